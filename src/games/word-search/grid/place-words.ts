import { pick, type Rng, shuffle } from '../../../domain/random.ts';
import type { DirectionVector } from '../sizes.ts';
import { type CellRun, createRun } from './lines.ts';

/** Of so many places for a word the one that crosses most letters is taken. */
const PLACES_TRIED = 6;

/** A grid with its words in it: `undefined` for a cell that no word runs through. */
export interface PlacedWords {
  letters: readonly (string | undefined)[];
  /** Where each word lies, first letter first; in the order of the words. */
  runs: readonly CellRun[];
}

/** Lays the words into an empty grid, the longest first; `null` where one of them finds no room. */
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

/** The first direction that has room decides, so that all directions are used alike. */
function choosePlace(
  word: string,
  letters: readonly (string | undefined)[],
  { size, directions, rng }: { size: number; directions: readonly DirectionVector[]; rng: Rng },
): CellRun | undefined {
  for (const direction of directions) {
    const fitting = letters.flatMap((_, start): CellRun[] => {
      const run = createRun(start, direction, size, word.length);
      return run.length === word.length && canPlaceWord(word, run, letters) ? [run] : [];
    });
    if (fitting.length === 0) continue;
    const tried = Array.from({ length: PLACES_TRIED }, () => pick(fitting, rng));
    const crossings = (run: CellRun) => run.filter((cell) => letters[cell] !== undefined).length;
    return tried.toSorted((one, other) => crossings(other) - crossings(one))[0];
  }
  return undefined;
}

function canPlaceWord(word: string, run: CellRun, letters: readonly (string | undefined)[]): boolean {
  return run.every((cell, index) => letters[cell] === undefined || letters[cell] === word[index]);
}
