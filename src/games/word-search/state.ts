import * as v from 'valibot';
import type { ViewPartProps } from '../game-contract.ts';
import { createIndexSchema, playMsSchema } from '../kit/state-schemas.ts';
import { type CellRun, findRunBetween, isSameRun } from './grid/lines.ts';
import { MAX_CELLS, MAX_WORDS } from './sizes.ts';

/*
 * The state of the Word Search: a square of letters with hidden words, each along a run (a straight line of
 * cells). The learner sees the meanings of the words; listing the words instead makes them worth less
 * ("eased").
 */

const cellSchema = createIndexSchema(MAX_CELLS ** 2);
const placeSchema = createIndexSchema(MAX_WORDS);

const hiddenWordSchema = v.object({
  word: v.string(),
  meaning: v.string(),
  example: v.string(),
  /** Its cells, in the order of its letters. */
  run: v.array(cellSchema),
});

const stageSchema = v.variant('phase', [
  /** `anchor`: the chosen end of a word, until the other end is chosen. */
  v.object({ phase: v.literal('searching'), anchor: v.nullable(cellSchema) }),
  /** All words are shown in the grid. */
  v.object({ phase: v.literal('shown'), hasGivenUp: v.boolean() }),
  v.object({ phase: v.literal('over'), hasGivenUp: v.boolean() }),
]);

export const stateSchema = v.object({
  size: createIndexSchema(MAX_CELLS + 1),
  /** Row by row, in capitals. */
  letters: v.array(v.pipe(v.string(), v.length(1))),
  hidden: v.array(hiddenWordSchema),
  /** Indexes of hidden words: found, in order; with the first letter shown; listed, and so worth less. */
  found: v.array(placeSchema),
  hinted: v.array(placeSchema),
  eased: v.array(placeSchema),
  /** The content of the list next to the grid. */
  list: v.picklist(['meanings', 'words']),
  /** The cells of the newest wrong try. */
  miss: v.nullable(v.array(cellSchema)),
  /** The play time at which the last word was found. */
  since: playMsSchema,
  stage: stageSchema,
});
export type SearchState = v.InferOutput<typeof stateSchema>;

export type SearchMove =
  /** A cell was tapped: one end of a word, or the other. */
  | { type: 'tapped'; cell: number }
  /** A line was drawn from cell to cell. */
  | { type: 'drew'; from: number; to: number }
  /** Clears the chosen end. */
  | { type: 'cleared-anchor' }
  | { type: 'asked-hint'; place: number }
  | { type: 'switched-list' }
  | { type: 'gave-up' }
  /** Leaves the finished grid. */
  | { type: 'closed' };

export type SearchPartProps = ViewPartProps<SearchState, SearchMove>;

/** Points for a word found from its meaning, with its first letter shown, or with the word listed. */
export const POINTS = { unaided: 10, hinted: 6, eased: 4 } as const;

/** The points for a word if it is found now. */
export function getWordPoints({ hinted, eased }: SearchState, place: number): number {
  if (eased.includes(place)) return POINTS.eased;
  return hinted.includes(place) ? POINTS.hinted : POINTS.unaided;
}

export function getPoints(state: SearchState): number {
  return state.found.reduce((sum, place) => sum + getWordPoints(state, place), 0);
}

/** The index of the word along a run, read from either end; -1 for none. */
export function findWordAlong({ hidden }: SearchState, run: CellRun): number {
  const backwards = run.toReversed();
  return hidden.findIndex((word) => isSameRun(word.run, run) || isSameRun(word.run, backwards));
}

/** The run between two cells of this grid; `null` if there is none. */
export function findRun({ size }: SearchState, from: number, to: number): CellRun | null {
  const isCell = (each: number) => Number.isInteger(each) && each >= 0 && each < size * size;
  return isCell(from) && isCell(to) ? findRunBetween(from, to, size) : null;
}
