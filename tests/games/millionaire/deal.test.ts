import { describe, expect, test } from 'vitest';
import { LADDER_STEPS } from '../../../src/content/millionaire/millionaire-schema.ts';
import { LEVELS } from '../../../src/domain/levels.ts';
import type { UsedKeys } from '../../../src/games/kit/used-keys.ts';
import { carriedState, createInitialState, isAboutEnglish } from '../../../src/games/millionaire/deal.ts';
import { expectEven } from '../../content/bank-checks.ts';
import { ANY_CHOICE } from '../any-choice.ts';
import { bank, climbTo, createClimb } from './climb.ts';

const FIRST_HARD_STEP = 6;
const ids = ({ ladder }: { ladder: readonly { id: string }[] }) => ladder.map(({ id }) => id);

describe('a deal', () => {
  test.each(LEVELS)('thirty climbs to the top in a row at %s ask nothing twice', (level) => {
    let used: UsedKeys = [];
    for (let seed = 0; seed < 30; seed += 1) {
      const dealt = createInitialState(bank, { level, seed, carriedState: used });
      expect(ids(dealt).filter((id) => used.includes(id))).toEqual([]);
      used = carriedState.update(used, climbTo(LADDER_STEPS, dealt), ANY_CHOICE);
    }
    expect(new Set(used).size).toBe(30 * LADDER_STEPS);
  });

  test('uses up only what was on the board', () => {
    const state = climbTo(3);
    expect(carriedState.update([], state, ANY_CHOICE)).toEqual(ids(state).slice(0, 4));
  });

  test('shows the answer in every place about equally often', () => {
    const places = Array.from({ length: 200 }, (_, seed) =>
      createClimb(seed).ladder.map(({ options, answer }) => options.indexOf(answer)),
    ).flat();
    expectEven(places, 4, 0.12);
  });
});

describe('above the first safe step', () => {
  const above = (level: (typeof LEVELS)[number], seed: number, used: UsedKeys = []) =>
    createInitialState(bank, { level, seed, carriedState: used }).ladder.filter(
      ({ step }) => step >= FIRST_HARD_STEP,
    );

  test.each(['A1', 'A2'] as const)('a learner of %s is asked nothing about English', (level) => {
    for (let seed = 0; seed < 50; seed += 1) {
      expect(above(level, seed).filter(isAboutEnglish)).toEqual([]);
    }
  });

  test.each(['A1', 'A2'] as const)('but rather that than the same again, at %s', (level) => {
    const used = bank.filter((question) => !isAboutEnglish(question)).map(({ id }) => id);
    expect(above(level, 1, used).every(isAboutEnglish)).toBe(true);
  });

  test.each(['B1', 'B2', 'C1', 'C2'] as const)('others are asked about both, at %s', (level) => {
    const asked = Array.from({ length: 50 }, (_, seed) => above(level, seed)).flat();
    const share = asked.filter(isAboutEnglish).length / asked.length;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
  });
});
