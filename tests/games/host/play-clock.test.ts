import { expect, test } from 'vitest';
import {
  advancePlayClock,
  getPlayedMs,
  startPlayClock,
  stopPlayClock,
} from '../../../src/games/host/play-clock.ts';

const stopped = { playedMs: 0, runningSince: null };

test('the clock counts only while it runs', () => {
  const paused = stopPlayClock(startPlayClock(stopped, 500), 1200);
  expect(getPlayedMs(paused, 10_200)).toBe(700);
  expect(getPlayedMs(startPlayClock(paused, 10_200), 10_250)).toBe(750);
});

test('a second start or stop changes nothing', () => {
  const running = startPlayClock(startPlayClock(stopped, 10), 20);
  expect(getPlayedMs(running, 30)).toBe(20);
  const once = stopPlayClock(running, 30);
  expect(stopPlayClock(once, 40)).toEqual(once);
});

test('the clock never goes back when the device’s clock is set back', () => {
  // Advancing moves the time so far into `playedMs`.
  const advanced = advancePlayClock(startPlayClock(stopped, 1000), 6000);
  expect(getPlayedMs(advanced, 6000 - 3_600_000)).toBe(5000);
});
