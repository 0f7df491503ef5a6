import { describe, expect, test } from 'vitest';
import { gatherScreenTexts, type ScreenText } from '../../scripts/texts/gather-texts.ts';
import {
  findUnusedWord,
  isHard,
  isQuoted,
  listLongSentences,
  listMissingQuotes,
  listWords,
} from './rules.ts';

/** The share of a screen's running words that are of level A2 or lower, or terms. */
const MIN_KNOWN_SHARE = 0.98;

const gathered = gatherScreenTexts();
const own = gathered.filter(({ text }) => !isQuoted(text));
const screens = new Map(
  [...new Set(own.map(({ screen }) => screen))].map((screen) => [
    screen,
    own.filter((text) => text.screen === screen),
  ]),
);

/** The texts with words above A2, if these are too many for the screen; the words first. */
function listHardTexts(texts: readonly ScreenText[]): readonly string[] {
  const words = texts.flatMap(({ text }) => listWords(text));
  if (1 - words.filter(isHard).length / Math.max(words.length, 1) >= MIN_KNOWN_SHARE) return [];
  return texts.flatMap(({ file, line, text }) => {
    const hard = listWords(text).filter(isHard);
    return hard.length === 0 ? [] : [`${hard.join(' ')} (${file}:${line})`];
  });
}

const listLongTexts = (texts: readonly ScreenText[]) =>
  texts.flatMap(({ file, line, text }) =>
    listLongSentences(text).map((sentence) => `${sentence} (${file}:${line})`),
  );

const listUnusedWords = (texts: readonly ScreenText[]) =>
  texts.flatMap(({ file, line, text }) => {
    const unused = findUnusedWord(text);
    return unused === undefined ? [] : [`${unused}: ${text} (${file}:${line})`];
  });

describe.each([...screens])('the texts of %s', (_, texts) => {
  test('have at least 98 words of level A2 or lower among 100', () => {
    expect(listHardTexts(texts)).toEqual([]);
  });

  test('have sentences of at most 14 words', () => {
    expect(listLongTexts(texts)).toEqual([]);
  });

  test('have no words that our screens avoid', () => {
    expect(listUnusedWords(texts)).toEqual([]);
  });
});

test('every text that the specification or a licence quotes is on a screen', () => {
  expect(listMissingQuotes(gathered)).toEqual([]);
});
