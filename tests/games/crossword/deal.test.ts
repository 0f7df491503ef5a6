import { describe, expect, test } from 'vitest';
import { LEVELS, type Level } from '../../../src/domain/levels.ts';
import { formatClue } from '../../../src/games/crossword/clues.ts';
import { createInitialState, loadBank } from '../../../src/games/crossword/deal.ts';
import type { GameLearner } from '../../../src/games/game-contract.ts';
import { scaleRuns } from '../../scale-runs.ts';
import { loadBanksByLevel } from '../load-banks-by-level.ts';
import { DEFAULT_LEARNER } from '../playthrough.ts';
import { crosswordProbe } from './probe.ts';

const BANKS = await loadBanksByLevel(loadBank);

/** What review adds; a crossword has room for more, but due words don't always cross. */
const MIN_DUE_WORDS_PER_CROSSWORD = 1.25;
/** The others come from lower levels, because a crossword needs many short words. */
const MIN_SHARE_OF_LEVEL = 0.4;

describe('a deal', () => {
  const deal = (
    level: Level,
    variant: string,
    seed: number,
    used: readonly string[] = [],
    learner = DEFAULT_LEARNER,
  ) => createInitialState(BANKS[level], { level, variant, seed, learner, carriedState: used });

  test('prefers words due for review, even if earlier games used them', () => {
    // A bank has words of lower levels, too. Words of this length cross others easily.
    const due = BANKS.B1.filter(({ word, level }) => level === 'B1' && /^[a-z]{4,7}$/.test(word))
      .slice(0, 8)
      .map(({ word }) => word);
    const seedCount = scaleRuns(20, 5);
    const countDueWords = (learner: GameLearner) =>
      Array.from({ length: seedCount }, (_, seed) => seed).flatMap((seed) =>
        deal('B1', 'large', seed, due, learner).entries.filter(({ word }) => due.includes(word)),
      ).length;
    expect(countDueWords({ ...DEFAULT_LEARNER, due })).toBeGreaterThan(
      seedCount * MIN_DUE_WORDS_PER_CROSSWORD,
    );
    // Without a review they are only words that earlier games used.
    expect(countDueWords(DEFAULT_LEARNER)).toBe(0);
  });

  test('of the large size has at least 25 entries at every level', () => {
    for (const level of LEVELS) {
      for (let seed = 0; seed < scaleRuns(5, 1); seed += 1) {
        const state = deal(level, 'large', seed);
        expect(state.entries.length).toBeGreaterThanOrEqual(25);
        expect(crosswordProbe.findBrokenRules(state)).toEqual([]);
      }
    }
  });

  test('has many words of the level itself', () => {
    for (const level of LEVELS) {
      const words = [1, 2, 3].flatMap((seed) => deal(level, 'medium', seed).entries);
      const own = new Set(BANKS[level].flatMap((word) => (word.level === level ? [word.word] : [])));
      const share = words.filter(({ word }) => own.has(word)).length / words.length;
      expect(share).toBeGreaterThan(MIN_SHARE_OF_LEVEL);
    }
  });

  test('is complete even when all words were used before', () => {
    const used = BANKS.C2.map(({ word }) => word);
    expect(deal('C2', 'large', 1, used).entries.length).toBeGreaterThanOrEqual(25);
  });

  test('switches autocheck on for beginners only', () => {
    const autochecked = LEVELS.filter((level) => deal(level, 'mini', 1).autocheck);
    expect(autochecked).toEqual(['A1', 'A2']);
  });

  test('starts the cursor at the first clue of the list, even if square 1 has only a word down', () => {
    const firstNumbers = new Set<number>();
    for (let seed = 1; seed <= 40; seed += 1) {
      const { cursor, entries, size } = deal('A1', 'mini', seed);
      const first = entries.find(({ direction }) => direction === 'across') ?? entries[0];
      if (!first) throw new Error('Nothing was dealt');
      firstNumbers.add(first.number);
      expect(cursor).toEqual({ cell: first.row * size + first.column, direction: first.direction });
      expect(formatClue(first)).not.toBe('');
    }
    // Some of these crosswords have only a word down at square 1.
    expect([...firstNumbers].some((number) => number > 1)).toBe(true);
  });
});
