import { describe, expect, test } from 'vitest';
import { createRuleFinder } from '../../src/feedback/patterns/rule-finder.ts';
import { tokenizeSentences } from '../../src/feedback/patterns/sentences.ts';
import { DEVICE_CHECKERS } from '../../src/feedback/rules/device-checkers.ts';
import { RULE_SETS } from '../../src/feedback/rules/rule-sets.ts';
import type { TextChecker } from '../../src/feedback/text-checker.ts';
import { countWork, createCountingSentence } from './count-work.ts';
import { writeFeedbackByRules } from './feedback-by-rules.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { SAMPLE_PLAN } from './sample-plan.ts';

/** Twice the text may cost twice the steps and a constant. */
const MAX_GROWTH = 2.2;
const TIMES = 400;

const shapes = Object.entries(HOSTILE_TEXTS);
const findHits = createRuleFinder(RULE_SETS);

/** Counts without the limit on the length of a sentence, which would hide slow rules. */
function countTokenReads(text: string): number {
  let reads = 0;
  for (const sentence of tokenizeSentences(text)) {
    findHits(
      createCountingSentence(sentence, () => {
        reads++;
      }),
    );
  }
  return reads;
}

/** Marks every word, which is more than the rules ever do. */
const everyWord: TextChecker = {
  name: 'every word',
  findMistakes: async (text) =>
    [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => ({
      start: index,
      end: index + word.length,
      correction: 'right',
      reason: 'Wrong.',
    })),
};

describe('the rules take at most about twice the steps for twice the text', () => {
  test.each(shapes)('made of %s', (_, shape) => {
    expect(countTokenReads(shape(2 * TIMES))).toBeLessThanOrEqual(
      MAX_GROWTH * countTokenReads(shape(TIMES)) + 100,
    );
  });
});

describe('feedback takes at most about twice the steps for twice the answer', () => {
  test.each(shapes)('made of %s', async (_, shape) => {
    const check = (times: number) =>
      writeFeedbackByRules({ answer: shape(times), plan: SAMPLE_PLAN, level: 'B1' }, [
        ...DEVICE_CHECKERS,
        everyWord,
      ]);
    const work = (times: number) => countWork(() => check(times));
    // The vocabulary is unpacked once, and a guess is made once for each word.
    await check(1);
    expect(await work(2 * TIMES)).toBeLessThanOrEqual(MAX_GROWTH * (await work(TIMES)));
  });
});

test('marking takes at most about twice the steps for twice the answer and twice the plan', async () => {
  const work = (times: number) => {
    const exercise = { prompt: 'go was (been) '.repeat(times), key: ['went / was going'] };
    const plan = { ...SAMPLE_PLAN, exercises: [exercise] };
    const answer = '1. was or been\n'.repeat(times);
    return countWork(() => writeFeedbackByRules({ answer, plan, level: 'B1' }, []));
  };
  expect(await work(2 * TIMES)).toBeLessThanOrEqual(MAX_GROWTH * (await work(TIMES)));
});
