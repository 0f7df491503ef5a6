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

/** Screens whose texts have not been through the rules yet. The list only shrinks. */
const UNREVISED: readonly string[] = [
  'games/blankety-blank',
  'games/blind-date',
  'games/blockbusters',
  'games/creative-writing',
  'games/crossword',
  'games/dialogue-fill-in',
  'games/flashcards',
  'games/general-knowledge',
  'games/grammar-race',
  'games/memory-match',
  'games/millionaire',
  'games/timed-word-chain',
  'games/word-chain',
  'games/word-search',
];

const gathered = gatherScreenTexts();
const own = gathered.filter(({ text }) => !isQuoted(text));
const screens = new Map(
  [...new Set(own.map(({ screen }) => screen))].map((screen) => [
    screen,
    own.filter((text) => text.screen === screen),
  ]),
);
const revised = [...screens].filter(([screen]) => !UNREVISED.includes(screen));

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

describe.each(revised)('the texts of %s', (_, texts) => {
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

test('the list of unrevised screens names only screens that break a rule', () => {
  const obeying = UNREVISED.filter((screen) => {
    const texts = screens.get(screen) ?? [];
    return [listHardTexts, listLongTexts, listUnusedWords].every((list) => list(texts).length === 0);
  });
  expect(obeying).toEqual([]);
});

test('every text that the specification or a licence quotes is on a screen', () => {
  expect(listMissingQuotes(gathered)).toEqual([]);
});
