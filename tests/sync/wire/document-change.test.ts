import fc from 'fast-check';
import { Timestamp } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { toTypedJson, wireBytes } from '../../../bench/typed-json.ts';
import {
  createDocumentDraft,
  createListDraft,
  getValueAt,
} from '../../../server/cloud/documents/document-draft.ts';
import { getIdentityKey, type Value } from '../../../server/cloud/documents/values.ts';
import { mergeStates } from '../../../src/sync/merge/merge-states.ts';
import type { DocumentFields } from '../../../src/sync/ports/user-document.ts';
import { composeDocument, findChangedFields } from '../../../src/sync/wire/compose-document.ts';
import { createDocumentChange, type DocumentChange } from '../../../src/sync/wire/document-change.ts';
import { fitToSize } from '../../../src/sync/wire/fit-to-size.ts';
import { parseDocument } from '../../../src/sync/wire/parse-document.ts';
import { decodeFields } from '../../../src/sync/wire/typed-values.ts';
import { forAll } from '../../for-all.ts';
import { arbitraryState } from '../arbitrary-state.ts';

/** A value in the store's own types. */
function toStoreValue(value: unknown): Value {
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toStoreValue) } };
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    return { doubleValue: Number.isFinite(value) ? value : 'NaN' };
  }
  return toTypedJson(value) as Value;
}

const toStoreFields = (fields: DocumentFields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toStoreValue(value)]));

/** The identities of a list's elements after the change, in order. */
function elementsAfter(
  stored: unknown,
  { replacedFields, listChanges }: DocumentChange,
  name: string,
): readonly string[] {
  const change = listChanges[name];
  const list = createListDraft((Array.isArray(stored) ? stored : []).map(toStoreValue));
  if (!change) return identities(replacedFields[name]);
  list.remove(change.removed.map(toStoreValue));
  list.append(change.added.map(toStoreValue));
  return list.values().map(getIdentityKey).sort();
}

function identities(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.map((item) => getIdentityKey(toStoreValue(item))).sort() : [];
}

/** The bytes of elements in a request, each with its comma. */
function measureElements(elements: readonly unknown[]): number {
  return elements.reduce<number>((sum, element) => sum + wireBytes(element) + 1, 0);
}

/** The document after a change; its lists are in the order that the store's transforms leave. */
function applyToDocument(
  stored: DocumentFields,
  { replacedFields, memberChanges, listChanges }: DocumentChange,
): DocumentFields {
  const draft = createDocumentDraft(toStoreFields(stored));
  for (const { path, value } of memberChanges) {
    draft.setValueAt(path, value === undefined ? undefined : toStoreValue(value));
  }
  const withMembers = decodeFields(draft.getFields());
  const changes = Object.entries(listChanges).map(([name, { removed, added }]) => {
    const gone = new Set(removed.map((item) => getIdentityKey(toStoreValue(item))));
    const list: unknown = stored[name];
    const remaining = (Array.isArray(list) ? list : []).filter(
      (item) => !gone.has(getIdentityKey(toStoreValue(item))),
    );
    return [name, [...remaining, ...added]];
  });
  return { ...withMembers, ...replacedFields, ...Object.fromEntries(changes) };
}

const odd = fc.oneof(
  fc.constantFrom(Number.NaN, -0, 0, 1.5, 2 ** 53, '\ud800', '\ufffd', null, true),
  fc.integer({ min: 0, max: 3 }),
  fc.constantFrom('a', 'b', 'sea', 'Straße'),
);
const element = fc.oneof(
  odd,
  fc.dictionary(fc.constantFrom('id', 'text', '__proto__', 'ü.x'), fc.oneof(odd, fc.array(odd)), {
    noNullPrototype: true,
  }),
);
/** A stored list and another one that shares elements with it. */
const lists = fc
  .tuple(fc.array(element), fc.array(element), fc.integer({ min: 0, max: 6 }), fc.boolean())
  .map(([stored, others, start, isClone]) => {
    const shared = isClone ? structuredClone(stored) : stored;
    return { stored, list: [...others, ...shared.slice(start)] };
  });

describe('a list change', () => {
  test('turns the stored elements into the intended ones, of any kind', () => {
    forAll(2_000, lists, ({ stored, list }) => {
      const change = createDocumentChange({ list: stored }, { list }, 0);
      expect(elementsAfter(stored, change, 'list')).toEqual(identities(list));
    });
  });

  test('is smaller than the list in bytes', () => {
    forAll(2_000, lists, ({ stored, list }) => {
      const change = createDocumentChange({ list: stored }, { list }, 0).listChanges.list;
      if (!change) return;
      expect(measureElements([...change.removed, ...change.added])).toBeLessThan(measureElements(list));
    });
  });

  test('results in the composed document, with nothing left to write', () => {
    forAll(arbitraryState, arbitraryState, (before, mine) => {
      const stored = composeDocument(null, 'ann', before);
      const composed = composeDocument(stored, 'ann', mergeStates(before, mine));
      const fields = findChangedFields(stored, composed);
      if (!fields) return;
      const after = applyToDocument(stored, createDocumentChange(stored, fields, 0));
      expect(parseDocument(after, 'ann')).toEqual(parseDocument(composed, 'ann'));
      expect(findChangedFields(after, composed)).toBeNull();
    });
  });

  const lesson = (id: number, answer = '') => ({ id: `l${id}`, classPlan: 'A plan. '.repeat(100), answer });
  const fifty = Array.from({ length: 50 }, (_, id) => lesson(id));

  test('names the changed lesson before and after the change, and no other', () => {
    const list = fifty.map((item) => (item.id === 'l7' ? lesson(7, 'My answer') : item));
    expect(createDocumentChange({ lessons: fifty, age: 9 }, { lessons: list, age: 10 })).toEqual({
      replacedFields: { age: 10 },
      memberChanges: [],
      listChanges: { lessons: { removed: [lesson(7)], added: [lesson(7, 'My answer')] } },
    });
  });

  test('only adds when no element was removed', () => {
    const change = createDocumentChange({ lessons: fifty }, { lessons: [lesson(50), ...fifty] });
    expect(change).toEqual({
      replacedFields: {},
      memberChanges: [],
      listChanges: { lessons: { removed: [], added: [lesson(50)] } },
    });
  });

  test('is not sent when the uid is replaced too, so that every field is written', () => {
    const fields = { uid: 'ann', lessons: [lesson(50), ...fifty] };
    expect(createDocumentChange({ uid: 'ben', lessons: fifty }, fields)).toEqual({
      replacedFields: fields,
      memberChanges: [],
      listChanges: {},
    });
  });

  test.each([
    ['there is no document yet', null, fifty],
    ['no list is stored', {}, fifty],
    ['the stored value is not a list', { lessons: 'none' }, fifty],
    ['the list is emptied', { lessons: fifty }, []],
    ['the change is as long as the list', { lessons: fifty }, fifty.map((_, id) => lesson(id, 'new'))],
    ['an element is stored twice', { lessons: [...fifty, ...fifty] }, [lesson(50), ...fifty]],
    ['an element is sent twice', { lessons: fifty }, [lesson(50), lesson(50), ...fifty]],
    ['a number is NaN', { lessons: [...fifty, { age: Number.NaN }] }, fifty],
    ['a zero is negative', { lessons: [...fifty, { age: -0 }] }, fifty],
    ['a number may have lost digits', { lessons: [...fifty, { at: 2 ** 53 }] }, fifty],
    ['a text is not valid Unicode', { lessons: fifty }, [...fifty, { text: '\ud83d' }]],
    ['an element is a list', { lessons: fifty }, [...fifty, ['a']]],
    ['a member is undefined', { lessons: fifty }, [...fifty, { text: undefined }]],
    ['a value is of the client’s classes', { lessons: [...fifty, { at: Timestamp.now() }] }, fifty],
  ])('is not sent where %s: the whole list is sent', (_name, stored, list) => {
    expect(createDocumentChange(stored, { lessons: list })).toEqual({
      replacedFields: { lessons: list },
      memberChanges: [],
      listChanges: {},
    });
  });
});

describe('a member change', () => {
  const key = fc.constantFrom('sea', 'can’t', 'a.b', '`', '\\', 'constructor', 'toString', 'Straße', '1');
  const leaf = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.boolean(), fc.constantFrom(null, 'a', ['a']));
  const mapOf = (member: fc.Arbitrary<unknown>) =>
    fc.dictionary(key, member, { maxKeys: 4, noNullPrototype: true });
  const map = mapOf(fc.oneof(leaf, mapOf(fc.oneof(leaf, mapOf(leaf)))));
  const filled = map.filter((members) => Object.keys(members).length > 0);

  test('turns the stored map into the intended one, at any depth', () => {
    forAll(2_000, filled, filled, (stored, wanted) => {
      const change = createDocumentChange({ map: stored, other: 1 }, { map: wanted });
      expect(applyToDocument({ map: stored, other: 1 }, change)).toEqual({ map: wanted, other: 1 });
    });
  });

  test('names no member that stays as it is', () => {
    forAll(2_000, filled, filled, (stored, wanted) => {
      for (const { path, value } of createDocumentChange({ map: stored }, { map: wanted }).memberChanges) {
        const before = getValueAt(toStoreFields({ map: stored }), path);
        expect(before).not.toEqual(value === undefined ? undefined : toStoreValue(value));
      }
    });
  });

  const words = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`word ${index}`, 'a1b2C']));

  test('of one word in a hundred names this word alone', () => {
    expect(createDocumentChange({ words }, { words: { ...words, 'word 7': 'a1b2Cd3' } })).toEqual({
      replacedFields: {},
      memberChanges: [{ path: ['words', 'word 7'], value: 'a1b2Cd3' }],
      listChanges: {},
    });
  });

  test('removes a word that is not in the map any more', () => {
    const { 'word 7': _, ...others } = words;
    expect(createDocumentChange({ words }, { words: others }).memberChanges).toEqual([
      { path: ['words', 'word 7'], value: undefined },
    ]);
  });

  test.each([
    ['no map is stored', {}, words],
    ['the stored value is not a map', { words: 'none' }, words],
    ['there is no document yet', null, words],
    ['every word changes', { words }, Object.fromEntries(Object.keys(words).map((word) => [word, 'new']))],
  ])('is not sent where %s: the whole map is sent', (_name, stored, map) => {
    expect(createDocumentChange(stored, { words: map })).toEqual({
      replacedFields: { words: map },
      memberChanges: [],
      listChanges: {},
    });
  });

  test('is not sent when the uid is replaced too, so that every field is written', () => {
    const fields = { uid: 'ann', words: { ...words, sea: 'a1C' } };
    expect(createDocumentChange({ uid: 'ben', words }, fields).replacedFields).toEqual(fields);
  });
});

describe('the order of a document’s lists', () => {
  /** The fields with each list in another order. */
  const shuffleLists = (fields: DocumentFields) =>
    fc.record(
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [
          name,
          Array.isArray(value)
            ? fc.shuffledSubarray<unknown>(value, { minLength: value.length })
            : fc.constant(value),
        ]),
      ),
    );
  const documents = arbitraryState
    .map((state) => composeDocument(null, 'ann', state))
    .chain((document) => fc.record({ document: fc.constant(document), other: shuffleLists(document) }));

  test('does not matter to reading, and causes no write', () => {
    forAll(documents, ({ document, other }) => {
      expect(parseDocument(other, 'ann')).toEqual(parseDocument(document, 'ann'));
      expect(findChangedFields(document, other)).toBeNull();
    });
  });

  test('does not decide which records are dropped for their size', () => {
    const large = fc.integer({ min: 0, max: 150_000 });
    forAll(60, documents, large, ({ document, other }, length) => {
      const grown = (fields: DocumentFields) => {
        const lessons: readonly object[] = Array.isArray(fields.lessons) ? fields.lessons : [];
        const extra = 'x'.repeat(length);
        return { ...fields, lessons: lessons.map((item) => ({ ...item, extra })) };
      };
      const [one, another] = [fitToSize(grown(document), 'ann'), fitToSize(grown(other), 'ann')];
      expect(another.droppedKeys).toEqual(one.droppedKeys);
      expect(findChangedFields(one.fields, another.fields)).toBeNull();
    });
  });
});
