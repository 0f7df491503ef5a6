import { describe, expect, test } from 'vitest';
import { LEVELS, type Level } from '../../../src/domain/levels.ts';
import { createSeededRng } from '../../../src/domain/random.ts';
import { chooseClue, createClues, formatClue } from '../../../src/games/crossword/clues.ts';
import { createInitialState, loadBank } from '../../../src/games/crossword/deal.ts';
import type { GameLearner } from '../../../src/games/game-contract.ts';
import { createWord } from '../../content/words/create-word.ts';
import { scaleRuns } from '../../scale-runs.ts';
import { loadBanksByLevel } from '../load-banks-by-level.ts';
import { DEFAULT_LEARNER } from '../playthrough.ts';
import { crosswordProbe } from './probe.ts';

const BANKS = await loadBanksByLevel(loadBank);
const WORDS = Object.values(BANKS).flat();

describe('createClues', () => {
  test('never returns a clue that contains its answer', () => {
    for (const word of WORDS) {
      for (const { text } of createClues(word))
        expect(text.toLowerCase()).not.toContain(word.word.toLowerCase());
    }
  });

  test('finds a clue for more than 99 % of the bank’s words', () => {
    const askable = WORDS.filter((word) => createClues(word).length > 0);
    expect(askable.length / WORDS.length).toBeGreaterThan(0.99);
  });

  test('returns a meaning, a gap, a synonym and a spoken clue of a word', () => {
    const word = createWord('big', {
      meaning: 'of great size',
      examples: ['An elephant is a big animal.', 'A whale is bigger.'],
      synonyms: ['bigger than most', 'large'],
    });
    expect(createClues(word)).toEqual([
      { kind: 'meaning', text: 'Of great size' },
      { kind: 'gap', text: 'An elephant is a ____ animal.' },
      { kind: 'synonym', text: 'Another word for “large”' },
      { kind: 'spoken', text: 'Of great size' },
    ]);
  });

  test('returns kinds of which chooseClue takes the meaning most often', () => {
    const word = BANKS.A1.find((each) => createClues(each).length === 4);
    if (!word) throw new Error('No word has all kinds');
    const rng = createSeededRng(1);
    const kinds = Array.from({ length: 400 }, () => chooseClue(createClues(word), rng).kind);
    const count = (kind: string) => kinds.filter((each) => each === kind).length;
    for (const kind of ['gap', 'synonym', 'spoken']) {
      expect(count(kind)).toBeGreaterThan(20);
      expect(count('meaning')).toBeGreaterThan(count(kind));
    }
  });
});

describe('a deal', () => {
  const deal = (
    level: Level,
    variant: string,
    seed: number,
    used: readonly string[] = [],
    learner = DEFAULT_LEARNER,
  ) => createInitialState(BANKS[level], { level, variant, seed, learner, carriedState: used });

  test('prefers words due for review, even if earlier games used them', () => {
    const due = BANKS.B1.filter(({ word, level }) => level === 'B1' && /^[a-z]{4,7}$/.test(word))
      .slice(0, 8)
      .map(({ word }) => word);
    const seedCount = scaleRuns(20, 5);
    const countDueWords = (learner: GameLearner) =>
      Array.from({ length: seedCount }, (_, seed) => seed).flatMap((seed) =>
        deal('B1', 'large', seed, due, learner).entries.filter(({ word }) => due.includes(word)),
      ).length;
    expect(countDueWords({ ...DEFAULT_LEARNER, due })).toBeGreaterThan(seedCount * 1.25);
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
      expect(words.filter(({ word }) => own.has(word)).length / words.length).toBeGreaterThan(0.4);
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
    for (let seed = 1; seed <= 40; seed += 1) {
      const { cursor, entries, size } = deal('A1', 'mini', seed);
      const first = entries.find(({ direction }) => direction === 'across') ?? entries[0];
      if (!first) throw new Error('Nothing was dealt');
      expect(cursor).toEqual({ cell: first.row * size + first.column, direction: first.direction });
      expect(formatClue(first)).not.toBe('');
    }
  });
});
