import * as v from 'valibot';
import type { IdentifiedEvent } from './game-records.ts';
import { LEVELS } from './levels.ts';
import { FALLBACK_REQUIRED_LESSONS, MAX_MEMORY_TEXT_LENGTH } from './limits.ts';
import { markedPageSchema } from './marked-page.ts';
import { SIGN_IN_DEFAULTS } from './profile.ts';
import { REASONS } from './reasons.ts';
import { isStorableWord, limitCounts, limitOwnWords, limitWords } from './retention.ts';
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

/*
 * The learner's records as they lie in a database or a document that an earlier or later version of the app, or a
 * hand, may have written. A field of a wrong type falls back alone; fields that this version does not know are carried
 * along. The same schemas read the rows of this device and the document in the cloud.
 */

const age = v.pipe(v.number(), v.finite());

/** Who wrote a value last, for merging: the larger `(updatedAt, getDeviceId)` wins. */
const stamp = {
  /** Milliseconds since the epoch, by the device's corrected clock; 0 for defaults nobody chose. */
  updatedAt: v.fallback(timestampSchema, 0),
  deviceId: tolerantText,
};
const stampSchema = v.object(stamp);
export type Stamp = v.InferOutput<typeof stampSchema>;

const anyProfile = openObject({
  ...stamp,
  uid: tolerantText,
  email: tolerantText,
  displayName: tolerantText,
  studentLevel: v.fallback(v.optional(v.picklist(LEVELS)), undefined),
  age: v.fallback(v.optional(age), undefined),
  why: v.fallback(v.optional(v.picklist(REASONS)), undefined),
  setupComplete: tolerantFlag,
});
type AnyProfile = v.InferOutput<typeof anyProfile>;
type Choice = 'studentLevel' | 'age' | 'why';

/** The learner's profile. A field that is absent was never set, or was stored with a type nobody can use. */
export type Profile = Omit<AnyProfile, Choice> & { [Field in Choice]?: NonNullable<AnyProfile[Field]> };

export const profileSchema = v.pipe(
  anyProfile,
  v.transform(
    ({ studentLevel, age: years, why, ...rest }): Profile => ({
      ...rest,
      ...(studentLevel === undefined ? {} : { studentLevel }),
      ...(years === undefined ? {} : { age: years }),
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
  /** By lesson, how often it was counted beyond once, since several devices completed it apart. */
  countedAgain: v.optional(tolerantMap(v.pipe(v.number(), v.integer(), v.minValue(1)))),
  lessons: tolerantList(moduleLessonSchema),
});
export type SkillProgress = v.InferOutput<typeof skillSchema>;

/** Skills that this version does not know are left out. */
export const courseSchema = openObject({
  ...stamp,
  level: v.fallback(v.picklist(LEVELS), SIGN_IN_DEFAULTS.studentLevel),
  reason: v.fallback(v.picklist(REASONS), SIGN_IN_DEFAULTS.why),
  age: v.fallback(age, SIGN_IN_DEFAULTS.age),
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
  age: v.fallback(age, SIGN_IN_DEFAULTS.age),
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
  /** When it was handed in; its feedback may have come, and have been replaced, later. */
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
  classPlan: tolerantText,
  completed: tolerantFlag,
  /** The answer that was submitted last; empty before. */
  answer: tolerantText,
  /** The marks on the answer; absent or `null` where its feedback came without, or they can't be read. */
  markedPage: v.optional(v.fallback(v.nullable(markedPageSchema), null)),
  /** Whose the answer is, where the record's own stamp is not known to tell it. */
  given: v.optional(v.fallback(v.optional(answerStampSchema), undefined)),
  /** What other devices answered apart from that, handed in before it; the last one first. */
  otherAnswers: v.optional(tolerantList(lessonAnswerSchema)),
  /** The counters that its completion was counted under. */
  countedBy: v.optional(tolerantList(v.string())),
});
export type LessonRecord = v.InferOutput<typeof lessonSchema>;

/** The drag activity's two zones. */
const dragGroups = openObject({ starting: tolerantList(v.string()), keeping: tolerantList(v.string()) });
export type DragGroups = v.InferOutput<typeof dragGroups>;

/** A practice that is done, as the specification has it (section 3). */
const practiceSubmissionSchema = v.object({
  action: v.picklist(['audio_played', 'flashcards_completed']),
  skillFocus: v.picklist(SKILLS),
});
export type PracticeSubmission = v.InferOutput<typeof practiceSubmissionSchema>;

const homeworkFields = {
  notes: tolerantText,
  /** When it was saved, in the learner's own date format. */
  date: tolerantText,
  dragItems: v.fallback(dragGroups, { starting: [], keeping: [] }),
  /** Answers by exercise index, from '0'. */
  exercises: tolerantMap(v.string()),
  flippedCards: tolerantFlag,
  audioPlayed: tolerantFlag,
  /** The practices that were done for it, in that order; absent where there were none, and in older records. */
  submissions: v.optional(tolerantList(practiceSubmissionSchema)),
};

export const homeworkSchema = openObject({
  ...recordFields,
  ...homeworkFields,
  /** The lesson record it was done in; empty for homework out of a game, and of earlier versions. */
  lessonId: tolerantText,
  /** The plan's text. */
  lesson: tolerantText,
});
export type HomeworkRecord = v.InferOutput<typeof homeworkSchema>;

/** What the notepad hands over when homework is saved (specification, section 3), with the badge of its plan. */
export type NotepadHomework = Pick<HomeworkRecord, keyof typeof homeworkFields> & { badge: string };

/** The notepad's state of one lesson, as the learner left it. Never leaves the device. */
export const draftSchema = v.object({
  notes: tolerantText,
  /** Answers by exercise index, from '0'. */
  exercises: tolerantMap(v.string()),
  starting: tolerantList(v.string()),
  keeping: tolerantList(v.string()),
  /** Indexes of flashcards flipped at least once. */
  flipped: tolerantList(v.pipe(v.number(), v.integer(), v.minValue(0))),
  audioPlayed: tolerantFlag,
  /** The practices that are done since the last save to homework. */
  submissions: tolerantList(practiceSubmissionSchema),
  /** What was given at each check of an exercise's item, by the item's name: '0.2' is item 2 of the first exercise. */
  checks: tolerantMap(tolerantList(v.string())),
  /** The same for the items that came back at the end, and what stands in their fields. */
  againChecks: tolerantMap(tolerantList(v.string())),
  againAnswers: tolerantMap(v.string()),
  /** The items of the checklist that are ticked, from 0. */
  ticked: tolerantList(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** The step that was open last, by its id; empty before the first. */
  step: tolerantText,
});
export type NotepadDraft = v.InferOutput<typeof draftSchema>;

/** An answer that the learner calls right, though the key of its exercise does not have it. Never leaves the device. */
export const answerCalledRightSchema = v.object({
  /** The exercise's text. */
  exercise: v.string(),
  /** The item of it, from 1. */
  item: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The answer that the key gives first. */
  key: v.string(),
  answer: v.string(),
});
export type AnswerCalledRight = v.InferOutput<typeof answerCalledRightSchema>;

/** Oldest first. */
export const answersCalledRightSchema = tolerantList(answerCalledRightSchema);

/** Classes left on one local date, `YYYY-MM-DD`. */
export const creditsSchema = v.object({ date: v.string(), remaining: v.pipe(v.number(), v.minValue(0)) });
export type Credits = v.InferOutput<typeof creditsSchema>;

/** Phrases and words that earlier classes used, oldest first, so that the next class brings new ones. */
export const usedContentSchema = v.object({
  phrases: tolerantList(v.string()),
  vocab: tolerantList(v.string()),
});
export type UsedContent = v.InferOutput<typeof usedContentSchema>;

export const badgesSchema = tolerantList(v.string());

/** The packed reviews of each word that was met; `''` for one that was never asked. */
export const wordsSchema = v.pipe(tolerantMap(packedReviewsSchema, isStorableWord), v.transform(limitWords));
export type PackedWords = v.InferOutput<typeof wordsSchema>;

const memoryText = v.fallback(v.pipe(v.string(), v.maxLength(MAX_MEMORY_TEXT_LENGTH)), '');

/** What the learner added, edited or removed of a word, or what a class told of one that no bank knows. */
const ownWordSchema = openObject({
  ...stamp,
  meaning: memoryText,
  example: memoryText,
  isRemoved: v.boolean(),
});
export type OwnWord = v.InferOutput<typeof ownWordSchema>;

/** By word. */
export const ownWordsSchema = v.pipe(tolerantMap(ownWordSchema, isStorableWord), v.transform(limitOwnWords));
export type OwnWords = v.InferOutput<typeof ownWordsSchema>;

/** What a learner got wrong, in a game or a class, until they know it. */
export const mistakeSchema = openObject({
  ...stamp,
  id: v.pipe(v.string(), v.minLength(1)),
  /** Milliseconds since the epoch; never changes, and with `id` orders the mistakes. */
  createdAt: timestampSchema,
  kind: v.picklist(['word', 'grammar', 'fact', 'text']),
  /** What it is about, by its name in its bank. */
  word: memoryText,
  asked: memoryText,
  given: memoryText,
  right: memoryText,
  reason: memoryText,
  /** A game's id, or `class`. */
  source: memoryText,
  isKnown: tolerantFlag,
});
export type Mistake = v.InferOutput<typeof mistakeSchema>;

export const mistakesSchema = tolerantList(mistakeSchema);

/** By device. What has none says nothing. */
const countersSchema = v.pipe(
  tolerantMap(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  v.check((counters) => Object.keys(counters).length > 0),
);

/**
 * What was counted, by name: `day:2026-11-22` for the answers of that local date, `asked:` and `right:` with a point of
 * grammar. Counted per device and shown as the sum, so that a merge never counts twice.
 */
export const countsSchema = v.pipe(tolerantMap(countersSchema, isStorableWord), v.transform(limitCounts));
export type Counts = v.InferOutput<typeof countsSchema>;

/** What a learner's classes and games left in their memory. */
export interface LearnerMemory {
  words: PackedWords;
  ownWords: OwnWords;
  /** Newest first. */
  mistakes: readonly Mistake[];
  counts: Counts;
}

/** How a memory learns from what happened in games and classes. Pure: it may be asked a second time. */
export type MemoryReducer = (from: {
  memory: LearnerMemory;
  /** Oldest first. */
  events: readonly IdentifiedEvent[];
  /** Who writes, and when. */
  stamp: Stamp;
  /** The name under which this device counts. */
  counter: string;
}) => LearnerMemory;

/** What there is to say of a word besides itself. */
export type WordDetails = Pick<OwnWord, 'meaning' | 'example'>;

/** A mistake as it is made. The same id once more is the same mistake. */
export type NewMistake = Omit<Mistake, keyof Stamp | 'createdAt' | 'isKnown'>;

/** Everything of a learner that travels between devices: what a merge takes and gives. */
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
