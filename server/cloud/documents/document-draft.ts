import type { FieldPath } from './field-paths.ts';
import { createListDraft, type ListDraft } from './list-draft.ts';
import { type Fields, getField, type Value } from './values.ts';

/**
 * A document's fields while a commit changes them. A map is copied at its first change and a list indexed at its
 * first transform, once a commit: what the writes cost together grows with what they name, and the document is
 * gone through once. What it was made from stays as it is.
 */
export interface DocumentDraft {
  getValueAt(path: FieldPath): Value | undefined;
  /**
   * Without a mask the new fields replace all. With one, each of its paths takes the value it has in the new fields, and
   * is removed if it has none there
   * (https://firebase.google.com/docs/firestore/reference/rest/v1/Write, `updateMask`).
   */
  update(fields: Fields, mask: readonly FieldPath[] | undefined): void;
  /**
   * Puts a value at a path. On its way it makes maps, also of what is no map; `undefined` removes the field, and
   * then makes nothing.
   */
  setValueAt(path: FieldPath, value: Value | undefined): void;
  /** The list at a path, to be changed there; an empty one in the place of what is no list. */
  getListAt(path: FieldPath): ListDraft;
  /** The fields as all changes leave them. */
  getFields(): Fields;
}

/** The value at a path; `undefined` when the path ends before, or leads through something that is no map. */
export function getValueAt(fields: Fields, path: FieldPath): Value | undefined {
  const [name, ...rest] = path;
  const value = name === undefined ? undefined : getField(fields, name);
  if (rest.length === 0 || value === undefined) return value;
  return 'mapValue' in value ? getValueAt(value.mapValue.fields, rest) : undefined;
}

/** A map that only the draft holds. */
type OwnMap = Record<string, Value>;
/** A list's place in the fields, filled when the draft is read out. */
interface ListPlace {
  arrayValue: { values: readonly Value[] };
}

export function createDocumentDraft(from: Fields): DocumentDraft {
  const ownMaps = new WeakSet<Fields>();
  const lists = new Map<Value, { place: ListPlace; list: ListDraft }>();
  let top = from;

  function ownMap(map: Fields): OwnMap {
    if (ownMaps.has(map)) return map as OwnMap;
    const copy = { ...map };
    ownMaps.add(copy);
    return copy;
  }

  function put(map: OwnMap, [name, ...rest]: FieldPath, value: Value | undefined): void {
    if (name === undefined) return;
    if (rest.length === 0) {
      if (value === undefined) delete map[name];
      else map[name] = value;
      return;
    }
    const current = getField(map, name);
    const inner = current && 'mapValue' in current ? current.mapValue.fields : undefined;
    if (inner === undefined && value === undefined) return;
    const own = ownMap(inner ?? {});
    if (own !== inner) map[name] = { mapValue: { fields: own } };
    put(own, rest, value);
  }

  function setValueAt(path: FieldPath, value: Value | undefined): void {
    const own = ownMap(top);
    top = own;
    put(own, path, value);
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
      const open = current && lists.get(current);
      if (open) return open.list;
      const list = createListDraft(current && 'arrayValue' in current ? current.arrayValue.values : []);
      const place: ListPlace = { arrayValue: { values: [] } };
      lists.set(place, { place, list });
      setValueAt(path, place);
      return list;
    },

    getFields() {
      for (const { place, list } of lists.values()) place.arrayValue.values = list.values();
      return top;
    },
  };
}
