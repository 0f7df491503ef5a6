import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into the server's process before its own code: on SIGUSR2 it tells how long the event loop was held at
 * most since the last time, and what memory there is, in one line. Worker threads load it as well.
 */

const RESOLUTION_MS = 2;

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  process.on('SIGUSR2', () => {
    const heldMs = Math.max(0, delay.max / 1e6 - RESOLUTION_MS);
    delay.reset();
    console.log(`loop-monitor ${JSON.stringify({ heldMs, rss: process.memoryUsage().rss })}`);
  });
}
