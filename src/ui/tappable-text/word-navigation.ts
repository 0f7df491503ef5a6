import { getWordBoxes, type PageText } from './page-words.ts';

/** The words that are on the page, with their index in `words` and their first box. */
function listDrawnWords({ words, getRange }: PageText): readonly { index: number; box: DOMRect }[] {
  return words.flatMap((word, index) => {
    const [box] = getWordBoxes(getRange(word));
    return box ? [{ index, box }] : [];
  });
}

/**
 * The index of the word that a key moves to: the previous or next word, the nearest one above or below, or
 * with Home and End the first or last. The same index where there is no such word; `undefined` for any other
 * key.
 */
export function findWordByKey(page: PageText, index: number, key: string): number | undefined {
  const drawn = listDrawnWords(page);
  const position = Math.max(
    0,
    drawn.findIndex((each) => each.index >= index),
  );
  switch (key) {
    case 'ArrowRight':
      return (drawn[position + 1] ?? drawn[position])?.index;
    case 'ArrowLeft':
      return (drawn[position - 1] ?? drawn[position])?.index;
    case 'ArrowDown':
      return findInNextLine(drawn, position, 1);
    case 'ArrowUp':
      return findInNextLine(drawn, position, -1);
    case 'Home':
      return drawn[0]?.index;
    case 'End':
      return drawn.at(-1)?.index;
    default:
      return undefined;
  }
}

/** The index of the nearest word of the next line, down (`step` 1) or up (-1). */
function findInNextLine(
  drawn: readonly { index: number; box: DOMRect }[],
  position: number,
  step: 1 | -1,
): number | undefined {
  const here = drawn[position];
  if (!here) return undefined;
  const beyond = drawn.filter(({ box }) => step * (box.top - here.box.top) > here.box.height / 2);
  const [nextLineTop] = beyond.map(({ box }) => box.top).sort((one, other) => step * (one - other));
  if (nextLineTop === undefined) return here.index;
  const middle = here.box.left + here.box.width / 2;
  const [nearest] = beyond
    .filter(({ box }) => Math.abs(box.top - nextLineTop) < here.box.height / 2)
    .sort((one, other) => computeDistance(one.box, middle) - computeDistance(other.box, middle));
  return nearest?.index;
}

function computeDistance({ left, width }: DOMRect, x: number): number {
  return Math.abs(left + width / 2 - x);
}
