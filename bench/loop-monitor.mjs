import { existsSync, openSync, readSync } from 'node:fs';
import { constants, PerformanceObserver } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/**
 * Measures how long the server's event loop is blocked. Loaded before the server's own code (`node
 * --import`), also into its worker threads, where it does nothing. On SIGUSR2 it prints a `LoopMeasurement`
 * (`server-process.ts`): the longest of each time since the last signal.
 */

const TICK_MS = 2;
/** Linux's counters of the main thread, in nanoseconds: running, then waiting for a core. */
const SCHEDULER_STATS = `/proc/self/task/${process.pid}/schedstat`;

/**
 * Creates a reader of the milliseconds that the main thread has run, and has waited for a core. Without Linux
 * these are NaN, which is printed as null, and 0.
 */
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
  let maxDelayMs = 0;
  let maxBlockedMs = 0;
  let maxBusyMs = 0;
  let maxGcPauseMs = 0;
  new PerformanceObserver((list) => {
    for (const { detail, duration } of list.getEntries()) {
      // Minor collections take a few milliseconds, and there are many.
      if (detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR) {
        maxGcPauseMs = Math.max(maxGcPauseMs, duration);
      }
    }
  }).observe({ entryTypes: ['gc'] });
  const tick = () => {
    const now = sample();
    const delay = Math.max(0, now.at - last.at - TICK_MS);
    maxDelayMs = Math.max(maxDelayMs, delay);
    // Besides waiting for a core, a delay is the loop's own work, or waiting for the disk or another thread.
    maxBlockedMs = Math.max(maxBlockedMs, delay - (now.waited - last.waited));
    maxBusyMs = Math.max(maxBusyMs, Math.min(delay, now.ran - last.ran));
    last = now;
  };
  setInterval(tick, TICK_MS).unref();
  process.on('SIGUSR2', () => {
    tick();
    const measurement = {
      delayMs: maxDelayMs,
      blockedMs: maxBlockedMs,
      busyMs: maxBusyMs,
      gcPauseMs: maxGcPauseMs,
      rss: process.memoryUsage().rss,
    };
    console.log(`loop-monitor ${JSON.stringify(measurement)}`);
    [maxDelayMs, maxBlockedMs, maxBusyMs, maxGcPauseMs] = [0, 0, 0, 0];
  });
}
