/** How long a busy page may put the task off, in milliseconds. */
const PATIENCE_MS = 3_000;

/** Does `task` when the page has nothing better to do; Safari has no way to tell. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: PATIENCE_MS });
  else setTimeout(task, 200);
}
