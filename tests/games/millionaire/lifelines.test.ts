import { describe, expect, test } from 'vitest';
import type { MillionaireQuestion } from '../../../src/content/millionaire/millionaire-schema.ts';
import {
  chooseFiftyFifty,
  createAiHint,
  formatAiHint,
  getConfidence,
  TRAP_STAYS_SHARE,
} from '../../../src/games/millionaire/lifelines.ts';
import { bank, createRngs } from './climb.ts';

const DRAWS = 10_000;
const [QUESTION] = bank;
if (!QUESTION) throw new Error('The bank is empty');
const createQuestion = (sure: number): MillionaireQuestion => ({ ...QUESTION, sure });
const getDecoys = ({ options, answer, trap }: MillionaireQuestion) =>
  options.filter((option) => option !== answer && option !== trap);
const getShare = <Item>(items: readonly Item[], matches: (item: Item) => boolean) =>
  items.filter(matches).length / items.length;
const getMean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

describe('50/50', () => {
  test('removes two wrong options of any question, and never the answer', () => {
    const isValid = (asked: MillionaireQuestion, out: readonly string[]) =>
      new Set(out).size === 2 &&
      out.every((option) => asked.options.includes(option) && option !== asked.answer);
    const invalid = bank.filter((asked) =>
      createRngs(20).some((rng) => !isValid(asked, chooseFiftyFifty(asked, rng))),
    );
    expect(invalid.map(({ id }) => id)).toEqual([]);
  });

  test('mostly keeps the trap, and otherwise each other option equally often', () => {
    const keptOptions = createRngs(DRAWS).map((rng) => {
      const out = chooseFiftyFifty(QUESTION, rng);
      return QUESTION.options.find((option) => option !== QUESTION.answer && !out.includes(option));
    });
    expect(getShare(keptOptions, (option) => option === QUESTION.trap)).toBeCloseTo(TRAP_STAYS_SHARE, 1);
    for (const wrong of getDecoys(QUESTION)) {
      expect(getShare(keptOptions, (option) => option === wrong)).toBeCloseTo((1 - TRAP_STAYS_SHARE) / 2, 1);
    }
  });
});

describe('the AI', () => {
  test.each([0.29, 0.5, 0.74, 0.97])(
    'with the confidence %d is right with that probability, and otherwise names the trap',
    (sure) => {
      const hints = createRngs(DRAWS).map((rng) => createAiHint(createQuestion(sure), [], rng));
      const right = getShare(hints, ({ says }) => says === QUESTION.answer);
      expect(Math.abs(right - sure)).toBeLessThan(0.02);
      expect(getShare(hints, ({ says }) => says === QUESTION.trap)).toBeCloseTo(1 - right, 10);
    },
  );

  test.each([0.29, 0.5, 0.74, 0.97])(
    'with the confidence %d shows it, whether it is right or not',
    (sure) => {
      const hints = createRngs(DRAWS).map((rng) => createAiHint(createQuestion(sure), [], rng));
      const getShownMean = (isRight: boolean) =>
        getMean(
          hints.filter(({ says }) => (says === QUESTION.answer) === isRight).map(({ percent }) => percent),
        );
      for (const { percent } of hints) {
        expect(percent).toBeGreaterThanOrEqual(25);
        expect(percent).toBeLessThanOrEqual(95);
        expect(Math.abs(percent - 100 * sure)).toBeLessThan(11);
      }
      expect(Math.abs(getShownMean(true) - getShownMean(false))).toBeLessThan(1.5);
    },
  );

  test('names only options that 50/50 kept, and is more confident among two', () => {
    const [first = '', second = ''] = getDecoys(QUESTION);
    for (const [out, rival] of [
      [[first, second], QUESTION.trap],
      [[QUESTION.trap, first], second],
    ] as const) {
      const hints = createRngs(DRAWS).map((rng) => createAiHint(createQuestion(0.4), out, rng));
      const right = getShare(hints, ({ says }) => says === QUESTION.answer);
      expect(Math.abs(right - getConfidence({ sure: 0.4 }, 2))).toBeLessThan(0.02);
      expect(getShare(hints, ({ says }) => says === rival)).toBeCloseTo(1 - right, 10);
      expect(Math.min(...hints.map(({ percent }) => percent))).toBeGreaterThanOrEqual(50);
    }
  });

  test('has among two options the same knowledge, but better guesses', () => {
    expect(getConfidence({ sure: 0.25 }, 2)).toBe(0.5);
    expect(getConfidence({ sure: 1 }, 2)).toBe(1);
    expect(getConfidence({ sure: 0.62 }, 4)).toBeCloseTo(0.62, 10);
  });

  test('says what it thinks and how sure it is', () => {
    expect(formatAiHint({ says: 'Ankara', percent: 70 })).toBe('I’m about 70% sure it’s “Ankara”.');
    expect(formatAiHint({ says: 'Ankara', percent: 35 })).toBe(
      'I’m only about 35% sure, but I’d say “Ankara”.',
    );
  });
});
