import type { GameFact, GameResult, Miss } from '../game-contract.ts';
import { countStars } from '../kit/count-stars.ts';
import { formatWordReason } from '../kit/reasons.ts';
import {
  countWrongTries,
  GUESS_WORDS,
  type GuessState,
  getPoints,
  getRounds,
  isSolved,
  MAX_POINTS,
} from './state.ts';

/** The minimum points for two stars and for three. Without points there is no star. */
const STARS = { two: 25, three: 40 };

/** The result of a finished game. */
export function getResult(state: GuessState): GameResult {
  const rounds = getRounds(state);
  const solved = rounds.filter(isSolved).length;
  const points = getPoints(state);
  return {
    score: { value: points, text: `${points} of ${MAX_POINTS} points` },
    ...(points > 0 ? { stars: countStars(points, STARS) } : {}),
    headline:
      solved === GUESS_WORDS ? 'You found every word!' : `You found ${solved} of ${GUESS_WORDS} words.`,
    facts: [
      { label: 'Points', value: `${points} of ${MAX_POINTS}` },
      { label: 'Wrong tries', value: rounds.reduce((sum, round) => sum + countWrongTries(round), 0) },
      { label: 'Hints', value: rounds.reduce((sum, { hints }) => sum + hints.length, 0) },
    ],
    givenVerb: 'wrote',
    misses: getMisses(state),
  };
}

/** Words that were lost or needed a hint. */
export function getMisses(state: GuessState): readonly Miss[] {
  return getRounds(state)
    .filter((round) => !isSolved(round) || round.hints.length > 0)
    .map(({ word, meaning, example, words }) => {
      const given = words.at(-1);
      const reason = formatWordReason({ meaning, example });
      return { word, right: word, reason, ...(given === undefined ? {} : { given }) };
    });
}

export function getScoreboard(state: GuessState): readonly GameFact[] {
  return [
    { label: 'Word', value: `${state.tried.length} of ${state.words.length}` },
    { label: 'Points', value: getPoints(state) },
  ];
}
