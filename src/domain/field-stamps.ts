import type { Stamp } from './records.ts';

/** The stamps of those fields of a value that its last write did not change. */
export interface FieldStamps {
  /**
   * The stamp that the whole value had when these stamps were written. An older version of the app writes all
   * fields and a new stamp, and leaves the field stamps as they are: they count only while the value has this
   * stamp.
   */
  of: Stamp;
  fields: Readonly<Record<string, Stamp>>;
}

/** A value that records who wrote each of some fields last. */
export interface FieldStamped extends Stamp {
  /** Absent when all fields have the stamp of the whole value. */
  fieldStamps?: FieldStamps | undefined;
}

/** Positive when `a` is later than `b`, negative when it is earlier, 0 for the same stamp. */
export function compareStamps(a: Stamp, b: Stamp): number {
  if (a.updatedAt !== b.updatedAt) return a.updatedAt - b.updatedAt;
  return a.deviceId === b.deviceId ? 0 : a.deviceId > b.deviceId ? 1 : -1;
}

/** Who wrote a field last: its own stamp if it has a valid one, otherwise the stamp of the whole value. */
export function getFieldStamp({ updatedAt, deviceId, fieldStamps }: FieldStamped, field: string): Stamp {
  const whole = { updatedAt, deviceId };
  const isCurrent = fieldStamps && compareStamps(fieldStamps.of, whole) === 0;
  const own = isCurrent && Object.hasOwn(fieldStamps.fields, field) ? fieldStamps.fields[field] : undefined;
  return own && compareStamps(own, whole) < 0 ? own : whole;
}

/** The value with these stamps of its fields; those that are the stamp of the whole value are left out. */
export function setFieldStamps<Value extends FieldStamped>(
  { fieldStamps: _, ...value }: Value,
  stamps: ReadonlyMap<string, Stamp>,
): Omit<Value, 'fieldStamps'> & Pick<FieldStamped, 'fieldStamps'> {
  const of = { updatedAt: value.updatedAt, deviceId: value.deviceId };
  const older = [...stamps].filter(([, stamp]) => compareStamps(stamp, of) !== 0);
  return older.length === 0 ? value : { ...value, fieldStamps: { of, fields: Object.fromEntries(older) } };
}

/**
 * A write of the value: the fields that differ from `stored` get `stamp`, the others keep theirs. So a change
 * of one field on this device does not undo a change of another field elsewhere.
 * @param stored the value before the write; null when every field counts as written
 */
export function stampWrite<Value extends FieldStamped>(
  stored: Value | null,
  written: Value,
  fields: readonly (keyof Value & string)[],
  { updatedAt, deviceId }: Stamp,
) {
  const unchanged = fields.filter((field) => stored && stored[field] === written[field]);
  const stamps = stored ? unchanged.map((field) => [field, getFieldStamp(stored, field)] as const) : [];
  return setFieldStamps({ ...written, updatedAt, deviceId }, new Map(stamps));
}
