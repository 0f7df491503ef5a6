import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { LEVELS } from '../../../src/domain/levels.ts';

/**
 * Texts in the way of learners of some thirty first languages, by four writers who saw no rule. Rules may be
 * written from the development half; the held-out half is only measured.
 */
export const HALVES = ['development', 'held-out'] as const;
export type Half = (typeof HALVES)[number];

const level = v.picklist(LEVELS);
const author = { writer: v.number(), level, first: v.string() };
/** A sentence with one mistake, and all corrected sentences that a teacher accepts. */
const single = v.object({ ...author, kind: v.string(), text: v.string(), right: v.array(v.string()) });
const right = v.object({ level, text: v.string() });
/** A whole answer; `wrong` occurs once in its text. */
const answer = v.object({
  ...author,
  text: v.string(),
  corrected: v.string(),
  mistakes: v.array(v.object({ wrong: v.string(), right: v.array(v.string()) })),
});
export type SingleMistake = v.InferOutput<typeof single>;
export type RightSentence = v.InferOutput<typeof right>;
export type LearnerAnswer = v.InferOutput<typeof answer>;

function readRows<T>(half: Half, name: string, row: v.GenericSchema<unknown, T>): readonly T[] {
  const lines = readFileSync(new URL(`./${half}/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => v.parse(row, JSON.parse(line)));
}

export const readSingleMistakes = (half: Half) => readRows(half, 'single', single);
export const readRightSentences = (half: Half) => readRows(half, 'right', right);
export const readAnswers = (half: Half) => readRows(half, 'answers', answer);
