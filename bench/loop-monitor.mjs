import { existsSync, openSync, readSync } from 'node:fs';
import { constants, PerformanceObserver } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into the server's process before its own code: on SIGUSR2 it tells in one line how late the event loop was
 * at most since the last time, how long of that it was held and ran, the longest pause in which the whole heap was
 * collected, and what memory there is. Worker threads load it as well.
 */

const TICK_MS = 2;
/** What Linux counts for the thread, in nanoseconds: how long it ran, then how long it waited for a processor. */
const COUNTED = `/proc/self/task/${process.pid}/schedstat`;

function readerOfCounts() {
  if (!existsSync(COUNTED)) return () => [Number.NaN, 0];
  const file = openSync(COUNTED, 'r');
  const bytes = Buffer.alloc(100);
  return () => {
    const text = bytes.latin1Slice(0, readSync(file, bytes, 0, bytes.length, 0));
    return text.split(' ').map((nanoseconds) => Number(nanoseconds) / 1e6);
  };
}

if (isMainThread) {
  const counts = readerOfCounts();
  const look = () => {
    const [ran, waited] = counts();
    return { at: performance.now(), ran, waited };
  };
  let last = look();
  let lateMs = 0;
  let heldMs = 0;
  let ranMs = 0;
  let collectedMs = 0;
  new PerformanceObserver((list) => {
    for (const { detail, duration } of list.getEntries()) {
      if (detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR) collectedMs = Math.max(collectedMs, duration);
    }
  }).observe({ entryTypes: ['gc'] });
  const tick = () => {
    const now = look();
    const late = Math.max(0, now.at - last.at - TICK_MS);
    lateMs = Math.max(lateMs, late);
    // What is left is its own work, or waiting for the disk or another thread, which holds everybody up as well.
    heldMs = Math.max(heldMs, late - (now.waited - last.waited));
    ranMs = Math.max(ranMs, Math.min(late, now.ran - last.ran));
    last = now;
  };
  setInterval(tick, TICK_MS).unref();
  process.on('SIGUSR2', () => {
    tick();
    console.log(
      `loop-monitor ${JSON.stringify({ lateMs, heldMs, ranMs, collectedMs, rss: process.memoryUsage().rss })}`,
    );
    [lateMs, heldMs, ranMs, collectedMs] = [0, 0, 0, 0];
  });
}
