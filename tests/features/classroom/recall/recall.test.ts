import { beforeEach, describe, expect, test } from 'vitest';
import type { LearnerDatabase } from '../../../../src/data/learner/open-learner-store.ts';
import type { RecallItem } from '../../../../src/domain/lesson-plan.ts';
import { MAX_PLAN_LENGTH } from '../../../../src/domain/plan/plan-limits.ts';
import { appendRecall, hideAnswerKeys, parsePlan } from '../../../../src/domain/plan-markdown.ts';
import { addRecall } from '../../../../src/features/classroom/recall/add-recall.ts';
import { createRecallItems } from '../../../../src/features/classroom/recall/recall-items.ts';
import { rememberAnswer } from '../../../../src/features/classroom/recall/use-recall.ts';
import { aDevice, aMistake, aNewLesson, expectOk, NOW, openAnn } from '../../../data/learner-fixtures.ts';

const ROWS = [
  { word: 'harbour', meaning: 'a place for ships', example: 'The harbour was full.' },
  { word: 'loaf', meaning: 'bread in one large piece', example: 'One loaf is enough.' },
  { word: 'shy', meaning: 'afraid to talk to strangers', example: 'He was shy.' },
  { word: 'courier', meaning: 'a person whose job is to bring parcels', example: 'The courier rang.' },
];
const TABLE = ROWS.map(({ word, meaning, example }) => `| ${word} | ${meaning} | ${example} |`).join('\n');
const earlierClass = {
  ...aNewLesson,
  classPlan: `# Earlier\n\n## Vocabulary\n\n| Word | Meaning | Example |\n| --- | --- | --- |\n${TABLE}\n`,
  content: { phrases: [], vocab: [], met: ROWS },
};
const NEW_PLAN = '# New\n\n## Goal\n\nTalk.\n';

let store: LearnerDatabase;

beforeEach(async () => {
  store = await openAnn(aDevice());
});

async function takeClass(id: string): Promise<void> {
  expectOk(await store.addLesson(earlierClass, id));
  expectOk(await store.completeLesson(id, { answer: 'Yes.', feedback: 'Good.', page: undefined }));
}

describe('a new class', () => {
  test('asks three words of the last class again', async () => {
    await takeClass('a');
    const plan = parsePlan(await addRecall(NEW_PLAN, store, NOW));
    expect(plan.recall?.map(({ kind }) => kind)).toEqual(['word', 'word', 'word']);
    expect({ ...plan, recall: undefined }).toEqual({ ...parsePlan(NEW_PLAN), recall: undefined });
  });

  test('is unchanged for a learner without history', async () => {
    expect(await addRecall(NEW_PLAN, store, NOW)).toBe(NEW_PLAN);
  });

  test('is unchanged after a class that was not completed', async () => {
    expectOk(await store.addLesson(earlierClass, 'a'));
    expect(await addRecall(NEW_PLAN, store, NOW)).toBe(NEW_PLAN);
  });
});

const WORD: RecallItem = {
  kind: 'word',
  id: 'loaf',
  asked: 'bread in one *large* piece',
  options: ['loaf', 'shy', 'courier'],
  answer: 'loaf',
};
const rememberWord = (given: string, number = 1) =>
  rememberAnswer(store, { lessonId: 'b', item: WORD, number, given });

describe('the first answer', () => {
  test.each([
    ['loaf', /^\w+B$/],
    ['shy', /^\w+A$/],
  ])('to a word becomes its review: %s', async (given, review) => {
    await takeClass('a');
    await rememberWord(given);
    expect((await store.readWords()).loaf).toMatch(review);
  });

  test('to a word counts once, even when another tab reports it again', async () => {
    await takeClass('a');
    await rememberWord('shy');
    const words = await store.readWords();
    await rememberWord('loaf');
    expect(await store.readWords()).toEqual(words);
  });

  test.each([
    ['an', true],
    ['a', false],
  ])('to a mistake marks it as known if it is right: %s', async (given, isKnown) => {
    expectOk(await store.recordMistakes([aMistake('class:a:a → an')]));
    const item: RecallItem = {
      ...WORD,
      kind: 'mistake',
      id: 'class:a:a → an',
      options: ['a', 'an'],
      answer: 'an',
    };
    await rememberAnswer(store, { lessonId: 'b', item, number: 1, given });
    expect((await store.readMistakes())[0]?.isKnown).toBe(isKnown);
  });
});

describe('an item that is asked again', () => {
  test('shows its meaning as plain text, and its options as buttons', () => {
    const [item] = createRecallItems([WORD]);
    expect(item).toMatchObject({ text: 'bread in one \\*large\\* piece', expected: 'loaf' });
    expect(item?.form).toEqual({
      kind: 'choice',
      options: WORD.options.map((value) => ({ value, label: value })),
    });
    expect(item?.judge?.('loaf')).toBe('right');
    expect(item?.judge?.('shy')).toBe('wrong');
  });

  test('with a gap shows the chosen word in its sentence', () => {
    const [item] = createRecallItems([{ ...WORD, kind: 'mistake', asked: 'She ___ home.' }]);
    expect(item?.form).toMatchObject({ kind: 'choice', sentence: ['She ', ' home.'] });
  });

  test('is not shown in the markdown of its plan', () => {
    expect(hideAnswerKeys(appendRecall(NEW_PLAN, [WORD]))).toBe(NEW_PLAN.trimEnd());
  });

  test('is left out when the plan would be too long for the lesson API', () => {
    const long = `# New\n\n${'word '.repeat(MAX_PLAN_LENGTH / 5 - 3)}`;
    expect(appendRecall(long, [WORD])).toBe(long);
  });
});
