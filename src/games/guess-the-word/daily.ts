import type { Word } from '../../content/words/word-schema.ts';
import { type WordResult, wordResultSchema } from '../../domain/day-puzzle.ts';
import { MAX_WRONG_LETTERS } from '../../domain/limits.ts';
import type { Game } from '../game-contract.ts';
import { createCarriedDayResults } from '../kit/carried-day-results.ts';
import { countStars } from '../kit/count-stars.ts';
import { createDayWord } from './day-word.ts';
import { game } from './game.ts';
import { getMisses } from './outcome.ts';
import { countWrongTries, type GuessMove, type GuessState, getCurrentRound, isSolved } from './state.ts';

/** The minimum number of ropes left for two stars and for three. */
const STARS = { two: 3, three: 5 };

/** The word of a day. Its variant is the date, and its result has no score. */
export const dailyGame: Game<readonly Word[], GuessState, GuessMove, readonly WordResult[]> = {
  ...game,
  createInitialState: (bank, { level, variant: date }) => createDayWord(bank, { level, date }),
  getScoreboard: (state) => [{ label: 'Ropes', value: countRopesLeft(state) }],
  getResult(state) {
    const round = getCurrentRound(state);
    const solved = isSolved(round);
    return {
      ...(solved ? { stars: countStars(countRopesLeft(state), STARS) } : {}),
      isLost: !solved,
      headline: solved ? 'You found the word of the day!' : `The word of the day was “${round.word}”.`,
      facts: [
        { label: 'Ropes left', value: `${countRopesLeft(state)} of ${MAX_WRONG_LETTERS}` },
        { label: 'Hints', value: round.hints.length },
      ],
      givenVerb: 'wrote',
      misses: getMisses(state),
    };
  },
  carriedState: createCarriedDayResults(wordResultSchema, (state) => {
    const round = getCurrentRound(state);
    return { isSolved: isSolved(round), wrong: countWrongTries(round), hints: round.hints.length };
  }),
};

function countRopesLeft(state: GuessState): number {
  return MAX_WRONG_LETTERS - countWrongTries(getCurrentRound(state));
}
