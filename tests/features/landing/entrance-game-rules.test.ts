import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type EntranceGameEvent,
  type EntranceGameState,
  INITIAL_ENTRANCE_GAME,
  POINTS_PER_ROUND,
  reduceEntranceGame,
} from '../../../src/features/landing/entrance-game/entrance-game-rules.ts';
import { ENTRANCE_ROUNDS } from '../../../src/features/landing/entrance-game/entrance-rounds.ts';
import { forAll } from '../../for-all.ts';

const right: EntranceGameEvent = { type: 'answered', isRight: true };
const wrong: EntranceGameEvent = { type: 'answered', isRight: false };
const next: EntranceGameEvent = { type: 'went-on' };

const play = (...events: readonly EntranceGameEvent[]) =>
  events.reduce<EntranceGameState>(
    (state, event) => reduceEntranceGame(state, event, ENTRANCE_ROUNDS.length),
    INITIAL_ENTRANCE_GAME,
  );

describe('the landing page game', () => {
  test('gives points for each right answer', () => {
    expect(play(right, next, wrong, next, right, next)).toEqual({
      status: 'over',
      points: 2 * POINTS_PER_ROUND,
    });
  });

  test('counts only the first answer of a round', () => {
    expect(play(wrong, right)).toEqual({ status: 'answered', round: 0, points: 0 });
  });

  test('does not continue before an answer', () => {
    expect(play(next, next)).toEqual(INITIAL_ENTRANCE_GAME);
  });

  test('never gives more than all points, for any sequence of events', () => {
    forAll(fc.array(fc.constantFrom(right, wrong, next)), (events) => {
      expect(play(...events).points).toBeLessThanOrEqual(ENTRANCE_ROUNDS.length * POINTS_PER_ROUND);
    });
  });
});

describe('a round of the landing page game', () => {
  test.each(ENTRANCE_ROUNDS)('offers each option once: “$clue”', ({ options, order }) => {
    expect([...order].sort()).toEqual(options.map((_, index) => index));
  });

  test.each(ENTRANCE_ROUNDS)('gives the right form with every explanation: “$clue”', ({ options }) => {
    const [{ word }] = options;
    for (const { reason } of options) expect(reason).toContain(`break the ${word}`);
  });
});
