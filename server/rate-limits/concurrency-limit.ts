/** Limits how many tasks of one subject run at the same time. */
export interface ConcurrencyLimit {
  /** Runs the work, or answers `undefined` when the subject has reached its limit. */
  run<Value>(subject: string, work: () => Promise<Value>): Promise<Value | undefined>;
}

/** @param limit tasks that each subject may run at the same time */
export function createConcurrencyLimit(limit: number): ConcurrencyLimit {
  const running = new Map<string, number>();

  function release(subject: string): void {
    const count = (running.get(subject) ?? 0) - 1;
    if (count > 0) running.set(subject, count);
    else running.delete(subject);
  }

  return {
    async run(subject, work) {
      const count = running.get(subject) ?? 0;
      if (count >= limit) return undefined;
      running.set(subject, count + 1);
      try {
        return await work();
      } finally {
        release(subject);
      }
    },
  };
}
