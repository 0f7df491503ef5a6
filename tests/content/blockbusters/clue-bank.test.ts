import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { BANDS, type Band, LEVELS_OF_BAND } from '../../../src/content/bands.ts';
import { loadClues, loadGoldRun } from '../../../src/content/blockbusters/clue-bank.ts';
import {
  type BlockbustersClue,
  blockbustersClueSchema,
  type GoldRunPhrase,
  getInitials,
  goldRunPhraseSchema,
} from '../../../src/content/blockbusters/clue-schema.ts';
import { stripToLetters } from '../../../src/content/blockbusters/strip-to-letters.ts';
import {
  findWordLevel,
  listWordsExceptNames,
  measureShareAtLevel,
} from '../../../src/content/word-levels/word-levels.ts';
import { findRepeated, isUnfit } from '../bank-checks.ts';
import { listWordForms, splitTextWords } from '../words/word-forms.ts';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Letters with which few English words begin, and how many clues they have at least. */
const FEWEST_OF_RARE_LETTER: Readonly<Record<string, number>> = {
  J: 12,
  K: 12,
  Q: 8,
  U: 12,
  V: 12,
  X: 4,
  Y: 12,
  Z: 8,
};
const FEWEST_CLUES = 40;

/**
 * The hexagons of a board, each with its own letter, and the clues on each that a best of three may use up.
 */
const BOARD_LETTERS = 20;
const CLUES_OF_BOARD_LETTER = 9;

const PHRASES_OF_BAND = 50;
const DIFFERENT_INITIALS = 40;

/** How much of what is asked and explained a learner of the band's upper level knows. The list ends at B2. */
const KNOWN = { a: 0.97, b: 0.97, c: 0.97 } as const satisfies Record<Band, number>;

const clues = (await Promise.all(BANDS.map(loadClues))).flat();
const phrases = await loadGoldRun();
const all = [...clues, ...phrases];

function filterByBand<Item extends BlockbustersClue | GoldRunPhrase>(
  items: readonly Item[],
  band: Band,
): Item[] {
  return items.filter((item) => item.band === band);
}

/** A key that similar clues share, such as "the end of a rope" and "the rope's end". */
function createClueKey(clue: string): string {
  const telling = splitTextWords(clue).filter((word) => word.length > 1);
  return [...new Set(telling)].sort().join(' ');
}

function getCheckedLevel(band: Band) {
  return band === 'a' ? 'A2' : 'B2';
}

const clue: BlockbustersClue = {
  letter: 'P',
  answer: 'plough',
  also: ['plow'],
  clue: 'What P turns the soil of a field?',
  band: 'b',
  because: 'Oxen pulled the plough.',
};

const phrase: GoldRunPhrase = {
  initials: 'PB',
  answer: 'piggy bank',
  also: [],
  clue: 'Where a child keeps coins',
  band: 'a',
  because: 'I put a coin in my piggy bank.',
};

test('a clue that asks for another letter, or has an answer with another, is rejected', () => {
  expect(v.is(blockbustersClueSchema, clue)).toBe(true);
  expect(v.is(blockbustersClueSchema, { ...clue, clue: 'What S turns the soil of a field?' })).toBe(false);
  expect(v.is(blockbustersClueSchema, { ...clue, answer: 'spade' })).toBe(false);
  expect(v.is(blockbustersClueSchema, { ...clue, also: ['digger'] })).toBe(false);
  expect(v.is(blockbustersClueSchema, { ...clue, also: ['Plough'] })).toBe(false);
});

test('a phrase whose initials are not its own is rejected', () => {
  expect(v.is(goldRunPhraseSchema, phrase)).toBe(true);
  expect(v.is(goldRunPhraseSchema, { ...phrase, initials: 'BP' })).toBe(false);
  expect(v.is(goldRunPhraseSchema, { ...phrase, also: ['money box'] })).toBe(false);
  expect(v.is(goldRunPhraseSchema, { ...phrase, initials: 'P', answer: 'piggy' })).toBe(false);
});

test('spaces and hyphens part the initials, and do not count in a typed answer', () => {
  expect(getInitials('merry-go-round')).toBe('MGR');
  expect(stripToLetters('T-shirt')).toBe(stripToLetters('t shirt'));
});

test.each(ALPHABET)('%s has enough clues, about a third in each band', (letter) => {
  const fewest = FEWEST_OF_RARE_LETTER[letter] ?? FEWEST_CLUES;
  const ofLetter = clues.filter((each) => each.letter === letter);
  expect(ofLetter.length).toBeGreaterThanOrEqual(fewest);
  for (const band of BANDS) {
    expect(filterByBand(ofLetter, band).length / ofLetter.length, band).toBeGreaterThanOrEqual(0.24);
  }
});

test('no answer occurs twice in any band, because it identifies its clue', () => {
  expect(findRepeated(clues.map(({ answer }) => stripToLetters(answer)))).toEqual([]);
  expect(findRepeated(phrases.map(({ answer }) => stripToLetters(answer)))).toEqual([]);
});

test('nothing is asked or explained twice', () => {
  expect(findRepeated(clues.map((each) => `${each.letter} ${createClueKey(each.clue)}`))).toEqual([]);
  expect(findRepeated(phrases.map((each) => createClueKey(each.clue)))).toEqual([]);
  expect(findRepeated(all.map((each) => each.because))).toEqual([]);
});

test('no clue contains its answer or a content word of it', () => {
  const saying = all.filter(({ answer, clue }) => {
    const said = new Set(splitTextWords(clue).flatMap((word) => [word, ...word.split('-')]));
    const telling = splitTextWords(answer)
      .flatMap((word) => word.split('-'))
      .filter((word) => word.length > 3 && !['your', 'with'].includes(word));
    return telling.some((word) => [...listWordForms(word)].some((form) => said.has(form)));
  });
  expect(saying.map(({ answer, clue }) => `${answer}: ${clue}`)).toEqual([]);
});

test('the explanation of a clue contains its answer in some form', () => {
  const without = all.filter(({ answer, because }) => {
    const said = new Set(splitTextWords(because).flatMap((word) => [word, ...word.split('-')]));
    const [longest = ''] = splitTextWords(answer)
      .flatMap((word) => word.split('-'))
      .sort((one, other) => other.length - one.length);
    return ![...listWordForms(longest)].some((form) => said.has(form));
  });
  expect(without.map(({ answer, because }) => `${answer}: ${because}`)).toEqual([]);
});

test('nothing is unfit for a nine-year-old', () => {
  const texts = all.flatMap(({ answer, also, clue, because }) => [answer, ...also, clue, because]);
  expect(texts.filter(isUnfit)).toEqual([]);
});

describe.each(BANDS)('%s', (band) => {
  test('is the band of its file, in the order of the alphabet', async () => {
    const file = await loadClues(band);
    expect(file.filter((each) => each.band !== band)).toEqual([]);
    const letters = file.map(({ letter }) => letter);
    expect(letters).toEqual(letters.toSorted());
  });

  test(`has ${BOARD_LETTERS} letters for a board with ${CLUES_OF_BOARD_LETTER} clues or more`, () => {
    const ofThis = filterByBand(clues, band);
    const rich = ALPHABET.filter(
      (letter) => ofThis.filter((each) => each.letter === letter).length >= CLUES_OF_BOARD_LETTER,
    );
    expect(rich.length).toBeGreaterThanOrEqual(BOARD_LETTERS);
  });

  test(`has ${PHRASES_OF_BAND} phrases, with ${DIFFERENT_INITIALS} different initials or more`, () => {
    const ofThis = filterByBand(phrases, band);
    expect(ofThis).toHaveLength(PHRASES_OF_BAND);
    expect(new Set(ofThis.map(({ initials }) => initials)).size).toBeGreaterThanOrEqual(DIFFERENT_INITIALS);
  });

  test('asks and explains in words of its levels', () => {
    const texts = filterByBand<BlockbustersClue | GoldRunPhrase>(all, band).map(
      ({ answer, also, clue, because }) => {
        const answers = new Set([answer, ...also].flatMap((each) => [...listWordForms(each)]));
        const asked = clue.replace(/^(?:What|Which) [A-Z]\b/, '');
        return listWordsExceptNames(`${asked} ${because}`)
          .filter((word) => !answers.has(word.toLowerCase()))
          .join(' ');
      },
    );
    expect(measureShareAtLevel(texts.join(' '), getCheckedLevel(band))).toBeGreaterThanOrEqual(KNOWN[band]);
  });
});

test.each(['a', 'b'] as const)(
  'nearly all answers of %s are words of its levels, or of lower ones',
  (band) => {
    const levels: readonly string[] = [...LEVELS_OF_BAND.a, ...LEVELS_OF_BAND[band]];
    const answers = filterByBand(clues, band).map(({ answer }) => answer);
    const listed = answers.flatMap((answer) => findWordLevel(answer) ?? []);
    expect(listed.filter((level) => levels.includes(level)).length / listed.length).toBeGreaterThanOrEqual(
      0.85,
    );
  },
);
