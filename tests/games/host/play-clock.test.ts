import { expect, test } from 'vitest';
import {
  advancePlayClock,
  getPlayedMs,
  startPlayClock,
  stopPlayClock,
} from '../../../src/games/host/play-clock.ts';

const fresh = { played: 0, runningSince: null };

test('counts only while it runs, and goes on from what was played before', () => {
  const paused = stopPlayClock(startPlayClock(fresh, 500), 1200);
  expect(getPlayedMs(paused, 10_200)).toBe(700);
  expect(getPlayedMs(startPlayClock(paused, 10_200), 10_250)).toBe(750);
});

test('starting twice and stopping twice changes nothing', () => {
  const running = startPlayClock(startPlayClock(fresh, 10), 20);
  expect(getPlayedMs(running, 30)).toBe(20);
  const once = stopPlayClock(running, 30);
  expect(stopPlayClock(once, 40)).toEqual(once);
});

test('never goes back behind what was counted, even when the device’s clock is set back', () => {
  const counted = advancePlayClock(startPlayClock(fresh, 1000), 6000);
  expect(getPlayedMs(counted, 6000 - 3_600_000)).toBe(5000);
});
