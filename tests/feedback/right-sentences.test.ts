import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { findMistakes } from '../../src/feedback/find-mistakes.ts';
import { DEVICE_CHECKERS } from '../../src/feedback/rules/device-checkers.ts';
import { sampleRows } from '../scale-runs.ts';
import { readRightSentences } from './right-sentences.ts';

const CONTEXT = { level: 'B1', knownWords: new Set<string>() } as const;
/** One of this many sentences is checked. */
const SAMPLE = 6;

/** Right sentences that rules are known to mark. The list may only become shorter. */
const STILL_MARKED = v.parse(
  v.array(v.string()),
  JSON.parse(readFileSync(new URL('./still-marked.json', import.meta.url), 'utf8')),
);

async function filterMarked(sentences: readonly string[]): Promise<readonly string[]> {
  const marked: string[] = [];
  for (const sentence of sentences) {
    if ((await findMistakes(sentence, DEVICE_CHECKERS, CONTEXT)).length > 0) marked.push(sentence);
  }
  return marked;
}

test('the rules mark no right sentence of the product except the known ones', async () => {
  const known = new Set(STILL_MARKED);
  const sentences = readRightSentences().filter((sentence, at) => at % SAMPLE === 0 && !known.has(sentence));
  expect(sentences.length).toBeGreaterThan(2_000);
  expect(await filterMarked(sampleRows(sentences))).toEqual([]);
}, 120_000);

test('every sentence in the list of known ones is still marked', async () => {
  const all = new Set(readRightSentences());
  expect(STILL_MARKED.filter((sentence) => !all.has(sentence))).toEqual([]);
  expect(await filterMarked(STILL_MARKED)).toEqual(STILL_MARKED);
}, 60_000);
