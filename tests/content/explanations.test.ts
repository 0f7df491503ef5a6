import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../src/domain/levels.ts';
import { listDialogueExplanations, listGrammarExplanations, listQuizExplanations } from './explanations.ts';
import { findUnquotedWords, hasOddQuotations, maskQuotations } from './quoted-words.ts';

/** A wrong option's reason follows the answer's reason, so these words would point to the answer. */
const POINTS_BACK = /^(?:This|That|These|Those|It|It's|Its)\b/;

describe.each(LEVELS)('an explanation at %s', async (level) => {
  const explanations = [
    ...(await listDialogueExplanations(level)),
    ...(await listGrammarExplanations(level)),
  ];
  const texts = explanations.map(({ text }) => text);

  test('has double quotation marks in pairs, and no other ones', () => {
    expect(texts.filter(hasOddQuotations)).toEqual([]);
  });

  test('quotes a word that it talks about', () => {
    expect(findUnquotedWords(texts)).toEqual([]);
  });

  test('names the wrong answer before it speaks about it', () => {
    const wrong = explanations.filter(({ kind }) => kind === 'wrong').map(({ text }) => text);
    expect(wrong.filter((text) => POINTS_BACK.test(text))).toEqual([]);
  });
});

describe('an explanation of a quiz', async () => {
  const texts = await listQuizExplanations();

  test('has double quotation marks in pairs, and no single ones', () => {
    expect(texts.filter((text) => text.split('"').length % 2 === 0)).toEqual([]);
    expect(texts.filter((text) => /[‘“”«»]/.test(text))).toEqual([]);
  });

  test('repeats a word only where the word is quoted', () => {
    expect(texts.filter((text) => /\b([a-z']+) \1\b/i.test(maskQuotations(text)))).toEqual([]);
  });
});
