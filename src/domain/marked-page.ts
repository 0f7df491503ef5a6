import * as v from 'valibot';
import { tolerantList } from './tolerant-schemas.ts';

/** A mistake in a text. Offsets are in UTF-16 units, `end` exclusive. */
const textMarkSchema = v.object({
  start: v.pipe(v.number(), v.integer(), v.minValue(0)),
  end: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The corrected text: empty to delete it; absent if unknown. */
  correction: v.optional(v.string()),
  /** The explanation for the learner. */
  reason: v.string(),
});
export type TextMark = v.InferOutput<typeof textMarkSchema>;

/** The result of checking a text. */
export const checkedTextSchema = v.object({
  /** The feedback as markdown; `note` is the same without the mistakes, for a page that marks them. */
  text: v.string(),
  note: v.string(),
  /** In text order, without overlaps. */
  marks: v.array(textMarkSchema),
});
export type CheckedText = v.InferOutput<typeof checkedTextSchema>;

/** The device's rules, the server's rules, or its language model. */
const CHECKERS = ['device', 'rules', 'model'] as const;

/** The marks on an answer, and the note below it as markdown. */
export const markedPageSchema = v.object({
  by: v.picklist(CHECKERS),
  note: v.string(),
  marks: tolerantList(textMarkSchema),
});
export type MarkedPage = v.InferOutput<typeof markedPageSchema>;

/**
 * Whether the server's feedback replaces the device's on the same answer: if a model wrote it, if it has more
 * marks, or if the server sends no marks at all.
 */
export function shouldReplaceFeedback(servers: MarkedPage | undefined, devices: MarkedPage): boolean {
  if (!servers || servers.by === 'model') return true;
  return servers.marks.length > devices.marks.length;
}

/**
 * The marks that can be drawn: within the text, in order, without overlaps. A server's marks may be invalid.
 */
export function selectDrawableMarks(marks: readonly TextMark[], text: string): readonly TextMark[] {
  const inOrder = marks
    .filter(({ start, end }) => start <= end && end <= text.length)
    .toSorted((one, other) => one.start - other.start);
  let lastEnd = 0;
  return inOrder.filter(({ start, end }) => {
    const isFree = start >= lastEnd;
    if (isFree) lastEnd = end;
    return isFree;
  });
}
