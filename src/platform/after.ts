/** Calls back after some milliseconds, unless the returned function calls it off. */
export type After = (milliseconds: number, task: () => void) => () => void;

export const after: After = (milliseconds, task) => {
  const timer = setTimeout(task, milliseconds);
  return () => clearTimeout(timer);
};
