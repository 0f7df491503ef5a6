import type { Level } from '../../domain/levels.ts';
import { type Rng, seededRng } from '../../domain/random.ts';
import type { Game, StartOptions } from '../contract.ts';
import { rememberUsed, type UsedWords } from '../kit/used-words.ts';
import { result, standing } from './round-outcome.ts';
import { reduce, startRound } from './round-rules.ts';
import { type RoundMove, type RoundQuestion, type RoundState, stateSchema } from './round-state.ts';

/** What a deal may know besides its bank. */
export type DealOptions = Pick<StartOptions<UsedWords>, 'learner' | 'memory'>;

/** What makes one game with rounds of questions different from another. */
interface RoundGameParts<Bank> {
  loadBank(level: Level): Promise<Bank>;
  /** Ten questions about different items, none of them asked by the rounds before while there are others. */
  deal(bank: Bank, options: DealOptions, rng: Rng): readonly RoundQuestion[];
  View: Game<Bank, RoundState, RoundMove, UsedWords>['View'];
  version: number;
}

/** A game of ten questions with explanations, in which the missed ones come back at the end. */
export function roundGame<Bank>({
  deal,
  ...own
}: RoundGameParts<Bank>): Game<Bank, RoundState, RoundMove, UsedWords> {
  return {
    ...own,
    start: (bank, options) => startRound(deal(bank, options, seededRng(options.seed)), options.seed),
    reduce,
    isOver: ({ phase }) => phase === 'over',
    result,
    standing,
    schema: stateSchema,
    memory: rememberUsed(({ questions }) => questions.map(({ item }) => item.id)),
  };
}
