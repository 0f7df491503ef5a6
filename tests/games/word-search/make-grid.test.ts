import { describe, expect, test } from 'vitest';
import { createRudeWordFinder } from '../../../src/content/accepted-words/rude-word-hashes.ts';
import { LEVELS } from '../../../src/domain/levels.ts';
import { createSeededRng } from '../../../src/domain/random.ts';
import { createInitialState, loadBank } from '../../../src/games/word-search/deal.ts';
import {
  createRun,
  findRunBetween,
  getGridLines,
  getRunLetters,
  isSameRun,
} from '../../../src/games/word-search/grid/lines.ts';
import { makeGrid } from '../../../src/games/word-search/grid/make-grid.ts';
import { ALL_DIRECTIONS, DIRECTIONS_BY_LEVEL, SEARCH_SIZES } from '../../../src/games/word-search/sizes.ts';
import { readSources } from '../../../vite/accepted-words/plugin.ts';
import { scaleRuns } from '../../scale-runs.ts';
import { loadBanksByLevel } from '../load-banks-by-level.ts';
import { DEFAULT_LEARNER } from '../playthrough.ts';

const GRID_COUNT = scaleRuns(500);
const rudeWords = readSources(process.cwd())
  .sources.rude.map((entry) => entry.replace('*', ''))
  .filter(({ length }) => length >= 3);
const rudePattern = new RegExp(rudeWords.join('|'));
const BANKS = await loadBanksByLevel(loadBank);

describe.each(SEARCH_SIZES)('a grid of the size $label', ({ id, cells, words }) => {
  function createSearch(seed: number) {
    const level = LEVELS[seed % LEVELS.length] ?? 'A1';
    return {
      level,
      state: createInitialState(BANKS[level], {
        level,
        variant: id,
        seed,
        learner: DEFAULT_LEARNER,
        carriedState: [],
      }),
    };
  }

  test('contains each word once, in a direction of its level, and no rude word', () => {
    for (let seed = 0; seed < GRID_COUNT; seed += 1) {
      const { level, state } = createSearch(seed);
      const letters = state.letters.map((letter) => letter.toLowerCase());
      const lines = getGridLines(cells).map((line) => getRunLetters(letters, line));
      expect(state.hidden).toHaveLength(words);
      for (const { word, run } of state.hidden) {
        const answer = word.toLowerCase();
        expect(getRunLetters(letters, run)).toBe(answer);
        const times = lines.reduce((sum, line) => sum + line.split(answer).length - 1, 0);
        expect(times, `${word} in seed ${seed}`).toBe(1);
        const isAllowed = DIRECTIONS_BY_LEVEL[level].some((direction) =>
          isSameRun(createRun(run[0] ?? -1, direction, cells, run.length), run),
        );
        expect(isAllowed, `${word} in seed ${seed}`).toBe(true);
      }
      expect(
        lines.filter((line) => rudePattern.test(line)),
        `seed ${seed}`,
      ).toEqual([]);
    }
  });

  test('uses all directions of its level', () => {
    const used = new Set<number>();
    for (let seed = 5; seed < 60; seed += LEVELS.length) {
      for (const { run } of createSearch(seed).state.hidden) {
        used.add(
          ALL_DIRECTIONS.findIndex((direction) =>
            isSameRun(createRun(run[0] ?? -1, direction, cells, run.length), run),
          ),
        );
      }
    }
    expect(used.size).toBe(ALL_DIRECTIONS.length);
  });

  test.each(LEVELS)('repeats no word in thirty rounds at %s', (level) => {
    let used: readonly string[] = [];
    for (let round = 0; round < 30; round += 1) {
      const state = createInitialState(BANKS[level], {
        level,
        variant: id,
        seed: round,
        learner: DEFAULT_LEARNER,
        carriedState: used,
      });
      const words = state.hidden.map(({ word }) => word);
      expect(words.filter((word) => used.includes(word))).toEqual([]);
      used = [...used, ...words];
    }
  });
});

test('a grid lets words cross, and replaces rude filler letters', () => {
  const findRude = createRudeWordFinder({ longest: 0, hashes: [] });
  const { letters, runs: [first, second] = [] } = makeGrid(['cab', 'bat'], {
    size: 3,
    directions: DIRECTIONS_BY_LEVEL.A1,
    findRude: (text) =>
      text.includes('tt') ? { start: text.indexOf('tt'), end: text.indexOf('tt') + 2 } : findRude(text),
    rng: createSeededRng(1),
  });
  expect(getRunLetters(letters, first ?? [])).toBe('cab');
  expect(getRunLetters(letters, second ?? [])).toBe('bat');
  expect(getGridLines(3).some((line) => getRunLetters(letters, line).includes('tt'))).toBe(false);
});

test('words that do not fit throw an error', () => {
  const options = { size: 2, directions: ALL_DIRECTIONS, findRude: () => null, rng: createSeededRng(1) };
  expect(() => makeGrid(['long'], options)).toThrow('No grid of 2 × 2 holds long');
});

test('a run follows one of the eight directions, and no other', () => {
  expect(findRunBetween(0, 3, 4)).toEqual([0, 1, 2, 3]);
  expect(findRunBetween(15, 0, 4)).toEqual([15, 10, 5, 0]);
  expect(findRunBetween(12, 3, 4)).toEqual([12, 9, 6, 3]);
  expect(findRunBetween(0, 6, 4)).toBeNull();
  expect(findRunBetween(5, 5, 4)).toBeNull();
});
