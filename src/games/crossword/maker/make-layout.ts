import { createSeededRng } from '../../../domain/random.ts';
import { type GridSpan, getSpanCells } from '../grid-span.ts';
import { attemptLayout, createLayoutContext, type LayoutContext } from './attempt-layout.ts';
import type { Board } from './board.ts';
import { listSlots } from './slots.ts';
import { createWordFinder } from './word-finder.ts';

export const MIN_WORD_LENGTH = 3;

interface LayoutOptions {
  /**
   * Cells along each side of the square; at most 29, so that a line and its border are bits of an integer.
   */
  size: number;
  /** The pool: different words of the letters a to z in lower case, the preferred ones first. */
  words: readonly string[];
  /** The number of words at the start of the pool that are placed before all others; default 0. */
  urgent?: number;
  seed: number;
  /** The desired number of entries. */
  wantedEntries: number;
  /** The number of crosswords to make; the best one is taken. */
  attempts: number;
}

/** An entry with its number: numbers count row by row the cells in which words begin. */
export interface LayoutEntry extends GridSpan {
  word: string;
  number: number;
}

/**
 * Makes a connected crossword in which every run of two or more letters is an entry and no word occurs twice.
 * It is point-symmetric where the pool allows. The same options give the same crossword on every machine,
 * because the work is bounded by attempts and not by time.
 * @returns the entries by number, across before down; empty when no word fits the size
 */
export function makeLayout({
  size,
  words,
  urgent = 0,
  seed,
  wantedEntries,
  attempts,
}: LayoutOptions): readonly LayoutEntry[] {
  const rng = createSeededRng(seed);
  const usableWords = words.filter(({ length }) => length >= MIN_WORD_LENGTH && length <= size);
  const urgentCount = words.slice(0, urgent).filter((word) => usableWords.includes(word)).length;
  const context = createLayoutContext(
    size,
    listSlots(size, MIN_WORD_LENGTH),
    createWordFinder(usableWords, urgentCount),
    wantedEntries,
  );
  const getScore = (board: Board) =>
    scoreBoard(board, context, { size: usableWords.length, urgent: urgentCount });
  let best = attemptLayout(context, rng);
  let bestScore = getScore(best);
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    const board = attemptLayout(context, rng);
    const score = getScore(board);
    if (score > bestScore) [best, bestScore] = [board, score];
  }
  return numberEntries(best);
}

/** The weights in the score of a finished crossword. */
const SCORE_WEIGHTS = { entry: 50, symmetry: 100, crossing: 2, preferredWords: 60, urgentWord: 40 } as const;

/** Scores a finished crossword; more is better. */
function scoreBoard(
  { placed }: Board,
  { size, wantedEntries }: LayoutContext,
  pool: { size: number; urgent: number },
): number {
  const slots = new Set(placed.map(({ slot }) => slot.index));
  const isSymmetric = placed.every(({ slot }) => slots.has(slot.mirror));
  const letters = placed.reduce((sum, { slot }) => sum + slot.length, 0);
  const cells = new Set(placed.flatMap(({ slot }) => getSpanCells(slot, size))).size;
  // From 0, when all words are from the start of the pool, to 1.
  const meanPosition =
    placed.reduce((sum, { word }) => sum + word.index, 0) / (placed.length * pool.size || 1);
  const urgent = placed.filter(({ word }) => word.index < pool.urgent).length;
  return (
    SCORE_WEIGHTS.entry * Math.min(placed.length, wantedEntries) +
    (isSymmetric ? SCORE_WEIGHTS.symmetry : 0) +
    SCORE_WEIGHTS.urgentWord * urgent +
    SCORE_WEIGHTS.crossing * (letters - cells) -
    SCORE_WEIGHTS.preferredWords * meanPosition
  );
}

/** Sorts the words of a board row by row and numbers them; two that begin in one cell share a number. */
function numberEntries({ placed }: Board): readonly LayoutEntry[] {
  const sortedEntries = placed
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
  const startCells = [...new Set(sortedEntries.map(({ row, column }) => `${row} ${column}`))];
  return sortedEntries.map((entry) => ({
    ...entry,
    number: startCells.indexOf(`${entry.row} ${entry.column}`) + 1,
  }));
}
