import type { Level } from '../../domain/levels.ts';
import { createSeededRng, type Rng } from '../../domain/random.ts';
import type { Game, StartOptions } from '../game-contract.ts';
import { createCarriedUsedKeys, type UsedKeys } from '../kit/used-keys.ts';
import { getResult, getScoreboard } from './round-outcome.ts';
import { createRound, reduce } from './round-rules.ts';
import {
  isAllAnswered,
  type RoundMove,
  type RoundQuestion,
  type RoundState,
  stateSchema,
} from './round-state.ts';

/** What a round is dealt from, besides its bank. */
export type DealQuestionsOptions = Pick<StartOptions<UsedKeys>, 'learner' | 'carriedState'>;

/** What differs between games with rounds of questions. */
interface RoundGameParts<Bank> {
  loadBank(level: Level): Promise<Bank>;
  /** Ten questions about different items, without items of earlier rounds while there are others. */
  dealQuestions(bank: Bank, options: DealQuestionsOptions, rng: Rng): readonly RoundQuestion[];
  View: Game<Bank, RoundState, RoundMove, UsedKeys>['View'];
  version: number;
}

/** A game of ten questions with explanations, in which missed questions come back at the end. */
export function createRoundGame<Bank>({
  dealQuestions,
  ...parts
}: RoundGameParts<Bank>): Game<Bank, RoundState, RoundMove, UsedKeys> {
  return {
    ...parts,
    createInitialState: (bank, options) =>
      createRound(dealQuestions(bank, options, createSeededRng(options.seed)), options.seed),
    reduce,
    isDecided: isAllAnswered,
    isOver: ({ phase }) => phase === 'over',
    getResult,
    getScoreboard,
    schema: stateSchema,
    carriedState: createCarriedUsedKeys(({ questions }) => questions.map(({ item }) => item.id)),
  };
}
