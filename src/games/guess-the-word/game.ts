import { loadWords } from '../../content/words/word-bank.ts';
import type { Word } from '../../content/words/word-schema.ts';
import type { Game } from '../contract.ts';
import { rememberUsed, type UsedWords } from '../kit/used-words.ts';
import { result, standing } from './outcome.ts';
import { reduce, start } from './rules.ts';
import { type GuessMove, type GuessState, stateSchema } from './state.ts';
import { GuessView } from './view.tsx';

export const game: Game<readonly Word[], GuessState, GuessMove, UsedWords> = {
  loadBank: loadWords,
  start,
  reduce,
  isOver: ({ phase }) => phase === 'over',
  result,
  standing,
  schema: stateSchema,
  version: 1,
  memory: rememberUsed(({ words }) => words.map(({ word }) => word)),
  View: GuessView,
};
