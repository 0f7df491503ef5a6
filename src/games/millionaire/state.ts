import * as v from 'valibot';
import {
  LADDER_STEPS,
  type MillionaireQuestion,
  millionaireQuestionSchema,
} from '../../content/millionaire/millionaire-schema.ts';
import { countSchema, createIndexSchema, playMsSchema } from '../kit/state-schemas.ts';
import { getPointsAt, getSafeStep } from './ladder.ts';

const option = v.string();

const phaseSchema = v.variant('name', [
  v.object({ name: v.literal('asking') }),
  /** Is it the final answer? Another one can still be chosen. */
  v.object({ name: v.literal('chosen'), option }),
  /** Is the learner to walk away with what is won? */
  v.object({ name: v.literal('leaving') }),
  /** The final answer is given, and everybody holds their breath. */
  v.object({ name: v.literal('held'), option, since: playMsSchema }),
  /** Right or wrong, it is told and explained. */
  v.object({ name: v.literal('told'), option }),
  v.object({ name: v.literal('won') }),
  v.object({ name: v.literal('walked') }),
  v.object({ name: v.literal('fell'), option }),
]);

const hintSchema = v.object({ says: option, percent: v.pipe(countSchema, v.maxValue(100)) });
export type AiHint = v.InferOutput<typeof hintSchema>;

/** A lifeline is used once, on the question with that index. */
const used = { index: createIndexSchema(LADDER_STEPS) };

export const stateSchema = v.object({
  seed: v.number(),
  /** The questions from the first step to the last, their options in the order in which they are shown. */
  ladder: v.pipe(v.array(millionaireQuestionSchema), v.length(LADDER_STEPS)),
  /** Of the question on the board, from 0: so many are answered. */
  index: createIndexSchema(LADDER_STEPS),
  fiftyFifty: v.nullable(v.object({ ...used, out: v.array(option) })),
  askedAi: v.nullable(v.object({ ...used, ...hintSchema.entries })),
  /** When the question on the board was asked. */
  since: playMsSchema,
  phase: phaseSchema,
});
export type MillionaireState = v.InferOutput<typeof stateSchema>;
export type MillionairePhase = MillionaireState['phase'];

export type MillionaireMove =
  | { type: 'chose'; option: string }
  /** What was chosen, or the wish to walk away, is not to count. */
  | { type: 'reconsidered' }
  /** What is chosen is the final answer. */
  | { type: 'confirmed' }
  /** The breath was held long enough. */
  | { type: 'looked' }
  /** The explanation is read. */
  | { type: 'went-on' }
  | { type: 'took-fifty-fifty' }
  | { type: 'asked-ai' }
  | { type: 'wanted-to-walk' }
  | { type: 'walked' };

/** The question on the board; after the end the last one. */
export function getCurrentQuestion({ ladder, index }: MillionaireState): MillionaireQuestion {
  const question = ladder[index];
  if (!question) throw new Error(`The ladder has no question ${index}`);
  return question;
}

/** The options of the question on the board that 50/50 took away. */
export function getEliminatedOptions({ fiftyFifty, index }: MillionaireState): readonly string[] {
  return fiftyFifty?.index === index ? fiftyFifty.out : [];
}

/** What the AI said to the question on the board. */
export function findCurrentHint({ askedAi, index }: MillionaireState): AiHint | null {
  return askedAi?.index === index ? askedAi : null;
}

/** Whether the answer that is told was right; `null` while none is. */
export function isToldAnswerRight(state: MillionaireState): boolean | null {
  return state.phase.name === 'told' ? state.phase.option === getCurrentQuestion(state).answer : null;
}

/** So many steps are climbed. */
export function countClimbedSteps(state: MillionaireState): number {
  const isOneMore = isToldAnswerRight(state) === true || state.phase.name === 'won';
  return state.index + (isOneMore ? 1 : 0);
}

/** How far the ladder is lit: a fall puts out what was not safe. */
export function countLitSteps(state: MillionaireState): number {
  const hasFallen = isToldAnswerRight(state) === false || state.phase.name === 'fell';
  return hasFallen ? getSafeStep(countClimbedSteps(state)) : countClimbedSteps(state);
}

/** What the learner has, or takes home. */
export function getPoints(state: MillionaireState): number {
  return getPointsAt(countLitSteps(state));
}
