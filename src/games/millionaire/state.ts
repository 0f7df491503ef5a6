import * as v from 'valibot';
import {
  LADDER_STEPS,
  type MillionaireQuestion,
  millionaireQuestionSchema,
} from '../../content/millionaire/millionaire-schema.ts';
import { countSchema, createIndexSchema, playMsSchema } from '../kit/state-schemas.ts';
import { getPointsAt, getSafeStep } from './ladder.ts';

const optionSchema = v.string();

const phaseSchema = v.variant('name', [
  v.object({ name: v.literal('asking') }),
  /** An option is chosen, but not confirmed. */
  v.object({ name: v.literal('chosen'), option: optionSchema }),
  /** The learner is asked to confirm walking away. */
  v.object({ name: v.literal('leaving') }),
  /** The suspense between the final answer and its reveal. */
  v.object({ name: v.literal('held'), option: optionSchema, since: playMsSchema }),
  /** The final answer is revealed and explained. */
  v.object({ name: v.literal('told'), option: optionSchema }),
  v.object({ name: v.literal('won') }),
  v.object({ name: v.literal('walked') }),
  v.object({ name: v.literal('fell'), option: optionSchema }),
]);

const hintSchema = v.object({ says: optionSchema, percent: v.pipe(countSchema, v.maxValue(100)) });
export type AiHint = v.InferOutput<typeof hintSchema>;

/** A lifeline is used once, for the question with this index. */
const lifelineEntries = { index: createIndexSchema(LADDER_STEPS) };

export const stateSchema = v.object({
  seed: v.number(),
  /** The questions from the first step to the last, with their options in the order shown. */
  ladder: v.pipe(v.array(millionaireQuestionSchema), v.length(LADDER_STEPS)),
  /** The index of the current question, which is also the number of right answers. */
  index: createIndexSchema(LADDER_STEPS),
  fiftyFifty: v.nullable(v.object({ ...lifelineEntries, out: v.array(optionSchema) })),
  askedAi: v.nullable(v.object({ ...lifelineEntries, ...hintSchema.entries })),
  /** The play time at which the current question was asked. */
  since: playMsSchema,
  phase: phaseSchema,
});
export type MillionaireState = v.InferOutput<typeof stateSchema>;
export type MillionairePhase = MillionaireState['phase'];

export type MillionaireMove =
  | { type: 'chose'; option: string }
  /** Withdraws the chosen option, or the wish to walk away. */
  | { type: 'reconsidered' }
  /** Makes the chosen option the final answer. */
  | { type: 'confirmed' }
  /** Skips the suspense. */
  | { type: 'requested-reveal' }
  /** Continues after the explanation. */
  | { type: 'continued' }
  | { type: 'took-fifty-fifty' }
  | { type: 'asked-ai' }
  | { type: 'wanted-to-walk' }
  | { type: 'walked' };

/** The current question; after the end the last one. */
export function getCurrentQuestion({ ladder, index }: MillionaireState): MillionaireQuestion {
  const question = ladder[index];
  if (!question) throw new Error(`The ladder has no question ${index}`);
  return question;
}

/** The options of the current question that 50/50 removed. */
export function getEliminatedOptions({ fiftyFifty, index }: MillionaireState): readonly string[] {
  return fiftyFifty?.index === index ? fiftyFifty.out : [];
}

/** The AI's hint for the current question; `null` without one. */
export function findCurrentHint({ askedAi, index }: MillionaireState): AiHint | null {
  return askedAi?.index === index ? askedAi : null;
}

/** Whether the revealed answer is right; `null` while none is revealed. */
export function isRevealedAnswerRight(state: MillionaireState): boolean | null {
  return state.phase.name === 'told' ? state.phase.option === getCurrentQuestion(state).answer : null;
}

/** The number of climbed steps. */
export function countClimbedSteps(state: MillionaireState): number {
  const isCurrentClimbed = isRevealedAnswerRight(state) === true || state.phase.name === 'won';
  return state.index + (isCurrentClimbed ? 1 : 0);
}

/** The number of lit steps. After a fall only the safe ones stay lit. */
export function countLitSteps(state: MillionaireState): number {
  const hasFallen = isRevealedAnswerRight(state) === false || state.phase.name === 'fell';
  return hasFallen ? getSafeStep(countClimbedSteps(state)) : countClimbedSteps(state);
}

/** The points that the learner has now or at the end. */
export function getPoints(state: MillionaireState): number {
  return getPointsAt(countLitSteps(state));
}
