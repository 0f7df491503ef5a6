import type { Fact, GameResult, Miss } from '../contract.ts';
import { wordReason } from '../kit/reasons.ts';
import { starsFor } from '../kit/stars-for.ts';
import {
  GUESS_WORDS,
  type GuessState,
  isSolved,
  MOST_POINTS,
  pointsOf,
  roundsOf,
  wrongTries,
} from './state.ts';

/** At least so many points for two stars and for three; no point, no star. */
const STARS = { two: 25, three: 40 };

/** The outcome of a finished game: the more points the better. */
export function result(state: GuessState): GameResult {
  const rounds = roundsOf(state);
  const solved = rounds.filter(isSolved).length;
  const points = pointsOf(state);
  return {
    score: { value: points, text: `${points} of ${MOST_POINTS} points` },
    ...(points > 0 ? { stars: starsFor(points, STARS) } : {}),
    headline:
      solved === GUESS_WORDS ? 'You found every word!' : `You found ${solved} of ${GUESS_WORDS} words.`,
    facts: [
      { label: 'Points', value: `${points} of ${MOST_POINTS}` },
      { label: 'Wrong tries', value: rounds.reduce((sum, round) => sum + wrongTries(round), 0) },
      { label: 'Hints', value: rounds.reduce((sum, { hints }) => sum + hints.length, 0) },
    ],
    givenVerb: 'wrote',
    misses: misses(state),
  };
}

/** Words that were lost, or found with a hint. */
export function misses(state: GuessState): readonly Miss[] {
  return roundsOf(state)
    .filter((round) => !isSolved(round) || round.hints.length > 0)
    .map(({ word, meaning, example, words }) => {
      const given = words.at(-1);
      const reason = wordReason({ meaning, example });
      return { word, right: word, reason, ...(given === undefined ? {} : { given }) };
    });
}

export function standing(state: GuessState): readonly Fact[] {
  return [
    { label: 'Word', value: `${state.tried.length} of ${state.words.length}` },
    { label: 'Points', value: pointsOf(state) },
  ];
}
