import { expect, test } from 'vitest';
import { createPlayClock } from '../../../src/games/table/play-clock.ts';

function aClock(played = 0) {
  let now = 1_000_000;
  const clock = createPlayClock(() => now, played);
  return { clock, pass: (milliseconds: number) => (now += milliseconds) };
}

test('counts only while it runs', () => {
  const { clock, pass } = aClock();
  pass(500);
  expect(clock.time()).toBe(0);
  clock.start();
  pass(700);
  clock.stop();
  pass(9_000);
  clock.start();
  pass(50);
  expect(clock.time()).toBe(750);
});

test('goes on from what was played before', () => {
  const { clock, pass } = aClock(12_000);
  clock.start();
  pass(3);
  expect(clock.time()).toBe(12_003);
});

test('starting twice and stopping twice changes nothing', () => {
  const { clock, pass } = aClock();
  clock.start();
  pass(10);
  clock.start();
  pass(10);
  clock.stop();
  clock.stop();
  expect(clock.time()).toBe(20);
});

test('never goes back, even when the device’s clock is set back', () => {
  const { clock, pass } = aClock();
  clock.start();
  pass(5_000);
  expect(clock.time()).toBe(5_000);
  pass(-3_600_000);
  expect(clock.time()).toBe(5_000);
});
