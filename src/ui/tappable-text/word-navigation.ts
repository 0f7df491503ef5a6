import { getWordBoxes, type PageText } from './page-words.ts';

/** The words that are drawn, by their place among all, with where they are. */
function listDrawnWords({ words, getRange }: PageText): readonly { index: number; box: DOMRect }[] {
  return words.flatMap((word, index) => {
    const [box] = getWordBoxes(getRange(word));
    return box ? [{ index, box }] : [];
  });
}

/**
 * The word that a key leads to from the one at `index`: left and right are the next words, up and down those above and
 * below, Home and End the ends. `undefined` for any other key, the same word where there is none further.
 */
export function findWordByKey(page: PageText, index: number, key: string): number | undefined {
  const places = listDrawnWords(page);
  const at = Math.max(
    0,
    places.findIndex((place) => place.index >= index),
  );
  switch (key) {
    case 'ArrowRight':
      return (places[at + 1] ?? places[at])?.index;
    case 'ArrowLeft':
      return (places[at - 1] ?? places[at])?.index;
    case 'ArrowDown':
      return findInNextLine(places, at, 1);
    case 'ArrowUp':
      return findInNextLine(places, at, -1);
    case 'Home':
      return places[0]?.index;
    case 'End':
      return places.at(-1)?.index;
    default:
      return undefined;
  }
}

/** The nearest word of the next line in a direction. */
function findInNextLine(
  places: readonly { index: number; box: DOMRect }[],
  at: number,
  step: 1 | -1,
): number | undefined {
  const here = places[at];
  if (!here) return undefined;
  const beyond = places.filter(({ box }) => step * (box.top - here.box.top) > here.box.height / 2);
  const [first] = beyond.map(({ box }) => box.top).sort((one, other) => step * (one - other));
  if (first === undefined) return here.index;
  const middle = here.box.left + here.box.width / 2;
  const [nearest] = beyond
    .filter(({ box }) => Math.abs(box.top - first) < here.box.height / 2)
    .sort((one, other) => distance(one.box, middle) - distance(other.box, middle));
  return nearest?.index;
}

function distance({ left, width }: DOMRect, x: number): number {
  return Math.abs(left + width / 2 - x);
}
