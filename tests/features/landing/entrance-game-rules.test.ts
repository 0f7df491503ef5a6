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
const on: EntranceGameEvent = { type: 'went-on' };

const play = (...events: readonly EntranceGameEvent[]) =>
  events.reduce<EntranceGameState>(
    (state, event) => reduceEntranceGame(state, event, ENTRANCE_ROUNDS.length),
    INITIAL_ENTRANCE_GAME,
  );

describe('the landing page game', () => {
  test('gives its points for right answers, round after round', () => {
    expect(play(right, on, wrong, on, right, on)).toEqual({ status: 'over', points: 2 * POINTS_PER_ROUND });
  });

  test('counts the first answer of a round alone', () => {
    expect(play(wrong, right)).toEqual({ status: 'answered', round: 0, points: 0 });
  });

  test('asks each round before it goes on', () => {
    expect(play(on, on)).toEqual(INITIAL_ENTRANCE_GAME);
  });

  test('never gives more than its rounds have, however wildly it is pressed', () => {
    forAll(fc.array(fc.constantFrom(right, wrong, on)), (events) => {
      expect(play(...events).points).toBeLessThanOrEqual(ENTRANCE_ROUNDS.length * POINTS_PER_ROUND);
    });
  });
});

describe('its rounds', () => {
  test.each(ENTRANCE_ROUNDS)('“$clue” offers each option once', ({ options, order }) => {
    expect([...order].sort()).toEqual(options.map((_, index) => index));
  });

  test.each(ENTRANCE_ROUNDS)('“$clue” gives the right form with every reason', ({ options }) => {
    const [{ word }] = options;
    for (const { reason } of options) expect(reason).toContain(`break the ${word}`);
  });
});
