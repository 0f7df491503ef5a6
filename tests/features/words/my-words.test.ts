import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Word } from '../../../src/content/words/word-schema.ts';
import { validateNewWord } from '../../../src/domain/new-word.ts';
import { listWords, type StoredWords } from '../../../src/domain/stored-words.ts';
import { packReviews } from '../../../src/domain/word-reviews.ts';
import {
  chooseGameForWords,
  createMyWords,
  filterWords,
  findReplacedTexts,
  formatOwnTexts,
  listWordTopics,
  NO_WORD_FILTER,
} from '../../../src/features/words/my-words.ts';
import { formatReviewDue } from '../../../src/features/words/review-text.ts';
import type { CardState } from '../../../src/spaced-repetition/schedule.ts';
import { createWord } from '../../content/words/create-word.ts';
import { forAll } from '../../for-all.ts';

const NOW = Date.UTC(2026, 10, 23, 12);
const SECONDS = NOW / 1000;
const DAY_S = 86_400;

const createBank = (...rows: Word[]) => new Map(rows.map((each) => [each.word, each]));
const createOwnWord = (over: Partial<StoredWords['ownWords'][string]> = {}) => ({
  meaning: '',
  example: '',
  isRemoved: false,
  updatedAt: 1,
  deviceId: 'a',
  ...over,
});
const packAnswer = (daysAgo: number, grade: 'missed' | 'right' | 'easy') =>
  packReviews({ base: null, reviews: [{ at: SECONDS - daysAgo * DAY_S, grade }] });

const STORED: StoredWords = {
  words: {
    harbour: packAnswer(30, 'right'),
    tide: packAnswer(0, 'missed'),
    anchor: packAnswer(1, 'easy'),
    pier: '',
    gone: '',
  },
  ownWords: {
    'sea shanty': createOwnWord({ meaning: 'a song of sailors' }),
    gone: createOwnWord({ isRemoved: true }),
  },
};
const BANK = createBank(
  createWord('harbour'),
  createWord('tide'),
  createWord('anchor'),
  createWord('pier', { topic: 'city' }),
);
const WORDS = createMyWords(STORED, BANK, NOW);
const listNames = (words: readonly { word: string }[]) => words.map(({ word }) => word);

describe('the learner’s words', () => {
  test('are those that were met, asked or added and not removed', () => {
    expect([...listNames(WORDS)].sort()).toEqual(['anchor', 'harbour', 'pier', 'sea shanty', 'tide']);
    expect(listWords(STORED)).not.toContain('gone');
  });

  test('have the bank’s meaning and examples, or what the learner wrote instead', () => {
    const written = {
      ...STORED,
      ownWords: { tide: createOwnWord({ meaning: 'the sea going up and down', example: 'Low tide.' }) },
    };
    const [tide] = createMyWords(written, BANK, NOW).filter(({ word }) => word === 'tide');
    expect(tide).toMatchObject({
      meaning: 'the sea going up and down',
      examples: ['Low tide.'],
      topic: 'travel',
    });
    expect(WORDS.find(({ word }) => word === 'pier')?.meaning).toBe('what pier means');
  });

  test('may have the name of an object’s built-in property', () => {
    const words = JSON.parse('{"constructor":"","__proto__":"","tide":""}');
    expect(listNames(createMyWords({ words, ownWords: {} }, BANK, NOW))).toEqual(
      expect.arrayContaining(['constructor', 'tide']),
    );
  });

  test('count as never asked when their reviews are unreadable', () => {
    const [tide] = createMyWords({ words: { tide: '?!' }, ownWords: {} }, BANK, NOW);
    expect(tide).toMatchObject({ strength: 'new', card: null });
  });
});

describe('a filter', () => {
  const listShownNames = (filter: Partial<typeof NO_WORD_FILTER>) =>
    listNames(filterWords(WORDS, { ...NO_WORD_FILTER, ...filter }));

  test('finds a part of a word or of its meaning, in any case', () => {
    expect(listShownNames({ text: ' HARB ' })).toEqual(['harbour']);
    expect(listShownNames({ text: 'sailors' })).toEqual(['sea shanty']);
    expect(listShownNames({ text: 'zebra' })).toEqual([]);
  });

  test('leaves only one strength or topic', () => {
    expect(listShownNames({ strength: 'new' })).toEqual(['pier', 'sea shanty']);
    expect(listShownNames({ topic: 'city' })).toEqual(['pier']);
    expect(listShownNames({ topic: 'own' })).toEqual(['sea shanty']);
    expect(listWordTopics(WORDS)).toEqual(['city', 'own', 'travel']);
  });

  test('orders by next review with words never asked last, by weakness, or by the alphabet', () => {
    expect(listShownNames({})).toEqual(['harbour', 'tide', 'anchor', 'pier', 'sea shanty']);
    expect(listShownNames({ order: 'weakest' }).at(-1)).toBe('anchor');
    expect(listShownNames({ order: 'a-z' })).toEqual(['anchor', 'harbour', 'pier', 'sea shanty', 'tide']);
  });

  test('never adds words, and omits none when it is empty', () => {
    forAll(fc.string(), fc.constantFrom('due', 'weakest', 'a-z'), (text, order) => {
      expect(listNames(WORDS)).toEqual(expect.arrayContaining([...listShownNames({ text, order })]));
      expect(listShownNames({ order })).toHaveLength(WORDS.length);
    });
  });
});

describe('the game for some words', () => {
  const createWords = (count: number, level: Word['level']) =>
    Array.from({ length: count }, (_, index) =>
      createWord(`${level.toLowerCase()}word${'abcdefghijklmn'[index]}`, { level }),
    );
  const chooseGame = (...rows: Word[]) =>
    chooseGameForWords(
      createMyWords(
        { words: Object.fromEntries(rows.map(({ word }) => [word, ''])), ownWords: {} },
        createBank(...rows),
        NOW,
      ),
    );

  test('has the level of most words, and needs no more words than there are', () => {
    expect(chooseGame(...createWords(3, 'A1'), ...createWords(8, 'B2'))).toMatchObject({
      game: 'memory-match',
      level: 'B2',
    });
    expect(chooseGame(...createWords(12, 'A1'))).toMatchObject({ game: 'word-search' });
    expect(chooseGame(...createWords(5, 'A1'))).toMatchObject({ game: 'guess-the-word' });
    expect(chooseGame(...createWords(2, 'A1'))).toMatchObject({
      game: 'flashcards',
      words: ['a1worda', 'a1wordb'],
    });
  });

  test('is flashcards for the learner’s own words and for few words of several levels', () => {
    const ownWords = {
      'sea shanty': createOwnWord({ meaning: 'a song of sailors' }),
      blank: createOwnWord(),
    };
    const mixed = { words: { harbour: '', tide: '' }, ownWords };
    const bank = createBank(createWord('harbour', { level: 'A2' }), createWord('tide', { level: 'C1' }));
    expect(chooseGameForWords(createMyWords(mixed, bank, NOW))).toEqual({
      game: 'flashcards',
      level: 'C1',
      words: ['harbour', 'tide', 'sea shanty'],
    });
  });

  test('is missing when no word has a meaning', () => {
    expect(
      chooseGameForWords(createMyWords({ words: {}, ownWords: { blank: createOwnWord() } }, new Map(), NOW)),
    ).toBeNull();
  });
});

test('a due date is shown in days, months and years', () => {
  const formatDueIn = (days: number) =>
    formatReviewDue({ ...(WORDS[0]?.card as CardState), dueAt: NOW + days * DAY_S * 1000 }, NOW);
  expect([
    formatDueIn(-3),
    formatDueIn(0),
    formatDueIn(1),
    formatDueIn(5),
    formatDueIn(90),
    formatDueIn(800),
  ]).toEqual([
    'Review now',
    'Review now',
    'Review in a day',
    'Review in 5 days',
    'Review in 3 months',
    'Review in 2 years',
  ]);
  expect(formatReviewDue(null, NOW)).toBe('Not asked yet');
});

describe('a new word', () => {
  test('is refused with a reason when it has no letters, is too long or exists already', () => {
    expect(validateNewWord('   ', [])).toBe('Please enter a word.');
    expect(validateNewWord('x'.repeat(300), [])).toMatch(/at most \d+ characters/);
    expect(validateNewWord('123', [])).toMatch(/letter/);
    expect(validateNewWord(' Tide ', ['tide'])).toMatch(/already/);
    expect(validateNewWord('sea  shanty', ['tide'])).toBeNull();
  });
});

describe('a word that another tab changes while it is edited', () => {
  const OPENED = { meaning: 'a song', example: '' };

  test('is reported with the texts that the save replaces', () => {
    const current = { meaning: 'a work song', example: 'We sang a sea shanty.' };
    expect(findReplacedTexts(OPENED, current)).toBe(current);
    expect(formatOwnTexts(current)).toBe('“a work song” and “We sang a sea shanty.”');
    expect(formatOwnTexts({ meaning: '', example: '' })).toBe('the text of our dictionary');
  });

  test('is not reported while its texts stay the same', () => {
    expect(findReplacedTexts(OPENED, { ...OPENED })).toBeNull();
    expect(findReplacedTexts(undefined, undefined)).toBeNull();
  });
});
