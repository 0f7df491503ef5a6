/** A map as JSON knows it, and no instance of a class. */
export function isPlainMap(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/**
 * The value as IndexedDB and JSON can hold it. A document may hold dates, points and references as
 * objects of the client's own classes: dates turn into ISO 8601 strings, the others into what they give
 * as JSON, and what gives none into null. The document itself keeps them.
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
  return plainInstance(value);
}

function plainInstance(value: object): unknown {
  const date = value instanceof Date ? value : callIfThere(value, 'toDate');
  if (date instanceof Date) return Number.isNaN(date.getTime()) ? null : date.toISOString();
  const json = callIfThere(value, 'toJSON');
  return json === undefined || (typeof json === 'object' && !isPlainMap(json)) ? null : toPlainValue(json);
}

function callIfThere(value: object, method: 'toDate' | 'toJSON'): unknown {
  const found: unknown = Reflect.get(value, method);
  return typeof found === 'function' ? Reflect.apply(found, value, []) : undefined;
}

/**
 * Equal in content. Objects of the client's classes are equal when they are the same or give the same plain
 * value.
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
