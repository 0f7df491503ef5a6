/** Calls back after some milliseconds, unless the returned function calls it off. */
export type RunAfter = (milliseconds: number, task: () => void) => () => void;

export const runAfter: RunAfter = (milliseconds, task) => {
  const timer = setTimeout(task, milliseconds);
  return () => clearTimeout(timer);
};
