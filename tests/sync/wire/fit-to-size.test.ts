import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_PUSHED_BYTES, RETAINED_MISTAKES } from '../../../src/domain/limits.ts';
import { EMPTY_LEARNER_STATE, type Mistake } from '../../../src/domain/records.ts';
import { composeDocument } from '../../../src/sync/wire/compose-document.ts';
import { measureDocument, measureValue } from '../../../src/sync/wire/document-size.ts';
import { fitToSize } from '../../../src/sync/wire/fit-to-size.ts';
import { parseDocument } from '../../../src/sync/wire/parse-document.ts';
import { forAll } from '../../for-all.ts';
import { aHomework, aLesson } from '../some-records.ts';

describe('the size of a document', () => {
  test('follows the published formula: a boolean field named done takes 6 bytes', () => {
    expect(measureDocument('my_task_id', { done: true }) - measureDocument('my_task_id', {})).toBe(6);
  });

  test('counts strings as UTF-8 and one more, numbers as 8, lists as their items', () => {
    expect(measureValue('Straße')).toBe(8);
    expect(measureValue(7)).toBe(8);
    expect(measureValue(['sea', true, null])).toBe(6);
    expect(measureValue({ a: 1 })).toBe(32 + 2 + 8);
  });

  test('is the name, 16 and 32 bytes for an empty users/ann', () => {
    expect(measureDocument('ann', {})).toBe('users'.length + 1 + 'ann'.length + 1 + 16 + 32);
  });
});

const plan = (name: string, kilobytes: number) => `${name}${'x'.repeat(kilobytes * 1000)}`;

/** `pairs` lessons, each with one homework that has the same plan; number 1 is the oldest. */
function classes(pairs: number, kilobytes: number) {
  const numbers = Array.from({ length: pairs }, (_, index) => index + 1);
  const state = {
    ...EMPTY_LEARNER_STATE,
    lessons: numbers.map((n) =>
      aLesson({ id: `l${n}`, createdAt: n * 10, classPlan: plan(`l${n}`, kilobytes) }),
    ),
    homework: numbers.map((n) =>
      aHomework({ id: `h${n}`, createdAt: n * 10 + 5, lessonId: `l${n}`, lesson: plan(`l${n}`, kilobytes) }),
    ),
  };
  return parseDocument(composeDocument(null, 'ann', state), 'ann');
}

describe('a document over the limit', () => {
  test('loses the plans of homework with a stored lesson, and reading fills them in again', () => {
    const state = classes(10, 60);
    const { fields, droppedKeys } = fitToSize(composeDocument(null, 'ann', state), 'ann');
    expect(droppedKeys).toEqual([]);
    expect(measureDocument('ann', fields)).toBeLessThanOrEqual(MAX_PUSHED_BYTES);
    expect(parseDocument(fields, 'ann')).toEqual(state);
  });

  test('then loses its oldest records', () => {
    const state = classes(20, 60);
    const { fields, droppedKeys } = fitToSize(composeDocument(null, 'ann', state), 'ann');
    expect(droppedKeys.slice(0, 2)).toEqual(['lesson:l1', 'homework:h1']);
    const reduced = parseDocument(fields, 'ann');
    expect(reduced.lessons).toEqual(state.lessons.slice(0, reduced.lessons.length));
    expect(reduced.homework).toEqual(state.homework.slice(0, reduced.homework.length));
  });

  test('loses one over-large homework first, and no other record because of it', () => {
    const state = classes(20, 20);
    const notes = 'x'.repeat(850_000);
    const [newest, ...others] = state.homework;
    if (!newest) throw new Error('no homework');
    const composed = composeDocument(null, 'ann', { ...state, homework: [{ ...newest, notes }, ...others] });
    expect(fitToSize(composed, 'ann').droppedKeys).toEqual([`homework:${newest.id}`]);
  });

  test('loses over-large homework first, even when it has the plan of a deleted lesson', () => {
    const state = classes(20, 1);
    const isLarge = (id: string) => ['l19', 'h19', 'l20', 'h20'].includes(id);
    const large = plan('', 500);
    const composed = composeDocument(null, 'ann', {
      ...state,
      lessons: state.lessons.map((one) => (isLarge(one.id) ? { ...one, classPlan: large } : one)),
      homework: state.homework.map((one) => (isLarge(one.id) ? { ...one, lesson: large } : one)),
    });
    const { fields, droppedKeys } = fitToSize(composed, 'ann');
    expect(measureDocument('ann', fields)).toBeLessThanOrEqual(MAX_PUSHED_BYTES);
    expect(droppedKeys.filter((key) => !isLarge(key.split(':')[1] ?? ''))).toEqual([]);
  });

  test('loses its oldest mistakes too, reported as one row, and none of its words', () => {
    const mistake = (number: number): Mistake => ({
      ...{
        id: `m${number}`,
        createdAt: number,
        updatedAt: number,
        deviceId: '',
        kind: 'word',
        isKnown: false,
      },
      ...{ word: 'x', asked: 'x', given: 'x', right: 'x', reason: 'x'.repeat(300), source: 'class' },
    });
    const mistakes = Array.from({ length: RETAINED_MISTAKES }, (_, number) =>
      mistake(RETAINED_MISTAKES - number),
    );
    const words = Object.fromEntries(Array.from({ length: 5_000 }, (_, number) => [`w${number}`, '']));
    const full = { ...classes(14, 60), mistakes, words };
    const { fields, droppedKeys } = fitToSize(composeDocument(null, 'ann', full), 'ann');
    expect(measureDocument('ann', fields)).toBeLessThanOrEqual(MAX_PUSHED_BYTES);
    const reduced = parseDocument(fields, 'ann');
    expect(droppedKeys.filter((key) => key === 'mistakes')).toHaveLength(1);
    expect(reduced.mistakes).toEqual(mistakes.slice(0, reduced.mistakes.length));
    expect(reduced.words).toEqual(words);
  });

  test('keeps a homework’s plan when its lesson is dropped', () => {
    const state = classes(15, 60);
    const { fields, droppedKeys } = fitToSize(composeDocument(null, 'ann', state), 'ann');
    const orphan = parseDocument(fields, 'ann').homework.find((record) =>
      droppedKeys.includes(`lesson:${record.lessonId}`),
    );
    expect(orphan?.lesson ?? plan('', 60)).toContain('x'.repeat(60_000));
  });

  test('keeps the plan of homework that differs from its lesson’s', () => {
    const state = { ...classes(10, 60) };
    const [first, ...others] = state.homework;
    if (!first) throw new Error('no homework');
    const changed = { ...state, homework: [{ ...first, lesson: 'my own version' }, ...others] };
    const { fields } = fitToSize(composeDocument(null, 'ann', changed), 'ann');
    expect(parseDocument(fields, 'ann').homework[0]?.lesson).toBe('my own version');
  });

  test('fits under the limit with any content, and is unchanged below it', () => {
    forAll(15, fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 40 }), (pairs, kilobytes) => {
      const composed = composeDocument(null, 'ann', classes(pairs, kilobytes));
      const { fields, droppedKeys } = fitToSize(composed, 'ann');
      expect(measureDocument('ann', fields)).toBeLessThanOrEqual(MAX_PUSHED_BYTES);
      if (measureDocument('ann', composed) <= MAX_PUSHED_BYTES) expect(fields).toBe(composed);
      const { lessons, homework } = parseDocument(fields, 'ann');
      expect(lessons.length + homework.length + droppedKeys.length).toBe(2 * pairs);
    });
  });

  test('drops no more than it must', () => {
    const { fields, droppedKeys } = fitToSize(composeDocument(null, 'ann', classes(20, 60)), 'ann');
    expect(droppedKeys.length).toBeGreaterThan(0);
    expect(measureDocument('ann', fields) + 2 * 61_000).toBeGreaterThan(MAX_PUSHED_BYTES);
  });
});
