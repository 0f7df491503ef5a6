import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseGameSettings } from '../../../src/games/host/game-settings.ts';
import { TIME_LIMIT_SETTINGS } from '../../../src/games/kit/time-limit.ts';
import { forAll } from '../../for-all.ts';

test('settings that were stored are read back', () => {
  const settings = fc.record({
    timing: fc.constantFrom(...TIME_LIMIT_SETTINGS),
    sound: fc.boolean(),
    singleKeys: fc.boolean(),
  });
  forAll(settings, (stored) => {
    expect(parseGameSettings(stored)).toEqual(stored);
  });
});

test('anything else that is stored gives usable settings, with single keys on unless they were turned off', () => {
  forAll(fc.anything(), (stored) => {
    const { singleKeys } = parseGameSettings(stored);
    const isOff =
      typeof stored === 'object' && stored !== null && Reflect.get(stored, 'singleKeys') === false;
    expect(singleKeys).toBe(!isOff);
  });
  expect(parseGameSettings({ timing: 'longer', sound: true })).toEqual({
    timing: 'longer',
    sound: true,
    singleKeys: true,
  });
});
