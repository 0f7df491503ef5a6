import * as v from 'valibot';
import { LEVELS } from './levels.ts';
import { FALLBACK_REQUIRED_LESSONS, MAX_MEMORY_TEXT_LENGTH } from './limits.ts';
import { markedPageSchema } from './marked-page.ts';
import { isStorableWord, limitCounts, limitOwnWords, limitWords } from './memory-retention.ts';
import { REASONS } from './reasons.ts';
import { SKILLS } from './skills.ts';
import {
  openObject,
  timestampSchema,
  tolerantFlag,
  tolerantList,
  tolerantMap,
  tolerantText,
} from './tolerant-schemas.ts';
import { packedReviewsSchema } from './word-reviews.ts';

/** The profile values that a first sign-in writes (specification, sections 3 and 9). */
export const SIGN_IN_DEFAULTS = { studentLevel: 'A1', age: 18, why: 'personal growth' } as const;

/*
 * The schemas of the learner's records, for the rows of this device and for the document in the cloud.
 * Another version of the app, or a person, may have written them: a field of a wrong type falls back to its
 * default alone, and unknown fields are preserved.
 */

const ageSchema = v.pipe(v.number(), v.finite());

/** Who wrote a value last, for merging: the larger `(updatedAt, deviceId)` wins. */
const stamp = {
  /** Milliseconds since the epoch, by the device's corrected clock; 0 for defaults that no learner chose. */
  updatedAt: v.fallback(timestampSchema, 0),
  deviceId: tolerantText,
};
const stampSchema = v.object(stamp);
export type Stamp = v.InferOutput<typeof stampSchema>;

/** The stamps of fields that are older than the whole value's; see `field-stamps.ts`. */
const fieldStamps = v.optional(
  v.fallback(v.object({ of: stampSchema, fields: tolerantMap(stampSchema) }), {
    of: { updatedAt: 0, deviceId: '' },
    fields: {},
  }),
);

/** The fields of a profile that merge one by one. */
export const PROFILE_FIELDS = ['email', 'displayName', 'studentLevel', 'age', 'why'] as const;
/** The fields of a course that merge one by one, by their last writer. */
export const COURSE_FIELDS = ['level', 'reason', 'age'] as const;

const storedProfileSchema = openObject({
  ...stamp,
  fieldStamps,
  uid: tolerantText,
  email: tolerantText,
  displayName: tolerantText,
  studentLevel: v.fallback(v.optional(v.picklist(LEVELS)), undefined),
  age: v.fallback(v.optional(ageSchema), undefined),
  /** The reason for learning; other records call it `reason`. */
  why: v.fallback(v.optional(v.picklist(REASONS)), undefined),
  setupComplete: tolerantFlag,
});
type StoredProfile = v.InferOutput<typeof storedProfileSchema>;
type OptionalField = 'studentLevel' | 'age' | 'why';

/** The learner's profile. An absent field was never set, or was stored with a wrong type. */
export type Profile = Omit<StoredProfile, OptionalField> & {
  [Field in OptionalField]?: NonNullable<StoredProfile[Field]>;
};

export const profileSchema = v.pipe(
  storedProfileSchema,
  v.transform(
    ({ studentLevel, age, why, ...rest }): Profile => ({
      ...rest,
      ...(studentLevel === undefined ? {} : { studentLevel }),
      ...(age === undefined ? {} : { age }),
      ...(why === undefined ? {} : { why }),
    }),
  ),
);

/** A lesson of a skill's module, by its number from 1. */
const moduleLessonSchema = openObject({
  module_lesson: v.pipe(v.number(), v.integer()),
  completed: tolerantFlag,
});
export type ModuleLesson = v.InferOutput<typeof moduleLessonSchema>;

const skillSchema = openObject({
  skill: v.picklist(SKILLS),
  required: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), FALLBACK_REQUIRED_LESSONS),
  /** Completed lessons, counted per device and shown as their sum, so that a merge never counts twice. */
  counts: tolerantMap(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /**
   * By lesson, the surplus in `counts` after several devices completed it independently; it is subtracted
   * from the sum.
   */
  countedAgain: v.optional(tolerantMap(v.pipe(v.number(), v.integer(), v.minValue(1)))),
  lessons: tolerantList(moduleLessonSchema),
});
export type SkillProgress = v.InferOutput<typeof skillSchema>;

/** Unknown skills are dropped. */
export const courseSchema = openObject({
  ...stamp,
  fieldStamps,
  level: v.fallback(v.picklist(LEVELS), SIGN_IN_DEFAULTS.studentLevel),
  reason: v.fallback(v.picklist(REASONS), SIGN_IN_DEFAULTS.why),
  age: v.fallback(ageSchema, SIGN_IN_DEFAULTS.age),
  skills: tolerantList(skillSchema),
});
export type Course = v.InferOutput<typeof courseSchema>;

/** What lesson and homework records share. */
const recordFields = {
  ...stamp,
  id: v.pipe(v.string(), v.minLength(1)),
  /** Milliseconds since the epoch; never changes, and with `id` orders the records. */
  createdAt: timestampSchema,
  /** `createdAt` as an ISO 8601 string, for readers of the document other than this app. */
  timestamp: tolerantText,
  studentLevel: v.fallback(v.picklist(LEVELS), SIGN_IN_DEFAULTS.studentLevel),
  skillFocus: v.fallback(v.picklist(SKILLS), SKILLS[0]),
  teacher: tolerantText,
  reason: v.fallback(v.picklist(REASONS), SIGN_IN_DEFAULTS.why),
  age: v.fallback(ageSchema, SIGN_IN_DEFAULTS.age),
  /** The module lesson of Speaking, 1 to 5; 0 when the class belongs to no module. */
  module_lesson: v.fallback(v.pipe(v.number(), v.integer()), 0),
  feedback: tolerantText,
};

/** An answer to a lesson, with the feedback on it. */
const lessonAnswerSchema = openObject({
  ...stamp,
  answer: tolerantText,
  feedback: tolerantText,
  markedPage: v.optional(v.fallback(v.nullable(markedPageSchema), null)),
  /** When it was submitted; its feedback may be newer. */
  answeredAt: timestampSchema,
});
export type LessonAnswer = v.InferOutput<typeof lessonAnswerSchema>;

/** Who wrote an answer, and when. */
const answerStampSchema = v.object({
  updatedAt: timestampSchema,
  deviceId: v.string(),
  answeredAt: timestampSchema,
});

export const lessonSchema = openObject({
  ...recordFields,
  /** The plan's text; a homework record calls it `lesson`. */
  classPlan: tolerantText,
  completed: tolerantFlag,
  /** The class was made from the mistakes of the classes before it. */
  isReview: v.optional(tolerantFlag),
  /** The answer that was submitted last; empty before. */
  answer: tolerantText,
  /** The marks on the answer; absent or `null` if its feedback has none, or they are invalid. */
  markedPage: v.optional(v.fallback(v.nullable(markedPageSchema), null)),
  /** The answer's stamp, if that differs from the record's own stamp or is unknown. */
  given: v.optional(v.fallback(v.optional(answerStampSchema), undefined)),
  /** Earlier answers of other devices, newest first. */
  otherAnswers: v.optional(tolerantList(lessonAnswerSchema)),
  /** The counters in which its completion was counted. */
  countedBy: v.optional(tolerantList(v.string())),
});
export type LessonRecord = v.InferOutput<typeof lessonSchema>;

/** The drag activity's two zones. */
const dragGroupsSchema = openObject({
  starting: tolerantList(v.string()),
  keeping: tolerantList(v.string()),
});
export type DragGroups = v.InferOutput<typeof dragGroupsSchema>;

/** A completed practice (specification, section 3). */
const practiceSubmissionSchema = v.object({
  action: v.picklist(['audio_played', 'flashcards_completed']),
  skillFocus: v.picklist(SKILLS),
});
export type PracticeSubmission = v.InferOutput<typeof practiceSubmissionSchema>;

const homeworkFields = {
  notes: tolerantText,
  /** When it was saved, in the learner's own date format. */
  date: tolerantText,
  dragItems: v.fallback(dragGroupsSchema, { starting: [], keeping: [] }),
  /** Answers by exercise index, from '0'. */
  exercises: tolerantMap(v.string()),
  flippedCards: tolerantFlag,
  audioPlayed: tolerantFlag,
  /** The practices done for it, in order; absent if there were none, and in older records. */
  submissions: v.optional(tolerantList(practiceSubmissionSchema)),
};

export const homeworkSchema = openObject({
  ...recordFields,
  ...homeworkFields,
  /** The id of its lesson record; empty for homework from a game or an earlier version. */
  lessonId: tolerantText,
  /** The plan's text; a lesson record calls it `classPlan`. */
  lesson: tolerantText,
});
export type HomeworkRecord = v.InferOutput<typeof homeworkSchema>;

/** What the notepad saves as homework (specification, section 3), with the badge of its plan. */
export type NotepadHomework = Pick<HomeworkRecord, keyof typeof homeworkFields> & { badge: string };

/** The notepad's state of one lesson. Never leaves the device. */
export const draftSchema = v.object({
  notes: tolerantText,
  /** Answers by exercise index, from '0'. */
  exercises: tolerantMap(v.string()),
  starting: tolerantList(v.string()),
  keeping: tolerantList(v.string()),
  /** Indexes of flashcards flipped at least once. */
  flipped: tolerantList(v.pipe(v.number(), v.integer(), v.minValue(0))),
  audioPlayed: tolerantFlag,
  /** The practices done since the last save as homework. */
  submissions: tolerantList(practiceSubmissionSchema),
  /**
   * The answers at each check of an exercise's item, by the item's name: '0.2' is item 2 of the first
   * exercise. Not the verdicts, so that a better key, or an answer reported as right, changes earlier
   * results.
   */
  checks: tolerantMap(tolerantList(v.string())),
  /** `checks` for the items that are repeated at the end of a class. */
  againChecks: tolerantMap(tolerantList(v.string())),
  /** The text in the fields of the repeated items, by the item's name. */
  againAnswers: tolerantMap(v.string()),
  /** Indexes of the ticked items of the checklist. */
  ticked: tolerantList(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** The id of the step that was open last; empty before the first. */
  step: tolerantText,
});
export type NotepadDraft = v.InferOutput<typeof draftSchema>;

/**
 * An answer that the learner says is right although its exercise's key does not have it. Stays on the device;
 * the API sends a part of it as `called_right`.
 */
const disputedAnswerSchema = v.object({
  /** The exercise's text. */
  exercise: v.string(),
  /** The item's number, from 1. */
  item: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The first answer of the key. */
  key: v.string(),
  answer: v.string(),
});
export type DisputedAnswer = v.InferOutput<typeof disputedAnswerSchema>;

/** Oldest first. */
export const disputedAnswersSchema = tolerantList(disputedAnswerSchema);

/** Classes left on one local date, `YYYY-MM-DD`. */
export const creditsSchema = v.object({ date: v.string(), remaining: v.pipe(v.number(), v.minValue(0)) });
export type Credits = v.InferOutput<typeof creditsSchema>;

/** Phrases and words that earlier classes used, oldest first, so that the next class has new ones. */
export const usedContentSchema = v.object({
  phrases: tolerantList(v.string()),
  vocab: tolerantList(v.string()),
});
export type UsedContent = v.InferOutput<typeof usedContentSchema>;

export const badgesSchema = tolerantList(v.string());

/** By word that was met, its packed reviews; `''` for one that was never asked. */
export const wordsSchema = v.pipe(tolerantMap(packedReviewsSchema, isStorableWord), v.transform(limitWords));
export type PackedWords = v.InferOutput<typeof wordsSchema>;

const memoryTextSchema = v.fallback(v.pipe(v.string(), v.maxLength(MAX_MEMORY_TEXT_LENGTH)), '');

/** A word that the learner added, edited or removed, or that a class explained and no bank has. */
const ownWordSchema = openObject({
  ...stamp,
  meaning: memoryTextSchema,
  example: memoryTextSchema,
  isRemoved: v.boolean(),
});
export type OwnWord = v.InferOutput<typeof ownWordSchema>;

/** By word. */
export const ownWordsSchema = v.pipe(tolerantMap(ownWordSchema, isStorableWord), v.transform(limitOwnWords));
export type OwnWords = v.InferOutput<typeof ownWordsSchema>;

/** Something that a learner got wrong in a game or a class. */
export const mistakeSchema = openObject({
  ...stamp,
  id: v.pipe(v.string(), v.minLength(1)),
  /** Milliseconds since the epoch; never changes, and with `id` orders the mistakes. */
  createdAt: timestampSchema,
  kind: v.picklist(['word', 'grammar', 'fact', 'text']),
  /** The id of the word, fact or point of grammar in its bank. */
  word: memoryTextSchema,
  /** The question. */
  asked: memoryTextSchema,
  /** The learner's answer. */
  given: memoryTextSchema,
  /** The right answer. */
  right: memoryTextSchema,
  /** Why the answer is wrong, for the learner. */
  reason: memoryTextSchema,
  /** A game's id, or `class`. */
  source: memoryTextSchema,
  /** Whether the learner has marked it as known. */
  isKnown: tolerantFlag,
});
export type Mistake = v.InferOutput<typeof mistakeSchema>;

export const mistakesSchema = tolerantList(mistakeSchema);

/** By device; an empty map is invalid. */
const countersSchema = v.pipe(
  tolerantMap(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  v.check((counters) => Object.keys(counters).length > 0),
);

/**
 * Counters by name: `day:2026-11-22` for the answers of that local date, `asked:` and `right:` followed by a
 * point of grammar. Counted per device and shown as the sum, so that a merge never counts twice.
 */
export const countsSchema = v.pipe(tolerantMap(countersSchema, isStorableWord), v.transform(limitCounts));
export type Counts = v.InferOutput<typeof countsSchema>;

/** What a learner remembers, from the events of their classes and games. */
export interface LearnerMemory {
  words: PackedWords;
  ownWords: OwnWords;
  /** Newest first. */
  mistakes: readonly Mistake[];
  counts: Counts;
}

/** The texts of a word. */
export type WordDetails = Pick<OwnWord, 'meaning' | 'example'>;

/** A mistake before it is stored. Storing the same id again changes nothing. */
export type NewMistake = Omit<Mistake, keyof Stamp | 'createdAt' | 'isKnown'>;

/** Everything that is synced between a learner's devices: the input and output of a merge. */
export interface LearnerState extends LearnerMemory {
  profile: Profile | null;
  course: Course | null;
  badges: readonly string[];
  lessons: readonly LessonRecord[];
  homework: readonly HomeworkRecord[];
}

export const EMPTY_LEARNER_STATE: LearnerState = {
  profile: null,
  course: null,
  badges: [],
  lessons: [],
  homework: [],
  words: {},
  ownWords: {},
  mistakes: [],
  counts: {},
};
