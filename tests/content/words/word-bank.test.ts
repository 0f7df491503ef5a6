import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../../../src/content/words/word-bank.ts';
import { WORD_TOPICS, type Word, wordListSchema } from '../../../src/content/words/word-schema.ts';
import { LEVELS } from '../../../src/domain/levels.ts';
import { CURRICULUM } from '../../../src/teacher/curriculum.ts';
import { findRepeated } from '../bank-checks.ts';
import { getProfileKey } from './profile-key.ts';
import publishedLevels from './published-levels.json';
import { UNFIT_WORDS } from './unfit-words.ts';
import { hasIrregularForm, listWordForms, splitTextWords } from './word-forms.ts';

const bank = (await Promise.all(LEVELS.map(loadWords))).flat();
const published = new Map<string, readonly string[]>(Object.entries(publishedLevels));

/** The words of the rows that break a rule, so that a failing expectation names them. */
function findOffenders(words: readonly Word[], isOffence: (word: Word) => boolean): string[] {
  return words
    .filter(isOffence)
    .map(({ word, pos, meaning, examples }) => `${word} (${pos}): ${meaning} / ${examples.join(' / ')}`);
}

/** How often a text has the word, in any of its forms. */
function countForms(text: string, word: string): number {
  const forms = listWordForms(word);
  return splitTextWords(text).filter((each) => forms.has(each)).length;
}

/** Whether the second example has another form of the word than the one in the dictionary. */
function isShownInflected({ word, examples: [, second] }: Word): boolean {
  return countForms(second, word) > 0 && !splitTextWords(second).includes(word.toLowerCase());
}

/** The ways that the bank may spell a word of a class: it has email and apologize, and no accents. */
function listBankSpellings(word: string): string[] {
  const bare = word
    .replace(/^e-mail$/, 'email')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '');
  return [bare, bare.replace(/is(?=e|ation)/, 'iz')];
}

/** "a large bird" and "the large bird" are one meaning to a learner who sees two cards. */
function simplifyMeaning(meaning: string): string {
  return splitTextWords(meaning)
    .filter((word) => !['a', 'an', 'the', 'to', 'very'].includes(word))
    .join(' ');
}

/** The share of the words that are counted, from 0 to 1. */
function getShare(words: readonly Word[], isCounted: (word: Word) => boolean): number {
  return words.filter(isCounted).length / words.length;
}

/** Everything that a learner may read about the word. */
function listTexts(word: Word): string[] {
  return [
    word.word,
    word.meaning,
    ...word.examples,
    ...(word.synonyms ?? []),
    ...(word.opposites ?? []),
    ...(word.collocations ?? []),
  ];
}

test('no word is in the bank twice as the same part of speech', () => {
  expect(findRepeated(bank.map(getProfileKey))).toEqual([]);
});

test('two words of the bank never have one meaning, also at different levels', () => {
  expect(findRepeated(bank.map(({ meaning }) => simplifyMeaning(meaning)))).toEqual([]);
});

test('the bank has at least 3,300 words', () => {
  expect(bank.length).toBeGreaterThanOrEqual(3300);
});

test('a row with a misspelt field, a sentence for a meaning, one example or a level of its own is rejected', () => {
  const row = {
    word: 'abroad',
    pos: 'adverb',
    level: 'A2',
    topic: 'travel',
    meaning: 'in or to another country',
    examples: ['She lives abroad now.', 'Have you ever worked abroad?'],
  };
  expect(v.is(wordListSchema, [row])).toBe(true);
  expect(v.is(wordListSchema, [{ ...row, synonym: ['overseas'] }])).toBe(false);
  expect(v.is(wordListSchema, [{ ...row, meaning: 'In another country.' }])).toBe(false);
  expect(v.is(wordListSchema, [{ ...row, level: 'B3' }])).toBe(false);
  expect(v.is(wordListSchema, [{ ...row, examples: ['She lives abroad now.'] }])).toBe(false);
});

describe.each(LEVELS)('%s', async (level) => {
  const words = await loadWords(level);

  test('has at least 450 words, all of this level, in alphabetical order', () => {
    expect(words.length).toBeGreaterThanOrEqual(450);
    expect(findOffenders(words, (word) => word.level !== level)).toEqual([]);
    const spellings = words.map(({ word }) => word.toLowerCase());
    expect(spellings).toEqual(spellings.toSorted());
  });

  test('has in each example exactly one form of the word', () => {
    expect(
      findOffenders(words, ({ word, examples }) => examples.some((each) => countForms(each, word) !== 1)),
    ).toEqual([]);
  });

  test('has no meaning that contains its word', () => {
    expect(findOffenders(words, ({ word, meaning }) => countForms(meaning, word) > 0)).toEqual([]);
  });

  test('has no example twice', () => {
    expect(findRepeated(words.flatMap(({ examples }) => examples))).toEqual([]);
  });

  test('has the word in collocations, and not in synonyms or opposites', () => {
    expect(
      findOffenders(words, ({ word, collocations = [] }) =>
        collocations.some((each) => countForms(`${each} ${each.replaceAll('-', ' ')}`, word) === 0),
      ),
    ).toEqual([]);
    expect(
      findOffenders(words, ({ word, synonyms = [], opposites = [] }) =>
        [...synonyms, ...opposites].some((each) => each.toLowerCase() === word.toLowerCase()),
      ),
    ).toEqual([]);
  });

  test('has a synonym, an opposite or a collocation for three in five words', () => {
    const isRich = (word: Word) => Boolean(word.synonyms ?? word.opposites ?? word.collocations);
    expect(getShare(words, isRich)).toBeGreaterThanOrEqual(0.6);
  });

  test('has enough short words for small crosswords, and few words that do not fit a grid', () => {
    const isShort = ({ word }: Word) => /^[a-z]{3,5}$/i.test(word);
    const shortWordsNeeded = level === 'C1' || level === 'C2' ? 35 : 60;
    expect(words.filter(isShort).length).toBeGreaterThanOrEqual(shortWordsNeeded);
    expect(getShare(words, ({ word }) => /^[a-z]+$/i.test(word))).toBeGreaterThanOrEqual(0.97);
    expect(getShare(words, ({ word }) => word.length >= 3 && word.length <= 12)).toBeGreaterThanOrEqual(0.9);
  });

  test('has words of nearly all topics, and at most three in twenty of the same one', () => {
    const counts = WORD_TOPICS.map((topic) => words.filter((word) => word.topic === topic).length);
    expect(counts.filter((count) => count > 0).length).toBeGreaterThanOrEqual(22);
    expect(Math.max(...counts) / words.length).toBeLessThanOrEqual(0.15);
  });

  test('agrees with the published profile on nine in ten of its words', () => {
    const listed = words.filter((word) => published.has(getProfileKey(word)));
    expect(listed.length).toBeGreaterThanOrEqual(200);
    const agreesWithProfile = (word: Word) => published.get(getProfileKey(word))?.includes(level) ?? false;
    expect(
      getShare(listed, agreesWithProfile),
      findOffenders(listed, (word) => !agreesWithProfile(word)).join('\n'),
    ).toBeGreaterThanOrEqual(0.9);
  });

  test('has no text that is unfit for a nine-year-old', () => {
    const unfit = new Set(UNFIT_WORDS.flatMap((word) => [word, `${word}s`, `${word}ed`, `${word}ing`]));
    expect(
      findOffenders(words, (word) =>
        listTexts(word).some((text) => splitTextWords(text).some((each) => unfit.has(each))),
      ),
    ).toEqual([]);
  });

  test('has every single word that a class of the level teaches', () => {
    const known = new Set(bank.flatMap(({ word }) => [...listWordForms(word)]));
    const { topics, strands } = CURRICULUM[level];
    const taught = [...topics, ...strands.flatMap((file) => file.strands)].flatMap(({ words }) =>
      words.map(({ word }) => word),
    );
    const isMissing = (word: string) =>
      !listBankSpellings(word.toLowerCase()).some((each) => known.has(each));
    expect(taught.filter((word) => !word.includes(' ') && isMissing(word))).toEqual([]);
  });

  test('has an inflected second example for verbs and words with irregular forms', () => {
    const mustBeInflected = ({ word, pos }: Word) =>
      pos === 'verb' || ((pos === 'noun' || pos === 'adjective') && hasIrregularForm(word));
    expect(findOffenders(words, (word) => mustBeInflected(word) && !isShownInflected(word))).toEqual([]);
  });

  test('has an inflected second example for most nouns, but fewer at levels with many abstract ones', () => {
    const nouns = words.filter(({ pos }) => pos === 'noun');
    const shareNeeded = level === 'C1' ? 0.6 : 0.7;
    expect(getShare(nouns, isShownInflected)).toBeGreaterThanOrEqual(shareNeeded);
  });
});
