import * as v from 'valibot';
import { tolerantList } from './tolerant-schemas.ts';

/** A mistake in a text. Offsets are in UTF-16 units, `end` exclusive. */
export const textMarkSchema = v.object({
  start: v.pipe(v.number(), v.integer(), v.minValue(0)),
  end: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** What stands there when it is right: empty to leave it out; absent when nobody knows. */
  correction: v.optional(v.string()),
  /** Why, in plain words. */
  reason: v.string(),
});
export type TextMark = v.InferOutput<typeof textMarkSchema>;

/** A text that was checked. */
export const checkedTextSchema = v.object({
  /** The feedback as markdown, and the same without the mistakes, for a page on which they are marked. */
  text: v.string(),
  note: v.string(),
  /** In the order of the text; none overlap. */
  marks: v.array(textMarkSchema),
});
export type CheckedText = v.InferOutput<typeof checkedTextSchema>;

/** Who checked a page: this device's rules, the server's, or its language model. */
const CHECKERS = ['device', 'rules', 'model'] as const;

/** What stands on an answer's page besides the answer: its marks, and the words below it as markdown. */
export const markedPageSchema = v.object({
  by: v.picklist(CHECKERS),
  note: v.string(),
  marks: tolerantList(textMarkSchema),
});
export type MarkedPage = v.InferOutput<typeof markedPageSchema>;

/**
 * Whether a server's feedback is to take the place of the device's on the same answer: a model's words do, so do more
 * marks, and whatever comes of a server that marks no pages.
 */
export function shouldReplaceFeedback(servers: MarkedPage | undefined, devices: MarkedPage): boolean {
  if (!servers || servers.by === 'model') return true;
  return servers.marks.length > devices.marks.length;
}

/** The marks that can be drawn in a text: within it, in its order, none over another. Those of a server may be odd. */
export function selectDrawableMarks(marks: readonly TextMark[], text: string): readonly TextMark[] {
  const inOrder = marks
    .filter(({ start, end }) => start <= end && end <= text.length)
    .toSorted((one, other) => one.start - other.start);
  let free = 0;
  return inOrder.filter(({ start, end }) => {
    const isFree = start >= free;
    if (isFree) free = end;
    return isFree;
  });
}
