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
const [ANY] = bank;
if (!ANY) throw new Error('The bank is empty');
const question = (sure: number): MillionaireQuestion => ({ ...ANY, sure });
const wrongOf = ({ options, answer, trap }: MillionaireQuestion) =>
  options.filter((option) => option !== answer && option !== trap);
const shareOf = <Item>(items: readonly Item[], holds: (item: Item) => boolean) =>
  items.filter(holds).length / items.length;
const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

describe('50/50', () => {
  test('takes two wrong options of any question away, and never the answer', () => {
    const isSound = (asked: MillionaireQuestion, out: readonly string[]) =>
      new Set(out).size === 2 &&
      out.every((option) => asked.options.includes(option) && option !== asked.answer);
    const unsound = bank.filter((asked) =>
      createRngs(20).some((rng) => !isSound(asked, chooseFiftyFifty(asked, rng))),
    );
    expect(unsound.map(({ id }) => id)).toEqual([]);
  });

  test('mostly leaves the trap, and of the others each as often', () => {
    const rivals = createRngs(DRAWS).map((rng) => {
      const out = chooseFiftyFifty(ANY, rng);
      return ANY.options.find((option) => option !== ANY.answer && !out.includes(option));
    });
    expect(shareOf(rivals, (rival) => rival === ANY.trap)).toBeCloseTo(TRAP_STAYS_SHARE, 1);
    for (const wrong of wrongOf(ANY)) {
      expect(shareOf(rivals, (rival) => rival === wrong)).toBeCloseTo((1 - TRAP_STAYS_SHARE) / 2, 1);
    }
  });
});

describe('the AI', () => {
  test.each([0.29, 0.5, 0.74, 0.97])(
    'that is sure by %d is right so often, and else names the trap',
    (sure) => {
      const hints = createRngs(DRAWS).map((rng) => createAiHint(question(sure), [], rng));
      const right = shareOf(hints, ({ says }) => says === ANY.answer);
      expect(Math.abs(right - sure)).toBeLessThan(0.02);
      expect(shareOf(hints, ({ says }) => says === ANY.trap)).toBeCloseTo(1 - right, 10);
    },
  );

  test.each([0.29, 0.5, 0.74, 0.97])('that is sure by %d says so, whether it is right or not', (sure) => {
    const hints = createRngs(DRAWS).map((rng) => createAiHint(question(sure), [], rng));
    const shown = (isRight: boolean) =>
      mean(hints.filter(({ says }) => (says === ANY.answer) === isRight).map(({ percent }) => percent));
    for (const { percent } of hints) {
      expect(percent).toBeGreaterThanOrEqual(25);
      expect(percent).toBeLessThanOrEqual(95);
      expect(Math.abs(percent - 100 * sure)).toBeLessThan(11);
    }
    expect(Math.abs(shown(true) - shown(false))).toBeLessThan(1.5);
  });

  test('names only what 50/50 has left, and is surer among two', () => {
    const [first = '', second = ''] = wrongOf(ANY);
    for (const [out, rival] of [
      [[first, second], ANY.trap],
      [[ANY.trap, first], second],
    ] as const) {
      const hints = createRngs(DRAWS).map((rng) => createAiHint(question(0.4), out, rng));
      const right = shareOf(hints, ({ says }) => says === ANY.answer);
      expect(Math.abs(right - getConfidence({ sure: 0.4 }, 2))).toBeLessThan(0.02);
      expect(shareOf(hints, ({ says }) => says === rival)).toBeCloseTo(1 - right, 10);
      expect(Math.min(...hints.map(({ percent }) => percent))).toBeGreaterThanOrEqual(50);
    }
  });

  test('guesses one of two where it guesses one of four, and knows what it knows', () => {
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
