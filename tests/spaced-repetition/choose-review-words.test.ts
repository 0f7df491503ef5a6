import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getLocalDay } from '../../src/domain/local-day.ts';
import type { OwnWord } from '../../src/domain/records.ts';
import { packReviews } from '../../src/domain/word-reviews.ts';
import { chooseReviewWords, MAX_DUE_PER_DAY } from '../../src/spaced-repetition/choose-review-words.ts';
import { computeCard, DAY_MS, isDue, selectReviewsBefore } from '../../src/spaced-repetition/schedule.ts';
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

describe('the list of due words', () => {
  test('has exactly the known words that are due', () => {
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

  test('has each word once, with its reviews', () => {
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

  test('excludes removed words and invalid texts', () => {
    forAll(anyWords, arbitraryTime, (words, now) => {
      const ownWords = { a: removed, constructor: removed };
      const { due, weak, learning } = chooseReviewWords({ words, ownWords }, now, getLocalDay(now, ZONE));
      for (const word of [...due, ...weak, ...learning]) {
        expect(['a', 'constructor']).not.toContain(word);
        expect(words[word]).not.toBe('unreadable!');
      }
    });
  });

  test('begins with the words that are about to be forgotten, before forgotten ones', () => {
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

  test('is not in another game today after a right answer', () => {
    const { due, weak, learning } = choose({ known: createPackedReviews([0.02, 'hard']) });
    expect([...due, ...weak, ...learning]).toEqual([]);
  });

  test('is still new from tomorrow on if it was never known', () => {
    const words = {
      never: createPackedReviews([3, 'missed'], [1, 'missed']),
      today: createPackedReviews([0.01, 'missed']),
    };
    expect(choose(words)).toMatchObject({ due: [], weak: ['today'], learning: ['never'] });
  });

  test('many times comes after the other new ones', () => {
    const often = createPackedReviews(...Array.from({ length: 7 }, (_, day) => [9 - day, 'missed'] as const));
    expect(choose({ often, once: createPackedReviews([1, 'missed']) }).learning).toEqual(['once', 'often']);
  });
});

test('new words alternate between those met last and those missed', () => {
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

  test('a day has at most the maximum of due words, without those that were done', () => {
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

  test('the other words stay due', () => {
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

test('a clock that is set back hides no word: reviews in the future are ignored', () => {
  const [before, ahead] = [
    createPackedReviews([20, 'right']),
    createPackedReviews([20, 'right'], [-400, 'easy']),
  ];
  const { due } = choose({ before, ahead });
  expect([...due].sort()).toEqual(['ahead', 'before']);
  expect(choose({ ahead: createPackedReviews([-400, 'easy']) }).learning).toEqual(['ahead']);
});
