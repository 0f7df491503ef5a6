/**
 * JSON with sorted object keys, so that equal values give equal texts. `undefined` members are left out, as
 * in JSON.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) => {
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return member;
    const entries = Object.entries(member).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    return Object.fromEntries(entries);
  });
}

/** Whether two values are equal as JSON, in any order of their members. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a === 'string' && typeof b === 'string') return false;
  if (Array.isArray(a) && Array.isArray(b)) {
    // JSON writes `undefined` items of an array as null.
    return a.length === b.length && a.every((item, at) => isSameJson(item ?? null, b[at] ?? null));
  }
  if (isPlain(a) && isPlain(b)) {
    const names = getDefinedNames(a);
    return (
      names.length === getDefinedNames(b).length &&
      names.every((name) => Object.hasOwn(b, name) && isSameJson(a[name], b[name]))
    );
  }
  return canonicalJson(a) === canonicalJson(b);
}

/** Whether JSON represents an object by its own members. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !('toJSON' in value)
  );
}

function getDefinedNames(value: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(value).filter((name) => value[name] !== undefined);
}
