import { type ChainBank, loadChainBank } from '../chain/chain-bank.ts';
import { computersWords } from '../chain/chain-state.ts';
import type { Game } from '../contract.ts';
import { announce, result, standing } from './outcome.ts';
import { nextTick, reduce, start } from './rules.ts';
import { invariants, stateSchema, type WordChainMove, type WordChainState } from './state.ts';
import { WordChainView } from './view.tsx';

export const game: Game<ChainBank, WordChainState, WordChainMove> = {
  loadBank: loadChainBank,
  start,
  reduce,
  nextTick,
  isOver: ({ turn }) => turn.phase === 'over',
  result,
  standing,
  announce,
  answers: ({ chain }) => chain.answers,
  usedWords: ({ chain }) => computersWords(chain),
  schema: stateSchema,
  invariants,
  View: WordChainView,
};
