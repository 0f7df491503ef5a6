import * as v from 'valibot';
import type { RecallItem } from '../lesson-plan.ts';
import { tolerantList } from '../tolerant-schemas.ts';
import { foldTypedText } from '../typed-text.ts';
import { writeHiddenData } from './hidden-data.ts';
import { toPlainLine } from './plain-text.ts';

/** A class asks at most this many words or mistakes of earlier ones again. */
export const MAX_RECALL_ITEMS = 3;
const MAX_OPTIONS = 4;
const MAX_TEXT_LENGTH = 400;

const line = v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH), v.transform(toPlainLine));
const filledLine = v.pipe(line, v.minLength(1));

const itemSchema = v.pipe(
  v.object({
    kind: v.picklist(['word', 'mistake']),
    // Not a line: the id of a mistake holds the learner's own text.
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(2 * MAX_TEXT_LENGTH)),
    asked: line,
    options: v.pipe(v.array(filledLine), v.minLength(2), v.maxLength(MAX_OPTIONS)),
    answer: filledLine,
    reason: v.fallback(v.optional(filledLine), undefined),
  }),
  v.check(({ options, answer }) => options.includes(answer)),
  v.check(({ options }) => new Set(options.map(foldTypedText)).size === options.length),
  v.transform(({ reason, ...item }): RecallItem => (reason === undefined ? item : { ...item, reason })),
);
const itemsSchema = tolerantList(itemSchema);

/** The items that are asked again, as hidden data; empty without items. */
export function writeRecall(items: readonly RecallItem[]): string {
  return items.length > 0 ? writeHiddenData('class-recall', items) : '';
}

/** Invalid items are left out, as are those over the limit. */
export function readRecall(value: unknown): readonly RecallItem[] {
  return v.parse(itemsSchema, value).slice(0, MAX_RECALL_ITEMS);
}
