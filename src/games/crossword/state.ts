import * as v from 'valibot';
import type { ViewPartProps } from '../contract.ts';
import type { GridStep } from '../kit/grid-steps.ts';
import { countSchema, createIndexSchema, playMsSchema } from '../kit/state-schemas.ts';
import type { GridSpan } from './grid-span.ts';
import { MAX_CELLS } from './sizes.ts';

export const CLUE_KINDS = ['meaning', 'synonym', 'gap', 'spoken'] as const;

const place = createIndexSchema(MAX_CELLS);
const cell = createIndexSchema(MAX_CELLS ** 2);
const entryIndex = countSchema;
const direction = v.picklist(['across', 'down']);

/** `text` is what is read; of a spoken clue, what is read where nothing can be heard. */
const clueSchema = v.object({ kind: v.picklist(CLUE_KINDS), text: v.pipe(v.string(), v.nonEmpty()) });
export type CrosswordClue = v.InferOutput<typeof clueSchema>;

const entrySchema = v.object({
  word: v.string(),
  /** The word as it stands in the grid: the letters a to z in small. */
  answer: v.pipe(v.string(), v.regex(/^[a-z]+$/), v.minLength(2), v.maxLength(MAX_CELLS)),
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  direction,
  row: place,
  column: place,
  clue: clueSchema,
  meaning: v.string(),
  example: v.string(),
});
export type CrosswordEntry = v.InferOutput<typeof entrySchema>;

/** What is known of a cell's letter: nothing, checked, or shown by a hint. */
export const CELL_MARKS = ['none', 'right', 'wrong', 'shown'] as const;
export type CellMark = (typeof CELL_MARKS)[number];

const how = v.picklist(['solved', 'given-up']);

const stageSchema = v.variant('phase', [
  v.object({ phase: v.literal('solving') }),
  /** The grid stands there with all its letters, to be looked at. */
  v.object({ phase: v.literal('done'), how }),
  v.object({ phase: v.literal('over'), how }),
]);

export const stateSchema = v.object({
  /** Cells along each side. */
  size: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(MAX_CELLS)),
  /** By number, across before down. */
  entries: v.pipe(v.array(entrySchema), v.nonEmpty()),
  /** By cell: a letter, or '' for none. */
  letters: v.array(v.pipe(v.string(), v.regex(/^[a-z]?$/))),
  marks: v.array(v.picklist(CELL_MARKS)),
  cursor: v.object({ cell, direction }),
  /** Letters are checked as they are typed. */
  autocheck: v.boolean(),
  /** Entries in which one letter was wrong: once, that is a slip. */
  slips: v.array(entryIndex),
  /** Entries that a hint was taken for. */
  helped: v.array(entryIndex),
  /** Entries that the learner did not know, with what stood there. */
  missed: v.array(v.object({ entry: entryIndex, given: v.string() })),
  /** By entry: how long the cursor was in it, in milliseconds of play, up to `countedTo`. */
  spent: v.array(playMsSchema),
  countedTo: playMsSchema,
  /** Entries of which it is known what became of them. */
  answered: v.array(entryIndex),
  stage: stageSchema,
});

export type CrosswordState = v.InferOutput<typeof stateSchema>;

export type CrosswordMove =
  | { type: 'typed'; letter: string }
  /** Takes the letter under the cursor away, or steps back and takes that one. */
  | { type: 'stepped-back' }
  | { type: 'cleared' }
  | { type: 'turned' }
  | { type: 'moved'; to: GridStep }
  | { type: 'chose-cell'; cell: number }
  | { type: 'chose-entry'; entry: number }
  /** To the next clue, or the one before. */
  | { type: 'stepped-clue'; by: 1 | -1 }
  /** A whole word from the list of clues. */
  | { type: 'entered-word'; entry: number; word: string }
  | { type: 'checked'; scope: HelpScope }
  | { type: 'asked-hint'; scope: Exclude<HelpScope, 'all'> }
  | { type: 'gave-up' }
  | { type: 'switched-autocheck' }
  /** Nothing can be heard: spoken clues become written ones. */
  | { type: 'asked-for-text' }
  /** Has seen enough of the finished grid. */
  | { type: 'closed' };

export type CrosswordPartProps = ViewPartProps<CrosswordState, CrosswordMove>;

export type HelpScope = 'letter' | 'word' | 'all';

export function getEntrySpan({ row, column, direction, answer }: CrosswordEntry): GridSpan {
  return { row, column, direction, length: answer.length };
}
