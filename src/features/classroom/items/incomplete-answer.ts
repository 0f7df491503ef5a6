import { GAP_SEPARATOR } from '../../../domain/exercises/key-notation.ts';
import type { PlayableItem } from './playable-exercise.ts';
import { placeTiles } from './tile-placement.ts';

/**
 * What an answer still lacks before it can be marked; empty where it lacks nothing. Pieces that are left and gaps that
 * are empty are no mistake, and cost no try. What the key takes as it is lacks nothing.
 */
export function getIncompleteHint({ form, judge }: PlayableItem, given: string): string {
  if (given.trim() === '' || judge?.(given) === 'right') return '';
  switch (form.kind) {
    case 'tiles':
      return leavesPieces(form.words, given, ' ') ? 'Use every word.' : '';
    case 'order': {
      const pieces = form.options.map(({ value }) => value);
      return leavesPieces(pieces, given, GAP_SEPARATOR) ? 'Use every piece.' : '';
    }
    case 'gaps':
      return leavesGap(form.parts.length - 1, given) ? 'Fill every gap.' : '';
    default:
      return '';
  }
}

function leavesPieces(pieces: readonly string[], given: string, between: string): boolean {
  const placed = placeTiles(pieces, given, between);
  return placed !== null && placed.length < pieces.length;
}

function leavesGap(gaps: number, given: string): boolean {
  const filled = given.split(GAP_SEPARATOR.trim()).filter((word) => word.trim() !== '');
  return gaps > 1 && filled.length < gaps;
}
