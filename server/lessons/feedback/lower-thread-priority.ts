import { constants, setPriority } from 'node:os';

/**
 * Lets this thread run behind the others of the process: it takes what they leave of the processors. Linux alone has a
 * priority for each thread, and takes 0 for the one that calls; elsewhere it would be that of the whole process.
 */
export function lowerThreadPriority(
  platform: NodeJS.Platform = process.platform,
  prioritise: (pid: number, priority: number) => void = setPriority,
): void {
  if (platform !== 'linux') return;
  try {
    prioritise(0, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A process that is of low priority already may not raise it, and a sandbox may forbid the call: nothing is lost.
  }
}
