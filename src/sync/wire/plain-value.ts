/** Whether a value is a plain object, not an instance of a class. */
export function isPlainMap(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/**
 * The value as IndexedDB and JSON can represent it. Dates in the client's classes become ISO 8601 strings,
 * other instances their JSON, and instances without JSON null.
 */
export function toPlainValue(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'string' || typeof value === 'boolean' ? value : null;
  }
  if (Array.isArray(value)) return value.map(toPlainValue);
  if (isPlainMap(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, toPlainValue(member)]));
  }
  return instanceToPlainValue(value);
}

function instanceToPlainValue(value: object): unknown {
  const date = value instanceof Date ? value : callMethod(value, 'toDate');
  if (date instanceof Date) return Number.isNaN(date.getTime()) ? null : date.toISOString();
  const json = callMethod(value, 'toJSON');
  return json === undefined || (typeof json === 'object' && !isPlainMap(json)) ? null : toPlainValue(json);
}

function callMethod(value: object, method: 'toDate' | 'toJSON'): unknown {
  const member: unknown = Reflect.get(value, method);
  return typeof member === 'function' ? Reflect.apply(member, value, []) : undefined;
}

/**
 * Deep equality. Instances of the client's classes are equal when they are identical or have equal plain
 * values.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, index) => isSameValue(item, b[index]));
  }
  if (isPlainMap(a) && isPlainMap(b)) {
    const keys = Object.keys(a);
    return (
      keys.length === Object.keys(b).length &&
      keys.every((key) => Object.hasOwn(b, key) && isSameValue(a[key], b[key]))
    );
  }
  if (isPlainMap(a) || isPlainMap(b)) return false;
  const [plainA, plainB] = [toPlainValue(a), toPlainValue(b)];
  return plainA !== null && isSameValue(plainA, plainB);
}
