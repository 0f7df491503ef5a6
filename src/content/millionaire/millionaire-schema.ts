import * as v from 'valibot';
import type { Level } from '../../domain/levels.ts';
import { createSentencesSchema } from '../authored-text.ts';
import { WORLD_TOPICS } from '../general-knowledge/general-knowledge-schema.ts';

/*
 * The questions of the game Millionaire, as their authors write them: a pool for each of the fifteen steps of
 * the ladder.
 */

export const LADDER_STEPS = 15;
export const QUESTIONS_PER_STEP = 30;
export const OPTIONS_PER_QUESTION = 4;

/** The ladder’s three parts, each up to a safe step or the top, with harder questions and words. */
export const LADDER_PARTS = ['lower', 'middle', 'upper'] as const;
export type LadderPart = (typeof LADDER_PARTS)[number];

/** The first and the last step of a part. */
export const LADDER_PART_STEPS = {
  lower: [1, 5],
  middle: [6, 10],
  upper: [11, 15],
} as const satisfies Record<LadderPart, readonly [number, number]>;

/** The level of the words in a part’s questions; words in quotation marks may be harder. */
export const LADDER_PART_LEVELS = {
  lower: 'A2',
  middle: 'B1',
  upper: 'B2',
} as const satisfies Record<LadderPart, Level>;

/** Half of a step’s questions are about English. */
export const LANGUAGE_TOPICS = [
  'meaning',
  'collocation',
  'idiom',
  'word origin',
  'grammar',
  'spelling',
  'punctuation',
] as const;

/** The other half is general knowledge. */
export const GENERAL_TOPICS = WORLD_TOPICS;

/** The longest texts, in characters: a question with its options has to fit a phone’s screen. */
const MAX_QUESTION_LENGTH = 110;
const MAX_OPTION_LENGTH = 32;
const MAX_EXPLANATION_LENGTH = 140;
const MAX_BECAUSE_LENGTH = 110;

/** The limits of `sure`: a pure guess among four options, and never quite certain. */
const MIN_SURE = 0.25;
const MAX_SURE = 0.98;

const optionSchema = v.pipe(v.string(), v.regex(/^\S.*\S$|^\S$/), v.maxLength(MAX_OPTION_LENGTH));

export const millionaireQuestionSchema = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lower-case letters, digits and hyphens')),
    /** 1 is the easiest, 15 the hardest. */
    step: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LADDER_STEPS)),
    topic: v.picklist([...LANGUAGE_TOPICS, ...GENERAL_TOPICS]),
    question: createSentencesSchema(MAX_QUESTION_LENGTH),
    /** Authors vary the position of the answer, although the game shuffles the options. */
    options: v.pipe(v.array(optionSchema), v.length(OPTIONS_PER_QUESTION)),
    answer: optionSchema,
    /** What the answer teaches. */
    explanation: createSentencesSchema(MAX_EXPLANATION_LENGTH),
    /** The most tempting wrong option, which a friend who does not know the answer chooses. */
    trap: optionSchema,
    /** Why the trap is tempting. */
    because: createSentencesSchema(MAX_BECAUSE_LENGTH),
    /** How likely a well-read friend is to know the answer, 0 to 1. */
    sure: v.pipe(v.number(), v.minValue(MIN_SURE), v.maxValue(MAX_SURE)),
  }),
  v.check(
    ({ options }) => new Set(options.map((each) => each.toLowerCase())).size === options.length,
    'an option appears twice',
  ),
  v.check(({ answer, options }) => options.includes(answer), 'the answer must be an option'),
  v.check(
    ({ answer, options, trap }) => options.includes(trap) && trap !== answer,
    'the trap must be a wrong option',
  ),
);
export type MillionaireQuestion = v.InferOutput<typeof millionaireQuestionSchema>;

/** A part’s file, step by step. */
export const millionaireQuestionListSchema = v.array(millionaireQuestionSchema);
