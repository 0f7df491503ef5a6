import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listEnglishWords } from '../../../src/content/english-words/list-words.ts';
import { readWord } from '../../../src/feedback/grammar/readings.ts';
import { getCountability } from '../../../src/feedback/lexicon/countability.ts';
import { canBe, findEntry } from '../../../src/feedback/lexicon/english.ts';
import { findVerbFrame, listFramedVerbs, takes } from '../../../src/feedback/lexicon/verb-frames.ts';
import { formatKind, parseKind, type WordKind } from '../../../src/feedback/lexicon/word-entry.ts';

const kind: fc.Arbitrary<WordKind> = fc.record({
  parts: fc.constantFrom('n', 'v', 'a', 'r', 'nv', 'vn', 'an'),
  nounClass: fc.constantFrom('person', 'place', 'idea', undefined),
  takesObject: fc.boolean(),
  canLackObject: fc.boolean(),
});

describe('the lexicon', () => {
  test('reads the kind of a word as it was written', () => {
    fc.assert(
      fc.property(kind, (each) => {
        expect(parseKind(formatKind(each))).toEqual(each);
      }),
    );
  });

  test('has 20,000 base forms, which are 25,000 words and more with their inflections', () => {
    expect(listEnglishWords().filter((word) => findEntry(word)).length).toBeGreaterThan(20_000);
  });

  test('puts the usual part of speech first', () => {
    expect(findEntry('book')?.parts[0]).toBe('n');
    expect(findEntry('write')?.parts[0]).toBe('v');
    expect(canBe('beautiful', 'a')).toBe(true);
    expect(canBe('table', 'r')).toBe(false);
  });

  test.each([
    ['stopped', 'PAST', 'stop'],
    ['making', 'ING', 'make'],
    ['tried', 'EN', 'try'],
    ['children', 'NOUNS', 'child'],
    ['knives', 'NOUNS', 'knife'],
    ['watches', 'VERBS', 'watch'],
    ['happier', 'ADJ', 'happy'],
    ['easily', 'ADV', 'easily'],
    ['foresaw', 'PAST', 'foresee'],
    ['goed', 'PAST', 'go'],
    ['childs', 'NOUNS', 'child'],
  ])('reads %s as %s of %s', (form, tag, lemma) => {
    expect(readWord(form).readings).toContainEqual(expect.objectContaining({ tag, lemma }));
  });

  test('says of an unknown word that its readings are guesses', () => {
    expect(readWord('zorbling').isInLexicon).toBe(false);
    expect(readWord('kitchen').isInLexicon).toBe(true);
  });

  test.each([
    ['information', 'uncountable'],
    ['ticket', 'countable'],
    ['coffee', 'both'],
    ['trousers', 'plural-only'],
    ['plumber', 'countable'],
  ])('knows whether %s is counted', (noun, countability) => {
    expect(getCountability(noun)).toBe(countability);
  });
});

describe('the verb frames', () => {
  test('are of words that can be verbs', () => {
    for (const verb of listFramedVerbs()) expect(canBe(verb, 'v'), verb).toBe(true);
  });

  test('say what a verb takes', () => {
    expect(takes('give', 'two-objects')).toBe(true);
    expect(takes('explain', 'two-objects')).toBe(false);
    expect(takes('enjoy', 'infinitive')).toBe(false);
    expect(findVerbFrame('accuse')?.prepositionsAfterObject).toEqual(new Set(['of']));
    expect(findVerbFrame('depend')?.prepositions).toEqual(new Set(['on', 'upon']));
    expect(findVerbFrame('gallop')?.isAuthored).toBe(false);
    expect(findVerbFrame('kitchenette')).toBeUndefined();
  });
});
