import { describe, expect, test } from 'vitest';
import { ruleFinder } from '../../src/feedback/patterns/rule-finder.ts';
import { sentencesOf } from '../../src/feedback/patterns/sentences.ts';
import type { RuleSource } from '../../src/feedback/rule-source.ts';
import { DEVICE_RULES } from '../../src/feedback/rules/device-rules.ts';
import { RULE_FILES } from '../../src/feedback/rules/index-of-rules.ts';
import { A_PLAN } from './a-plan.ts';
import { countedSentence, countedWork } from './counted-work.ts';
import { feedbackByRules } from './feedback-by-rules.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';

/** Twice the text may cost twice the steps, and a little for what stands around it. */
const MOST_GROWTH = 2.2;
const TIMES = 400;

const shapes = Object.entries(HOSTILE_TEXTS);
const find = ruleFinder(RULE_FILES);

/** Without the limit on the length of a sentence, which would hide a rule that is slow. */
function tokenReads(text: string): number {
  let reads = 0;
  for (const sentence of sentencesOf(text)) {
    find(
      countedSentence(sentence, () => {
        reads++;
      }),
    );
  }
  return reads;
}

/** Each word a mistake: more than any rule of ours would find. */
const everyWord: RuleSource = {
  name: 'every word',
  mistakes: async (text) =>
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
      countedWork(() =>
        feedbackByRules({ answer: shape(times), plan: A_PLAN, level: 'B1' }, [...DEVICE_RULES, everyWord]),
      );
    expect(await work(2 * TIMES)).toBeLessThanOrEqual(MOST_GROWTH * (await work(TIMES)));
  });
});

test('an answer and a plan that are both twice as long take marking at most about twice the steps', async () => {
  const work = (times: number) => {
    const exercise = { prompt: 'go was (been) '.repeat(times), key: ['went / was going'] };
    const plan = { ...A_PLAN, exercises: [exercise] };
    const answer = '1. was or been\n'.repeat(times);
    return countedWork(() => feedbackByRules({ answer, plan, level: 'B1' }, []));
  };
  expect(await work(2 * TIMES)).toBeLessThanOrEqual(MOST_GROWTH * (await work(TIMES)));
});
