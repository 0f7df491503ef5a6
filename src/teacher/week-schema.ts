import * as v from 'valibot';
import { LEVELS } from '../domain/levels.ts';
import { SPEAKING_MODULE_LESSONS } from '../domain/limits.ts';
import { REASONS } from '../domain/reasons.ts';
import { SKILLS } from '../domain/skills.ts';
import { CEFR_BANDS, getCefrBand, LESSON_AUDIENCES } from './audience-by-age.ts';
import { commonMistakeSchema, entryIdSchema, listedWordSchema } from './curriculum-schema.ts';
import {
  checkModelAnswer,
  containsText,
  createKeyedSchema,
  createListSchema,
  describeKey,
  keyedEntries,
  modelAnswerEntries,
  tableSchema,
  textSchema,
  titledTextSchema,
} from './schema-parts.ts';

/*
 * The schemas of the files in `curriculum/<level>/weeks/` and `curriculum/speaking-modules/`: lessons in two
 * sittings, with one cast and one story. docs/curriculum.md explains the fields to authors.
 */

/** The kinds of practice. A kind says how the learner works; the answer form follows from items and key. */
export const PRACTICE_KINDS = [
  'recognise',
  'complete',
  'correct',
  'transform',
  'order',
  'reply',
  'cloze',
  'paragraph',
  'notes',
  'information-gap',
  'dictogloss',
] as const;
export type PracticeKind = (typeof PRACTICE_KINDS)[number];

const practiceSchema = v.pipe(
  v.strictObject({ kind: v.picklist(PRACTICE_KINDS), ...keyedEntries(1, 8) }),
  v.check(({ items, key }) => key.length === items.length, describeKey),
);
export type PracticeExercise = v.InferOutput<typeof practiceSchema>;

const countItems = (exercises: readonly PracticeExercise[]) =>
  exercises.reduce((sum, { items }) => sum + items.length, 0);

const CORE_PRACTICE_ITEMS = 8;
const practiceListSchema = v.pipe(
  createListSchema(practiceSchema, 2, 3, 'exercises to practise'),
  v.check(
    (exercises) => countItems(exercises) === CORE_PRACTICE_ITEMS,
    `the practice has ${CORE_PRACTICE_ITEMS} items in all`,
  ),
  v.check(
    (exercises) => new Set(exercises.map(({ kind }) => kind)).size === exercises.length,
    'the exercises to practise are of different kinds',
  ),
);

const taskSchema = checkModelAnswer(
  v.strictObject({
    text: textSchema,
    /** The length of a good answer, in words. */
    words: v.pipe(
      v.strictObject({
        min: v.pipe(v.number(), v.integer(), v.minValue(5)),
        max: v.pipe(v.number(), v.integer(), v.maxValue(250)),
      }),
      v.check(({ min, max }) => min < max, 'the most words are more than the least'),
    ),
    /** Lines that the learner ticks; each is answered by looking at the own text. */
    checklist: createListSchema(textSchema, 3, 4, 'lines in the checklist'),
    ...modelAnswerEntries,
  }),
);

const lessonEntries = {
  title: textSchema,
  /** Completes "By the end you can …". */
  goal: textSchema,
  warmUp: textSchema,
  /** Who and where, for a learner who has met no other lesson of the story. */
  background: v.optional(textSchema),
  words: createListSchema(listedWordSchema, 5, 7, 'words'),
  text: titledTextSchema,
  /** A question on the text that makes the learner notice the point, before the rule. */
  notice: createKeyedSchema(1, 1),
  rule: v.strictObject({
    /** Two to four sentences in words of the level. */
    explanation: textSchema,
    form: tableSchema,
    /** Two questions that show whether the rule was understood. */
    check: createKeyedSchema(2, 2),
  }),
  /** Sentences of the text that show the point. */
  examples: createListSchema(textSchema, 3, 4, 'examples'),
  commonMistake: commonMistakeSchema,
  /** The four items that end the first sitting. */
  first: createKeyedSchema(4, 4),
  practice: practiceListSchema,
  /** Practice by choice. */
  more: createListSchema(practiceSchema, 1, 2, 'exercises for more practice'),
  phrases: v.strictObject({
    starting: createListSchema(textSchema, 2, 3, 'phrases for starting'),
    keeping: createListSchema(textSchema, 2, 3, 'phrases for keeping going'),
  }),
  /** In Speaking: three lines to repeat with one sound in mind, and replies to choose and say. */
  speaking: v.optional(
    v.strictObject({
      sound: textSchema,
      lines: v.pipe(v.array(textSchema), v.length(3, 'exactly three lines to repeat')),
      replies: createKeyedSchema(3, 3),
    }),
  ),
  task: taskSchema,
  speakingPrompt: textSchema,
  /** "If you have five more minutes". */
  extraTask: textSchema,
};

const EXAMPLES_MESSAGE = 'each example is in the text word for word';

/** A lesson of a week: on a unit of its level and skill, which gives the badge. */
const weekLessonSchema = v.pipe(
  v.strictObject({ skill: v.picklist(SKILLS), unit: entryIdSchema, ...lessonEntries }),
  v.check(
    ({ text, examples }) => examples.every((example) => containsText(text.body, example)),
    EXAMPLES_MESSAGE,
  ),
  v.check(
    ({ skill, speaking }) => (skill === 'Speaking') === (speaking !== undefined),
    'lessons of Speaking have "speaking", others do not',
  ),
);
export type WeekLesson = v.InferOutput<typeof weekLessonSchema>;

/** What lessons of weeks and of Speaking modules have in common. */
export type TwoSittingLesson = Omit<WeekLesson, 'skill' | 'unit'>;

/**
 * The fewest lessons of a week, each of another skill. At C levels a week may leave skills out: what learners
 * still lack there is precision in grammar, words and writing, which has to be authored, while the pools of
 * texts and talks keep classes of the other skills varied.
 */
const MIN_WEEK_LESSONS = { A: SKILLS.length, B: SKILLS.length, C: 3 } as const;

/** A week: one cast and one story in lessons of different skills, each complete by itself. */
export const weekFileSchema = v.pipe(
  v.strictObject({
    id: entryIdSchema,
    level: v.picklist(LEVELS),
    title: textSchema,
    suits: v.picklist(LESSON_AUDIENCES),
    /** Only weeks for adults may have a reason; others serve all reasons. */
    reason: v.optional(v.picklist(REASONS)),
    /** Who is who, and the story in three sentences: for authors. */
    cast: v.pipe(v.array(textSchema), v.minLength(2)),
    story: textSchema,
    lessons: v.array(weekLessonSchema),
  }),
  v.check(
    ({ level, lessons }) => lessons.length >= MIN_WEEK_LESSONS[getCefrBand(level)],
    'a week has six lessons, or three or more at C levels',
  ),
  v.check(
    ({ lessons }) => new Set(lessons.map(({ skill }) => skill)).size === lessons.length,
    'a week has one lesson of a skill',
  ),
  v.check(
    ({ suits, reason }) => reason === undefined || suits === 'adults',
    'only a week for adults names a reason',
  ),
);
export type WeekFile = v.InferOutput<typeof weekFileSchema>;

const moduleLessonSchema = v.pipe(
  v.strictObject({
    module: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(SPEAKING_MODULE_LESSONS)),
    /** Only for children; adults have the badge of the module. */
    badge: v.optional(textSchema),
    ...lessonEntries,
  }),
  v.check(
    ({ text, examples }) => examples.every((example) => containsText(text.body, example)),
    EXAMPLES_MESSAGE,
  ),
  v.check(({ speaking }) => speaking !== undefined, 'a Speaking module has "speaking"'),
);

/** The five Speaking modules of a reason, or of all reasons for children, at one band. */
export const speakingModuleFileSchema = v.pipe(
  v.strictObject({
    band: v.picklist(CEFR_BANDS),
    suits: v.picklist(['adults', 'children']),
    reason: v.optional(v.picklist(REASONS)),
    lessons: v.pipe(v.array(moduleLessonSchema), v.length(SPEAKING_MODULE_LESSONS)),
  }),
  v.check(
    ({ suits, reason }) => (suits === 'adults') === (reason !== undefined),
    'modules for adults name their reason; those for children serve every reason',
  ),
  v.check(
    ({ lessons }) => lessons.every(({ module }, index) => module === index + 1),
    'the modules are in their order',
  ),
  v.check(
    ({ suits, lessons }) => lessons.every(({ badge }) => (suits === 'children') === (badge !== undefined)),
    'lessons for children have badges of their own, others have those of the module',
  ),
);
export type SpeakingModuleFile = v.InferOutput<typeof speakingModuleFileSchema>;
