import { isPlainMap, isSameValue } from './plain-value.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * `stored` with those members replaced in which `merged` differs from `known`, the parsed form of `stored`.
 * Unknown and unreadable members stay. Returns `stored` itself when nothing differs.
 */
export function overlayFields(stored: Fields, known: object, merged: object): Fields {
  if (known === merged) return stored;
  const before = new Map<string, unknown>(Object.entries(known));
  const changes = Object.entries(merged).filter(
    ([key, value]) => value !== undefined && !isSameValue(value, before.get(key)),
  );
  if (changes.length === 0) return stored;
  return omitEmpty({ ...stored, ...Object.fromEntries(changes) }, new Set(changes.map(([key]) => key)));
}

/**
 * The list to store: the merged items, then the unreadable stored ones. Returns `stored` itself when it has
 * just these items, in any order.
 */
export function overlayList(
  stored: unknown,
  isReadable: (item: unknown) => boolean,
  merged: readonly unknown[],
): readonly unknown[] {
  if (!Array.isArray(stored)) return merged;
  const list = [...merged, ...stored.filter((item) => !isReadable(item))];
  const unchanged = list.length === stored.length && list.every((item) => stored.includes(item));
  return unchanged ? stored : list;
}

/**
 * The map to store: the merged members over the stored ones. Members of `known`, the parsed form of `stored`,
 * that the merge left out are removed; unreadable ones stay unless replaced. Returns `stored` itself when
 * nothing differs.
 */
export function overlayMap(stored: unknown, known: Fields, merged: Fields): Fields {
  if (!isPlainMap(stored)) return omitEmpty(merged);
  if (isSameValue(known, merged)) return stored;
  const unreadable = Object.entries(stored).filter(
    ([key]) => !Object.hasOwn(known, key) && !Object.hasOwn(merged, key),
  );
  const written = Object.entries(merged).map(([key, value]) => {
    if (!Object.hasOwn(known, key)) return [key, isPlainMap(value) ? omitEmpty(value) : value];
    const [storedValue, before] = [stored[key], known[key]];
    if (isPlainMap(storedValue) && isPlainMap(before) && isPlainMap(value))
      return [key, overlayFields(storedValue, before, value)];
    return [key, isSameValue(before, value) ? storedValue : value];
  });
  return omitEmpty(Object.fromEntries([...unreadable, ...written]));
}

/**
 * `fields` without empty lists and maps, at any depth: writing an empty container could erase what another
 * device stored there, and parsing adds empty ones anyway.
 * @param only the members to check; all by default
 */
export function omitEmpty(fields: Fields, only?: ReadonlySet<string>): Fields {
  const members = Object.entries(fields).flatMap(([key, value]): [string, unknown][] => {
    if (only && !only.has(key)) return [[key, value]];
    const member = Array.isArray(value) ? value.map(omitEmptyMembers) : omitEmptyMembers(value);
    return isEmptyContainer(member) ? [] : [[key, member]];
  });
  return Object.fromEntries(members);
}

function omitEmptyMembers(value: unknown): unknown {
  return isPlainMap(value) ? omitEmpty(value) : value;
}

function isEmptyContainer(value: unknown): boolean {
  if (value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isPlainMap(value) && Object.keys(value).length === 0;
}
