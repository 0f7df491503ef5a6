import { isPlainMap, isSameValue } from './plain-value.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * `stored` with only those members replaced in which `merged` differs from how `stored` was read
 * (`known`). What this version can't read, or doesn't know, stays as it lies there. The very same
 * object when nothing differs.
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
 * The list to store: what was merged, then those stored items that nobody can read. The very same list
 * when it holds just these items, in whatever order.
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
 * The map to store, member by member: those that were read (`known`) as they are merged, without those that
 * the merge left out. What nobody can read stays, unless something is written in its place. The very same map
 * when nothing differs.
 */
export function overlayMap(stored: unknown, known: Fields, merged: Fields): Fields {
  if (!isPlainMap(stored)) return omitEmpty(merged);
  if (isSameValue(known, merged)) return stored;
  const kept = Object.entries(stored).filter(
    ([key]) => !Object.hasOwn(known, key) && !Object.hasOwn(merged, key),
  );
  const written = Object.entries(merged).map(([key, value]) => {
    if (!Object.hasOwn(known, key)) return [key, isPlainMap(value) ? omitEmpty(value) : value];
    const [lying, before] = [stored[key], known[key]];
    if (isPlainMap(lying) && isPlainMap(before) && isPlainMap(value))
      return [key, overlayFields(lying, before, value)];
    return [key, isSameValue(before, value) ? lying : value];
  });
  return omitEmpty(Object.fromEntries([...kept, ...written]));
}

/**
 * `fields` without empty lists and maps, at any depth: written as part of a merge, an empty container
 * can erase what another device put there, and reading gives the empty one back anyway.
 * @param only the members to look at; all where it is left out
 */
export function omitEmpty(fields: Fields, only?: ReadonlySet<string>): Fields {
  const kept = Object.entries(fields).flatMap(([key, value]): [string, unknown][] => {
    if (only && !only.has(key)) return [[key, value]];
    const member = Array.isArray(value) ? value.map(emptied) : emptied(value);
    return isEmptyContainer(member) ? [] : [[key, member]];
  });
  return Object.fromEntries(kept);
}

function emptied(value: unknown): unknown {
  return isPlainMap(value) ? omitEmpty(value) : value;
}

function isEmptyContainer(value: unknown): boolean {
  if (value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isPlainMap(value) && Object.keys(value).length === 0;
}
