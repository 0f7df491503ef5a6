import { expect, test } from 'vitest';
import { renderPlan } from '../../src/domain/plan-markdown.ts';
import type { LessonRecord } from '../../src/domain/records.ts';
import { checkAnswerOnDevice } from '../../src/feedback/device-check.ts';
import { aLesson } from '../sync/some-records.ts';
import { SAMPLE_PLAN } from './sample-plan.ts';

const lesson: LessonRecord = {
  ...aLesson({ id: 'l1' }),
  classPlan: renderPlan(SAMPLE_PLAN),
  skillFocus: 'Grammar',
};
const findClassMistakes = async (answer: string) => (await checkAnswerOnDevice(lesson, answer, [])).mistakes;

/*
 * The class has the exercises “(1) I ___ home. (2) She ___ a ticket.” (went, bought) and “Correct it: He go
 * home.” (He goes home), and asks for a free text.
 */

test('a wrong item is recorded with its own line of the task and the rule of the class', async () => {
  expect(await findClassMistakes('1. (1) goed (2) bought')).toEqual([
    {
      id: 'class:l1:goed → went',
      kind: 'grammar',
      word: '',
      asked: 'I ___ home.',
      given: 'goed',
      right: 'went',
      reason: 'Many common verbs are irregular in the past: go – went, buy – bought.',
      source: 'class',
    },
  ]);
});

test('the only item of an exercise is recorded with the whole task', async () => {
  expect(await findClassMistakes('2. He going home.')).toMatchObject([
    { asked: 'Correct it: He go home.', given: 'He going home.', right: 'He goes home.' },
  ]);
});

test('a mistake in a free text is recorded with the words around it and its correction', async () => {
  expect(await findClassMistakes('I know she dont come home with me.')).toEqual([
    expect.objectContaining({
      kind: 'text',
      asked: '',
      given: expect.stringContaining('dont'),
      right: expect.stringMatching(/doesn.t/),
    }),
  ]);
});

test('the same mistake in the same class has the same id', async () => {
  const [first] = await findClassMistakes('1. (1) goed');
  const [again] = await findClassMistakes('1.\n(1) goed\n(2) has bought');
  expect(first).toBeDefined();
  expect(again?.id).toBe(first?.id);
});

test('right answers are not recorded', async () => {
  expect(await findClassMistakes('1. (1) went (2) bought\n2. He goes home.')).toEqual([]);
});
