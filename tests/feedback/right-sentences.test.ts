import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DEVICE_CHECKERS } from '../../src/feedback/rules/device-checkers.ts';
import { findMistakes } from '../../src/feedback/text-checker.ts';
import { readRightSentences } from './right-sentences.ts';

const CONTEXT = { level: 'B1', knownWords: new Set<string>() } as const;
/** One sentence of so many is looked at. */
const SAMPLE = 6;

/** Right sentences that rules are known to mark. The list may only become shorter. */
const STILL_MARKED = v.parse(
  v.array(v.string()),
  JSON.parse(readFileSync(new URL('./still-marked.json', import.meta.url), 'utf8')),
);

async function marked(sentences: readonly string[]): Promise<readonly string[]> {
  const kept: string[] = [];
  for (const sentence of sentences) {
    if ((await findMistakes(sentence, DEVICE_CHECKERS, CONTEXT)).length > 0) kept.push(sentence);
  }
  return kept;
}

test("the rules mark none of the product's own sentences but those that are known", async () => {
  const known = new Set(STILL_MARKED);
  const sentences = readRightSentences().filter((sentence, at) => at % SAMPLE === 0 && !known.has(sentence));
  expect(sentences.length).toBeGreaterThan(2_000);
  expect(await marked(sentences)).toEqual([]);
}, 120_000);

test('a sentence leaves the list of the known ones when no rule marks it any more', async () => {
  const all = new Set(readRightSentences());
  expect(STILL_MARKED.filter((sentence) => !all.has(sentence))).toEqual([]);
  expect(await marked(STILL_MARKED)).toEqual(STILL_MARKED);
}, 60_000);
