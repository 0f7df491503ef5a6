import { measureString, measureValue } from './document-size.ts';
import { isPlainMap, isSameValue } from './plain-value.ts';

/** A change of one member of a stored map, such as one word of the learner's memory. */
export interface MemberChange {
  /** The field's name, then the names of the maps' members that lead to the value. */
  path: readonly string[];
  /** The new value; `undefined` removes the member. */
  value: unknown;
}

/** The bytes that a path needs besides its names, in a field mask and in the nested maps of typed JSON. */
const PATH_BYTES = 60;

/**
 * The changes that turn the stored map into `map`. Null where `stored` or `map` is not a filled map, and
 * where sending the whole map takes no more bytes.
 */
export function createMemberChanges(
  field: string,
  stored: unknown,
  map: unknown,
): readonly MemberChange[] | null {
  if (!isFilledMap(stored) || !isFilledMap(map)) return null;
  const changes = compareMembers([field], stored, map);
  const bytes = changes.reduce((sum, change) => sum + measureChange(change), 0);
  return changes.length > 0 && bytes < measureValue(map) ? changes : null;
}

type FilledMap = Readonly<Record<string, unknown>>;

function isFilledMap(value: unknown): value is FilledMap {
  return isPlainMap(value) && Object.keys(value).length > 0;
}

function compareMembers(path: readonly string[], stored: FilledMap, map: FilledMap): readonly MemberChange[] {
  const removed = Object.keys(stored).filter((name) => !Object.hasOwn(map, name) || map[name] === undefined);
  const written = Object.entries(map).flatMap(([name, value]): readonly MemberChange[] => {
    const storedValue = Object.hasOwn(stored, name) ? stored[name] : undefined;
    if (value === undefined || isSameValue(value, storedValue)) return [];
    const memberPath = [...path, name];
    if (isFilledMap(storedValue) && isFilledMap(value)) return compareMembers(memberPath, storedValue, value);
    return [{ path: memberPath, value }];
  });
  return [...removed.map((name) => ({ path: [...path, name], value: undefined })), ...written];
}

/** The bytes of a change: its names stand in the field mask and in the nested maps. */
function measureChange({ path, value }: MemberChange): number {
  const names = path.reduce((sum, name) => sum + measureString(name), 0);
  return PATH_BYTES + 2 * names + measureValue(value);
}
