/*
 * Every number that bounds or counts something for the learner: the constants of the specification's section
 * 9 that are not lists, and how much of each kind of record is kept. `memory-retention.ts` and
 * `check-limits.ts` apply them. What a plan may hold is in `plan/plan-limits.ts`, the server's quotas are in
 * `server/rate-limits`, the times and sizes of a single game in its folder.
 */

// Classes and requests

/** Classes that a learner may generate per local day. */
export const DAILY_CREDITS = 5;
/** Timeout of a call to the lesson API, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 50_000;
/** Timeout of loading a route's chunk, in milliseconds. */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;

// Profile

/** In years. */
export const MIN_AGE = 6;
export const MAX_AGE = 100;
/** Questions of the level test. */
export const PLACEMENT_QUESTIONS = 12;

// Course

/** Lessons that complete a skill in a course created by set-up. */
export const SETUP_REQUIRED_LESSONS = 4;
/** The same in the classroom's fallback course, for a profile without one. */
export const FALLBACK_REQUIRED_LESSONS = 10;
/** The total that the progress page shows when there is no course. */
export const FALLBACK_PROGRESS_TOTAL = 50;
export const LESSONS_PER_LEVEL_UP = 10;
export const SPEAKING_MODULE_LESSONS = 5;
/** Lessons that open a room in Course mode, once the Speaking module is done. */
export const ARCADE_VOCABULARY_LESSONS = 2;
export const LIBRARY_GRAMMAR_LESSONS = 2;

// Retention: how many records are kept, the newest unless stated otherwise

export const RETAINED_LESSONS = 50;
export const RETAINED_HOMEWORK = 50;
/** Answers kept per lesson: the latest of each device. */
export const RETAINED_LESSON_ANSWERS = 5;
/** Entries of the book of mistakes. */
export const RETAINED_MISTAKES = 100;
/** Words with reviews come first; the rest are kept in alphabetical order. */
export const RETAINED_WORDS = 6_000;
/** Words that the learner added, edited or removed. */
export const RETAINED_OWN_WORDS = 1_000;
/** Days with a count of answers: a year and one month. */
export const RETAINED_DAYS = 400;
/** Other counts: two per point of grammar. */
export const RETAINED_GRAMMAR_COUNTS = 1_000;
/** Play events kept on a device after the memory has learned from them. */
export const RETAINED_PLAY_EVENTS = 2_000;
/** Answers that a learner called right although their key does not have them. */
export const RETAINED_DISPUTED_ANSWERS = 300;
/** Phrases, and words, that earlier classes used: the maximum that the lesson API takes. */
export const RETAINED_USED_ITEMS = 500;
/** All used phrases together, in characters, well below the API's 64 KiB; the same for the words. */
export const RETAINED_USED_CHARACTERS = 12_000;

// Lengths, in characters

/** A used phrase or word. */
export const MAX_USED_ITEM_LENGTH = 200;
/** A word or phrase in the learner's memory. */
export const MAX_STORED_WORD_LENGTH = 60;
/** A meaning, an example, or another text of a word or a mistake. */
export const MAX_MEMORY_TEXT_LENGTH = 300;
/** A learner's answer to a class. */
export const MAX_ANSWER_LENGTH = 20_000;

// Answers

/**
 * What an answer may hold before any rule runs over it. 20,000 characters of English are about 3,600 words; a
 * text without spaces, such as Japanese, counts as one word.
 */
export const ANSWER_LIMITS = { words: 4_000, lines: 1_000, wordCharacters: 2_000 } as const;
export type AnswerLimit = keyof typeof ANSWER_LIMITS;

// Storage

const MEGABYTE = 1024 * 1024;
/** Above this size of a learner's records, in bytes, an action is blocked with "nearly full". */
export const STORAGE_WARNING_BYTES = 4.5 * MEGABYTE;
/** From this size on, with "full". */
export const STORAGE_LIMIT_BYTES = 5 * MEGABYTE;

// Sync

/**
 * How long work may wait for the cloud before the app warns, in milliseconds. A browser may clear a site's
 * storage after a week without a visit.
 */
export const UNSYNCED_WARNING_MS = 2 * 24 * 3_600_000;

/** A data file's size in bytes, twice what a learner's records may have. */
export const MAX_FILE_BYTES = 2 * STORAGE_LIMIT_BYTES;
/**
 * The values in a data file, several times what the fullest records have, and how deep they may be nested.
 */
export const MAX_FILE_VALUES = 200_000;
export const MAX_FILE_DEPTH = 24;
/** The longest name of a member in a data file, in characters. */
export const MAX_FILE_NAME_LENGTH = 200;

/**
 * Keys of records that a learner cleared from a device; the document in the cloud has only the newest records
 * anyway.
 */
export const MAX_CLEARED_KEYS = 1_000;

/** A pushed document's size in bytes: well below the 1 MiB at which Firestore refuses it. */
export const MAX_PUSHED_BYTES = 900_000;
/**
 * Records above this many bytes are the first to be left out of a document that is too large; no class needs
 * as much.
 */
export const LARGE_RECORD_BYTES = 100_000;

// Activities and games

/** The drag activity: two phrases for starting, then two for keeping going. */
export const DRAG_GROUP_SIZE = 2;

/** Guess the Word: this many wrong letters lose a word. */
export const MAX_WRONG_LETTERS = 6;

/** Creative Writing: emojis on offer, how many of them a story uses, and its maximum of words. */
export const STORY_EMOJI_CHOICES = 12;
export const STORY_EMOJIS = 5;
export const STORY_WORDS = 100;

/** The provider's rule, told beside the field. */
export const MIN_PASSWORD_LENGTH = 6;
