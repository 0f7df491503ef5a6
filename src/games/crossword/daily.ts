import { loadWords } from '../../content/words/word-bank.ts';
import type { Word } from '../../content/words/word-schema.ts';
import { type CrosswordResult, clockTime, crosswordResultSchema } from '../../domain/day-puzzle.ts';
import type { Game } from '../contract.ts';
import { rememberDays } from '../kit/day-results.ts';
import { dayCrossword } from './day-crossword.ts';
import { game } from './game.ts';
import { cellCounts, isSolved, result } from './outcome.ts';
import type { CrosswordMove, CrosswordState } from './state.ts';

/** The crossword of a day, whose date is its variant. It is told and not compared. */
export const dailyGame: Game<readonly Word[], CrosswordState, CrosswordMove, readonly CrosswordResult[]> = {
  ...game,
  loadBank: loadWords,
  start: (bank, { level, variant: date }) => dayCrossword(bank, { level, date }),
  result(state) {
    const { score: _, facts, ...told } = result(state);
    return {
      ...told,
      isLost: !isSolved(state),
      facts: [{ label: 'Time', value: clockTime(state.countedTo) }, ...facts],
    };
  },
  memory: rememberDays(crosswordResultSchema, (state) => ({
    isSolved: isSolved(state),
    ms: Math.round(state.countedTo),
    revealed: cellCounts(state).shown,
  })),
};
