import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localDay } from '../../src/domain/local-day.ts';
import type { OwnWord } from '../../src/domain/records.ts';
import { packReviews } from '../../src/domain/word-reviews.ts';
import { DUE_A_DAY, wordsFor } from '../../src/memory/choose-words.ts';
import { cardOf, DAY, isDue, reviewsBefore } from '../../src/memory/schedule.ts';
import { forAll } from '../for-all.ts';
import { anyMoment, anyWordReviews } from './arbitrary-reviews.ts';
import { NOON, reviewed } from './reviewed.ts';

const ZONE = 'America/St_Johns';
const today = localDay(NOON, ZONE);

const choose = (words: Record<string, string>, ownWords: Record<string, OwnWord> = {}) =>
  wordsFor({ words, ownWords }, NOON, today);

const removed: OwnWord = { meaning: '', example: '', isRemoved: true, updatedAt: 1, deviceId: 'phone' };

const anyWords = fc.dictionary(
  fc.constantFrom(...'abcdefghij', 'constructor', '__proto__'),
  fc.oneof(anyWordReviews.map(packReviews), fc.constant(''), fc.constant('unreadable!')),
);

describe('what comes back', () => {
  test('is every known word whose time has come, and no other', () => {
    forAll(fc.dictionary(fc.string(), anyWordReviews), anyMoment, (reviews, now) => {
      const day = localDay(now, ZONE);
      const packed = Object.fromEntries(
        Object.entries(reviews).map(([word, one]) => [word, packReviews(one)]),
      );
      const due = Object.entries(reviews).filter(([, one]) => {
        const card = cardOf(reviewsBefore(one, now));
        return card?.wasKnown && isDue(card, day);
      });
      expect([...wordsFor({ words: packed, ownWords: {} }, now, day).due].sort()).toEqual(
        due.map(([word]) => word).sort(),
      );
    });
  });

  test('is named once, and comes with its reviews', () => {
    forAll(anyWords, anyMoment, (words, now) => {
      const { due, weak, begun, reviews } = wordsFor({ words, ownWords: {} }, now, localDay(now, ZONE));
      const all = [...due, ...weak, ...begun];
      expect(new Set(all).size).toBe(all.length);
      expect(reviews).toEqual(Object.fromEntries(all.map((word) => [word, words[word]])));
    });
  });

  test('is never a word that was removed, nor one that nobody can read', () => {
    forAll(anyWords, anyMoment, (words, now) => {
      const ownWords = { a: removed, constructor: removed };
      const { due, weak, begun } = wordsFor({ words, ownWords }, now, localDay(now, ZONE));
      for (const word of [...due, ...weak, ...begun]) {
        expect(['a', 'constructor']).not.toContain(word);
        expect(words[word]).not.toBe('unreadable!');
      }
    });
  });

  test('begins with the words that are about to be forgotten, before those that are', () => {
    const words = {
      forgotten: reviewed([700, 'right']),
      pressing: reviewed([9, 'right']),
      hardly: reviewed([8, 'easy']),
    };
    const [first, ...rest] = choose(words).due;
    expect(first).toBe('pressing');
    expect(rest).toHaveLength(2);
  });
});

describe('a word that was missed', () => {
  test('is weak today, and due tomorrow', () => {
    const words = { slip: reviewed([40, 'right'], [0.01, 'missed']), known: reviewed([0.02, 'hard']) };
    expect(choose(words)).toMatchObject({ due: [], weak: ['slip'] });
    const tomorrow = wordsFor({ words, ownWords: {} }, NOON + DAY, localDay(NOON + DAY, ZONE));
    expect(tomorrow.due).toContain('slip');
  });

  test('a word that was known today, however weakly, is in no other game today', () => {
    const { due, weak, begun } = choose({ known: reviewed([0.02, 'hard']) });
    expect([...due, ...weak, ...begun]).toEqual([]);
  });

  test('and was not known once yet is begun from tomorrow on: it is still new', () => {
    const words = { never: reviewed([3, 'missed'], [1, 'missed']), today: reviewed([0.01, 'missed']) };
    expect(choose(words)).toMatchObject({ due: [], weak: ['today'], begun: ['never'] });
  });

  test('again and again comes after the other begun ones', () => {
    const often = reviewed(...Array.from({ length: 7 }, (_, day) => [9 - day, 'missed'] as const));
    expect(choose({ often, once: reviewed([1, 'missed']) }).begun).toEqual(['once', 'often']);
  });
});

test('words that were met last come first, in turns with those that were begun', () => {
  const begun = reviewed([2, 'missed']);
  expect(choose({ first: '', one: begun, other: begun, last: '' }).begun).toEqual([
    'last',
    'one',
    'first',
    'other',
  ]);
});

describe('after a month away', () => {
  const backlog = Object.fromEntries(
    Array.from({ length: 500 }, (_, index) => [
      `word ${index}`,
      reviewed([40 + index / 100, 'right'], [35, 'right']),
    ]),
  );

  test('a day brings so many words back, and what was done of them does not come again', () => {
    const { due } = choose(backlog);
    expect(due).toHaveLength(DUE_A_DAY);
    const done = Object.fromEntries(
      due.slice(0, 25).map((word) => [word, reviewed([40, 'right'], [35, 'right'], [0.01, 'right'])]),
    );
    const later = choose({ ...backlog, ...done }).due;
    expect(later).toHaveLength(DUE_A_DAY - 25);
    expect(later.filter((word) => word in done)).toEqual([]);
  });

  test('the others move on as they are', () => {
    const { due } = choose(backlog);
    const tomorrow = wordsFor({ words: backlog, ownWords: {} }, NOON + DAY, localDay(NOON + DAY, ZONE));
    expect(tomorrow.due).toHaveLength(DUE_A_DAY);
    expect(due.length).toBeLessThan(Object.keys(backlog).length);
  });
});

test('a clock set back hides no word: what it wrote ahead of time is as if it were not there yet', () => {
  const [before, ahead] = [reviewed([20, 'right']), reviewed([20, 'right'], [-400, 'easy'])];
  const { due } = choose({ before, ahead });
  expect([...due].sort()).toEqual(['ahead', 'before']);
  expect(choose({ ahead: reviewed([-400, 'easy']) }).begun).toEqual(['ahead']);
});
