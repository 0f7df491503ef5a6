import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LessonPlan, RecallItem } from '../../src/domain/lesson-plan.ts';
import { readRecall } from '../../src/domain/plan/recall-data.ts';
import { createSeededRng } from '../../src/domain/random.ts';
import type { Mistake } from '../../src/domain/records.ts';
import { type ClassHistory, chooseRecall } from '../../src/teacher/choose-recall.ts';
import { forAll } from '../for-all.ts';
import { weekFiles } from './curriculum-files.ts';

const lessons = weekFiles.flatMap(({ id: week, lessons }) =>
  lessons.map(({ words }) => ({ week, vocabulary: words.map((row) => ({ ...row })), quickCheck: [] })),
);

const aMistake: Mistake = {
  id: 'class:a:go → goes',
  createdAt: 1,
  updatedAt: 1,
  deviceId: 'here',
  kind: 'grammar',
  word: '',
  asked: 'She ___ (go) home.',
  given: 'go',
  right: 'goes',
  reason: 'After she, the verb has an s.',
  source: 'class',
  isKnown: false,
};

type Lesson = Pick<LessonPlan, 'week' | 'vocabulary' | 'recall' | 'quickCheck'>;
const newClass: Lesson = { week: 'a-new-week', vocabulary: [], quickCheck: [] };
const [first = newClass, second = newClass, third = newClass, ...later] = lessons;
const listWords = (...some: readonly Lesson[]) =>
  some.flatMap(({ vocabulary }) => vocabulary.map(({ word }) => word));
const choose = (plan: Lesson, history: Partial<ClassHistory>, seed = 1) =>
  chooseRecall(plan, { classes: [], reviewWords: [], mistakes: [], ...history }, createSeededRng(seed));
const aWordItem: RecallItem = {
  kind: 'word',
  id: 'boat',
  asked: 'it swims',
  options: ['boat', 'train'],
  answer: 'boat',
};

const histories = fc.record({
  classes: fc.shuffledSubarray(lessons, { minLength: 1, maxLength: 12 }),
  reviewWords: fc.shuffledSubarray(listWords(...lessons), { maxLength: 60 }),
  mistakes: fc.subarray([aMistake]),
});
const anyLesson = fc.constantFrom(...lessons);

describe('what a class asks again', () => {
  test('is up to three words to review of earlier classes, each with one right option', () => {
    forAll(300, anyLesson, histories, fc.nat(), (plan, { classes, reviewWords }, seed) => {
      const items = choose(plan, { classes, reviewWords }, seed);
      expect(items.length).toBeLessThanOrEqual(3);
      for (const { id, asked, options, answer } of items) {
        expect(reviewWords).toContain(id);
        expect(listWords(...classes)).toContain(answer);
        expect(listWords(plan)).not.toContain(answer);
        const meanings = classes.flatMap(({ vocabulary }) => vocabulary);
        const right = options.filter((option) =>
          meanings.some(({ word, meaning }) => word === option && meaning === asked),
        );
        expect(right).toEqual([answer]);
      }
    });
  });

  test('survives in a plan as it is', () => {
    forAll(anyLesson, histories, fc.nat(), (plan, history, seed) => {
      const items = choose(plan, history, seed);
      expect(readRecall(JSON.parse(JSON.stringify(items)))).toEqual(items);
    });
  });

  test('is nothing for a learner without completed classes', () => {
    forAll(anyLesson, histories, (plan, history) => {
      expect(choose(plan, { ...history, classes: [] })).toEqual([]);
    });
  });

  test('begins with the words that are most urgent', () => {
    const urgent = listWords(third).slice(0, 3);
    const reviewWords = [...urgent, ...listWords(first, second)];
    const items = choose(newClass, { classes: [first, second, third], reviewWords });
    expect(items.map(({ id }) => id)).toEqual(urgent);
  });

  test('begins with the words of the same week, even when others are more urgent', () => {
    const sameWeek = lessons.filter(({ week }) => week === first.week);
    const others = later.filter(({ week }) => week !== first.week);
    const reviewWords = listWords(...others, ...sameWeek.slice(1));
    const items = choose(first, { classes: [...others, ...sameWeek.slice(1)], reviewWords });
    expect(listWords(...sameWeek)).toEqual(expect.arrayContaining(items.map(({ answer }) => answer)));
    expect(items).toHaveLength(3);
  });

  test('leaves out words that no earlier class taught, and words that need no review', () => {
    expect(choose(newClass, { classes: [first, second], reviewWords: ['never-taught'] })).toEqual([]);
    expect(choose(newClass, { classes: [first, second] })).toEqual([]);
  });
});

describe('a mistake of an earlier class', () => {
  const withWords = { classes: [first, second], reviewWords: listWords(first) };

  test('is asked where there are no words', () => {
    const [item, ...more] = choose(newClass, { classes: [first], mistakes: [aMistake] });
    expect(item).toMatchObject({
      kind: 'mistake',
      id: aMistake.id,
      asked: 'She ___ (go) home.',
      answer: 'goes',
      reason: aMistake.reason,
    });
    expect([...(item?.options ?? [])].sort()).toEqual(['go', 'goes']);
    expect(more).toEqual([]);
  });

  test('takes turns with words', () => {
    const afterNothing = choose(newClass, { ...withWords, mistakes: [aMistake] });
    expect(afterNothing[0]?.kind).toBe('word');
    const classes = [{ ...first, recall: [aWordItem] }, second];
    const afterWords = choose(newClass, { ...withWords, classes, mistakes: [aMistake] });
    expect(afterWords.map(({ kind }) => kind)).toEqual(['mistake']);
  });

  test.each([
    ['is already known', { isKnown: true }],
    ['was made in a game', { source: 'quiz' }],
    ['needs the text of its class', { asked: 'Who is late?', given: 'Ana', right: 'Tom' }],
    ['differs in signs and capitals only', { asked: '', given: 'he is late', right: 'He is late.' }],
    [
      'is too long for a button',
      { asked: '', given: `a ${'long '.repeat(30)}`, right: `${'long '.repeat(30)}` },
    ],
    ['has no answer', { given: '' }],
  ] as const)('is not asked when it %s', (_, change) => {
    expect(choose(newClass, { classes: [first], mistakes: [{ ...aMistake, ...change }] })).toEqual([]);
  });

  test('of a free text is asked as two sentences', () => {
    const sentence = { ...aMistake, asked: '', given: 'She go home late.', right: 'She goes home late.' };
    const [item] = choose(newClass, { classes: [first], mistakes: [sentence] });
    expect(item).toMatchObject({ asked: '', answer: 'She goes home late.' });
  });
});
