import { describe, expect, test } from 'vitest';
import { LADDER_STEPS } from '../../../src/content/millionaire/millionaire-schema.ts';
import { LEVELS } from '../../../src/domain/levels.ts';
import type { UsedKeys } from '../../../src/games/kit/used-keys.ts';
import { carriedState, createInitialState, isAboutEnglish } from '../../../src/games/millionaire/deal.ts';
import { expectEven } from '../../content/bank-checks.ts';
import { ANY_CHOICE } from '../any-choice.ts';
import { bank, climbTo, createClimb } from './climb.ts';

const FIRST_HARD_STEP = 6;
const getIds = ({ ladder }: { ladder: readonly { id: string }[] }) => ladder.map(({ id }) => id);

describe('a deal', () => {
  test.each(LEVELS)('at %s repeats no question in thirty climbs to the top in a row', (level) => {
    let used: UsedKeys = [];
    for (let seed = 0; seed < 30; seed += 1) {
      const dealt = createInitialState(bank, { level, seed, carriedState: used });
      expect(getIds(dealt).filter((id) => used.includes(id))).toEqual([]);
      used = carriedState.update(used, climbTo(LADDER_STEPS, dealt), ANY_CHOICE);
    }
    expect(new Set(used).size).toBe(30 * LADDER_STEPS);
  });

  test('uses up only questions that were asked', () => {
    const state = climbTo(3);
    expect(carriedState.update([], state, ANY_CHOICE)).toEqual(getIds(state).slice(0, 4));
  });

  test('shows the answer in every place about equally often', () => {
    const places = Array.from({ length: 200 }, (_, seed) =>
      createClimb(seed).ladder.map(({ options, answer }) => options.indexOf(answer)),
    ).flat();
    expectEven(places, 4, 0.12);
  });
});

describe('the questions above the first safe step', () => {
  const dealUpperQuestions = (level: (typeof LEVELS)[number], seed: number, used: UsedKeys = []) =>
    createInitialState(bank, { level, seed, carriedState: used }).ladder.filter(
      ({ step }) => step >= FIRST_HARD_STEP,
    );

  test.each(['A1', 'A2'] as const)('are not about English at %s', (level) => {
    for (let seed = 0; seed < 50; seed += 1) {
      expect(dealUpperQuestions(level, seed).filter(isAboutEnglish)).toEqual([]);
    }
  });

  test.each(['A1', 'A2'] as const)('are about English at %s when all others are used up', (level) => {
    const used = bank.filter((question) => !isAboutEnglish(question)).map(({ id }) => id);
    expect(dealUpperQuestions(level, 1, used).every(isAboutEnglish)).toBe(true);
  });

  test.each(['B1', 'B2', 'C1', 'C2'] as const)('are about English and other topics at %s', (level) => {
    const asked = Array.from({ length: 50 }, (_, seed) => dealUpperQuestions(level, seed)).flat();
    const share = asked.filter(isAboutEnglish).length / asked.length;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
  });
});
