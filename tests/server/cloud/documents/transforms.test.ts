import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDocumentDraft } from '../../../../server/cloud/documents/document-draft.ts';
import { applyTransforms, type Transform } from '../../../../server/cloud/documents/transforms.ts';
import { getIdentityKey, type Value } from '../../../../server/cloud/documents/values.ts';
import { forAll } from '../../../for-all.ts';
import { arbitraryValue } from './arbitrary-values.ts';

const NOW = '2030-01-15T09:00:00.000000Z';
const createInt = (integerValue: string | number): Value => ({ integerValue: String(integerValue) });
const createDouble = (doubleValue: number | 'NaN' | '-0'): Value => ({ doubleValue });
const list = (...values: Value[]): Value => ({ arrayValue: { values } });

/** The field `f` after one transform of it. */
function applyToField(current: Value | undefined, transform: Transform): Value | undefined {
  const draft = createDocumentDraft(current ? { f: current } : {});
  applyTransforms(draft, [{ path: ['f'], transform }], NOW);
  return draft.getFields().f;
}

describe('increment', () => {
  test.each([
    [createInt(1), createInt(2), createInt(3)],
    [createInt(1), createDouble(0.5), createDouble(1.5)],
    [createDouble(1.5), createInt(1), createDouble(2.5)],
    [createInt('9223372036854775807'), createInt(1), createInt('9223372036854775807')],
    [createInt('-9223372036854775808'), createInt(-1), createInt('-9223372036854775808')],
    [createInt('9007199254740993'), createInt(2), createInt('9007199254740995')],
    [{ stringValue: '7' }, createInt(2), createInt(2)],
    [undefined, createDouble(0.5), createDouble(0.5)],
  ])('incrementing %j by %j gives %j', (current, operand, result) => {
    expect(applyToField(current, { kind: 'increment', operand })).toEqual(result);
  });
});

describe('maximum and minimum', () => {
  test.each([
    [createInt(3), createInt(5), createInt(5), createInt(3)],
    [createInt(3), createDouble(3), createInt(3), createInt(3)],
    [createDouble(0), createDouble('-0'), createDouble(0), createDouble(0)],
    [
      createInt('9007199254740993'),
      createInt('9007199254740992'),
      createInt('9007199254740993'),
      createInt('9007199254740992'),
    ],
    [createInt(3), createDouble('NaN'), createDouble('NaN'), createDouble('NaN')],
    [{ nullValue: null }, createInt(1), createInt(1), createInt(1)],
    [undefined, createInt(1), createInt(1), createInt(1)],
  ])('the maximum and minimum of %j and %j are %j and %j', (current, operand, high, low) => {
    expect(applyToField(current, { kind: 'maximum', operand })).toEqual(high);
    expect(applyToField(current, { kind: 'minimum', operand })).toEqual(low);
  });
});

describe('appending what is missing', () => {
  test('appending keeps existing elements and adds each missing element once', () => {
    forAll(fc.array(arbitraryValue), fc.array(arbitraryValue), (current, elements) => {
      const result = applyToField(list(...current), { kind: 'append-missing', elements });
      const values = result && 'arrayValue' in result ? result.arrayValue.values : [];
      expect(values.slice(0, current.length)).toEqual(current);
      const added = values.slice(current.length).map(getIdentityKey);
      expect(new Set(added).size).toBe(added.length);
      expect(new Set(values.map(getIdentityKey))).toEqual(
        new Set([...current, ...elements].map(getIdentityKey)),
      );
    });
  });

  test('appending treats 3 and 3.0, NaN and NaN, and maps in any order as equal', () => {
    const one = { mapValue: { fields: { a: createInt(1), b: createInt(2) } } };
    const other = { mapValue: { fields: { b: createDouble(2), a: createInt(1) } } };
    const current = list(createInt(3), createDouble('NaN'), one);
    expect(
      applyToField(current, {
        kind: 'append-missing',
        elements: [createDouble(3), createDouble('NaN'), other],
      }),
    ).toEqual(current);
  });

  test('appending distinguishes large integers and similar texts', () => {
    const elements = [
      createInt('9007199254740993'),
      createInt('9007199254740992'),
      { stringValue: '3' },
      createInt(3),
    ];
    expect(applyToField(undefined, { kind: 'append-missing', elements })).toEqual(list(...elements));
  });

  test('appending to a value that is no list creates a list', () => {
    expect(
      applyToField(createInt(1), { kind: 'append-missing', elements: [createInt(2), createInt(2)] }),
    ).toEqual(list(createInt(2)));
  });
});

describe('a large double', () => {
  test('a large double has a short identity key of its own', () => {
    const [one, other] = [createDouble(1e308), createDouble(1.5e308)];
    expect(getIdentityKey(one).length).toBeLessThan(40);
    expect(applyToField(list(one), { kind: 'append-missing', elements: [one, other] })).toEqual(
      list(one, other),
    );
  });

  test('a double of 2 to the 63rd differs from the largest integer', () => {
    const elements = [createDouble(2 ** 63), createInt('9223372036854775807')];
    expect(applyToField(undefined, { kind: 'append-missing', elements })).toEqual(list(...elements));
  });
});

describe('removing', () => {
  test('removing removes all equal elements, and only those', () => {
    forAll(fc.array(arbitraryValue), fc.array(arbitraryValue), (current, elements) => {
      const removed = new Set(elements.map(getIdentityKey));
      expect(applyToField(list(...current), { kind: 'remove-all', elements })).toEqual(
        list(...current.filter((element) => !removed.has(getIdentityKey(element)))),
      );
    });
  });

  test('removing from a value that is no list creates an empty list', () => {
    expect(applyToField(undefined, { kind: 'remove-all', elements: [createInt(1)] })).toEqual(list());
  });
});

describe('transforms', () => {
  test('transforms are applied in order, each with its result', () => {
    const draft = createDocumentDraft({ count: createInt(1) });
    const results = applyTransforms(
      draft,
      [
        { path: ['count'], transform: { kind: 'increment', operand: createInt(2) } },
        { path: ['count'], transform: { kind: 'maximum', operand: createInt(10) } },
        { path: ['map', 'at'], transform: { kind: 'request-time' } },
        { path: ['list'], transform: { kind: 'append-missing', elements: [createInt(1)] } },
      ],
      NOW,
    );
    expect(draft.getFields()).toEqual({
      count: createInt(10),
      map: { mapValue: { fields: { at: { timestampValue: NOW } } } },
      list: list(createInt(1)),
    });
    expect(results).toEqual([createInt(3), createInt(10), { timestampValue: NOW }, { nullValue: null }]);
  });
});
