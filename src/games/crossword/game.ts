import type { Word } from '../../content/words/word-schema.ts';
import type { Game } from '../contract.ts';
import { announce } from './announce.ts';
import { loadBank, start } from './deal.ts';
import { invariants } from './invariants.ts';
import { result, standing } from './outcome.ts';
import { reduce } from './rules.ts';
import { type CrosswordMove, type CrosswordState, stateSchema } from './state.ts';
import { CrosswordView } from './view/crossword-view.tsx';

export const game: Game<readonly Word[], CrosswordState, CrosswordMove> = {
  loadBank,
  start,
  reduce,
  nextTick: () => null,
  isOver: ({ stage }) => stage.phase === 'over',
  result,
  standing,
  announce,
  answers: ({ answers }) => answers,
  usedWords: ({ entries }) => entries.map(({ word }) => word),
  schema: stateSchema,
  invariants,
  View: CrosswordView,
};
