import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAboveLevel, listWordsExceptNames } from '../../../src/content/word-levels/word-levels.ts';
import { findPictureName } from '../../../src/drawings/words/picture-names.ts';
import {
  ENTRANCE_ROUND_COUNT,
  type EntranceGameEvent,
  type EntranceGameState,
  POINTS_PER_ROUND,
  reduceEntranceGame,
  startEntranceGame,
} from '../../../src/features/landing/entrance-game/entrance-game-rules.ts';
import { ENTRANCE_LEVELS } from '../../../src/features/landing/entrance-game/entrance-play.ts';
import { ENTRANCE_ROUNDS } from '../../../src/features/landing/entrance-game/entrance-rounds.ts';
import { forAll } from '../../for-all.ts';

const right: EntranceGameEvent = { type: 'answered', isRight: true };
const wrong: EntranceGameEvent = { type: 'answered', isRight: false };
const next: EntranceGameEvent = { type: 'went-on' };
const easy: EntranceGameEvent = { type: 'chose-level', level: 'A1' };

const play = (...events: readonly EntranceGameEvent[]) =>
  events.reduce<EntranceGameState>(reduceEntranceGame, startEntranceGame('B1'));

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
    expect(play(next, next)).toEqual(startEntranceGame('B1'));
  });

  test('starts again at the chosen level, at any time', () => {
    const events = [right, next, right, next, right, next];
    for (let count = 0; count <= events.length; count += 1) {
      expect(play(...events.slice(0, count), easy)).toEqual(startEntranceGame('A1'));
    }
  });

  test('never gives more than all points, for any sequence of events', () => {
    forAll(fc.array(fc.constantFrom(right, wrong, next, easy)), (events) => {
      expect(play(...events).points).toBeLessThanOrEqual(ENTRANCE_ROUND_COUNT * POINTS_PER_ROUND);
    });
  });
});

describe.each(ENTRANCE_LEVELS)('at %s, a round of the landing page game', (level) => {
  const rounds = ENTRANCE_ROUNDS[level];

  test('is one of three', () => {
    expect(rounds).toHaveLength(ENTRANCE_ROUND_COUNT);
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
  test.each(ENTRANCE_ROUNDS.A1)('has no words above A1: “$clue”', ({ clue, phrase, options }) => {
    const texts = [clue, phrase, ...options.flatMap(({ word, reason }) => [word, reason])];
    const words = texts.flatMap(listWordsExceptNames);
    expect(words.filter((word) => isAboveLevel(word, 'A1'))).toEqual([]);
  });

  test.each(ENTRANCE_ROUNDS.A1)('shows the picture of its answer: “$clue”', ({ word, meaning, picture }) => {
    expect(picture).toBe(findPictureName(word, meaning));
  });
});
