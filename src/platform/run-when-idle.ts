/** How long a busy page may put the task off, in milliseconds. */
const IDLE_TIMEOUT_MS = 3_000;

/** Does `task` when the page has nothing better to do; Safari has no way to tell. */
export function runWhenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(task, 200);
}
