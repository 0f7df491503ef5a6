import fc from 'fast-check';
import { Timestamp } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { toTypedJson, wireBytes } from '../../../bench/typed-json.ts';
import { createListDraft } from '../../../server/cloud/documents/document-draft.ts';
import { getIdentityKey, type Value } from '../../../server/cloud/documents/values.ts';
import { mergeStates } from '../../../src/sync/merge/merge.ts';
import type { DocumentFields } from '../../../src/sync/ports/user-document.ts';
import { composeDocument, findChangedFields } from '../../../src/sync/wire/compose-document.ts';
import { fitToSize } from '../../../src/sync/wire/fit-to-size.ts';
import { createDocumentChange, type DocumentChange } from '../../../src/sync/wire/list-change.ts';
import { parseDocument } from '../../../src/sync/wire/parse-document.ts';
import { forAll } from '../../for-all.ts';
import { arbitraryState } from '../arbitrary-state.ts';

/** A value as the store keeps it. */
function typed(value: unknown): Value {
  if (Array.isArray(value)) return { arrayValue: { values: value.map(typed) } };
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    return { doubleValue: Number.isFinite(value) ? value : 'NaN' };
  }
  return toTypedJson(value) as Value;
}

/** The identities of a list's elements, after the change where there is one, in order. */
function elementsAfter(
  stored: unknown,
  { replacedFields, listChanges }: DocumentChange,
  name: string,
): readonly string[] {
  const change = listChanges[name];
  const list = createListDraft((Array.isArray(stored) ? stored : []).map(typed));
  if (!change) return identities(replacedFields[name]);
  list.remove(change.removed.map(typed));
  list.append(change.added.map(typed));
  return list.values().map(getIdentityKey).sort();
}

function identities(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.map((item) => getIdentityKey(typed(item))).sort() : [];
}

/** What elements take in a request, each with its comma. */
function bytesOf(elements: readonly unknown[]): number {
  return elements.reduce<number>((sum, element) => sum + wireBytes(element) + 1, 0);
}

/** The document that a change makes, its lists in the order in which transforms leave them. */
function changed(stored: DocumentFields, { replacedFields, listChanges }: DocumentChange): DocumentFields {
  const changes = Object.entries(listChanges).map(([name, { removed, added }]) => {
    const gone = new Set(removed.map((item) => getIdentityKey(typed(item))));
    const list: unknown = stored[name];
    const left = (Array.isArray(list) ? list : []).filter((item) => !gone.has(getIdentityKey(typed(item))));
    return [name, [...left, ...added]];
  });
  return { ...stored, ...replacedFields, ...Object.fromEntries(changes) };
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
/** A stored list and one that shares elements with it. */
const lists = fc
  .tuple(fc.array(element), fc.array(element), fc.integer({ min: 0, max: 6 }), fc.boolean())
  .map(([stored, others, left, isClone]) => {
    const kept = isClone ? structuredClone(stored) : stored;
    return { stored, list: [...others, ...kept.slice(left)] };
  });

describe('a change of a list', () => {
  test('makes of the stored elements those that were meant, of whatever kind they are', () => {
    forAll(2_000, lists, ({ stored, list }) => {
      const change = createDocumentChange({ list: stored }, { list }, 0);
      expect(elementsAfter(stored, change, 'list')).toEqual(identities(list));
    });
  });

  test('is sent in fewer bytes than the list', () => {
    forAll(2_000, lists, ({ stored, list }) => {
      const change = createDocumentChange({ list: stored }, { list }, 0).listChanges.list;
      if (!change) return;
      expect(bytesOf([...change.removed, ...change.added])).toBeLessThan(bytesOf(list));
    });
  });

  test('of an app’s document leaves what was composed, with nothing left to be written', () => {
    forAll(arbitraryState, arbitraryState, (before, mine) => {
      const stored = composeDocument(null, 'ann', before);
      const composed = composeDocument(stored, 'ann', mergeStates(before, mine));
      const fields = findChangedFields(stored, composed);
      if (!fields) return;
      const after = changed(stored, createDocumentChange(stored, fields, 0));
      expect(parseDocument(after, 'ann')).toEqual(parseDocument(composed, 'ann'));
      expect(findChangedFields(after, composed)).toBeNull();
    });
  });

  const lesson = (id: number, answer = '') => ({ id: `l${id}`, classPlan: 'A plan. '.repeat(100), answer });
  const fifty = Array.from({ length: 50 }, (_, id) => lesson(id));

  test('names the lesson that changed, as it was and as it is, and no other', () => {
    const list = fifty.map((item) => (item.id === 'l7' ? lesson(7, 'My answer') : item));
    expect(createDocumentChange({ lessons: fifty, age: 9 }, { lessons: list, age: 10 })).toEqual({
      replacedFields: { age: 10 },
      listChanges: { lessons: { removed: [lesson(7)], added: [lesson(7, 'My answer')] } },
    });
  });

  test('only adds where nothing went', () => {
    const change = createDocumentChange({ lessons: fifty }, { lessons: [lesson(50), ...fifty] });
    expect(change).toEqual({
      replacedFields: {},
      listChanges: { lessons: { removed: [], added: [lesson(50)] } },
    });
  });

  test('is not sent beside the uid of a document that was another’s, so that no write leaves it so', () => {
    const fields = { uid: 'ann', lessons: [lesson(50), ...fifty] };
    expect(createDocumentChange({ uid: 'ben', lessons: fifty }, fields)).toEqual({
      replacedFields: fields,
      listChanges: {},
    });
  });

  test.each([
    ['there is no document yet', null, fifty],
    ['none is stored', {}, fifty],
    ['what is stored is no list', { lessons: 'none' }, fifty],
    ['it is emptied', { lessons: fifty }, []],
    ['it is as long as the list', { lessons: fifty }, fifty.map((_, id) => lesson(id, 'new'))],
    ['an element lies there twice', { lessons: [...fifty, ...fifty] }, [lesson(50), ...fifty]],
    ['an element comes twice', { lessons: fifty }, [lesson(50), lesson(50), ...fifty]],
    ['a number is none', { lessons: [...fifty, { age: Number.NaN }] }, fifty],
    ['a zero has a sign', { lessons: [...fifty, { age: -0 }] }, fifty],
    ['a number may have lost digits', { lessons: [...fifty, { at: 2 ** 53 }] }, fifty],
    ['a text can’t be sent as it is', { lessons: fifty }, [...fifty, { text: '\ud83d' }]],
    ['an element is a list', { lessons: fifty }, [...fifty, ['a']]],
    ['something is left undefined', { lessons: fifty }, [...fifty, { text: undefined }]],
    ['a value is of the client’s classes', { lessons: [...fifty, { at: Timestamp.now() }] }, fifty],
  ])('is not sent where %s: the list goes whole', (_name, stored, list) => {
    expect(createDocumentChange(stored, { lessons: list })).toEqual({
      replacedFields: { lessons: list },
      listChanges: {},
    });
  });
});

describe('the order of a document’s lists', () => {
  /** The fields with each list in another order. */
  const shuffled = (fields: DocumentFields) =>
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
    .chain((document) => fc.record({ document: fc.constant(document), other: shuffled(document) }));

  test('is nothing to read and nothing to write', () => {
    forAll(documents, ({ document, other }) => {
      expect(parseDocument(other, 'ann')).toEqual(parseDocument(document, 'ann'));
      expect(findChangedFields(document, other)).toBeNull();
    });
  });

  test('does not choose what has no room', () => {
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
