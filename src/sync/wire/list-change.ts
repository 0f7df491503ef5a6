import { memoizeByObject } from '../../data/database/memoize-by-object.ts';
import type { DocumentFields } from '../ports/user-document.ts';
import { measureString } from './document-size.ts';
import { isPlainMap } from './plain-value.ts';

/** What makes of a stored list another one, up to the order: these go, then these come at its end. */
export interface ListChange {
  removed: readonly unknown[];
  added: readonly unknown[];
}

/** What is sent to write fields over a stored document. */
export interface DocumentChange {
  /** Fields that replace the stored ones. */
  whole: DocumentFields;
  /** Stored lists of which only what changed is sent, by the name of their field. */
  lists: Readonly<Record<string, ListChange>>;
}

/**
 * What a list's change takes beside its elements at most: a second write with the document's name, and
 * transforms.
 */
const FRAME_BYTES = 500;

/**
 * What to send so that `fields` come to lie over `stored`, the elements of lists in whatever order.
 * @param frameBytes what a list's change has to save at least
 */
export function createDocumentChange(
  stored: DocumentFields | null,
  fields: DocumentFields,
  frameBytes = FRAME_BYTES,
): DocumentChange {
  // The store's rules look at each write. What makes a document the learner's own comes in one with
  // everything.
  if (!stored || fields.uid !== undefined) return { whole: fields, lists: {} };
  const changes = Object.entries(fields).map(([name, value]) => {
    const change = Object.hasOwn(stored, name) ? listChange(stored[name], value, frameBytes) : null;
    return { name, value, change };
  });
  return {
    whole: Object.fromEntries(changes.flatMap(({ name, value, change }) => (change ? [] : [[name, value]]))),
    lists: Object.fromEntries(changes.flatMap(({ name, change }) => (change ? [[name, change]] : []))),
  };
}

/**
 * What arrayRemove of `removed` and arrayUnion of `added` make of `stored` is `list`, up to the order. Null
 * where they might not, and where that saves no more than `frameBytes`.
 */
function listChange(stored: unknown, list: unknown, frameBytes: number): ListChange | null {
  if (!Array.isArray(stored) || !Array.isArray(list) || list.length === 0) return null;
  const [before, after] = [byText(stored), byText(list)];
  if (!before || !after) return null;
  const removed = lackedBy(after, before);
  const added = lackedBy(before, after);
  if (removed.size + added.size === 0) return null;
  const kept = lackedBy(added, after);
  if (bytesOf(removed) + frameBytes >= bytesOf(kept)) return null;
  return { removed: [...removed.values()], added: [...added.values()] };
}

type Elements = ReadonlyMap<string, unknown>;

/**
 * The elements by their texts; null with two that are the same, of which both would go, or with one without a
 * text.
 */
function byText(list: readonly unknown[]): Elements | null {
  const elements = new Map<string, unknown>();
  for (const element of list) {
    const text = Array.isArray(element) ? null : typedText(element);
    if (text === null || elements.has(text)) return null;
    elements.set(text, element);
  }
  return elements;
}

function lackedBy(some: Elements, all: Elements): Elements {
  return new Map([...all].filter(([text]) => !some.has(text)));
}

function bytesOf(elements: Elements): number {
  return [...elements.keys()].reduce((sum, text) => sum + measureString(text), 0);
}

/**
 * A value as it is sent, in Firestore's typed JSON with the members of maps in order: two values have the
 * same text exactly when transforms take them for the same
 * (https://firebase.google.com/docs/firestore/reference/rest/v1/Write#FieldTransform). Null for what the
 * client may have read or may send as something else, and for objects of its own classes.
 */
function typedText(value: unknown): string | null {
  switch (typeof value) {
    case 'boolean':
      return `{"booleanValue":${value}}`;
    case 'string':
      return LONE_SURROGATE.test(value) ? null : `{"stringValue":${JSON.stringify(value)}}`;
    case 'number':
      return numberText(value);
    case 'object':
      return value === null ? '{"nullValue":null}' : containerText(value);
    default:
      return null;
  }
}

/** What UTF-8 can't hold is sent as another character. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** A larger integer may have lost digits as it was read; and 0 and -0 are the same to some. */
function numberText(number: number): string | null {
  if (Number.isSafeInteger(number)) {
    return Object.is(number, -0) ? null : `{"integerValue":"${number}"}`;
  }
  return Number.isFinite(number) && !Number.isInteger(number) ? `{"doubleValue":${number}}` : null;
}

const containerText = memoizeByObject((value): string | null => {
  if (Array.isArray(value)) return joined(value.map(typedText), '{"arrayValue":{"values":[', ']}}');
  if (!isPlainMap(value)) return null;
  const members = Object.keys(value)
    .sort()
    .map((name) => {
      const text = LONE_SURROGATE.test(name) ? null : typedText(value[name]);
      return text === null ? null : `${JSON.stringify(name)}:${text}`;
    });
  return joined(members, '{"mapValue":{"fields":{', '}}}');
});

function joined(texts: readonly (string | null)[], before: string, after: string): string | null {
  return texts.includes(null) ? null : `${before}${texts.join()}${after}`;
}
