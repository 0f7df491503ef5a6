import type { Fact, GameResult, Miss } from '../contract.ts';
import { starsFor } from '../kit/stars-for.ts';
import type { MemoryState } from './cards.ts';

/** The score is the moves, hints included, below nought. Perfect memory needs about thirteen. */
const STARS = { two: -22, three: -15 };

function cost({ moves, hints }: MemoryState): number {
  return moves + hints;
}

/** The outcome of a finished game: fewer moves are better. */
export function result(state: MemoryState): GameResult {
  const moves = cost(state);
  return {
    score: { value: -moves, text: `${moves} moves` },
    stars: starsFor(-moves, STARS),
    headline: `You found all ${state.pairs.length} pairs!`,
    facts: [
      { label: 'Moves', value: state.moves },
      { label: 'Hints', value: state.hints },
    ],
    givenVerb: 'turned',
    misses: misses(state),
  };
}

function misses({ pairs, mistakes }: MemoryState): readonly Miss[] {
  return pairs.flatMap(({ word, meaning }, pair): Miss[] => {
    const mistake = mistakes.find((made) => made.pair === pair);
    if (!mistake) return [];
    return [{ word, right: word, reason: `It means: ${meaning}.`, given: mistake.instead }];
  });
}

export function standing(state: MemoryState): readonly Fact[] {
  return [
    { label: 'Pairs', value: `${state.found.length} of ${state.pairs.length}` },
    { label: 'Moves', value: cost(state) },
  ];
}
