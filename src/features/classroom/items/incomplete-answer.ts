import { GAP_SEPARATOR } from '../../../domain/exercises/key-notation.ts';
import type { PlayableItem } from './playable-exercise.ts';
import { placeTiles } from './tile-placement.ts';

/**
 * Returns what an answer lacks before it can be marked, or ''. Unused tiles and empty gaps cost no try, and
 * an answer that the key accepts lacks nothing.
 */
export function getIncompleteHint({ form, judge }: PlayableItem, given: string): string {
  if (given.trim() === '' || judge?.(given) === 'right') return '';
  switch (form.kind) {
    case 'tiles':
      return hasUnusedTiles(form.words, given, ' ') ? 'Use every word.' : '';
    case 'order': {
      const pieces = form.options.map(({ value }) => value);
      return hasUnusedTiles(pieces, given, GAP_SEPARATOR) ? 'Use every piece.' : '';
    }
    case 'gaps':
      return hasEmptyGap(form.parts.length - 1, given) ? 'Fill every gap.' : '';
    default:
      return '';
  }
}

function hasUnusedTiles(pieces: readonly string[], given: string, between: string): boolean {
  const placed = placeTiles(pieces, given, between);
  return placed !== null && placed.length < pieces.length;
}

function hasEmptyGap(gaps: number, given: string): boolean {
  const filled = given.split(GAP_SEPARATOR.trim()).filter((word) => word.trim() !== '');
  return gaps > 1 && filled.length < gaps;
}
