import { loadWords } from '../../content/words/word-bank.ts';
import type { Word } from '../../content/words/word-schema.ts';
import { type CrosswordResult, crosswordResultSchema, formatClockTime } from '../../domain/day-puzzle.ts';
import type { Game } from '../game-contract.ts';
import { createCarriedDayResults } from '../kit/carried-day-results.ts';
import { createDayCrossword } from './day-crossword.ts';
import { game } from './game.ts';
import { countCells, getResult, isSolved } from './outcome.ts';
import type { CrosswordMove, CrosswordState } from './state.ts';

/** The crossword of a day. Its variant is the date, and its result has no score. */
export const dailyGame: Game<readonly Word[], CrosswordState, CrosswordMove, readonly CrosswordResult[]> = {
  ...game,
  loadBank: loadWords,
  createInitialState: (bank, { level, variant: date }) => createDayCrossword(bank, { level, date }),
  getResult(state) {
    const { score: _, facts, ...result } = getResult(state);
    return {
      ...result,
      isLost: !isSolved(state),
      facts: [{ label: 'Time', value: formatClockTime(state.countedTo) }, ...facts],
    };
  },
  carriedState: createCarriedDayResults(crosswordResultSchema, (state) => ({
    isSolved: isSolved(state),
    ms: Math.round(state.countedTo),
    revealed: countCells(state).shown,
  })),
};
