import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getLocalDay } from '../../src/domain/local-day.ts';
import type { LearnerMemory } from '../../src/domain/records.ts';
import { EMPTY_LEARNER_STATE } from '../../src/domain/records.ts';
import { unpackReviews } from '../../src/domain/word-reviews.ts';
import { applyPlayEvents } from '../../src/spaced-repetition/apply-play-events.ts';
import { chooseReviewWords } from '../../src/spaced-repetition/choose-review-words.ts';
import { DAY_MS } from '../../src/spaced-repetition/schedule.ts';
import { mergeStates } from '../../src/sync/merge/merge-states.ts';
import { forAll } from '../for-all.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const ZONES = Intl.supportedValuesOf('timeZone');
const EMPTY: LearnerMemory = { words: {}, ownWords: {}, mistakes: [], counts: {} };

/** What a device makes of answers about the word "tide" at these times. */
function playOnDevice(
  name: string,
  timeZone: string,
  answers: readonly (readonly [at: number, grade: 'right' | 'missed'])[],
  memory: LearnerMemory = EMPTY,
): LearnerMemory {
  const events = answers.map(([at, grade], index) => {
    const item = { kind: 'word', id: 'tide' } as const;
    const event = {
      type: 'answered',
      item,
      grade,
      by: 'recall',
      ms: 900,
      hint: false,
      game: 'quiz',
      at,
    } as const;
    return { id: `${name}:${index}`, event };
  });
  const stamp = { updatedAt: NOON, deviceId: name };
  return applyPlayEvents(
    { memory, events, stamp, counter: name },
    { getLocalDay: (at) => getLocalDay(at, timeZone), isBankWord: () => true },
  );
}

const mergeMemories = (a: LearnerMemory, b: LearnerMemory) =>
  mergeStates({ ...EMPTY_LEARNER_STATE, ...a }, { ...EMPTY_LEARNER_STATE, ...b });

test('reviews of one word by two offline devices both count, in either order of merging', () => {
  const phone = playOnDevice('phone', 'Europe/Paris', [[NOON, 'missed']]);
  const laptop = playOnDevice('laptop', 'Europe/Paris', [[NOON + 3_600_000, 'right']]);
  const both = mergeMemories(phone, laptop);
  expect(unpackReviews(both.words.tide ?? '')?.reviews.map(({ grade }) => grade)).toEqual([
    'missed',
    'right',
  ]);
  expect(both.counts['day:2026-11-22']).toEqual({ phone: 1, laptop: 1 });
  expect(mergeMemories(laptop, phone)).toEqual(both);
});

test('a miss on one device makes the word due sooner on the other', () => {
  const known = playOnDevice('phone', 'Europe/Paris', [
    [NOON - 30 * DAY_MS, 'right'],
    [NOON - 20 * DAY_MS, 'right'],
  ]);
  const today = getLocalDay(NOON, 'Europe/Paris');
  const tomorrow = getLocalDay(NOON + DAY_MS, 'Europe/Paris');
  expect(chooseReviewWords(known, NOON, today)).toMatchObject({ due: [], weak: [] });
  const missed = playOnDevice('laptop', 'Europe/Paris', [[NOON - 60_000, 'missed']], known);
  const onPhone = mergeMemories(known, missed);
  expect(chooseReviewWords(onPhone, NOON, today).weak).toEqual(['tide']);
  expect(chooseReviewWords(onPhone, NOON + DAY_MS, tomorrow).due).toEqual(['tide']);
});

test('crossing the date line keeps the schedule, and changes only the dates', () => {
  forAll(fc.constantFrom(...ZONES), fc.constantFrom(...ZONES), (from, to) => {
    const answers = [[NOON, 'right'] as const];
    expect(playOnDevice('phone', from, answers).words).toEqual(playOnDevice('phone', to, answers).words);
    const { words } = playOnDevice('phone', from, answers);
    const findDueDay = (zone: string) =>
      [1, 2, 3, 4].find((days) => {
        const now = NOON + days * DAY_MS;
        return chooseReviewWords({ words, ownWords: {} }, now, getLocalDay(now, zone)).due.length > 0;
      });
    expect(Math.abs((findDueDay(from) ?? 0) - (findDueDay(to) ?? 0))).toBeLessThanOrEqual(1);
  });
});

test('a clock that is set back loses no answer and asks no known word again', () => {
  const before = playOnDevice('phone', 'Europe/Paris', [[NOON, 'right']]);
  const after = playOnDevice('phone', 'Europe/Paris', [[NOON - 3 * 3_600_000, 'missed']], before);
  const grades = unpackReviews(after.words.tide ?? '')?.reviews.map(({ grade }) => grade);
  expect(grades).toEqual(['missed', 'right']);
});
