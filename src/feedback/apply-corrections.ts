import type { TextMistake } from './text-checker.ts';

/** Where the correction of an item is in the corrected text. Offsets are in UTF-16 units, `end` exclusive. */
export interface CorrectionPlace<Item> {
  item: Item;
  start: number;
  end: number;
}

/**
 * Applies corrections to a text, and tells where each is in the result. Mistakes without one stay as they are.
 *
 * @param items what has the mistakes, in the order of the text and without overlaps
 */
export function applyCorrections<Item>(
  text: string,
  items: readonly Item[],
  getMistake: (item: Item) => TextMistake,
): { corrected: string; places: readonly CorrectionPlace<Item>[] } {
  let corrected = '';
  let at = 0;
  const places: CorrectionPlace<Item>[] = [];
  for (const item of items) {
    const { start, end, correction } = getMistake(item);
    if (correction === undefined) continue;
    corrected += text.slice(at, start);
    places.push({ item, start: corrected.length, end: corrected.length + correction.length });
    corrected += correction;
    at = end;
  }
  return { corrected: corrected + text.slice(at), places };
}
