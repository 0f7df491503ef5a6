import { pick, type Rng, shuffle } from '../../../domain/random.ts';
import type { DirectionVector } from '../sizes.ts';
import { type CellRun, createRun } from './lines.ts';

/** The number of random places to compare; the one with most crossings is taken. */
const COMPARED_PLACES = 6;

/** A grid with placed words; `undefined` for a free cell. */
export interface PlacedWords {
  letters: readonly (string | undefined)[];
  /** The cells of each word, in the order of the words. */
  runs: readonly CellRun[];
}

/** Places the words in an empty grid, the longest first; `null` if one of them does not fit. */
export function placeWords(
  words: readonly string[],
  { size, directions, rng }: { size: number; directions: readonly DirectionVector[]; rng: Rng },
): PlacedWords | null {
  const letters: (string | undefined)[] = new Array(size * size).fill(undefined);
  const runs = new Map<string, CellRun>();
  for (const word of words.toSorted((one, other) => other.length - one.length)) {
    const run = choosePlace(word, letters, { size, directions: shuffle(directions, rng), rng });
    if (!run) return null;
    runs.set(word, run);
    run.forEach((cell, index) => {
      letters[cell] = word[index];
    });
  }
  return { letters, runs: words.map((word) => runs.get(word) ?? []) };
}

/** Chooses a place in the first direction that has space, so that all directions are used equally. */
function choosePlace(
  word: string,
  letters: readonly (string | undefined)[],
  { size, directions, rng }: { size: number; directions: readonly DirectionVector[]; rng: Rng },
): CellRun | undefined {
  for (const direction of directions) {
    const places = letters.flatMap((_, start): CellRun[] => {
      const run = createRun(start, direction, size, word.length);
      return run.length === word.length && canPlaceWord(word, run, letters) ? [run] : [];
    });
    if (places.length === 0) continue;
    const compared = Array.from({ length: COMPARED_PLACES }, () => pick(places, rng));
    const countCrossings = (run: CellRun) => run.filter((cell) => letters[cell] !== undefined).length;
    return compared.toSorted((one, other) => countCrossings(other) - countCrossings(one))[0];
  }
  return undefined;
}

function canPlaceWord(word: string, run: CellRun, letters: readonly (string | undefined)[]): boolean {
  return run.every((cell, index) => letters[cell] === undefined || letters[cell] === word[index]);
}
