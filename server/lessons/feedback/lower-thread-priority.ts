import { constants, setPriority } from 'node:os';

/**
 * Gives this thread a lower priority than the requests' thread, which otherwise waited up to 90 ms for a
 * core. Niceness 10 leaves it a tenth of a busy core. Only on Linux, where each thread has a priority and id
 * 0 is the calling thread.
 */
export function lowerThreadPriority(
  platform: NodeJS.Platform = process.platform,
  setThreadPriority: (pid: number, priority: number) => void = setPriority,
): void {
  if (platform !== 'linux') return;
  try {
    setThreadPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A process of lower priority may not raise it, and a sandbox may forbid the call. The worker runs
    // anyway.
  }
}
