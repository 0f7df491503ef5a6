import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EVIDENCE, type IdentifiedEvent } from '../../src/domain/game-records.ts';
import { getLocalDay } from '../../src/domain/local-day.ts';
import type { LearnerMemory } from '../../src/domain/records.ts';
import { GRADES, unpackReviews } from '../../src/domain/word-reviews.ts';
import { applyPlayEvents } from '../../src/spaced-repetition/apply-play-events.ts';
import { forAll } from '../for-all.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const MINUTE = 60_000;
const NOTHING: LearnerMemory = { words: {}, ownWords: {}, mistakes: [], counts: {} };

const bank = new Set(['tide', 'anchor', 'harbour', 'April', 'constructor']);
const world = {
  getLocalDay: (at: number) => getLocalDay(at, 'Pacific/Apia'),
  isBankWord: (word: string) => bank.has(word),
};
const stamp = { updatedAt: 5, deviceId: 'phone' };
const absorb = (memory: LearnerMemory, ...events: IdentifiedEvent[]) =>
  applyPlayEvents({ memory, events, stamp, counter: 'phone' }, world);

let told = 0;
function createAnswered(
  id: string,
  more: Partial<Extract<IdentifiedEvent['event'], { type: 'answered' }>> = {},
): IdentifiedEvent {
  told += 1;
  const item = { kind: 'word', id } as const;
  const event = { type: 'answered', item, grade: 'right', by: 'recall', ms: 900, hint: false } as const;
  return { id: `event-${told}`, event: { ...event, game: 'quiz', at: NOON, ...more } };
}
const createTakenBack = (answer: string): IdentifiedEvent => ({
  id: `back-${answer}`,
  event: { type: 'took-back', answer, game: 'quiz', at: NOON },
});
const createAdded = (word: string): IdentifiedEvent => ({
  id: `added-${word}`,
  event: { type: 'added', word, game: 'quiz', at: NOON },
});
const createMet = (...words: string[]): IdentifiedEvent => ({
  id: 'met',
  event: {
    type: 'met',
    words: words.map((word) => ({ word, meaning: `What ${word} means`, example: `A ${word}.` })),
    level: 'B1',
    game: 'class',
    at: NOON,
  },
});
const listGrades = (memory: LearnerMemory, word: string) =>
  unpackReviews(memory.words[word] ?? '')?.reviews.map(({ grade }) => grade);

const anyEvents = fc
  .array(
    fc.record({
      word: fc.constantFrom('tide', 'anchor'),
      grade: fc.constantFrom(...GRADES),
      by: fc.constantFrom(...EVIDENCE),
      hint: fc.boolean(),
      // Seconds and weeks apart.
      after: fc.oneof(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 40 * 1440 * MINUTE })),
    }),
    { maxLength: 30, size: 'max' },
  )
  .map((answers) => {
    let at = NOON;
    return answers.map(({ word, after, ...evidence }) => {
      at += after;
      return createAnswered(word, { ...evidence, at });
    });
  });

describe('answers', () => {
  test('become reviews of their words', () => {
    const memory = absorb(
      NOTHING,
      createAnswered('tide', { grade: 'missed' }),
      createAnswered('tide', { at: NOON + MINUTE }),
      createAnswered('anchor', { grade: 'hard' }),
    );
    expect(listGrades(memory, 'tide')).toEqual(['missed', 'right']);
    expect(listGrades(memory, 'anchor')).toEqual(['hard']);
  });

  test('that were undone are left out of reviews and counts', () => {
    const wrong = createAnswered('tide', { grade: 'missed' });
    expect(absorb(NOTHING, wrong, createTakenBack(wrong.id))).toEqual(NOTHING);
  });

  test('applied again add no review, after any other events', () => {
    forAll(anyEvents, fc.nat(), (events, from) => {
      const once = absorb(NOTHING, ...events);
      expect(absorb(once, ...events).words).toEqual(once.words);
      expect(absorb(once, ...events.slice(from % (events.length + 1))).words).toEqual(once.words);
    });
  });

  test('give the same memory when applied one by one or together', () => {
    forAll(anyEvents, (events) => {
      const one = events.reduce((memory, event) => absorb(memory, event), NOTHING);
      expect(absorb(NOTHING, ...events)).toEqual(one);
    });
  });

  test('about words that no bank or class explains are counted without a review', () => {
    const memory = absorb(NOTHING, createAnswered('zyzzyva'));
    expect(memory.words).toEqual({});
    expect(memory.counts).toEqual({ 'day:2026-11-23': { phone: 1 } });
  });

  test('about a word with an invalid packed text start from no reviews', () => {
    const memory = absorb({ ...NOTHING, words: { tide: 'no reviews' } }, createAnswered('tide'));
    expect(listGrades(memory, 'tide')).toEqual(['right']);
  });

  test('use the bank’s spelling of a name, and lower case for any other word', () => {
    const memory = absorb(
      NOTHING,
      createAnswered('April'),
      createAnswered('Tide'),
      createAnswered('constructor'),
    );
    expect(Object.keys(memory.words)).toEqual(['April', 'tide', 'constructor']);
  });
});

describe('counts', () => {
  test('are by the learner’s day, and by points of grammar asked and right', () => {
    const item = { kind: 'grammar', id: 'past-simple' } as const;
    const memory = absorb(
      NOTHING,
      createAnswered('tide'),
      createAnswered('', { item }),
      createAnswered('', { item, grade: 'missed' }),
      createAnswered('', { item: { kind: 'fact', id: 'rome' }, at: NOON - 24 * 60 * MINUTE }),
    );
    expect(memory.counts).toEqual({
      'day:2026-11-23': { phone: 3 },
      'day:2026-11-22': { phone: 1 },
      'asked:past-simple': { phone: 2 },
      'right:past-simple': { phone: 1 },
    });
  });

  test('do not change those of other devices', () => {
    const before = { ...NOTHING, counts: { 'day:2026-11-23': { laptop: 7, phone: 2 } } };
    expect(absorb(before, createAnswered('tide')).counts).toEqual({
      'day:2026-11-23': { laptop: 7, phone: 3 },
    });
  });
});

describe('words that were met', () => {
  test('are stored without reviews; those of no bank with their meaning', () => {
    const memory = absorb(NOTHING, createMet('tide', 'Escrow account'));
    expect(memory.words).toEqual({ tide: '', 'escrow account': '' });
    expect(memory.ownWords).toEqual({
      'escrow account': {
        meaning: 'What Escrow account means',
        example: 'A Escrow account.',
        isRemoved: false,
        updatedAt: 5,
        deviceId: 'phone',
      },
    });
  });

  test('keep their reviews, and what the learner wrote about them', () => {
    const own = { meaning: 'mine', example: '', isRemoved: false, updatedAt: 1, deviceId: 'laptop' };
    const before = absorb(
      { ...NOTHING, words: { quay: '' }, ownWords: { quay: own } },
      createAnswered('quay'),
    );
    expect(absorb(before, createMet('quay'))).toEqual(before);
  });

  test('stay removed', () => {
    const own = { meaning: '', example: '', isRemoved: true, updatedAt: 1, deviceId: 'laptop' };
    const memory = absorb({ ...NOTHING, words: { tide: '' }, ownWords: { tide: own } }, createMet('tide'));
    expect(memory.ownWords).toEqual({ tide: own });
  });

  test.each([
    ['an empty one', ' '],
    ['one longer than any word', 'a'.repeat(61)],
  ])('exclude %s', (_, word) => {
    expect(absorb(NOTHING, createMet(word))).toEqual(NOTHING);
  });

  test('have their texts cut to the limit', () => {
    const words = [{ word: 'quay', meaning: 'm'.repeat(400), example: 'e'.repeat(400) }];
    const event = { type: 'met', words, level: 'B1', game: 'class', at: NOON } as const;
    const { quay } = absorb(NOTHING, { id: 'met', event }).ownWords;
    expect([quay?.meaning.length, quay?.example.length]).toEqual([300, 300]);
  });
});

describe('words that were added', () => {
  test('are stored', () => {
    expect(absorb(NOTHING, createAdded('tide')).words).toEqual({ tide: '' });
  });

  test('are restored if they were removed', () => {
    const own = { meaning: 'mine', example: '', isRemoved: true, updatedAt: 1, deviceId: 'laptop' };
    const memory = absorb({ ...NOTHING, words: { tide: '' }, ownWords: { tide: own } }, createAdded('tide'));
    expect(memory.ownWords).toEqual({
      tide: { ...own, isRemoved: false, updatedAt: 5, deviceId: 'phone' },
    });
  });
});

test('a member of the memory that did not change stays the same object', () => {
  const before = absorb(NOTHING, createMet('tide'), createAnswered('anchor'));
  const after = absorb(before, createMet('tide'), createAdded('anchor'));
  expect(after.words).toBe(before.words);
  expect(after.ownWords).toBe(before.ownWords);
  expect(after.counts).toBe(before.counts);
});
