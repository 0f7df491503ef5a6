/** Converts a value to Firestore's typed JSON. */
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

/** Converts a document's fields to Firestore's typed JSON. */
function toTypedFields(fields: object): Record<string, object> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toTypedJson(value)]));
}

/** The size of a value in typed JSON, in bytes. */
export function wireBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(toTypedJson(value)));
}
