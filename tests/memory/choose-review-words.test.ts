import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getLocalDay } from '../../src/domain/local-day.ts';
import type { OwnWord } from '../../src/domain/records.ts';
import { packReviews } from '../../src/domain/word-reviews.ts';
import { chooseReviewWords, MAX_DUE_PER_DAY } from '../../src/memory/choose-review-words.ts';
import { computeCard, DAY_MS, isDue, selectReviewsBefore } from '../../src/memory/schedule.ts';
import { forAll } from '../for-all.ts';
import { arbitraryTime, arbitraryWordReviews } from './arbitrary-reviews.ts';
import { createPackedReviews, NOON } from './review-fixtures.ts';

const ZONE = 'America/St_Johns';
const today = getLocalDay(NOON, ZONE);

const choose = (words: Record<string, string>, ownWords: Record<string, OwnWord> = {}) =>
  chooseReviewWords({ words, ownWords }, NOON, today);

const removed: OwnWord = { meaning: '', example: '', isRemoved: true, updatedAt: 1, deviceId: 'phone' };

const anyWords = fc.dictionary(
  fc.constantFrom(...'abcdefghij', 'constructor', '__proto__'),
  fc.oneof(arbitraryWordReviews.map(packReviews), fc.constant(''), fc.constant('unreadable!')),
);

describe('what comes back', () => {
  test('is every known word whose time has come, and no other', () => {
    forAll(fc.dictionary(fc.string(), arbitraryWordReviews), arbitraryTime, (reviews, now) => {
      const day = getLocalDay(now, ZONE);
      const packed = Object.fromEntries(
        Object.entries(reviews).map(([word, one]) => [word, packReviews(one)]),
      );
      const due = Object.entries(reviews).filter(([, one]) => {
        const card = computeCard(selectReviewsBefore(one, now));
        return card?.wasEverKnown && isDue(card, day);
      });
      expect([...chooseReviewWords({ words: packed, ownWords: {} }, now, day).due].sort()).toEqual(
        due.map(([word]) => word).sort(),
      );
    });
  });

  test('is named once, and comes with its reviews', () => {
    forAll(anyWords, arbitraryTime, (words, now) => {
      const { due, weak, learning, reviews } = chooseReviewWords(
        { words, ownWords: {} },
        now,
        getLocalDay(now, ZONE),
      );
      const all = [...due, ...weak, ...learning];
      expect(new Set(all).size).toBe(all.length);
      expect(reviews).toEqual(Object.fromEntries(all.map((word) => [word, words[word]])));
    });
  });

  test('is never a word that was removed, nor one that nobody can read', () => {
    forAll(anyWords, arbitraryTime, (words, now) => {
      const ownWords = { a: removed, constructor: removed };
      const { due, weak, learning } = chooseReviewWords({ words, ownWords }, now, getLocalDay(now, ZONE));
      for (const word of [...due, ...weak, ...learning]) {
        expect(['a', 'constructor']).not.toContain(word);
        expect(words[word]).not.toBe('unreadable!');
      }
    });
  });

  test('begins with the words that are about to be forgotten, before those that are', () => {
    const words = {
      forgotten: createPackedReviews([700, 'right']),
      pressing: createPackedReviews([9, 'right']),
      hardly: createPackedReviews([8, 'easy']),
    };
    const [first, ...rest] = choose(words).due;
    expect(first).toBe('pressing');
    expect(rest).toHaveLength(2);
  });
});

describe('a word that was missed', () => {
  test('is weak today, and due tomorrow', () => {
    const words = {
      slip: createPackedReviews([40, 'right'], [0.01, 'missed']),
      known: createPackedReviews([0.02, 'hard']),
    };
    expect(choose(words)).toMatchObject({ due: [], weak: ['slip'] });
    const tomorrow = chooseReviewWords(
      { words, ownWords: {} },
      NOON + DAY_MS,
      getLocalDay(NOON + DAY_MS, ZONE),
    );
    expect(tomorrow.due).toContain('slip');
  });

  test('a word that was known today, however weakly, is in no other game today', () => {
    const { due, weak, learning } = choose({ known: createPackedReviews([0.02, 'hard']) });
    expect([...due, ...weak, ...learning]).toEqual([]);
  });

  test('and was not known once yet is begun from tomorrow on: it is still new', () => {
    const words = {
      never: createPackedReviews([3, 'missed'], [1, 'missed']),
      today: createPackedReviews([0.01, 'missed']),
    };
    expect(choose(words)).toMatchObject({ due: [], weak: ['today'], learning: ['never'] });
  });

  test('again and again comes after the other begun ones', () => {
    const often = createPackedReviews(...Array.from({ length: 7 }, (_, day) => [9 - day, 'missed'] as const));
    expect(choose({ often, once: createPackedReviews([1, 'missed']) }).learning).toEqual(['once', 'often']);
  });
});

test('words that were met last come first, in turns with those that were begun', () => {
  const begun = createPackedReviews([2, 'missed']);
  expect(choose({ first: '', one: begun, other: begun, last: '' }).learning).toEqual([
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
      createPackedReviews([40 + index / 100, 'right'], [35, 'right']),
    ]),
  );

  test('a day brings so many words back, and what was done of them does not come again', () => {
    const { due } = choose(backlog);
    expect(due).toHaveLength(MAX_DUE_PER_DAY);
    const done = Object.fromEntries(
      due
        .slice(0, 25)
        .map((word) => [word, createPackedReviews([40, 'right'], [35, 'right'], [0.01, 'right'])]),
    );
    const later = choose({ ...backlog, ...done }).due;
    expect(later).toHaveLength(MAX_DUE_PER_DAY - 25);
    expect(later.filter((word) => word in done)).toEqual([]);
  });

  test('the others move on as they are', () => {
    const { due } = choose(backlog);
    const tomorrow = chooseReviewWords(
      { words: backlog, ownWords: {} },
      NOON + DAY_MS,
      getLocalDay(NOON + DAY_MS, ZONE),
    );
    expect(tomorrow.due).toHaveLength(MAX_DUE_PER_DAY);
    expect(due.length).toBeLessThan(Object.keys(backlog).length);
  });
});

test('a clock set back hides no word: what it wrote ahead of time is as if it were not there yet', () => {
  const [before, ahead] = [
    createPackedReviews([20, 'right']),
    createPackedReviews([20, 'right'], [-400, 'easy']),
  ];
  const { due } = choose({ before, ahead });
  expect([...due].sort()).toEqual(['ahead', 'before']);
  expect(choose({ ahead: createPackedReviews([-400, 'easy']) }).learning).toEqual(['ahead']);
});
