import * as v from 'valibot';
import type { Level } from '../../domain/levels.ts';
import { createSentencesSchema } from '../authored-text.ts';

/* The questions about the world in Quiz and General Knowledge, as their authors write them. */

/** Easiest first; the level of the English rises with them: A2, B1, B2. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The levels with their own questions, which are simpler than the easy ones. */
export const SIMPLE_LEVELS = ['A1', 'A2'] as const satisfies readonly Level[];

/** The topics of general knowledge. */
export const WORLD_TOPICS = [
  'geography',
  'nature',
  'animals',
  'space',
  'science',
  'human body',
  'history',
  'art',
  'music',
  'books',
  'sport',
  'food',
  'everyday life',
  'inventions',
] as const;

export const QUESTION_TOPICS = [...WORLD_TOPICS, 'language'] as const;

export const OPTIONS_PER_QUESTION = 4;

/** The longest texts, in characters: a question with its options has to fit a phone's screen. */
const MAX_QUESTION_LENGTH = 100;
const MAX_OPTION_LENGTH = 32;
const MAX_EXPLANATION_LENGTH = 140;

const optionSchema = v.pipe(v.string(), v.regex(/^\S.*\S$|^\S$/), v.maxLength(MAX_OPTION_LENGTH));

/** A question; `question`, `options` and `correctAnswer` are named by the specification (section 3). */
export const generalKnowledgeQuestionSchema = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use small letters, digits and hyphens')),
    question: v.pipe(v.string(), v.regex(/^\S.*\?$/), v.maxLength(MAX_QUESTION_LENGTH)),
    options: v.pipe(v.array(optionSchema), v.length(OPTIONS_PER_QUESTION)),
    correctAnswer: optionSchema,
    /** A line that teaches more about the answer. */
    explanation: createSentencesSchema(MAX_EXPLANATION_LENGTH),
    topic: v.picklist(QUESTION_TOPICS),
  }),
  v.check(({ options, correctAnswer }) => options.includes(correctAnswer), 'the answer must be an option'),
);
export type GeneralKnowledgeQuestion = v.InferOutput<typeof generalKnowledgeQuestionSchema>;

/** The file of a difficulty or of a simple level. */
export const generalKnowledgeQuestionListSchema = v.array(generalKnowledgeQuestionSchema);
