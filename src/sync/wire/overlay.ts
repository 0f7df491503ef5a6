import { isPlainMap, isSameValue } from './plain-value.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * `stored` with those members replaced in which `merged` differs from `parsed`, the parsed form of `stored`.
 * Unknown and unreadable members stay. Returns `stored` itself when nothing differs.
 */
export function overlayFields(stored: Fields, parsed: object, merged: object): Fields {
  if (parsed === merged) return stored;
  const parsedValues = new Map<string, unknown>(Object.entries(parsed));
  const changes = Object.entries(merged).filter(
    ([key, value]) => value !== undefined && !isSameValue(value, parsedValues.get(key)),
  );
  if (changes.length === 0) return stored;
  return omitEmptyContainers(
    { ...stored, ...Object.fromEntries(changes) },
    new Set(changes.map(([key]) => key)),
  );
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
  const isUnchanged = list.length === stored.length && list.every((item) => stored.includes(item));
  return isUnchanged ? stored : list;
}

/**
 * The map to store: the merged members over the stored ones. Members of `parsed`, the parsed form of
 * `stored`, that the merge left out are removed; unreadable ones stay unless replaced. Returns `stored`
 * itself when nothing differs.
 */
export function overlayMap(stored: unknown, parsed: Fields, merged: Fields): Fields {
  if (!isPlainMap(stored)) return omitEmptyContainers(merged);
  if (isSameValue(parsed, merged)) return stored;
  const unreadable = Object.entries(stored).filter(
    ([key]) => !Object.hasOwn(parsed, key) && !Object.hasOwn(merged, key),
  );
  const written = Object.entries(merged).map(([key, value]) => {
    if (!Object.hasOwn(parsed, key)) return [key, isPlainMap(value) ? omitEmptyContainers(value) : value];
    const [storedValue, parsedValue] = [stored[key], parsed[key]];
    if (isPlainMap(storedValue) && isPlainMap(parsedValue) && isPlainMap(value))
      return [key, overlayFields(storedValue, parsedValue, value)];
    return [key, isSameValue(parsedValue, value) ? storedValue : value];
  });
  return omitEmptyContainers(Object.fromEntries([...unreadable, ...written]));
}

/**
 * `fields` without empty lists and maps, at any depth: writing an empty container could erase what another
 * device stored there, and parsing adds empty ones anyway.
 * @param keysToCheck the members to check; all by default
 */
export function omitEmptyContainers(fields: Fields, keysToCheck?: ReadonlySet<string>): Fields {
  const members = Object.entries(fields).flatMap(([key, value]): [string, unknown][] => {
    if (keysToCheck && !keysToCheck.has(key)) return [[key, value]];
    const member = Array.isArray(value) ? value.map(omitEmptyContainersIn) : omitEmptyContainersIn(value);
    return isEmptyContainer(member) ? [] : [[key, member]];
  });
  return Object.fromEntries(members);
}

function omitEmptyContainersIn(value: unknown): unknown {
  return isPlainMap(value) ? omitEmptyContainers(value) : value;
}

function isEmptyContainer(value: unknown): boolean {
  if (value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isPlainMap(value) && Object.keys(value).length === 0;
}
