import * as v from 'valibot';
import type { PartProps } from '../contract.ts';
import { below, playMsSchema } from '../kit/state-parts.ts';
import { isSameRun, type Run, runBetween } from './grid/lines.ts';
import { LARGEST_CELLS, MOST_WORDS } from './sizes.ts';

const cell = below(LARGEST_CELLS ** 2);
const place = below(MOST_WORDS);

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
  size: below(LARGEST_CELLS + 1),
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

export type SearchPart = PartProps<SearchState, SearchMove>;

/** Points for a word found from its meaning alone; less with its first letter shown, or with the word itself listed. */
export const POINTS = { unaided: 10, hinted: 6, eased: 4 } as const;

/** What the word at a place is worth, found now. */
export function worthOf({ hinted, eased }: SearchState, place: number): number {
  if (eased.includes(place)) return POINTS.eased;
  return hinted.includes(place) ? POINTS.hinted : POINTS.unaided;
}

export function pointsOf(state: SearchState): number {
  return state.found.reduce((sum, place) => sum + worthOf(state, place), 0);
}

/** The place of the word that lies along the run, read from either end; -1 for none. */
export function wordAlong({ hidden }: SearchState, run: Run): number {
  const backwards = run.toReversed();
  return hidden.findIndex((word) => isSameRun(word.run, run) || isSameRun(word.run, backwards));
}

/** The run between two cells of this grid; `null` where there is none. */
export function runIn({ size }: SearchState, from: number, to: number): Run | null {
  const isCell = (each: number) => Number.isInteger(each) && each >= 0 && each < size * size;
  return isCell(from) && isCell(to) ? runBetween(from, to, size) : null;
}
