import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseSound, parseGameSettings } from '../../../src/games/host/game-settings.ts';
import { forAll } from '../../for-all.ts';

describe('the settings of games', () => {
  test('have the sound off, and ask about it, until the learner chooses', () => {
    for (const stored of [undefined, null, {}, { timing: 'off', sound: false }]) {
      expect(parseGameSettings(stored)).toMatchObject({ sound: false, isSoundAsked: false });
    }
  });

  test('never ask again after a choice, whichever it was', () => {
    forAll(fc.boolean(), (sound) => {
      const stored = JSON.parse(JSON.stringify(chooseSound(parseGameSettings(undefined), sound)));
      expect(parseGameSettings(stored)).toMatchObject({ sound, isSoundAsked: true });
    });
  });

  test('do not ask a learner whose sound is on already', () => {
    expect(parseGameSettings({ timing: 'normal', sound: true }).isSoundAsked).toBe(true);
  });

  test('can be read from anything, with single keys on unless they were turned off', () => {
    forAll(fc.anything(), (stored) => {
      const { singleKeys } = parseGameSettings(stored);
      const isOff =
        typeof stored === 'object' && stored !== null && Reflect.get(stored, 'singleKeys') === false;
      expect(singleKeys).toBe(!isOff);
    });
  });
});
