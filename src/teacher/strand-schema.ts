import * as v from 'valibot';
import { STAGES, type Stage } from '../domain/lesson-plan.ts';
import { LEVELS } from '../domain/levels.ts';
import { REASONS } from '../domain/reasons.ts';
import { SKILLS } from '../domain/skills.ts';
import { countTextWords } from '../domain/word-count.ts';
import {
  commonMistakeSchema,
  EXERCISE_KINDS,
  entryIdSchema,
  exerciseSchema,
  listedWordSchema,
} from './curriculum-schema.ts';
import { containsText, createListSchema, textSchema, titledTextSchema } from './schema-parts.ts';

/*
 * The schema of the files in `curriculum/<level>/strands/`: complete lessons on a unit, each on one thread
 * from its text to its last task. docs/curriculum.md explains the fields to authors.
 */

const atLeast = (count: number, what: string) => `at least ${count} ${what}`;
const createIntegerSchema = (min: number, max: number, what: string) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(min, atLeast(min, what)),
    v.maxValue(max, `at most ${max} ${what}`),
  );

/** A text to read, hear or play, with its limits in words; the body has paragraphs or turns. */
const createProseSchema = (min: number, max: number) =>
  v.pipe(
    titledTextSchema,
    v.check(({ body }) => {
      const words = countTextWords(body.join(' '));
      return words >= min && words <= max;
    }, `the text needs ${min} to ${max} words`),
  );

/** The kinds of exercise before the last task, which has a field of its own. */
const PRACTICE_KINDS = ['recognise', 'complete', 'correct', 'transform'] as const;

const practiceSchema = v.pipe(
  createListSchema(exerciseSchema, 4, 5, 'exercises'),
  v.check(
    (exercises) => exercises.every(({ kind }) => PRACTICE_KINDS.some((one) => one === kind)),
    `the exercises are to ${PRACTICE_KINDS.join(', ')}; what is free stands in the task`,
  ),
  v.check(
    (exercises) => new Set(exercises.map(({ kind }) => kind)).size >= 3,
    'the exercises are of at least three kinds',
  ),
  v.check(
    (exercises) => {
      const ranks = exercises.map(({ kind }) => EXERCISE_KINDS.indexOf(kind));
      return ranks.every((rank, at) => rank >= (ranks[at - 1] ?? 0));
    },
    `the exercises stand in the order ${PRACTICE_KINDS.join(', ')}`,
  ),
);

/** The last task, which can't be done without the unit's point. */
const taskSchema = v.strictObject({
  text: textSchema,
  /** How long an answer is, in words. */
  words: v.pipe(
    v.strictObject({
      min: createIntegerSchema(30, 250, 'words'),
      max: createIntegerSchema(30, 250, 'words'),
    }),
    v.check(({ min, max }) => min < max, 'the task asks for more words at most than at least'),
  ),
  checklist: createListSchema(textSchema, 3, 5, 'lines in the checklist'),
});

const createMinutesSchema = (stage: Stage) => createIntegerSchema(2, 25, `minutes for the stage "${stage}"`);

const strandSchema = v.pipe(
  v.strictObject({
    suits: v.picklist(['adults', 'children']),
    /** Only strands for adults have a reason; those for children serve all reasons. */
    reason: v.optional(v.picklist(REASONS)),
    title: textSchema,
    /** Completes "By the end you can …". */
    goal: textSchema,
    warmUp: textSchema,
    words: v.pipe(v.array(listedWordSchema), v.length(7, 'exactly seven words')),
    text: createProseSchema(80, 230),
    /** Sentences of the text that show the point. */
    examples: createListSchema(textSchema, 3, 5, 'examples'),
    /** A typical mistake in this task; it replaces the unit's. */
    commonMistake: commonMistakeSchema,
    exercises: practiceSchema,
    phrases: v.strictObject({
      starting: createListSchema(textSchema, 2, 4, 'phrases for starting'),
      keeping: createListSchema(textSchema, 2, 4, 'phrases for keeping going'),
    }),
    /** Only in Writing: another text of the same kind, which shows the form without giving the answer. */
    model: v.optional(createProseSchema(60, 230)),
    task: taskSchema,
    speakingPrompt: textSchema,
    /** "If you have five more minutes". */
    extraTask: textSchema,
    minutes: v.strictObject({
      words: createMinutesSchema('words'),
      text: createMinutesSchema('text'),
      point: createMinutesSchema('point'),
      practice: createMinutesSchema('practice'),
      task: createMinutesSchema('task'),
    } satisfies Record<Stage, unknown>),
  }),
  v.check(
    ({ suits, reason }) => (suits === 'children') === (reason === undefined),
    'a strand for adults names its reason; one for children serves every reason and names none',
  ),
  v.check(
    ({ text, examples }) => examples.every((example) => containsText(text.body, example)),
    'each example stands in the text word for word',
  ),
  v.check(({ minutes }) => {
    const total = STAGES.reduce((sum, stage) => sum + minutes[stage], 0);
    return total >= 25 && total <= 60;
  }, 'the stages take 25 to 60 minutes together'),
);
export type Strand = v.InferOutput<typeof strandSchema>;

/** A turn with its speaker: "Ana: Good morning." */
const TURN = /^(\p{Lu}[^:]{0,30}): \S/u;

/** Whether the lines are turns of two named speakers. */
function isDialogueOfTwo(lines: readonly string[]): boolean {
  const speakers = lines.map((line) => TURN.exec(line)?.[1]);
  return speakers.every((speaker) => speaker !== undefined) && new Set(speakers).size === 2;
}

/** The strands of one unit. */
export const strandFileSchema = v.pipe(
  v.strictObject({
    level: v.picklist(LEVELS),
    skill: v.picklist(SKILLS),
    /** The unit's id. */
    unit: entryIdSchema,
    strands: v.pipe(v.array(strandSchema), v.minLength(1)),
  }),
  v.check(
    ({ strands }) => new Set(strands.map(({ reason }) => reason)).size === strands.length,
    'a unit has one strand for each reason and one for children',
  ),
  v.check(
    ({ skill, strands }) => strands.every(({ model }) => (model !== undefined) === (skill === 'Writing')),
    'in Writing each strand has a model text, elsewhere none has',
  ),
  v.check(
    ({ skill, strands }) => skill !== 'Speaking' || strands.every((one) => isDialogueOfTwo(one.text.body)),
    'in Speaking the text is a dialogue of two people, each line with its name: "Ana: Good morning."',
  ),
  v.check(
    ({ skill, strands }) => skill !== 'Speaking' || strands.every((one) => one.text.body.length >= 8),
    'in Speaking the dialogue has at least eight turns',
  ),
);
export type StrandFile = v.InferOutput<typeof strandFileSchema>;
