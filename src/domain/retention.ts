/** What orders lessons and homework: it never changes once written. */
export interface DatedRecord {
  id: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
}

/** Sorts the newest first; ids, compared by code unit, settle equal times, the same on every device. */
export function compareNewestFirst(a: DatedRecord, b: DatedRecord): number {
  if (a.createdAt !== b.createdAt) return b.createdAt - a.createdAt;
  return a.id < b.id ? 1 : a.id > b.id ? -1 : 0;
}

/** The newest `n` records, newest first (specification, section 9: the last 50 are kept). */
export function keepNewest<Record extends DatedRecord>(
  records: readonly Record[],
  n: number,
): readonly Record[] {
  return [...records].sort(compareNewestFirst).slice(0, n);
}
