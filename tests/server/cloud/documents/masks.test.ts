import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDocumentDraft, getValueAt } from '../../../../server/cloud/documents/document-draft.ts';
import type { FieldPath } from '../../../../server/cloud/documents/field-paths.ts';
import type { Fields, Value } from '../../../../server/cloud/documents/values.ts';
import { forAll } from '../../../for-all.ts';
import { arbitraryFields } from './arbitrary-values.ts';

const createText = (stringValue: string): Value => ({ stringValue });
const map = (inner: Fields): Value => ({ mapValue: { fields: inner } });

/** The fields after an update. */
function applyUpdate(current: Fields, next: Fields, mask?: readonly FieldPath[]): Fields {
  const draft = createDocumentDraft(current);
  draft.update(next, mask);
  return draft.getFields();
}

/** A path to a field, or close to one. */
function arbitraryPath(...all: readonly Fields[]): fc.Arbitrary<FieldPath> {
  const listPaths = (inner: Fields): string[][] =>
    Object.entries(inner).flatMap(([name, value]) => [
      [name],
      [name, 'elsewhere'],
      ...('mapValue' in value ? listPaths(value.mapValue.fields).map((path) => [name, ...path]) : []),
    ]);
  return fc.constantFrom(...all.flatMap(listPaths), ['elsewhere'], ['constructor', 'name']);
}

const update = fc.record({ current: arbitraryFields, next: arbitraryFields }).chain(({ current, next }) =>
  fc.record({
    current: fc.constant(current),
    next: fc.constant(next),
    mask: fc.array(arbitraryPath(current, next), { maxLength: 4 }),
  }),
);

describe('an update with a mask', () => {
  test('a masked update sets each path of the mask to its new value, or removes it', () => {
    forAll(update, ({ current, next, mask }) => {
      const result = applyUpdate(current, next, mask);
      for (const path of mask) expect(getValueAt(result, path)).toEqual(getValueAt(next, path));
    });
  });

  test('a masked update leaves fields outside of the mask unchanged', () => {
    forAll(update, ({ current, next, mask }) => {
      const result = applyUpdate(current, next, mask);
      const touched = new Set(mask.map(([name]) => name));
      for (const name of new Set([...Object.keys(current), ...Object.keys(result)])) {
        if (!touched.has(name)) expect(getValueAt(result, [name])).toEqual(getValueAt(current, [name]));
      }
    });
  });

  test('a masked update is idempotent and does not change its inputs', () => {
    forAll(update, ({ current, next, mask }) => {
      const before = structuredClone(current);
      const once = applyUpdate(current, next, mask);
      expect(applyUpdate(once, next, mask)).toEqual(once);
      expect(current).toEqual(before);
    });
  });

  test('a masked update replaces values on its path with maps', () => {
    const result = applyUpdate({ a: createText('old') }, { a: map({ b: createText('new') }) }, [['a', 'b']]);
    expect(result).toEqual({ a: map({ b: createText('new') }) });
  });

  test('a masked update changes nothing where its path does not exist', () => {
    const current = { a: createText('old') };
    expect(
      applyUpdate(current, {}, [
        ['a', 'b'],
        ['c', 'd'],
      ]),
    ).toEqual(current);
  });

  test('an update with an empty mask changes nothing', () => {
    forAll(arbitraryFields, arbitraryFields, (current, next) => {
      expect(applyUpdate(current, next, [])).toEqual(current);
    });
  });
});

describe('an update without a mask', () => {
  test('an update without a mask replaces all fields', () => {
    forAll(arbitraryFields, arbitraryFields, (current, next) => {
      expect(applyUpdate(current, next)).toEqual(next);
    });
  });
});
