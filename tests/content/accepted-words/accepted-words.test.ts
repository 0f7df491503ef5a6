import { describe, expect, test } from 'vitest';
import {
  loadAcceptedWords,
  MAX_WORD_LENGTH,
  MIN_WORD_LENGTH,
} from '../../../src/content/accepted-words/accepted-words.ts';
import { loadWords } from '../../../src/content/words/word-bank.ts';
import { LEVELS } from '../../../src/domain/levels.ts';
import { readSources } from '../../../vite/accepted-words/plugin.ts';
import { createRudeTest, selectWords } from '../../../vite/accepted-words/select-words.ts';

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];
const accepted = await loadAcceptedWords();
const all = ALPHABET.flatMap((letter) => accepted.listStartingWith(letter));
const { sources } = readSources(process.cwd());

describe('the accepted words', () => {
  test('are about 60,000', () => {
    expect(accepted.size).toBeGreaterThan(60_000);
    expect(accepted.size).toBeLessThan(66_000);
    expect(all).toHaveLength(accepted.size);
  });

  test('are 2 to 15 lower-case letters', () => {
    const shape = new RegExp(`^[a-z]{${MIN_WORD_LENGTH},${MAX_WORD_LENGTH}}$`);
    expect(all.filter((word) => !shape.test(word))).toEqual([]);
  });

  test('have ten words or more for every letter', () => {
    const scarce = ALPHABET.filter((letter) => accepted.listStartingWith(letter).length < 10);
    expect(scarce).toEqual([]);
  });

  test.each([
    ['everyday words', 'apple house elephant xylophone yesterday zebra go we'],
    ['inflections', 'houses went running happier happiest children thought mice studies stopped'],
    ['British spellings', 'colour centre organise travelling grey tyre aeroplane maths programme'],
    ['American spellings', 'color center organize traveling gray tire airplane math program'],
    ['words without their accents', 'cafe cliche fiance naive'],
    ['recent words', 'app emoji selfie podcast vlog smartphone wifi offline'],
  ])('include %s', (_, words) => {
    expect(words.split(' ').filter((word) => !accepted.has(word))).toEqual([]);
  });

  test.each([
    ['non-words', 'zzz xyz teh recieve elefant asdf goed childs q'],
    ['names', 'london paris michael microsoft england'],
    ['abbreviations', 'uk usa tv dvd http cs'],
    ['capitals and signs', "Apple APPLE x-ray don't café"],
  ])('exclude %s', (_, words) => {
    expect(words.split(' ').filter((word) => accepted.has(word))).toEqual([]);
  });

  test('include every word of the bank without hyphens', async () => {
    const levels = await Promise.all(LEVELS.map(loadWords));
    const words = levels.flat().map(({ word }) => word.toLowerCase());
    const letters = words.filter((word) => /^[a-z]{2,15}$/.test(word));
    expect(letters.length).toBeGreaterThan(words.length * 0.97);
    expect(letters.filter((word) => !accepted.has(word))).toEqual([]);
  });
});

describe('rude words', () => {
  const isRude = createRudeTest(sources.rude);

  test('are not accepted', () => {
    expect(all.filter(isRude)).toEqual([]);
  });

  test('are not accepted with any ending or inside longer words', () => {
    expect(all.filter((word) => /fuck|shit|cunt|whore|bitch|nigger|^wank|asshole/.test(word))).toEqual([]);
  });

  test('do not exclude innocent words', () => {
    const innocent =
      'cocktail cockpit peacock assist class bass grape scrape analysis canal therapist title shift';
    const more =
      'niggle pussycat suspicion hump screw breast tramp feckless sextet button damage torpedo rectangle';
    expect(`${innocent} ${more}`.split(' ').filter((word) => !accepted.has(word))).toEqual([]);
  });

  test('are not among the added or taught words', () => {
    const selected = selectWords({
      listed: [],
      added: ['rude'],
      taught: ['Rudely'],
      leftOut: [],
      rude: ['rude*'],
    });
    expect(selected).toEqual([]);
  });
});

describe('the lists of added and left-out words', () => {
  test('add only words that the word list lacks', () => {
    const listed = new Set(sources.listed);
    expect(sources.added.filter((word) => listed.has(word))).toEqual([]);
  });

  test('leave out only words that the word list has', () => {
    const listed = new Set(sources.listed);
    expect(sources.leftOut.filter((word) => !listed.has(word))).toEqual([]);
  });
});
