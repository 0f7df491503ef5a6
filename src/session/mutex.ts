/** Runs tasks one after the other, in the order of the calls; a failed task does not block the next. */
export type RunExclusive = <Value>(task: () => Promise<Value>) => Promise<Value>;

export function createMutex(): RunExclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => {});
    return result;
  };
}
