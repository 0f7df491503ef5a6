import { existsSync, openSync, readSync } from 'node:fs';
import { constants, PerformanceObserver } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into the server's process before its own code. On SIGUSR2 it prints a `LoopMeasurement`
 * (`server-process.ts`) since the last signal. Worker threads load it as well.
 */

const TICK_MS = 2;
/** Linux's counters of the thread, in nanoseconds: running, then waiting for a core. */
const SCHEDULER_STATS = `/proc/self/task/${process.pid}/schedstat`;

function createStatsReader() {
  if (!existsSync(SCHEDULER_STATS)) return () => [Number.NaN, 0];
  const file = openSync(SCHEDULER_STATS, 'r');
  const bytes = Buffer.alloc(100);
  return () => {
    const text = bytes.latin1Slice(0, readSync(file, bytes, 0, bytes.length, 0));
    return text.split(' ').map((nanoseconds) => Number(nanoseconds) / 1e6);
  };
}

if (isMainThread) {
  const readStats = createStatsReader();
  const sample = () => {
    const [ran, waited] = readStats();
    return { at: performance.now(), ran, waited };
  };
  let last = sample();
  let delayMs = 0;
  let blockedMs = 0;
  let busyMs = 0;
  let gcPauseMs = 0;
  new PerformanceObserver((list) => {
    for (const { detail, duration } of list.getEntries()) {
      if (detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR) gcPauseMs = Math.max(gcPauseMs, duration);
    }
  }).observe({ entryTypes: ['gc'] });
  const tick = () => {
    const now = sample();
    const delay = Math.max(0, now.at - last.at - TICK_MS);
    delayMs = Math.max(delayMs, delay);
    // The rest is its own work, or waiting for the disk or another thread, which blocks the loop as well.
    blockedMs = Math.max(blockedMs, delay - (now.waited - last.waited));
    busyMs = Math.max(busyMs, Math.min(delay, now.ran - last.ran));
    last = now;
  };
  setInterval(tick, TICK_MS).unref();
  process.on('SIGUSR2', () => {
    tick();
    console.log(
      `loop-monitor ${JSON.stringify({ delayMs, blockedMs, busyMs, gcPauseMs, rss: process.memoryUsage().rss })}`,
    );
    [delayMs, blockedMs, busyMs, gcPauseMs] = [0, 0, 0, 0];
  });
}
