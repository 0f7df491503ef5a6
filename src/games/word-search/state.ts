import * as v from 'valibot';
import type { ViewPartProps } from '../contract.ts';
import { createIndexSchema, playMsSchema } from '../kit/state-schemas.ts';
import { type CellRun, findRunBetween, isSameRun } from './grid/lines.ts';
import { MAX_CELLS, MAX_WORDS } from './sizes.ts';

const cell = createIndexSchema(MAX_CELLS ** 2);
const place = createIndexSchema(MAX_WORDS);

const hiddenSchema = v.object({
  word: v.string(),
  meaning: v.string(),
  example: v.string(),
  /** Its cells, first letter first. */
  run: v.array(cell),
});

const stageSchema = v.variant('phase', [
  /** `anchor`: the end of a word that is chosen, until the other end is. */
  v.object({ phase: v.literal('searching'), anchor: v.nullable(cell) }),
  /** All words are in sight, to be read once more. */
  v.object({ phase: v.literal('shown'), hasGivenUp: v.boolean() }),
  v.object({ phase: v.literal('over'), hasGivenUp: v.boolean() }),
]);

export const stateSchema = v.object({
  size: createIndexSchema(MAX_CELLS + 1),
  /** Row by row, in capitals. */
  letters: v.array(v.pipe(v.string(), v.length(1))),
  hidden: v.array(hiddenSchema),
  /** Places among the hidden words: found, in their order; first letter shown; worth less, since the words were listed. */
  found: v.array(place),
  hinted: v.array(place),
  eased: v.array(place),
  /** What is listed beside the grid. */
  list: v.picklist(['meanings', 'words']),
  /** The newest try that was none of the words: its cells. */
  miss: v.nullable(v.array(cell)),
  /** When the last word was found. */
  since: playMsSchema,
  stage: stageSchema,
});
export type SearchState = v.InferOutput<typeof stateSchema>;

export type SearchMove =
  /** A cell was tapped: one end of a word, or the other. */
  | { type: 'tapped'; cell: number }
  /** A line was drawn from cell to cell. */
  | { type: 'drew'; from: number; to: number }
  /** The chosen end is none after all. */
  | { type: 'let-go' }
  | { type: 'asked-hint'; place: number }
  | { type: 'switched-list' }
  | { type: 'gave-up' }
  /** Enough seen of the full grid. */
  | { type: 'closed' };

export type SearchPartProps = ViewPartProps<SearchState, SearchMove>;

/** Points for a word found from its meaning alone; less with its first letter shown, or with the word itself listed. */
export const POINTS = { unaided: 10, hinted: 6, eased: 4 } as const;

/** What the word at a place is worth, found now. */
export function getWordPoints({ hinted, eased }: SearchState, place: number): number {
  if (eased.includes(place)) return POINTS.eased;
  return hinted.includes(place) ? POINTS.hinted : POINTS.unaided;
}

export function getPoints(state: SearchState): number {
  return state.found.reduce((sum, place) => sum + getWordPoints(state, place), 0);
}

/** The place of the word that lies along the run, read from either end; -1 for none. */
export function findWordAlong({ hidden }: SearchState, run: CellRun): number {
  const backwards = run.toReversed();
  return hidden.findIndex((word) => isSameRun(word.run, run) || isSameRun(word.run, backwards));
}

/** The run between two cells of this grid; `null` where there is none. */
export function findRun({ size }: SearchState, from: number, to: number): CellRun | null {
  const isCell = (each: number) => Number.isInteger(each) && each >= 0 && each < size * size;
  return isCell(from) && isCell(to) ? findRunBetween(from, to, size) : null;
}
