import { memoizeByObject } from '../../data/database/memoize-by-object.ts';
import { measureString } from './document-size.ts';
import { isPlainMap } from './plain-value.ts';

/**
 * The elements to remove from a stored list, and those to append to it. The order of elements has no meaning.
 */
export interface ListChange {
  removed: readonly unknown[];
  added: readonly unknown[];
}

/**
 * The bytes that a list's change needs besides its elements: a second write with the document's name, and
 * transforms.
 */
const FRAME_BYTES = 500;

/**
 * The change for which arrayRemove and arrayUnion turn `stored` into `list`, in any order. Null where they
 * might not, and where that saves no more than `frameBytes`.
 */
export function createListChange(
  stored: unknown,
  list: unknown,
  frameBytes: number = FRAME_BYTES,
): ListChange | null {
  if (!Array.isArray(stored) || !Array.isArray(list) || list.length === 0) return null;
  const [before, after] = [indexByText(stored), indexByText(list)];
  if (!before || !after) return null;
  const removed = excludeElements(after, before);
  const added = excludeElements(before, after);
  if (removed.size + added.size === 0) return null;
  const remaining = excludeElements(added, after);
  if (measureElements(removed) + frameBytes >= measureElements(remaining)) return null;
  return { removed: [...removed.values()], added: [...added.values()] };
}

type Elements = ReadonlyMap<string, unknown>;

/**
 * The elements by typed JSON; null with equal elements, which arrayRemove removes together, or without a text
 * for one.
 */
function indexByText(list: readonly unknown[]): Elements | null {
  const elements = new Map<string, unknown>();
  for (const element of list) {
    const text = Array.isArray(element) ? null : formatTypedJson(element);
    if (text === null || elements.has(text)) return null;
    elements.set(text, element);
  }
  return elements;
}

function excludeElements(some: Elements, all: Elements): Elements {
  return new Map([...all].filter(([text]) => !some.has(text)));
}

function measureElements(elements: Elements): number {
  return [...elements.keys()].reduce((sum, text) => sum + measureString(text), 0);
}

/**
 * A value in Firestore's typed JSON with sorted map members. Two values have the same text exactly when array
 * transforms treat them as equal
 * (https://firebase.google.com/docs/firestore/reference/rest/v1/Write#FieldTransform).
 * @returns null for values that the client may read or send differently, and for instances of its classes
 */
function formatTypedJson(value: unknown): string | null {
  switch (typeof value) {
    case 'boolean':
      return `{"booleanValue":${value}}`;
    case 'string':
      return LONE_SURROGATE.test(value) ? null : `{"stringValue":${JSON.stringify(value)}}`;
    case 'number':
      return formatTypedNumber(value);
    case 'object':
      return value === null ? '{"nullValue":null}' : formatTypedContainer(value);
    default:
      return null;
  }
}

/** UTF-8 can't represent a lone surrogate; it is sent as another character. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Null for integers that may have lost digits, and for -0, which transforms may treat as equal to 0. */
function formatTypedNumber(number: number): string | null {
  if (Number.isSafeInteger(number)) {
    return Object.is(number, -0) ? null : `{"integerValue":"${number}"}`;
  }
  return Number.isFinite(number) && !Number.isInteger(number) ? `{"doubleValue":${number}}` : null;
}

const formatTypedContainer = memoizeByObject((value): string | null => {
  if (Array.isArray(value)) return joinTexts(value.map(formatTypedJson), '{"arrayValue":{"values":[', ']}}');
  if (!isPlainMap(value)) return null;
  const members = Object.keys(value)
    .sort()
    .map((name) => {
      const text = LONE_SURROGATE.test(name) ? null : formatTypedJson(value[name]);
      return text === null ? null : `${JSON.stringify(name)}:${text}`;
    });
  return joinTexts(members, '{"mapValue":{"fields":{', '}}}');
});

function joinTexts(texts: readonly (string | null)[], before: string, after: string): string | null {
  return texts.includes(null) ? null : `${before}${texts.join()}${after}`;
}
