/** Does `task` once what the page shows by now is painted: what is seen first, or answers a press, does not wait for it. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
