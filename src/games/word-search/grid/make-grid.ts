import type { RudeWordFinder } from '../../../content/accepted-words/rude-word-hashes.ts';
import { pick, type Rng } from '../../../domain/random.ts';
import type { DirectionVector } from '../sizes.ts';
import { type CellRun, getGridLines, getRunLetters, isSameRun } from './lines.ts';
import { type PlacedWords, placeWords } from './place-words.ts';

/** A full grid, row by row, in lower case. */
interface FilledGrid {
  letters: readonly string[];
  /** The cells of each word, in the order of the words. */
  runs: readonly CellRun[];
}

interface GridOptions {
  size: number;
  directions: readonly DirectionVector[];
  findRude: RudeWordFinder;
  rng: Rng;
}

/** The maximum number of placements, because words can block each other. Two are nearly always enough. */
const MAX_ATTEMPTS = 300;
/** The maximum number of filler letters to replace. Three are nearly always enough. */
const MAX_REPLACEMENTS = 60;

/**
 * Makes a grid that contains each word once and no rude word, in any of the eight directions. Throws if the
 * words do not fit.
 * @param words in lower case, none of them contained in another, a palindrome, or with a rude word in it,
 *   such as "class"
 */
export function makeGrid(words: readonly string[], options: GridOptions): FilledGrid {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const placed = placeWords(words, options);
    const letters = placed && fillFreeCells(placed, words, options);
    if (placed && letters) return { letters, runs: placed.runs };
  }
  throw new Error(`No grid of ${options.size} × ${options.size} holds ${words.join(', ')}`);
}

/** Fills the free cells with letters of the words, so that no word stands out. */
function fillFreeCells(
  { letters, runs }: PlacedWords,
  words: readonly string[],
  options: GridOptions,
): readonly string[] | null {
  const { rng } = options;
  const alphabet = [...words.join('')];
  const filled = letters.map((letter) => letter ?? pick(alphabet, rng));
  for (let replacement = 0; replacement < MAX_REPLACEMENTS; replacement += 1) {
    const forbiddenRun = findForbiddenRun(filled, { words, runs, ...options });
    if (!forbiddenRun) return filled;
    const free = forbiddenRun.filter((cell) => letters[cell] === undefined);
    // The crossing words themselves spell it.
    if (free.length === 0) return null;
    filled[pick(free, rng)] = pick(alphabet, rng);
  }
  return null;
}

/** The cells of a rude word, or of a second occurrence of a hidden word. */
function findForbiddenRun(
  letters: readonly string[],
  { words, runs, size, findRude }: GridOptions & { words: readonly string[]; runs: readonly CellRun[] },
): CellRun | null {
  for (const line of getGridLines(size)) {
    const text = getRunLetters(letters, line);
    const found = findRude(text);
    if (found) return line.slice(found.start, found.end);
    for (const [index, word] of words.entries()) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        const run = line.slice(at, at + word.length);
        if (!isSameRun(run, runs[index] ?? [])) return run;
      }
    }
  }
  return null;
}
