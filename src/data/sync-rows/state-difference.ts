import { isSameJson } from '../canonical-json.ts';

/** The records of `after` that are new or differ from those of `before`. */
export function findChangedRecords<Row extends { id: string }>(
  before: readonly Row[],
  after: readonly Row[],
): readonly Row[] {
  const known = new Map(before.map((row) => [row.id, row]));
  return after.filter((row) => {
    const previous = known.get(row.id);
    return !previous || !isSameJson(previous, row);
  });
}

/** The ids of `before` that are missing in `after`. */
export function findMissingIds(
  before: readonly { id: string }[],
  after: readonly { id: string }[],
): readonly string[] {
  const remaining = new Set(after.map((row) => row.id));
  return before.map((row) => row.id).filter((id) => !remaining.has(id));
}
