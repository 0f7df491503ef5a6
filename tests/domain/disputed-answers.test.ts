import * as v from 'valibot';
import { expect, test } from 'vitest';
import { selectDisputesOfClass, sentDisputesSchema } from '../../src/domain/disputed-answers.ts';

const PLAN = '# A class\n\n## Exercises\n\n1. Choose the word.\n   (1) I ___ home.\n';
const called = (answer: string, exercise = 'Choose the word.\n(1) I ___ home.') => ({
  ...{ exercise, item: 1, key: 'went', answer },
});

test('an answer that a learner calls right is sent with its own class', () => {
  const other = called('flew', 'Write the word.\n(1) I ___ home.');
  expect(selectDisputesOfClass(PLAN, [called('walked'), other])).toEqual([
    { exercise: 'Choose the word.\n(1) I ___ home.', item: 1, answer: 'walked' },
  ]);
});

test('only the newest answers are sent, up to the limits of a request', () => {
  const long = `Choose the word.\n${'(1) I ___ home.'.repeat(50)}`;
  const sent = selectDisputesOfClass(
    PLAN,
    Array.from({ length: 40 }, (_, index) => called(`${index}`, long)).concat(called('x'.repeat(1_000))),
  );
  expect(v.is(sentDisputesSchema, sent)).toBe(true);
  expect(sent.at(-1)?.answer).toBe('39');
});
