import * as v from 'valibot';
import type { ViewPartProps } from '../game-contract.ts';
import type { GridStep } from '../kit/grid-steps.ts';
import { countSchema, createIndexSchema, playMsSchema } from '../kit/state-schemas.ts';
import type { GridSpan } from './grid-span.ts';
import { MAX_CELLS } from './sizes.ts';

/*
 * The state of the Crossword: a square grid of cells, and the entries (words across or down) that share its
 * letters.
 */

const CLUE_KINDS = ['meaning', 'synonym', 'gap', 'spoken'] as const;

const lineSchema = createIndexSchema(MAX_CELLS);
const cellSchema = createIndexSchema(MAX_CELLS ** 2);
const entryIndexSchema = countSchema;
const directionSchema = v.picklist(['across', 'down']);

/** `text` is the clue on screen. A spoken clue shows it when the browser cannot speak. */
const clueSchema = v.object({ kind: v.picklist(CLUE_KINDS), text: v.pipe(v.string(), v.nonEmpty()) });
export type CrosswordClue = v.InferOutput<typeof clueSchema>;

const entrySchema = v.object({
  word: v.string(),
  /** The word as it is written in the grid: letters a to z in lower case. */
  answer: v.pipe(v.string(), v.regex(/^[a-z]+$/), v.minLength(2), v.maxLength(MAX_CELLS)),
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  direction: directionSchema,
  row: lineSchema,
  column: lineSchema,
  clue: clueSchema,
  meaning: v.string(),
  example: v.string(),
});
export type CrosswordEntry = v.InferOutput<typeof entrySchema>;

/** The mark of a cell's letter: unchecked, checked, or shown by a hint. */
const CELL_MARKS = ['none', 'right', 'wrong', 'shown'] as const;
export type CellMark = (typeof CELL_MARKS)[number];

const howSchema = v.picklist(['solved', 'given-up']);

const stageSchema = v.variant('phase', [
  v.object({ phase: v.literal('solving') }),
  /** The full grid stays on screen until it is closed. */
  v.object({ phase: v.literal('done'), how: howSchema }),
  v.object({ phase: v.literal('over'), how: howSchema }),
]);

export const stateSchema = v.object({
  /** Cells along each side. */
  size: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(MAX_CELLS)),
  /** Sorted by number, across before down. */
  entries: v.pipe(v.array(entrySchema), v.nonEmpty()),
  /** The letter in each cell; '' for none. */
  letters: v.array(v.pipe(v.string(), v.regex(/^[a-z]?$/))),
  marks: v.array(v.picklist(CELL_MARKS)),
  cursor: v.object({ cell: cellSchema, direction: directionSchema }),
  /** Letters are checked as they are typed. */
  autocheck: v.boolean(),
  /** Entries that were checked with one wrong letter. */
  slips: v.array(entryIndexSchema),
  /** Entries that a hint was taken for. */
  helped: v.array(entryIndexSchema),
  /** Entries that the learner did not know, with the written letters. */
  missed: v.array(v.object({ entry: entryIndexSchema, given: v.string() })),
  /** The milliseconds of play that the cursor was in each entry, counted up to `countedTo`. */
  spent: v.array(playMsSchema),
  countedTo: playMsSchema,
  /** Entries with a recorded outcome. */
  answered: v.array(entryIndexSchema),
  stage: stageSchema,
});

export type CrosswordState = v.InferOutput<typeof stateSchema>;

export type CrosswordMove =
  | { type: 'typed'; letter: string }
  /** Deletes the letter under the cursor or, in an empty cell, the letter before it. */
  | { type: 'pressed-backspace' }
  | { type: 'cleared' }
  | { type: 'switched-direction' }
  | { type: 'moved'; to: GridStep }
  | { type: 'chose-cell'; cell: number }
  | { type: 'chose-entry'; entry: number }
  /** Goes to the next or previous clue. */
  | { type: 'moved-to-clue'; offset: 1 | -1 }
  /** Enters a whole word in the list of clues. */
  | { type: 'entered-word'; entry: number; word: string }
  | { type: 'checked'; scope: HelpScope }
  | { type: 'asked-hint'; scope: Exclude<HelpScope, 'all'> }
  | { type: 'gave-up' }
  | { type: 'switched-autocheck' }
  /** Turns spoken clues into written ones. */
  | { type: 'replaced-spoken-clues' }
  /** Leaves the finished grid. */
  | { type: 'closed' };

export type CrosswordPartProps = ViewPartProps<CrosswordState, CrosswordMove>;

export type HelpScope = 'letter' | 'word' | 'all';

export function getEntrySpan({ row, column, direction, answer }: CrosswordEntry): GridSpan {
  return { row, column, direction, length: answer.length };
}
