/** Every constant of the specification's section 9 that is not a list, in one place. */

/** Classes a learner may generate per local day. */
export const DAILY_CREDITS = 5;
/** How long a call to the lesson API may take, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 50_000;
/** The newest lessons and the newest homework items that are kept. */
export const RETAINED_LESSONS = 50;
export const RETAINED_HOMEWORK = 50;

const MEGABYTE = 1024 * 1024;
/** A learner's records above this many bytes block an action with "nearly full". */
export const STORAGE_WARNING_BYTES = 4.5 * MEGABYTE;
/** At this many bytes or more, "full". */
export const STORAGE_LIMIT_BYTES = 5 * MEGABYTE;

/** Lessons that complete a skill in a course made by set-up. */
export const SETUP_REQUIRED_LESSONS = 4;
/** The same in the classroom's fallback course, for a profile that has none. */
export const FALLBACK_REQUIRED_LESSONS = 10;
/** The total that the progress page shows when there is no course. */
export const FALLBACK_PROGRESS_TOTAL = 50;

export const LESSONS_PER_LEVEL_UP = 10;
export const SPEAKING_MODULE_LESSONS = 5;
/** Lessons that open a room in Course mode, once the Speaking module is done. */
export const ARCADE_VOCABULARY_LESSONS = 2;
export const LIBRARY_GRAMMAR_LESSONS = 2;

export const MIN_AGE = 6;
export const MAX_AGE = 100;

/** The drag activity: two phrases for starting, then two for keeping going. */
export const DRAG_GROUP_SIZE = 2;

/** Memory Match: pairs on the table, and columns of the grid. */
export const MEMORY_MATCH_PAIRS = 8;
export const MEMORY_MATCH_COLUMNS = 4;
/**
 * How long two open cards stay locked before a match resolves, and before a mismatch turns back, in
 * milliseconds.
 */
export const MEMORY_MATCH_DELAY_MS = 1000;
export const MEMORY_MISMATCH_DELAY_MS = 1200;

/** Word Chain and Timed Word Chain: the time for a word, in milliseconds; each correct word gives it anew. */
export const WORD_CHAIN_MS = 15_000;

/** Guess the Word: with so many wrong letters a word is lost. */
export const MAX_WRONG_LETTERS = 6;

/** Grammar Race: how long a question may take. */
export const GRAMMAR_RACE_MS = 10_000;

/**
 * Creative Writing: emojis on offer, those of them that a story uses, and the most words that it may have.
 */
export const STORY_EMOJI_CHOICES = 12;
export const STORY_EMOJIS = 5;
export const STORY_WORDS = 100;

/** Blockbusters: the board, and how long the Gold Run may take, in milliseconds. */
export const HEXAGON_COLUMNS = 5;
export const HEXAGON_ROWS = 4;
export const GOLD_RUN_MS = 60_000;

/** A route chunk that takes longer than this counts as failed, in milliseconds. */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;

/**
 * Work that waits to reach the cloud for longer is told of, in milliseconds: a browser may clear what a site
 * has stored once nobody has come for a week.
 */
export const UNSYNCED_WARNING_MS = 2 * 24 * 3_600_000;

/** Answers that a learner called right, beyond the keys; older ones are left out. */
export const MAX_ANSWERS_CALLED_RIGHT = 300;

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
