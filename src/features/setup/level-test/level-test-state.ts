import type { PlacementBank, PlacementItem } from '../../../content/placement/placement-schema.ts';
import { LEVELS, type Level } from '../../../domain/levels.ts';
import { chooseNextLevel, estimateLevel, type PlacementAnswer } from '../../../domain/placement.ts';
import { type Rng, shuffle } from '../../../domain/random.ts';

/* The level test of the set-up: each answer chooses the level of the next question (domain/placement.ts). */

/** A question with its options in the order in which they are shown. */
export interface LevelTestQuestion extends Pick<PlacementItem, 'kind' | 'stem' | 'answer'> {
  options: readonly string[];
}

/** The questions of each level in the order in which the test asks them. */
type Deck = Readonly<Record<Level, readonly LevelTestQuestion[]>>;

export interface LevelTestState {
  deck: Deck;
  answers: readonly PlacementAnswer[];
  step: { status: 'asking'; level: Level; question: LevelTestQuestion } | { status: 'over'; level: Level };
}

/** `option` is `null` for "I don't know". */
export type LevelTestEvent = { type: 'answered'; option: string | null };

/** Deals a test: other questions, and another order of their options, each time. */
export function createLevelTest({ bank, rng }: { bank: PlacementBank; rng: Rng }): LevelTestState {
  const dealt = LEVELS.map((level) => [
    level,
    shuffle(bank[level], rng).map((item) => dealOptions(item, rng)),
  ]);
  const deck: Deck = Object.fromEntries(dealt);
  return { deck, answers: [], step: findStep(deck, []) };
}

function dealOptions({ kind, stem, answer, wrong }: PlacementItem, rng: Rng): LevelTestQuestion {
  return { kind, stem, answer, options: shuffle([answer, ...wrong], rng) };
}

/** Records an answer and asks the next question, or ends the test. */
export function reduceLevelTest(state: LevelTestState, event: LevelTestEvent): LevelTestState {
  const { deck, step } = state;
  if (step.status === 'over') return state;
  const isRight = event.option === step.question.answer;
  const answers = [...state.answers, { level: step.level, isRight }];
  return { deck, answers, step: findStep(deck, answers) };
}

function findStep(deck: Deck, answers: readonly PlacementAnswer[]): LevelTestState['step'] {
  const level = chooseNextLevel(answers);
  const asked = answers.filter((answer) => answer.level === level).length;
  const question = level === null ? undefined : deck[level][asked];
  if (level === null || question === undefined) return { status: 'over', level: estimateLevel(answers) };
  return { status: 'asking', level, question };
}
