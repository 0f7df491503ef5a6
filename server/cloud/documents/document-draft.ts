import type { FieldPath } from './field-paths.ts';
import { type Fields, getField, getIdentityKey, type Value } from './values.ts';

/**
 * A document's fields during a commit, copied on write. A map is copied at its first change and a list
 * indexed at its first transform, so the cost of a commit grows with what its writes name.
 */
export interface DocumentDraft {
  getValueAt(path: FieldPath): Value | undefined;
  /**
   * Without a mask the new fields replace all. With one, each of its paths takes the value it has in the new
   * fields, and is removed if it has none there
   * (https://firebase.google.com/docs/firestore/reference/rest/v1/Write, `updateMask`).
   */
  update(fields: Fields, mask: readonly FieldPath[] | undefined): void;
  /**
   * Sets the value at a path. Missing maps, and other values, on the path become maps; `undefined` removes
   * the field and creates none.
   */
  setValueAt(path: FieldPath, value: Value | undefined): void;
  /** The list at a path, to be changed in place; a value that is not a list becomes an empty one. */
  getListAt(path: FieldPath): ListDraft;
  /** The fields with all changes. */
  getFields(): Fields;
}

/** The value at a path; `undefined` if the path leads through a value that is missing or no map. */
export function getValueAt(fields: Fields, path: FieldPath): Value | undefined {
  const [name, ...rest] = path;
  const value = name === undefined ? undefined : getField(fields, name);
  if (rest.length === 0 || value === undefined) return value;
  return 'mapValue' in value ? getValueAt(value.mapValue.fields, rest) : undefined;
}

/** A map that the draft has copied and may change. */
type OwnMap = Record<string, Value>;
/** The value of a list under transforms, which `getFields` fills. */
interface ListValue {
  arrayValue: { values: readonly Value[] };
}

/** A list under transforms. The cost of each grows with the elements that it names, not with the list. */
export interface ListDraft {
  /** Appends the elements that the list lacks, each once. */
  append(elements: readonly Value[]): void;
  /** Removes every element that equals one of these. */
  remove(elements: readonly Value[]): void;
  values(): readonly Value[];
}

/** Indexes `values` by identity. */
export function createListDraft(values: readonly Value[]): ListDraft {
  const slots: (Value | undefined)[] = [];
  const indexes = new Map<string, number[]>();

  function add(value: Value, identity: string): void {
    const known = indexes.get(identity);
    if (known) known.push(slots.length);
    else indexes.set(identity, [slots.length]);
    slots.push(value);
  }

  for (const value of values) add(value, getIdentityKey(value));

  return {
    append(elements) {
      for (const element of elements) {
        const identity = getIdentityKey(element);
        if (!indexes.has(identity)) add(element, identity);
      }
    },
    remove(elements) {
      for (const element of elements) {
        const identity = getIdentityKey(element);
        for (const index of indexes.get(identity) ?? []) slots[index] = undefined;
        indexes.delete(identity);
      }
    },
    values: () => slots.filter((value) => value !== undefined),
  };
}

/** Creates a draft with the fields of `from`, which stays unchanged. */
export function createDocumentDraft(from: Fields): DocumentDraft {
  const ownedMaps = new WeakSet<Fields>();
  const lists = new Map<Value, { value: ListValue; list: ListDraft }>();
  let top = from;

  function copyOnce(map: Fields): OwnMap {
    if (ownedMaps.has(map)) return map as OwnMap;
    const copy = { ...map };
    ownedMaps.add(copy);
    return copy;
  }

  function setIn(map: OwnMap, [name, ...rest]: FieldPath, value: Value | undefined): void {
    if (name === undefined) return;
    if (rest.length === 0) {
      if (value === undefined) delete map[name];
      else map[name] = value;
      return;
    }
    const current = getField(map, name);
    const inner = current && 'mapValue' in current ? current.mapValue.fields : undefined;
    if (inner === undefined && value === undefined) return;
    const own = copyOnce(inner ?? {});
    if (own !== inner) map[name] = { mapValue: { fields: own } };
    setIn(own, rest, value);
  }

  function setValueAt(path: FieldPath, value: Value | undefined): void {
    const own = copyOnce(top);
    top = own;
    setIn(own, path, value);
  }

  return {
    getValueAt: (path) => getValueAt(top, path),

    update(fields, mask) {
      if (mask === undefined) {
        top = fields;
        return;
      }
      // Shorter paths first, so that a path inside another is not overwritten by it.
      for (const path of mask.toSorted((one, other) => one.length - other.length)) {
        setValueAt(path, getValueAt(fields, path));
      }
    },

    setValueAt,

    getListAt(path) {
      const current = getValueAt(top, path);
      const opened = current && lists.get(current);
      if (opened) return opened.list;
      const list = createListDraft(current && 'arrayValue' in current ? current.arrayValue.values : []);
      const value: ListValue = { arrayValue: { values: [] } };
      lists.set(value, { value, list });
      setValueAt(path, value);
      return list;
    },

    getFields() {
      for (const { value, list } of lists.values()) value.arrayValue.values = list.values();
      return top;
    },
  };
}
