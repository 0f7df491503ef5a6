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
/** Four standard errors of a share in so many draws. */
const SHARE_TOLERANCE = 0.02;
/** The random difference of up to 8 percentage points, and rounding to steps of 5. */
const MAX_SHOWN_DIFFERENCE = 10.5;
/** Percentage points by which the means of the shown percentages may differ by chance. */
const MEAN_TOLERANCE = 1.5;
const [QUESTION] = bank;
if (!QUESTION) throw new Error('The bank is empty');
const createQuestion = (confidence: number): MillionaireQuestion => ({ ...QUESTION, sure: confidence });
const getDecoys = ({ options, answer, trap }: MillionaireQuestion) =>
  options.filter((option) => option !== answer && option !== trap);
const getShare = <Item>(items: readonly Item[], matches: (item: Item) => boolean) =>
  items.filter(matches).length / items.length;
const getMean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

describe('50/50', () => {
  test('removes two wrong options of any question, and never the answer', () => {
    const isValid = ({ options, answer }: MillionaireQuestion, removed: readonly string[]) =>
      new Set(removed).size === 2 && removed.every((option) => options.includes(option) && option !== answer);
    const invalid = bank.filter((question) =>
      createRngs(20).some((rng) => !isValid(question, chooseFiftyFifty(question, rng))),
    );
    expect(invalid.map(({ id }) => id)).toEqual([]);
  });

  test('mostly keeps the trap, and otherwise each other option equally often', () => {
    const keptOptions = createRngs(DRAWS).map((rng) => {
      const removed = chooseFiftyFifty(QUESTION, rng);
      return QUESTION.options.find((option) => option !== QUESTION.answer && !removed.includes(option));
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
    (confidence) => {
      const hints = createRngs(DRAWS).map((rng) => createAiHint(createQuestion(confidence), [], rng));
      const right = getShare(hints, ({ says }) => says === QUESTION.answer);
      expect(Math.abs(right - confidence)).toBeLessThan(SHARE_TOLERANCE);
      expect(getShare(hints, ({ says }) => says === QUESTION.trap)).toBeCloseTo(1 - right, 10);
    },
  );

  test.each([0.29, 0.5, 0.74, 0.97])(
    'with the confidence %d shows it, whether it is right or not',
    (confidence) => {
      const hints = createRngs(DRAWS).map((rng) => createAiHint(createQuestion(confidence), [], rng));
      const getShownMean = (isRight: boolean) =>
        getMean(
          hints.filter(({ says }) => (says === QUESTION.answer) === isRight).map(({ percent }) => percent),
        );
      for (const { percent } of hints) {
        expect(percent).toBeGreaterThanOrEqual(25);
        expect(percent).toBeLessThanOrEqual(95);
        expect(Math.abs(percent - 100 * confidence)).toBeLessThanOrEqual(MAX_SHOWN_DIFFERENCE);
      }
      expect(Math.abs(getShownMean(true) - getShownMean(false))).toBeLessThan(MEAN_TOLERANCE);
    },
  );

  test('names only options that 50/50 kept, and is more confident among two', () => {
    const [first = '', second = ''] = getDecoys(QUESTION);
    for (const { removed, otherOption } of [
      { removed: [first, second], otherOption: QUESTION.trap },
      { removed: [QUESTION.trap, first], otherOption: second },
    ]) {
      const hints = createRngs(DRAWS).map((rng) => createAiHint(createQuestion(0.4), removed, rng));
      const right = getShare(hints, ({ says }) => says === QUESTION.answer);
      expect(Math.abs(right - getConfidence({ sure: 0.4 }, 2))).toBeLessThan(SHARE_TOLERANCE);
      expect(getShare(hints, ({ says }) => says === otherOption)).toBeCloseTo(1 - right, 10);
      expect(Math.min(...hints.map(({ percent }) => percent))).toBeGreaterThanOrEqual(50);
    }
  });

  test('knows as much with two options left, but guesses better', () => {
    // 0.25 is a guess among four, without any knowledge.
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
