import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDocumentDraft, getValueAt } from '../../../../server/cloud/documents/document-draft.ts';
import type { FieldPath } from '../../../../server/cloud/documents/field-paths.ts';
import type { Fields, Value } from '../../../../server/cloud/documents/values.ts';
import { forAll } from '../../../for-all.ts';
import { arbitraryFields } from './arbitrary-values.ts';

const text = (stringValue: string): Value => ({ stringValue });
const map = (inner: Fields): Value => ({ mapValue: { fields: inner } });

/** What an update makes of fields. */
function updated(current: Fields, next: Fields, mask?: readonly FieldPath[]): Fields {
  const draft = createDocumentDraft(current);
  draft.update(next, mask);
  return draft.getFields();
}

/** A path that leads somewhere in the fields, or close to it. */
function pathIn(...all: readonly Fields[]): fc.Arbitrary<FieldPath> {
  const pathsOf = (inner: Fields): string[][] =>
    Object.entries(inner).flatMap(([name, value]) => [
      [name],
      [name, 'elsewhere'],
      ...('mapValue' in value ? pathsOf(value.mapValue.fields).map((path) => [name, ...path]) : []),
    ]);
  return fc.constantFrom(...all.flatMap(pathsOf), ['elsewhere'], ['constructor', 'name']);
}

const update = fc.record({ current: arbitraryFields, next: arbitraryFields }).chain(({ current, next }) =>
  fc.record({
    current: fc.constant(current),
    next: fc.constant(next),
    mask: fc.array(pathIn(current, next), { maxLength: 4 }),
  }),
);

describe('an update with a mask', () => {
  test('gives each path of the mask its new value, or none', () => {
    forAll(update, ({ current, next, mask }) => {
      const result = updated(current, next, mask);
      for (const path of mask) expect(getValueAt(result, path)).toEqual(getValueAt(next, path));
    });
  });

  test('leaves every field alone whose name begins no path of the mask', () => {
    forAll(update, ({ current, next, mask }) => {
      const result = updated(current, next, mask);
      const touched = new Set(mask.map(([name]) => name));
      for (const name of new Set([...Object.keys(current), ...Object.keys(result)])) {
        if (!touched.has(name)) expect(getValueAt(result, [name])).toEqual(getValueAt(current, [name]));
      }
    });
  });

  test('done twice does the same as once, and changes nothing it was given', () => {
    forAll(update, ({ current, next, mask }) => {
      const before = structuredClone(current);
      const once = updated(current, next, mask);
      expect(updated(once, next, mask)).toEqual(once);
      expect(current).toEqual(before);
    });
  });

  test('makes a map of what is none on its way', () => {
    const result = updated({ a: text('old') }, { a: map({ b: text('new') }) }, [['a', 'b']]);
    expect(result).toEqual({ a: map({ b: text('new') }) });
  });

  test('removes nothing and makes nothing where its path leads nowhere', () => {
    const current = { a: text('old') };
    expect(
      updated(current, {}, [
        ['a', 'b'],
        ['c', 'd'],
      ]),
    ).toEqual(current);
  });

  test('that is empty changes nothing', () => {
    forAll(arbitraryFields, arbitraryFields, (current, next) => {
      expect(updated(current, next, [])).toEqual(current);
    });
  });
});

describe('an update without a mask', () => {
  test('replaces everything', () => {
    forAll(arbitraryFields, arbitraryFields, (current, next) => {
      expect(updated(current, next)).toEqual(next);
    });
  });
});
