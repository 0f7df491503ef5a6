import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, toEpochDay } from '../../src/domain/calendar-date.ts';
import {
  type DayResults,
  findDayResult,
  formatPuzzleResult,
  formatShareText,
  orderForDay,
} from '../../src/domain/day-puzzle.ts';
import { LEVELS } from '../../src/domain/levels.ts';
import { MAX_WRONG_LETTERS } from '../../src/domain/limits.ts';
import { forAll } from '../for-all.ts';

const DAY = { level: 'B1', date: '2026-11-23' } as const;
const ADDRESS = 'https://school.example/puzzle';

const level = fc.constantFrom(...LEVELS);
const date = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1970-01-01', days));
const crossword = fc.record({
  ...{ level, date },
  isSolved: fc.boolean(),
  ms: fc.nat(),
  revealed: fc.nat({ max: 25 }),
});
const word = fc.record({
  ...{ level, date },
  isSolved: fc.boolean(),
  wrong: fc.nat({ max: MAX_WRONG_LETTERS }),
  hints: fc.nat({ max: 2 }),
});

describe('the order of a day', () => {
  test('has every item once, in the same order for all learners', () => {
    forAll(fc.uniqueArray(fc.nat(), { minLength: 1 }), level, date, (items, of, on) => {
      const day = { level: of, date: on };
      expect([...orderForDay(items, day, 3)].sort()).toEqual([...items].sort());
      expect(orderForDay(items, day, 3)).toEqual(orderForDay(items, day, 3));
    });
  });

  test('begins with items that were not first on earlier days, until all were', () => {
    forAll(fc.integer({ min: 1, max: 80 }), level, date, (count, of, from) => {
      const items = Array.from({ length: count }, (_, index) => index);
      const firsts = items.map((days) => orderForDay(items, { level: of, date: addDays(from, days) }, 1)[0]);
      expect(new Set(firsts).size).toBe(count);
    });
  });
});

test('epoch days are consecutive across clock changes and years', () => {
  forAll(date, fc.integer({ min: -400, max: 400 }), (on, days) => {
    expect(toEpochDay(addDays(on, days)) - toEpochDay(on)).toBe(days);
  });
});

test('a result belongs to one date and level', () => {
  const kept = [
    { level: 'A1', date: '2026-11-23' },
    { level: 'B1', date: '2026-11-22' },
  ] as const;
  expect(findDayResult(kept, DAY)).toBeNull();
  expect(findDayResult([...kept, DAY], DAY)).toBe(DAY);
});

describe('the text to share', () => {
  const results: DayResults = {
    crossword: { ...DAY, isSolved: true, ms: 125_900, revealed: 0 },
    word: { ...DAY, isSolved: true, wrong: 2, hints: 0 },
  };

  test('has the date, the level, the time of the crossword and a square for each rope', () => {
    expect(formatShareText(results, DAY, ADDRESS)).toBe(
      [
        'Learning Arcade: puzzle of the day',
        'Mon 23 Nov · B1',
        'Crossword: 2:05',
        'Word: 🟩🟩🟩🟩⬛⬛',
        ADDRESS,
      ].join('\n'),
    );
  });

  test('mentions hints and shown letters', () => {
    const helped: DayResults = {
      crossword: { ...DAY, isSolved: true, ms: 60_000, revealed: 1 },
      word: { ...DAY, isSolved: true, wrong: 0, hints: 2 },
    };
    expect(formatShareText(helped, DAY, ADDRESS)).toContain('1:00, 1 letter shown');
    expect(formatShareText(helped, DAY, ADDRESS)).toContain('🟩🟩🟩🟩🟩🟩 with a hint');
  });

  test('leaves out parts that are not played yet', () => {
    expect(formatShareText({ ...results, word: null }, DAY, ADDRESS)).not.toContain('Word:');
    expect(formatShareText({ ...results, crossword: null }, DAY, ADDRESS)).not.toContain('Crossword:');
  });

  test('has six squares for any result, and no letter beyond its fixed words', () => {
    const fixed =
      /Learning Arcade: puzzle of the day|Crossword|Word|not this time|letters? shown|with a hint/g;
    forAll(crossword, word, (ofCrossword, ofWord) => {
      const [, , crosswordLine = '', wordLine = ''] = formatShareText(
        { crossword: ofCrossword, word: ofWord },
        DAY,
        ADDRESS,
      ).split('\n');
      expect(wordLine.match(/🟩|⬛/gu)).toHaveLength(MAX_WRONG_LETTERS);
      expect(`${crosswordLine}${wordLine}`.replace(fixed, '')).not.toMatch(/[a-z]/i);
    });
  });

  test('a lost word has a kind message, and a found one the number of ropes left', () => {
    expect(formatPuzzleResult(results, 'word')).toBe('Found with 4 of 6 ropes left.');
    const lost: DayResults = { ...results, word: { ...DAY, isSolved: false, wrong: 6, hints: 0 } };
    expect(formatPuzzleResult(lost, 'word')).toBe('The balloon got away. There’s a new word tomorrow.');
  });
});
