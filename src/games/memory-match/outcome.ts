import type { GameFact, GameResult, Miss } from '../contract.ts';
import { countStars } from '../kit/count-stars.ts';
import type { MemoryMatchState } from './cards.ts';

/** The score is the moves, hints included, below nought. Perfect memory needs about thirteen. */
const STARS = { two: -22, three: -15 };

function countMovesWithHints({ moves, hints }: MemoryMatchState): number {
  return moves + hints;
}

/** The outcome of a finished game: fewer moves are better. */
export function getResult(state: MemoryMatchState): GameResult {
  const moves = countMovesWithHints(state);
  return {
    score: { value: -moves, text: `${moves} moves` },
    stars: countStars(-moves, STARS),
    headline: `You found all ${state.pairs.length} pairs!`,
    facts: [
      { label: 'Moves', value: state.moves },
      { label: 'Hints', value: state.hints },
    ],
    givenVerb: 'turned',
    misses: getMisses(state),
  };
}

function getMisses({ pairs, mistakes }: MemoryMatchState): readonly Miss[] {
  return pairs.flatMap(({ word, meaning }, pair): Miss[] => {
    const mistake = mistakes.find((made) => made.pair === pair);
    if (!mistake) return [];
    return [{ word, right: word, reason: `It means: ${meaning}.`, given: mistake.instead }];
  });
}

export function getScoreboard(state: MemoryMatchState): readonly GameFact[] {
  return [
    { label: 'Pairs', value: `${state.found.length} of ${state.pairs.length}` },
    { label: 'Moves', value: countMovesWithHints(state) },
  ];
}
