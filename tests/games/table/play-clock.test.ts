import { expect, test } from 'vitest';
import { countedUp, playedAt, started, stopped } from '../../../src/games/table/play-clock.ts';

const fresh = { played: 0, since: null };

test('counts only while it runs, and goes on from what was played before', () => {
  const paused = stopped(started(fresh, 500), 1200);
  expect(playedAt(paused, 10_200)).toBe(700);
  expect(playedAt(started(paused, 10_200), 10_250)).toBe(750);
});

test('starting twice and stopping twice changes nothing', () => {
  const running = started(started(fresh, 10), 20);
  expect(playedAt(running, 30)).toBe(20);
  const once = stopped(running, 30);
  expect(stopped(once, 40)).toEqual(once);
});

test('never goes back behind what was counted, even when the device’s clock is set back', () => {
  const counted = countedUp(started(fresh, 1000), 6000);
  expect(playedAt(counted, 6000 - 3_600_000)).toBe(5000);
});
