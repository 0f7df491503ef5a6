import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEVELS, type Level } from '../../src/domain/levels.ts';
import { getLocalDay } from '../../src/domain/local-day.ts';
import type { LearnerMemory } from '../../src/domain/records.ts';
import { EMPTY_LEARNER_STATE } from '../../src/domain/records.ts';
import { chooseReviewWords } from '../../src/spaced-repetition/choose-review-words.ts';
import {
  chooseWordPractice,
  countDueWords,
  findLeastRecentGame,
  hasPractisedToday,
  MAX_PRACTICE_WORDS,
  WORD_GAMES,
} from '../../src/spaced-repetition/word-practice.ts';
import { mergeStates } from '../../src/sync/merge/merge-states.ts';
import { forAll } from '../for-all.ts';
import { createPackedReviews, NOON } from './review-fixtures.ts';

const IDS = WORD_GAMES.map(({ game }) => game);
const getUtcDay = (at: number) => getLocalDay(at, 'UTC');

/** Words of a level: `b1-0`, `b1-1` and so on. */
const createWordNames = (level: Level, count: number) =>
  Array.from({ length: count }, (_, index) => `${level.toLowerCase()}-${index}`);
const findLevel = (word: string) => LEVELS.find((level) => word.startsWith(`${level.toLowerCase()}-`));

const choosePractice = (
  { due = [], begun: learning = [] }: { due?: readonly string[]; begun?: readonly string[] },
  { offered = IDS, played = [] }: { offered?: readonly string[]; played?: readonly string[] } = {},
) => chooseWordPractice({ due, learning }, findLevel, { level: 'B1', offered, played });

/** Words known so many days before noon, by word. */
function createKnownWords(
  words: readonly string[],
  daysAgo: number,
): Pick<LearnerMemory, 'words' | 'ownWords'> {
  const packed = createPackedReviews([daysAgo, 'right']);
  return { words: Object.fromEntries(words.map((word) => [word, packed])), ownWords: {} };
}

describe('a word practice', () => {
  const anyPlayed = fc.shuffledSubarray(IDS);
  const anyWords = fc.uniqueArray(
    fc
      .tuple(fc.constantFrom('a1', 'b1', 'c2', 'own'), fc.nat({ max: 30 }))
      .map(([level, number]) => `${level}-${number}`),
    { maxLength: 80 },
  );

  test('never uses the same game twice in a row', () => {
    forAll(anyWords, anyWords, anyPlayed, (due, begun, played) => {
      expect(choosePractice({ due, begun }, { played })?.game).not.toBe(played[0] ?? '');
    });
  });

  test('is small, of one level, and has only words to repeat, each once', () => {
    forAll(anyWords, anyWords, anyPlayed, (due, some, played) => {
      const begun = some.filter((word) => !due.includes(word));
      const found = choosePractice({ due, begun }, { played });
      const words = [...(found?.due ?? []), ...(found?.learning ?? [])];
      const takes = WORD_GAMES.find(({ game }) => game === found?.game)?.takes ?? 0;
      expect(words.length).toBeLessThanOrEqual(takes);
      expect(new Set(words).size).toBe(words.length);
      expect(words.every((word) => findLevel(word) === found?.level)).toBe(true);
      expect(found?.due.every((word) => due.includes(word))).toBe(true);
      expect(found?.learning.every((word) => begun.includes(word))).toBe(true);
    });
  });

  test('has no new word while due ones of its level are left', () => {
    forAll(anyWords, anyWords, anyPlayed, (due, begun, played) => {
      const found = choosePractice({ due, begun }, { played });
      const left = due.filter((word) => findLevel(word) === found?.level).length - (found?.due.length ?? 0);
      expect(left > 0 && (found?.learning.length ?? 0) > 0).toBe(false);
    });
  });

  test('alternates between all games if there are enough words', () => {
    const played: string[] = [];
    for (const _ of IDS) {
      const found = choosePractice({ due: createWordNames('B1', MAX_PRACTICE_WORDS) }, { played });
      if (found) played.unshift(found.game);
    }
    expect([...played].sort()).toEqual([...IDS].sort());
  });

  test('has words of the level with the most due ones, the most urgent first', () => {
    expect(choosePractice({ due: ['a1-0', 'b1-0', 'c2-0', 'c2-1'] })).toMatchObject({
      level: 'C2',
      due: ['c2-0', 'c2-1'],
    });
  });

  test('uses flashcards if no other game can be filled', () => {
    expect(choosePractice({ due: createWordNames('B1', 3) })?.game).toBe('flashcards');
    expect(choosePractice({ due: createWordNames('B1', 3) }, { played: ['quiz', 'flashcards'] })?.game).toBe(
      'flashcards',
    );
  });

  test('adds words that are still being learned', () => {
    expect(
      choosePractice(
        { due: ['b1-0', 'b1-1'], begun: createWordNames('B1', 40).slice(10) },
        { offered: ['memory-match'] },
      ),
    ).toMatchObject({
      due: ['b1-0', 'b1-1'],
      learning: ['b1-10', 'b1-11', 'b1-12', 'b1-13', 'b1-14', 'b1-15'],
    });
  });

  test('without due words has those being learned, and without either new ones of the learner’s level', () => {
    expect(choosePractice({ begun: ['a1-0'] })).toMatchObject({ level: 'A1', due: [], learning: ['a1-0'] });
    expect(choosePractice({})).toMatchObject({ level: 'B1', due: [], learning: [] });
    expect(choosePractice({ due: ['own-1'] })).toMatchObject({ level: 'B1', due: [], learning: [] });
  });

  test('repeats the same game if it is the only one, and is absent without a game', () => {
    expect(choosePractice({}, { offered: ['quiz'], played: ['quiz'] })?.game).toBe('quiz');
    expect(choosePractice({}, { offered: ['crossword'] })).toBeNull();
  });

  test('after a month away with 340 due words is as small as on any day', () => {
    const stored = createKnownWords(createWordNames('B1', 340), 60);
    const today = getUtcDay(NOON);
    const { due, learning } = chooseReviewWords(stored, NOON, today);
    const found = choosePractice({ due, begun: learning });
    expect(found?.due).toHaveLength(MAX_PRACTICE_WORDS);
    expect(countDueWords(stored, today)).toBe(340);
  });
});

test('the next game is the one played the longest ago, or one never played', () => {
  expect(findLeastRecentGame(['a', 'b', 'c'], ['a', 'c', 'a', 'b'])).toBe('b');
  expect(findLeastRecentGame(['a', 'b', 'c'], ['c', 'a'])).toBe('b');
  expect(findLeastRecentGame([], ['c'])).toBeUndefined();
});

describe('the daily practice is done', () => {
  const today = getUtcDay(NOON);
  const mergeWords = (...parts: ReturnType<typeof createKnownWords>[]) => ({
    words: Object.assign({}, ...parts.map(({ words }) => words)) as Record<string, string>,
    ownWords: {},
  });

  test('if as many words were asked today as the smallest game takes', () => {
    const due = createKnownWords(createWordNames('B1', 30), 40);
    expect(hasPractisedToday(mergeWords(due, createKnownWords(createWordNames('A1', 4), 0)), today)).toBe(
      false,
    );
    expect(hasPractisedToday(mergeWords(due, createKnownWords(createWordNames('A1', 5), 0)), today)).toBe(
      true,
    );
  });

  test('with at least one word if nothing is due any more', () => {
    expect(hasPractisedToday(createKnownWords(['b1-0'], 0), today)).toBe(true);
    expect(hasPractisedToday(createKnownWords(['b1-0'], 1), today)).toBe(false);
    expect(hasPractisedToday({ words: {}, ownWords: {} }, today)).toBe(false);
  });

  test('on the learner’s own day only, in every time zone', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    forAll(zones, fc.integer({ min: -40, max: 40 }), (zone, hours) => {
      const day = getLocalDay(NOON + hours * 3_600_000, zone);
      const isToday = NOON >= day.start && NOON < day.end;
      // Asked tomorrow is what a clock that was ahead has left: it is due, and nothing was done today.
      expect(hasPractisedToday(createKnownWords(['b1-0'], 0), day)).toBe(isToday);
    });
  });

  test('if two devices had a part of it each', () => {
    const createState = (words: Record<string, string>) => ({ ...EMPTY_LEARNER_STATE, words });
    const due = createKnownWords(createWordNames('B1', 30), 40);
    const phone = mergeWords(due, createKnownWords(createWordNames('A1', 3), 0));
    const laptop = mergeWords(due, createKnownWords(createWordNames('A2', 3), 0));
    expect([hasPractisedToday(phone, today), hasPractisedToday(laptop, today)]).toEqual([false, false]);
    expect(hasPractisedToday(mergeStates(createState(phone.words), createState(laptop.words)), today)).toBe(
      true,
    );
  });

  test('without counting words that were removed', () => {
    const stored = createKnownWords(createWordNames('B1', 5), 0);
    const removed = { meaning: '', example: '', isRemoved: true, updatedAt: 1, deviceId: 'phone' };
    const ownWords = Object.fromEntries(createWordNames('B1', 5).map((word) => [word, removed]));
    expect(hasPractisedToday({ ...stored, ownWords }, today)).toBe(false);
    expect(countDueWords({ ...createKnownWords(['b1-0'], 40), ownWords }, today)).toBe(0);
  });
});
