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

/** Twice the text may cost twice the steps, and a little for what stands around it. */
const MOST_GROWTH = 2.2;
const TIMES = 400;

const shapes = Object.entries(HOSTILE_TEXTS);
const find = createRuleFinder(RULE_SETS);

/** Without the limit on the length of a sentence, which would hide a rule that is slow. */
function tokenReads(text: string): number {
  let reads = 0;
  for (const sentence of tokenizeSentences(text)) {
    find(
      createCountingSentence(sentence, () => {
        reads++;
      }),
    );
  }
  return reads;
}

/** Each word a mistake: more than any rule of ours would find. */
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

describe('a text twice as long takes the rules at most about twice the steps', () => {
  test.each(shapes)('%s', (_, shape) => {
    expect(tokenReads(shape(2 * TIMES))).toBeLessThanOrEqual(MOST_GROWTH * tokenReads(shape(TIMES)) + 100);
  });
});

describe('an answer twice as long takes feedback at most about twice the steps', () => {
  test.each(shapes)('%s', async (_, shape) => {
    const work = (times: number) =>
      countWork(() =>
        writeFeedbackByRules({ answer: shape(times), plan: SAMPLE_PLAN, level: 'B1' }, [
          ...DEVICE_CHECKERS,
          everyWord,
        ]),
      );
    expect(await work(2 * TIMES)).toBeLessThanOrEqual(MOST_GROWTH * (await work(TIMES)));
  });
});

test('an answer and a plan that are both twice as long take marking at most about twice the steps', async () => {
  const work = (times: number) => {
    const exercise = { prompt: 'go was (been) '.repeat(times), key: ['went / was going'] };
    const plan = { ...SAMPLE_PLAN, exercises: [exercise] };
    const answer = '1. was or been\n'.repeat(times);
    return countWork(() => writeFeedbackByRules({ answer, plan, level: 'B1' }, []));
  };
  expect(await work(2 * TIMES)).toBeLessThanOrEqual(MOST_GROWTH * (await work(TIMES)));
});
