import type { GameFact, GameResult, Miss } from '../game-contract.ts';
import { countStars } from '../kit/count-stars.ts';
import { formatWordReason } from '../kit/reasons.ts';
import { getPoints, POINTS, type SearchState } from './state.ts';

/** The shares of the points for two stars and for three. */
const STARS = { two: 0.6, three: 0.9 };

/** The result. Only a search with all words found gets stars. */
export function getResult(state: SearchState): GameResult {
  const points = getPoints(state);
  const maxPoints = state.hidden.length * POINTS.unaided;
  const hasFoundAll = state.found.length === state.hidden.length;
  return {
    score: { value: points, text: `${points} of ${maxPoints} points` },
    ...(hasFoundAll ? { stars: countStars(points / maxPoints, STARS) } : {}),
    headline: hasFoundAll
      ? `You found all ${state.hidden.length} words!`
      : `You found ${state.found.length} of ${state.hidden.length} words.`,
    facts: [
      { label: 'Words', value: `${state.found.length} of ${state.hidden.length}` },
      { label: 'Hints', value: state.hinted.length },
    ],
    misses: getMisses(state),
  };
}

/** Words that were not found from their meaning alone. */
function getMisses({ hidden, found, hinted, eased }: SearchState): readonly Miss[] {
  return hidden.flatMap(({ word, meaning, example }, index): Miss[] => {
    const isKnown = found.includes(index) && !hinted.includes(index) && !eased.includes(index);
    return isKnown ? [] : [{ word, right: word, reason: formatWordReason({ meaning, example }) }];
  });
}

export function getScoreboard(state: SearchState): readonly GameFact[] {
  return [
    { label: 'Found', value: `${state.found.length} of ${state.hidden.length}` },
    { label: 'Points', value: getPoints(state) },
  ];
}
