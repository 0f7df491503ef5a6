/** Runs a task after some milliseconds; the returned function cancels it. */
export type RunAfter = (milliseconds: number, task: () => void) => () => void;

export const runAfter: RunAfter = (milliseconds, task) => {
  const timer = setTimeout(task, milliseconds);
  return () => clearTimeout(timer);
};
