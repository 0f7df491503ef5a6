import { createSeededRng } from '../../../domain/random.ts';
import { type GridSpan, getSpanCells } from '../grid-span.ts';
import { attemptLayout, createLayoutContext, type LayoutContext } from './attempt-layout.ts';
import type { Board } from './board.ts';
import { listSlots } from './slots.ts';
import { createWordFinder } from './word-finder.ts';

/** Two letters are no word to ask for. */
export const MIN_WORD_LENGTH = 3;

export interface LayoutOptions {
  /** Cells along each side of the square, at most `MAX_SIZE`. */
  size: number;
  /** The pool: words of the letters a to z in small, each once, those that are wanted most first. */
  words: readonly string[];
  /** So many of the first words are to be in before all others; left out, none. */
  urgent?: number;
  seed: number;
  /** So many entries are enough. */
  wanted: number;
  /** How many crosswords are made, to take the best. */
  attempts: number;
}

/** An entry in the numbering of every newspaper: row by row, one number for each cell in which words begin. */
export interface LayoutEntry extends GridSpan {
  word: string;
  number: number;
}

/**
 * Makes a crossword: connected, every run of two letters or more an entry, no word twice. The same options
 * give the same crossword on every machine: the work is counted in attempts and not in time. Symmetric about
 * its middle where the pool allows. Sorted by number, across before down; empty when no word fits the size.
 */
export function makeLayout({
  size,
  words,
  urgent = 0,
  seed,
  wanted,
  attempts,
}: LayoutOptions): readonly LayoutEntry[] {
  const rng = createSeededRng(seed);
  const fitting = words.filter(({ length }) => length >= MIN_WORD_LENGTH && length <= size);
  const urgentFitting = words.slice(0, urgent).filter((word) => fitting.includes(word)).length;
  const ground = createLayoutContext(
    size,
    listSlots(size, MIN_WORD_LENGTH),
    createWordFinder(fitting, urgentFitting),
    wanted,
  );
  const score = (board: Board) => scoreBoard(board, ground, { size: fitting.length, urgent: urgentFitting });
  let best = attemptLayout(ground, rng);
  let bestScore = score(best);
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    const board = attemptLayout(ground, rng);
    const worth = score(board);
    if (worth > bestScore) [best, bestScore] = [board, worth];
  }
  return numberEntries(best);
}

/** What counts in a finished crossword: first that it has the entries, then symmetry, the words, and crossings. */
const SCORE_WEIGHTS = { entry: 50, symmetry: 100, crossing: 2, wantedWords: 60, urgentWord: 40 } as const;

function scoreBoard(
  { placed }: Board,
  { size, wanted }: LayoutContext,
  pool: { size: number; urgent: number },
): number {
  const slots = new Set(placed.map(({ slot }) => slot.index));
  const isSymmetric = placed.every(({ slot }) => slots.has(slot.mirror));
  const letters = placed.reduce((sum, { slot }) => sum + slot.length, 0);
  const cells = new Set(placed.flatMap(({ slot }) => getSpanCells(slot, size))).size;
  const unwanted = placed.reduce((sum, { word }) => sum + word.index, 0) / (placed.length * pool.size || 1);
  const urgent = placed.filter(({ word }) => word.index < pool.urgent).length;
  return (
    SCORE_WEIGHTS.entry * Math.min(placed.length, wanted) +
    (isSymmetric ? SCORE_WEIGHTS.symmetry : 0) +
    SCORE_WEIGHTS.urgentWord * urgent +
    SCORE_WEIGHTS.crossing * (letters - cells) -
    SCORE_WEIGHTS.wantedWords * unwanted
  );
}

function numberEntries({ placed }: Board): readonly LayoutEntry[] {
  const inOrder = placed
    .map(({ slot: { row, column, direction, length }, word: { word } }) => ({
      row,
      column,
      direction,
      length,
      word,
    }))
    .sort(
      (one, other) =>
        one.row - other.row || one.column - other.column || one.direction.localeCompare(other.direction),
    );
  const begins = [...new Set(inOrder.map(({ row, column }) => `${row} ${column}`))];
  return inOrder.map((entry) => ({ ...entry, number: begins.indexOf(`${entry.row} ${entry.column}`) + 1 }));
}
