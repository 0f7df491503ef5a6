/** Calls back after some milliseconds, unless it is called off. */
export type Wait = (milliseconds: number, task: () => void) => () => void;

export const wait: Wait = (milliseconds, task) => {
  const timer = setTimeout(task, milliseconds);
  return () => clearTimeout(timer);
};
