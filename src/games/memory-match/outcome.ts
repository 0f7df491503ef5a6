import type { Fact, GameResult, Miss } from '../contract.ts';
import { starsFor } from '../stars-for.ts';
import { type MemoryState, openPlaces, rowOf, textAt } from './state.ts';

/** The score is the moves, hints included, below nought. Perfect memory needs about thirteen. */
const STARS = { two: -22, three: -15 };

function cost({ moves, hints }: MemoryState): number {
  return moves + hints;
}

/** The outcome of a finished game: fewer moves are better. */
export function result(state: MemoryState): GameResult {
  const moves = cost(state);
  return {
    score: -moves,
    scoreText: `${moves} moves`,
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

/** Each word that was missed, once, with the first card that was turned instead. */
function misses(state: MemoryState): readonly Miss[] {
  return state.pairs.flatMap(({ word, meaning }, pair): Miss[] => {
    const mistake = state.mistakes.find((made) => made.pair === pair);
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

/** What changed, for a screen reader: the card that was turned, and what became of the two. */
export function announce(before: MemoryState, after: MemoryState): string {
  const turned = openPlaces(after.turn).filter((place) => !openPlaces(before.turn).includes(place));
  const texts = turned.map((place) => `${textAt(after, place)}.`);
  if (after.hintedRow !== null && before.hintedRow === null) {
    texts.push(`Its partner lies in row ${after.hintedRow + 1}.`);
  }
  if (after.turn.phase !== before.turn.phase) {
    if (after.turn.phase === 'match') texts.push('A pair!');
    if (after.turn.phase === 'mismatch') texts.push('Not a pair.');
    if (before.turn.phase === 'mismatch') texts.unshift('Both turned back.');
  }
  if (after.found.length > before.found.length) {
    texts.unshift(`${after.found.length} of ${after.pairs.length} pairs found.`);
  }
  return texts.join(' ');
}

/** Where a card lies, as a reader counts. */
export function placeName(place: number, columns: number): string {
  return `Row ${rowOf(place) + 1}, column ${(place % columns) + 1}`;
}
