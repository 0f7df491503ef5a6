import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAboveLevel, listWordsExceptNames } from '../../../src/content/word-levels/word-levels.ts';
import { findPictureName } from '../../../src/drawings/words/picture-names.ts';
import { LANDING_ROUNDS_BY_LEVEL } from '../../../src/features/landing/landing-game/landing-game-rounds.ts';
import {
  LANDING_GAME_ROUNDS,
  type LandingGameEvent,
  type LandingGameState,
  POINTS_PER_ROUND,
  reduceLandingGame,
  startLandingGame,
} from '../../../src/features/landing/landing-game/landing-game-rules.ts';
import { LANDING_GAME_LEVELS } from '../../../src/features/landing/landing-game/landing-play.ts';
import { forAll } from '../../for-all.ts';

const right: LandingGameEvent = { type: 'answered', isRight: true };
const wrong: LandingGameEvent = { type: 'answered', isRight: false };
const next: LandingGameEvent = { type: 'went-on' };
const easy: LandingGameEvent = { type: 'chose-level', level: 'A1' };

const play = (...events: readonly LandingGameEvent[]) =>
  events.reduce<LandingGameState>(reduceLandingGame, startLandingGame('B1'));

describe('the landing page game', () => {
  test('gives points for each right answer', () => {
    expect(play(right, next, wrong, next, right, next)).toEqual({
      level: 'B1',
      status: 'over',
      points: 2 * POINTS_PER_ROUND,
    });
  });

  test('counts only the first answer of a round', () => {
    expect(play(wrong, right)).toEqual({ level: 'B1', status: 'answered', round: 0, points: 0 });
  });

  test('does not continue before an answer', () => {
    expect(play(next, next)).toEqual(startLandingGame('B1'));
  });

  test('starts again at the chosen level, at any time', () => {
    const events = [right, next, right, next, right, next];
    for (let count = 0; count <= events.length; count += 1) {
      expect(play(...events.slice(0, count), easy)).toEqual(startLandingGame('A1'));
    }
  });

  test('never gives more than all points, for any sequence of events', () => {
    forAll(fc.array(fc.constantFrom(right, wrong, next, easy)), (events) => {
      expect(play(...events).points).toBeLessThanOrEqual(LANDING_GAME_ROUNDS * POINTS_PER_ROUND);
    });
  });
});

describe.each(LANDING_GAME_LEVELS)('at %s, a round of the landing page game', (level) => {
  const rounds = LANDING_ROUNDS_BY_LEVEL[level];

  test('is one of three', () => {
    expect(rounds).toHaveLength(LANDING_GAME_ROUNDS);
  });

  test.each(rounds)('offers each option once: “$clue”', ({ options, order }) => {
    expect([...order].sort()).toEqual(options.map((_, index) => index));
  });

  test.each(rounds)('gives the right form with every explanation: “$clue”', ({ phrase, options }) => {
    const [{ word }] = options;
    for (const { reason } of options) expect(reason).toContain(phrase.toLowerCase().replace('___', word));
  });
});

describe('an easy round of the landing page game', () => {
  test.each(LANDING_ROUNDS_BY_LEVEL.A1)('has no words above A1: “$clue”', ({ clue, phrase, options }) => {
    const texts = [clue, phrase, ...options.flatMap(({ word, reason }) => [word, reason])];
    const words = texts.flatMap(listWordsExceptNames);
    expect(words.filter((word) => isAboveLevel(word, 'A1'))).toEqual([]);
  });

  test.each(LANDING_ROUNDS_BY_LEVEL.A1)(
    'shows the picture of its answer: “$clue”',
    ({ word, meaning, picture }) => {
      expect(picture).toBe(findPictureName(word, meaning));
    },
  );
});
