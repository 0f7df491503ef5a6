import type { RudeWordFinder } from '../../../content/accepted-words/rude-word-hashes.ts';
import { pick, type Rng } from '../../../domain/random.ts';
import type { DirectionVector } from '../sizes.ts';
import { type CellRun, getGridLines, getRunLetters, isSameRun } from './lines.ts';
import { type PlacedWords, placeWords } from './place-words.ts';

/** A full grid, row by row, in lower case. */
export interface FilledGrid {
  letters: readonly string[];
  /** Where each word lies, first letter first; in the order of the words. */
  runs: readonly CellRun[];
}

interface GridOptions {
  size: number;
  directions: readonly DirectionVector[];
  findRude: RudeWordFinder;
  rng: Rng;
}

/** Words that block each other are laid anew; hardly ever more than twice. */
const ATTEMPTS = 300;
/** Letters that spell what they must not are drawn anew; hardly ever more than three times. */
const REDRAWINGS = 60;

/**
 * A grid in which each word stands once and nothing rude stands at all, in any of eight directions.
 * @param words in lower case; none is part of another, reads the same backwards, or holds anything rude
 */
export function makeGrid(words: readonly string[], wish: GridOptions): FilledGrid {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const placed = placeWords(words, wish);
    const letters = placed && fillFreeCells(placed, words, wish);
    if (placed && letters) return { letters, runs: placed.runs };
  }
  throw new Error(`No grid of ${wish.size} × ${wish.size} holds ${words.join(', ')}`);
}

/** Fills what the words left free, with their own letters, so that no word sticks out. */
function fillFreeCells(
  { letters, runs }: PlacedWords,
  words: readonly string[],
  wish: GridOptions,
): readonly string[] | null {
  const { rng } = wish;
  const alphabet = [...words.join('')];
  const filled = letters.map((letter) => letter ?? pick(alphabet, rng));
  for (let redrawing = 0; redrawing < REDRAWINGS; redrawing += 1) {
    const fault = findFault(filled, { words, runs, ...wish });
    if (!fault) return filled;
    const free = fault.filter((cell) => letters[cell] === undefined);
    // The words themselves spell it where they cross.
    if (free.length === 0) return null;
    filled[pick(free, rng)] = pick(alphabet, rng);
  }
  return null;
}

/** The cells of something rude, or of a word that stands there once more. */
function findFault(
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
