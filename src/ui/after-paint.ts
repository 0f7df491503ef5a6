/**
 * Does `task` once what the page shows by now is painted: what is seen first, or answers a press, does not wait for it. A
 * page out of sight paints nothing; there it is done soon.
 */
export function runAfterPaint(task: () => void): void {
  if (document.hidden) setTimeout(task);
  else requestAnimationFrame(() => setTimeout(task));
}
