import * as v from 'valibot';
import { GRAMMAR_FORMS } from '../domain/grammar-forms.ts';
import { LEVELS } from '../domain/levels.ts';
import { SPEAKING_MODULE_LESSONS } from '../domain/limits.ts';
import { REASONS } from '../domain/reasons.ts';
import { SKILLS } from '../domain/skills.ts';
import { CEFR_BANDS, SUITABILITIES } from './audience-by-age.ts';
import { createKeyedSchema, describeKey, tableSchema, textSchema, titledTextSchema } from './schema-parts.ts';

/* The schemas of the files in `curriculum/`. docs/curriculum.md explains the fields to authors. */

export const entryIdSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use small letters, digits and hyphens'),
);

/** The kinds of exercise, easiest first: the order in which a class sets them. */
export const EXERCISE_KINDS = [
  'recognise',
  'complete',
  'correct',
  'transform',
  'personalise',
  'produce',
] as const;
export type ExerciseKind = (typeof EXERCISE_KINDS)[number];

/** `key` has one entry for each item, or one in all without items; alternatives are separated by " / ". */
export const exerciseSchema = v.pipe(
  v.strictObject({
    kind: v.picklist(EXERCISE_KINDS),
    task: textSchema,
    items: v.optional(v.pipe(v.array(textSchema), v.minLength(1))),
    key: v.optional(v.pipe(v.array(textSchema), v.minLength(1))),
  }),
  v.check(({ items, key }) => key === undefined || key.length === (items?.length ?? 1), describeKey),
);
export type AuthoredExercise = v.InferOutput<typeof exerciseSchema>;

/** A short model conversation, one turn a line. */
const unitDialogueSchema = v.strictObject({
  title: textSchema,
  lines: v.pipe(v.array(textSchema), v.minLength(4)),
});
export type UnitDialogue = v.InferOutput<typeof unitDialogueSchema>;

export const commonMistakeSchema = v.strictObject({
  wrong: textSchema,
  right: textSchema,
  why: textSchema,
  /** Whether `wrong` is correct English but less useful; the default is true in Reading and Listening. */
  lessUseful: v.optional(v.boolean()),
});

/** A teaching point of one level and skill, with exercises for several classes. */
const unitSchema = v.strictObject({
  id: entryIdSchema,
  title: textSchema,
  /** Completes "By the end you can …". */
  goal: textSchema,
  explanation: textSchema,
  /** In Grammar, the form that feedback looks for in the answers to a class. */
  form: v.optional(v.picklist(GRAMMAR_FORMS)),
  examples: v.pipe(v.array(textSchema), v.minLength(3)),
  commonMistake: commonMistakeSchema,
  /** In Grammar and Vocabulary, a short text with the point in it, which is read before the rule. */
  text: v.optional(titledTextSchema),
  /** Before the rule: a question on the text, a model or an example, so that learners notice the point. */
  notice: createKeyedSchema(1, 1),
  /** The forms or phrases of the point. */
  table: v.optional(tableSchema),
  badge: textSchema,
  /** In Reading and Listening, the ids of the texts in which the point can be practised. */
  texts: v.optional(v.array(entryIdSchema)),
  /** In Speaking, one for each class that the unit can fill. */
  dialogues: v.optional(v.array(unitDialogueSchema), []),
  exercises: v.pipe(v.array(exerciseSchema), v.minLength(8)),
});
export type Unit = v.InferOutput<typeof unitSchema>;

export const unitFileSchema = v.strictObject({
  level: v.picklist(LEVELS),
  skill: v.picklist(SKILLS),
  units: v.pipe(v.array(unitSchema), v.minLength(3)),
});

/** A row of a word list; the example marks the word as it stands there: "She *packed* her bag." */
export const listedWordSchema = v.strictObject({
  word: textSchema,
  meaning: textSchema,
  example: v.pipe(textSchema, v.regex(/^[^*]*\*[^*]+\*[^*]*$/, 'mark the word once, between asterisks')),
});
export type TopicWord = v.InferOutput<typeof listedWordSchema>;

/** A theme with its word list and situations. */
const topicSchema = v.strictObject({
  id: entryIdSchema,
  levels: v.pipe(v.array(v.picklist(LEVELS)), v.minLength(1)),
  reason: v.picklist(REASONS),
  suits: v.picklist(SUITABILITIES),
  title: textSchema,
  warmUp: textSchema,
  /** A situation that the learner is put into; tasks of every skill are built on it. */
  scene: textSchema,
  /** Only friends or a family are concerned, no office, group or public. */
  setting: v.optional(v.literal('private')),
  speakingPrompt: textSchema,
  words: v.pipe(v.array(listedWordSchema), v.minLength(7), v.maxLength(10)),
});
export type Topic = v.InferOutput<typeof topicSchema>;

export const topicFileSchema = v.strictObject({ topics: v.pipe(v.array(topicSchema), v.minLength(1)) });

/** A text to read or to listen to, with its exercises. */
const passageSchema = v.strictObject({
  id: entryIdSchema,
  skill: v.picklist(['Reading', 'Listening']),
  reason: v.picklist(REASONS),
  suits: v.picklist(SUITABILITIES),
  /** The topic whose words it uses. */
  topic: entryIdSchema,
  title: textSchema,
  /** Paragraphs, or the turns of a conversation. */
  body: v.pipe(v.array(textSchema), v.minLength(1)),
  exercises: v.pipe(v.array(exerciseSchema), v.minLength(5)),
});
export type Passage = v.InferOutput<typeof passageSchema>;

export const passageFileSchema = v.strictObject({
  level: v.picklist(LEVELS),
  passages: v.pipe(v.array(passageSchema), v.minLength(1)),
});

const moduleTaskSchema = v.strictObject({
  /** A natural sentence to hear and repeat, with which the class starts. */
  opener: textSchema,
  /** The role-play. */
  task: textSchema,
  /** The task for about a minute of speaking alone. */
  speakingPrompt: textSchema,
});
export type ModuleTask = v.InferOutput<typeof moduleTaskSchema>;

/**
 * One of the five Speaking modules of a reason; each builds on the one before. Where `speaking-modules/` has
 * a lesson for it, only the badge is used; else the class is put together from these fields.
 */
const moduleLessonMaterialSchema = v.strictObject({
  reason: v.picklist(REASONS),
  module: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(SPEAKING_MODULE_LESSONS)),
  goal: textSchema,
  warmUp: textSchema,
  badge: textSchema,
  /** The ids of the Speaking units that suit this module best. */
  fittingUnits: v.array(entryIdSchema),
  /** The ids of the topics that suit it best. */
  fittingTopics: v.optional(v.array(entryIdSchema), []),
  task: moduleTaskSchema,
});
export type SpeakingModule = v.InferOutput<typeof moduleLessonMaterialSchema>;

export const moduleFileSchema = v.strictObject({ modules: v.array(moduleLessonMaterialSchema) });

const linesSchema = v.pipe(v.array(textSchema), v.minLength(1));
const createBySkillSchema = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.strictObject(v.entriesFromList(SKILLS, entry));
const byBandSchema = v.strictObject(v.entriesFromList(CEFR_BANDS, linesSchema));

/** What the teacher says first, with the slot `{teacher}`. */
export const greetingFileSchema = v.strictObject({ children: linesSchema, adults: linesSchema });

/** Templates with the slots `{words}`, `{scene}`, `{point}` and `{topic}`. */
export const frameFileSchema = v.strictObject({
  /** What to do with the sentence that opens a Speaking class. */
  repeatTasks: byBandSchema,
  /** Exercises made from the class's word list. */
  wordTasks: v.strictObject({ meanings: linesSchema, spellings: linesSchema }),
  /** What the warm-up tells of the situation in which the last task is set. */
  situations: byBandSchema,
  /** What a task asks of the class's words, and the line of the checklist about it. */
  wordUse: v.strictObject(
    v.entriesFromList(CEFR_BANDS, v.strictObject({ task: textSchema, check: textSchema })),
  ),
  /** What a task asks of the Quick Check: a phrase word for word, or one like those of the genre. */
  phraseUse: v.strictObject({ phrase: textSchema, genre: textSchema }),
  /** "If you have five more minutes". */
  extraTasks: createBySkillSchema(byBandSchema),
});
export type ClassFrame = v.InferOutput<typeof frameFileSchema>;
