import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROUNDS } from '../../../src/features/landing/cabinet/cabinet-rounds.ts';
import {
  CABINET_START,
  type CabinetEvent,
  type CabinetState,
  POINTS_A_ROUND,
  reduceCabinet,
} from '../../../src/features/landing/cabinet/cabinet-rules.ts';
import { forAll } from '../../for-all.ts';

const right: CabinetEvent = { type: 'answered', isRight: true };
const wrong: CabinetEvent = { type: 'answered', isRight: false };
const on: CabinetEvent = { type: 'went-on' };

const play = (...events: readonly CabinetEvent[]) =>
  events.reduce<CabinetState>((state, event) => reduceCabinet(state, event, ROUNDS.length), CABINET_START);

describe('the machine at the entrance', () => {
  test('gives its points for right answers, round after round', () => {
    expect(play(right, on, wrong, on, right, on)).toEqual({ phase: 'over', points: 2 * POINTS_A_ROUND });
  });

  test('counts the first answer of a round alone', () => {
    expect(play(wrong, right)).toEqual({ phase: 'answered', round: 0, points: 0 });
  });

  test('asks each round before it goes on', () => {
    expect(play(on, on)).toEqual(CABINET_START);
  });

  test('never gives more than its rounds have, however wildly it is pressed', () => {
    forAll(fc.array(fc.constantFrom(right, wrong, on)), (events) => {
      expect(play(...events).points).toBeLessThanOrEqual(ROUNDS.length * POINTS_A_ROUND);
    });
  });
});

describe('its rounds', () => {
  test.each(ROUNDS)('“$clue” offers each option once', ({ options, order }) => {
    expect([...order].sort()).toEqual(options.map((_, index) => index));
  });

  test.each(ROUNDS)('“$clue” gives the right form with every reason', ({ options }) => {
    const [{ word }] = options;
    for (const { reason } of options) expect(reason).toContain(`break the ${word}`);
  });
});
