import type { GameFact, GameResult, Miss } from '../game-contract.ts';
import { countStars } from '../kit/count-stars.ts';
import type { MemoryMatchState } from './cards.ts';

/** The minimum scores for two stars and for three. A perfect memory needs about thirteen moves. */
const STARS = { two: -22, three: -15 };

function countMovesWithHints({ moves, hints }: MemoryMatchState): number {
  return moves + hints;
}

/** The result of a finished game. The score is the negative number of moves, including hints. */
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
