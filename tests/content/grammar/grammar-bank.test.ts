import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { GAP } from '../../../src/content/gap.ts';
import { loadGrammar } from '../../../src/content/grammar/grammar-bank.ts';
import {
  EMPTY_OPTION,
  type GapItem,
  type GrammarItem,
  gapItemSchema,
  grammarBankSchema,
  judgedItemSchema,
} from '../../../src/content/grammar/grammar-schema.ts';
import { LISTED_LEVELS } from '../../../src/content/word-levels/word-levels.ts';
import { LEVELS } from '../../../src/domain/levels.ts';
import { expectNoHintByLength, expectOfLevel, expectShare, findRepeated, isUnfit } from '../bank-checks.ts';

/** An item is a sentence with a gap to fill, or a whole sentence to be called right or wrong. */
function isGap(item: GrammarItem): item is GapItem {
  return 'stem' in item;
}

function fillGap(stem: string, option: string): string {
  return option === EMPTY_OPTION
    ? stem.replace(`${GAP} `, '').replace(` ${GAP}`, '')
    : stem.replace(GAP, option);
}

function createRightSentence(item: GrammarItem): string {
  if (isGap(item)) return fillGap(item.stem, item.answer);
  return item.isRight ? item.sentence : item.correction;
}

function createWrongSentences(item: GrammarItem): string[] {
  if (isGap(item)) return Object.keys(item.wrong).map((option) => fillGap(item.stem, option));
  return item.isRight ? [] : [item.sentence];
}

function getShownText(item: GrammarItem): string {
  return isGap(item) ? item.stem : item.sentence;
}

/** A key for comparing sentences: to a learner, those that differ only in punctuation or case are one. */
function removePunctuation(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z_' ]/g, '');
}

function listTexts(item: GrammarItem): string[] {
  const texts = [createRightSentence(item), item.because];
  return isGap(item) ? [...texts, ...Object.entries(item.wrong).flat()] : [...texts, item.sentence];
}

const all = (await Promise.all(LEVELS.map(loadGrammar))).flatMap(({ items }) => items);

const gap: GapItem = {
  point: 'a1-grammar-can',
  stem: 'My brother ___ swim.',
  answer: 'can',
  because: 'Can has the same form with he.',
  wrong: { cans: 'Can never takes -s.', 'can to': 'No to after can.' },
};

test('a stem without a gap, with two, or with the answer among the wrong options is rejected', () => {
  expect(v.is(gapItemSchema, gap)).toBe(true);
  expect(v.is(gapItemSchema, { ...gap, stem: 'My brother swims.' })).toBe(false);
  expect(v.is(gapItemSchema, { ...gap, stem: '___ brother ___ swim.' })).toBe(false);
  expect(v.is(gapItemSchema, { ...gap, wrong: { ...gap.wrong, can: 'It is right.' } })).toBe(false);
});

test('fewer than two wrong options, or more than three, are rejected', () => {
  const mistakes = ['cans', 'can to', 'is can', 'does can'];
  const withWrong = (count: number) => ({
    ...gap,
    wrong: Object.fromEntries(mistakes.slice(0, count).map((option) => [option, 'It is wrong.'])),
  });
  expect([1, 2, 3, 4].map((count) => v.is(gapItemSchema, withWrong(count)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('a wrong sentence needs a correction that differs, and a right one has none', () => {
  const wrong = {
    point: 'a1-grammar-can',
    sentence: 'She can to swim.',
    isRight: false,
    correction: 'She can swim.',
    because: 'No to after can.',
  };
  expect(v.is(judgedItemSchema, wrong)).toBe(true);
  expect(v.is(judgedItemSchema, { ...wrong, correction: wrong.sentence })).toBe(false);
  expect(v.is(judgedItemSchema, { ...wrong, correction: undefined })).toBe(false);
  expect(v.is(judgedItemSchema, { ...wrong, isRight: true })).toBe(false);
});

test('no question is asked twice in the whole bank', () => {
  expect(findRepeated(all.map((item) => removePunctuation(getShownText(item))))).toEqual([]);
  expect(findRepeated(all.map((item) => removePunctuation(createRightSentence(item))))).toEqual([]);
});

test('an item whose grammar point is not in the file is rejected', () => {
  const points = [{ id: gap.point, name: 'can', rule: 'No to after can.', example: 'I can swim.' }];
  expect(v.is(grammarBankSchema, { points, items: [gap] })).toBe(true);
  expect(v.is(grammarBankSchema, { points: [], items: [gap] })).toBe(false);
});

test('no sentence is right in one item and wrong in another', () => {
  const right = new Set(all.map(createRightSentence));
  expect(all.flatMap(createWrongSentences).filter((sentence) => right.has(sentence))).toEqual([]);
});

describe.each(LEVELS)('%s', async (level) => {
  const { points, items } = await loadGrammar(level);
  const gaps = items.filter(isGap);

  test('has at least 300 items, and each of its points at least six', () => {
    expect(items.length).toBeGreaterThanOrEqual(300);
    const countItems = (id: string) => items.filter(({ point }) => point === id).length;
    expect(points.filter(({ id }) => countItems(id) < 6).map(({ id }) => id)).toEqual([]);
  });

  test('names its points by its level, each once', () => {
    expect(points.filter(({ id }) => !id.startsWith(`${level.toLowerCase()}-`))).toEqual([]);
    expect(findRepeated(points.map(({ id }) => id))).toEqual([]);
    expect(findRepeated(points.map(({ name }) => name))).toEqual([]);
  });

  test('has about one whole sentence in six items, of which about half are right', () => {
    const judged = items.flatMap((item) => (isGap(item) ? [] : item));
    expectShare(judged.length / items.length, 0.1, 0.25);
    const right = judged.filter(({ isRight }) => isRight);
    expectShare(right.length / judged.length, 0.35, 0.65);
  });

  test('has answers that are not recognised by their length', () => {
    const choices = gaps.map(({ answer, wrong }) => ({
      answer,
      options: [answer, ...Object.keys(wrong)],
    }));
    expectNoHintByLength(choices);
  });

  test('has options with a capital where they begin a sentence', () => {
    const offenders = gaps.filter(({ stem, answer, wrong }) => {
      const isFirst = /(?:^|[.!?]['’"”]? )['’"“]?___/.test(stem);
      return isFirst && [answer, ...Object.keys(wrong)].some((option) => /^[a-z]/.test(option));
    });
    expect(offenders.map(({ stem, answer }) => fillGap(stem, answer))).toEqual([]);
  });

  test('has no text that is unfit for a nine-year-old', () => {
    expect(items.flatMap(listTexts).filter(isUnfit)).toEqual([]);
  });
});

test.each(LISTED_LEVELS)(
  'nine in ten words of the sentences at %s are of that level or lower',
  async (level) => {
    const { items } = await loadGrammar(level);
    expectOfLevel(items.map(createRightSentence), level);
  },
);
