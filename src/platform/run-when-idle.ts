/** How long a busy page may delay the task, in milliseconds. */
const IDLE_TIMEOUT_MS = 3_000;
/** The delay in Safari, which has no `requestIdleCallback`, in milliseconds. */
const FALLBACK_DELAY_MS = 200;

/** Runs `task` when the page is idle. */
export function runWhenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(task, FALLBACK_DELAY_MS);
}
