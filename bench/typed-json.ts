/** A value as the document store's REST interface writes it, each with its type (Firestore's `Value`). */
export function toTypedJson(value: unknown): object {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toTypedJson) } };
  return { mapValue: { fields: toTypedFields(value) } };
}

/** The same of a document's fields. */
export function toTypedFields(fields: object): Record<string, object> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toTypedJson(value)]));
}

/** The size of a value on the wire, in bytes. */
export function wireBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(toTypedJson(value)));
}
