/**
 * Runs `task` after the next paint, so that it does not delay it; at once in a hidden page, which does not
 * paint.
 */
export function runAfterPaint(task: () => void): void {
  if (document.hidden) setTimeout(task);
  else requestAnimationFrame(() => setTimeout(task));
}
