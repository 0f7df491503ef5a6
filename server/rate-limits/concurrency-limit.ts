/** How many things of one subject are under way at once. */
export interface ConcurrencyLimit {
  /** Does the work, unless the subject has as much under way as it may; then `undefined`. */
  run<Answer>(subject: string, work: () => Promise<Answer>): Promise<Answer | undefined>;
}

/** Allows each subject `limit` at once. */
export function createConcurrencyLimit(limit: number): ConcurrencyLimit {
  const underWay = new Map<string, number>();

  function leave(subject: string): void {
    const count = (underWay.get(subject) ?? 0) - 1;
    if (count > 0) underWay.set(subject, count);
    else underWay.delete(subject);
  }

  return {
    async run(subject, work) {
      const count = underWay.get(subject) ?? 0;
      if (count >= limit) return undefined;
      underWay.set(subject, count + 1);
      try {
        return await work();
      } finally {
        leave(subject);
      }
    },
  };
}
