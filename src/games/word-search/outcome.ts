import type { Fact, GameResult, Miss } from '../contract.ts';
import { wordReason } from '../kit/reasons.ts';
import { starsFor } from '../kit/stars-for.ts';
import { POINTS, pointsOf, type SearchState } from './state.ts';

/** Shares of all points for two stars and for three. */
const STARS = { two: 0.6, three: 0.9 };

/** The points, of ten a word; stars for whoever found all of them. */
export function result(state: SearchState): GameResult {
  const points = pointsOf(state);
  const most = state.hidden.length * POINTS.unaided;
  const isAll = state.found.length === state.hidden.length;
  return {
    score: { value: points, text: `${points} of ${most} points` },
    ...(isAll ? { stars: starsFor(points / most, STARS) } : {}),
    headline: isAll
      ? `You found all ${state.hidden.length} words!`
      : `You found ${state.found.length} of ${state.hidden.length} words.`,
    facts: [
      { label: 'Words', value: `${state.found.length} of ${state.hidden.length}` },
      { label: 'Hints', value: state.hinted.length },
    ],
    misses: misses(state),
  };
}

/** Words that were not found, or not from their meaning alone. */
function misses({ hidden, found, hinted, eased }: SearchState): readonly Miss[] {
  return hidden.flatMap(({ word, meaning, example }, place): Miss[] => {
    const isKnown = found.includes(place) && !hinted.includes(place) && !eased.includes(place);
    return isKnown ? [] : [{ word, right: word, reason: wordReason({ meaning, example }) }];
  });
}

export function standing(state: SearchState): readonly Fact[] {
  return [
    { label: 'Found', value: `${state.found.length} of ${state.hidden.length}` },
    { label: 'Points', value: pointsOf(state) },
  ];
}
