import { isSameJson } from '../canonical-json.ts';

/** The records of `after` that are new or differ from those of `before`. */
export function findChangedRecords<RecordType extends { id: string }>(
  before: readonly RecordType[],
  after: readonly RecordType[],
): readonly RecordType[] {
  const beforeById = new Map(before.map((record) => [record.id, record]));
  return after.filter((record) => {
    const previous = beforeById.get(record.id);
    return !previous || !isSameJson(previous, record);
  });
}

/** The ids of `before` that are missing in `after`. */
export function findMissingIds(
  before: readonly { id: string }[],
  after: readonly { id: string }[],
): readonly string[] {
  const remaining = new Set(after.map((record) => record.id));
  return before.map((record) => record.id).filter((id) => !remaining.has(id));
}
