import { getWordBoxes, type PageText } from './page-words.ts';

/** The rendered words, with their index and first box. */
function listDrawnWords({ words, getRange }: PageText): readonly { index: number; box: DOMRect }[] {
  return words.flatMap((word, index) => {
    const [box] = getWordBoxes(getRange(word));
    return box ? [{ index, box }] : [];
  });
}

/**
 * The index of the word that a key moves to: the previous or next word, the nearest one above or below, or
 * with Home and End the first or last. `undefined` for any other key, the same index at the end.
 */
export function findWordByKey(page: PageText, index: number, key: string): number | undefined {
  const drawn = listDrawnWords(page);
  const at = Math.max(
    0,
    drawn.findIndex((each) => each.index >= index),
  );
  switch (key) {
    case 'ArrowRight':
      return (drawn[at + 1] ?? drawn[at])?.index;
    case 'ArrowLeft':
      return (drawn[at - 1] ?? drawn[at])?.index;
    case 'ArrowDown':
      return findInNextLine(drawn, at, 1);
    case 'ArrowUp':
      return findInNextLine(drawn, at, -1);
    case 'Home':
      return drawn[0]?.index;
    case 'End':
      return drawn.at(-1)?.index;
    default:
      return undefined;
  }
}

/** The nearest word of the next line in a direction. */
function findInNextLine(
  drawn: readonly { index: number; box: DOMRect }[],
  at: number,
  step: 1 | -1,
): number | undefined {
  const here = drawn[at];
  if (!here) return undefined;
  const beyond = drawn.filter(({ box }) => step * (box.top - here.box.top) > here.box.height / 2);
  const [first] = beyond.map(({ box }) => box.top).sort((one, other) => step * (one - other));
  if (first === undefined) return here.index;
  const middle = here.box.left + here.box.width / 2;
  const [nearest] = beyond
    .filter(({ box }) => Math.abs(box.top - first) < here.box.height / 2)
    .sort((one, other) => computeDistance(one.box, middle) - computeDistance(other.box, middle));
  return nearest?.index;
}

function computeDistance({ left, width }: DOMRect, x: number): number {
  return Math.abs(left + width / 2 - x);
}
