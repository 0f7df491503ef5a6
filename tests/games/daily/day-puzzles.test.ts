import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../../../src/content/words/word-bank.ts';
import { addDays } from '../../../src/domain/calendar-date.ts';
import { LEVELS, type Level } from '../../../src/domain/levels.ts';
import { dailyGame as crosswordOfDay } from '../../../src/games/crossword/daily.ts';
import { createDayCrossword } from '../../../src/games/crossword/day-crossword.ts';
import { stateSchema as crosswordSchema } from '../../../src/games/crossword/state.ts';
import { dailyGame as wordOfDay } from '../../../src/games/guess-the-word/daily.ts';
import { createDayWord } from '../../../src/games/guess-the-word/day-word.ts';
import { stateSchema as wordSchema } from '../../../src/games/guess-the-word/state.ts';
import { MAX_KEPT_DAYS } from '../../../src/games/kit/carried-day-results.ts';

const FIRST = '2026-11-01';
const TWO_YEARS = 731;
const DATES = Array.from({ length: TWO_YEARS }, (_, days) => addDays(FIRST, days));
/** A crossword takes a hundredth of a second, for each level, so every fifth date is tested. */
const CROSSWORD_DATES = DATES.filter((_, day) => day % 5 === 0);

/** The fewest words of a crossword. */
const MIN_WORDS = 5;

describe.each(LEVELS)('two years of puzzles at %s:', (level) => {
  test('every date has a valid crossword of five words or more', async () => {
    const bank = await loadWords(level);
    for (const date of CROSSWORD_DATES) {
      const state = createDayCrossword(bank, { level, date });
      expect(v.is(crosswordSchema, state), date).toBe(true);
      expect(state.entries.length, date).toBeGreaterThanOrEqual(MIN_WORDS);
      expect(new Set(state.entries.map(({ word }) => word)).size, date).toBe(state.entries.length);
    }
  });

  test('every date has a word that was not the word of the sixty days before', async () => {
    const bank = await loadWords(level);
    const words = DATES.map((date) => {
      const state = createDayWord(bank, { level, date });
      expect(v.is(wordSchema, state), date).toBe(true);
      return state.words[0]?.word;
    });
    const repeated = words.filter((word, day) => words.slice(Math.max(0, day - 60), day).includes(word));
    expect(repeated).toEqual([]);
  });
});

test('a date determines its puzzles, and the next date has others', async () => {
  const [one, other] = await Promise.all([loadWords('B1'), loadWords('B1')]);
  const [today, tomorrow] = [
    { level: 'B1', date: '2026-11-23' },
    { level: 'B1', date: '2026-11-24' },
  ] as const;
  expect(createDayCrossword(one, today)).toEqual(createDayCrossword(other, today));
  expect(createDayWord(one, today)).toEqual(createDayWord(other, today));
  expect(createDayCrossword(one, tomorrow).entries).not.toEqual(createDayCrossword(one, today).entries);
  expect(createDayWord(one, tomorrow)).not.toEqual(createDayWord(one, today));
});

describe('the result of a day:', () => {
  const CHOICE = { level: 'B1' as Level, variant: '2026-11-23' };

  async function createSolvedCrossword() {
    const state = createDayCrossword(await loadWords('B1'), { level: 'B1', date: CHOICE.variant });
    return state.entries.reduce(
      (now, { answer }, entry) =>
        crosswordOfDay.reduce(
          now,
          { type: 'entered-word', entry, word: answer, at: 1000 * (entry + 1), timeLimits: 'normal' },
          [],
        ).state,
      state,
    );
  }

  test('a crossword keeps its time and has no score', async () => {
    const state = await createSolvedCrossword();
    const [result] = crosswordOfDay.carriedState?.update([], state, CHOICE) ?? [];
    expect(result).toMatchObject({ level: 'B1', date: '2026-11-23', isSolved: true, revealed: 0 });
    expect(result?.ms).toBe(state.countedTo);
    expect(crosswordOfDay.getResult(state)).not.toHaveProperty('score');
    expect(crosswordOfDay.getResult(state).isLost).toBe(false);
  });

  test('a crossword with revealed answers is lost', async () => {
    const state = createDayCrossword(await loadWords('B1'), { level: 'B1', date: CHOICE.variant });
    const given = crosswordOfDay.reduce(state, { type: 'gave-up', at: 1000, timeLimits: 'normal' }, []).state;
    expect(crosswordOfDay.getResult(given).isLost).toBe(true);
    expect(crosswordOfDay.carriedState?.update([], given, CHOICE)).toMatchObject([{ isSolved: false }]);
  });

  test('a word keeps its number of wrong guesses', async () => {
    const bank = await loadWords('B1');
    let state = createDayWord(bank, { level: 'B1', date: CHOICE.variant });
    const word = state.words[0]?.word ?? '';
    for (const text of ['xylophones', word]) {
      state = wordOfDay.reduce(
        state,
        { type: 'guessed-word', text, at: 1000, timeLimits: 'normal' },
        bank,
      ).state;
    }
    expect(state.phase).toBe('shown');
    state = wordOfDay.reduce(state, { type: 'continued', at: 2000, timeLimits: 'normal' }, bank).state;
    expect(wordOfDay.isOver(state)).toBe(true);
    expect(wordOfDay.carriedState?.update([], state, CHOICE)).toEqual([
      { level: 'B1', date: '2026-11-23', isSolved: true, wrong: 1, hints: 0 },
    ]);
  });

  test('the first result of a day counts, and the newest sixty days are kept', async () => {
    const state = await createSolvedCrossword();
    const { carriedState } = crosswordOfDay;
    const later = { ...state, countedTo: state.countedTo + 1 };
    const once = carriedState?.update([], state, CHOICE) ?? [];
    expect(carriedState?.update(once, later, CHOICE)).toBe(once);
    let all = once;
    for (const variant of DATES.slice(0, MAX_KEPT_DAYS + 5)) {
      all = carriedState?.update(all, state, { level: 'B1', variant }) ?? [];
    }
    expect(all).toHaveLength(MAX_KEPT_DAYS);
    expect(all.at(-1)?.date).toBe(DATES[MAX_KEPT_DAYS + 4]);
  });
});
