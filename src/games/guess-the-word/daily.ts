import type { Word } from '../../content/words/word-schema.ts';
import { type WordResult, wordResultSchema } from '../../domain/day-puzzle.ts';
import { WRONG_LETTERS } from '../../domain/limits.ts';
import type { Game } from '../contract.ts';
import { rememberDays } from '../kit/day-results.ts';
import { starsFor } from '../kit/stars-for.ts';
import { dayWord } from './day-word.ts';
import { game } from './game.ts';
import { misses } from './outcome.ts';
import { currentRound, type GuessMove, type GuessState, isSolved, wrongTries } from './state.ts';

/** At least so many ropes for two stars and for three. */
const STARS = { two: 3, three: 5 };

/** The word of a day, whose date is its variant. It is told and not compared. */
export const dailyGame: Game<readonly Word[], GuessState, GuessMove, readonly WordResult[]> = {
  ...game,
  start: (bank, { level, variant: date }) => dayWord(bank, { level, date }),
  standing: (state) => [{ label: 'Ropes', value: ropesLeft(state) }],
  result(state) {
    const round = currentRound(state);
    const solved = isSolved(round);
    return {
      ...(solved ? { stars: starsFor(ropesLeft(state), STARS) } : {}),
      isLost: !solved,
      headline: solved ? 'You found the word of the day!' : `The word of the day was “${round.word}”.`,
      facts: [
        { label: 'Ropes left', value: `${ropesLeft(state)} of ${WRONG_LETTERS}` },
        { label: 'Hints', value: round.hints.length },
      ],
      givenVerb: 'wrote',
      misses: misses(state),
    };
  },
  memory: rememberDays(wordResultSchema, (state) => {
    const round = currentRound(state);
    return { isSolved: isSolved(round), wrong: wrongTries(round), hints: round.hints.length };
  }),
};

function ropesLeft(state: GuessState): number {
  return WRONG_LETTERS - wrongTries(currentRound(state));
}
