import { isSameJson } from '../canonical-json.ts';

/** The records of `after` that `before` lacks or has otherwise. */
export function findChangedRecords<Row extends { id: string }>(
  before: readonly Row[],
  after: readonly Row[],
): readonly Row[] {
  const known = new Map(before.map((row) => [row.id, row]));
  return after.filter((row) => {
    const same = known.get(row.id);
    // A merge hands most rows through as they are.
    return !same || !isSameJson(same, row);
  });
}

/** The ids that `after` no longer has. */
export function findMissingIds(
  before: readonly { id: string }[],
  after: readonly { id: string }[],
): readonly string[] {
  const kept = new Set(after.map((row) => row.id));
  return before.map((row) => row.id).filter((id) => !kept.has(id));
}
