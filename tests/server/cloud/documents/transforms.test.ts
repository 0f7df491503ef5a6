import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDocumentDraft } from '../../../../server/cloud/documents/document-draft.ts';
import { applyTransforms, type Transform } from '../../../../server/cloud/documents/transforms.ts';
import { getIdentityKey, type Value } from '../../../../server/cloud/documents/values.ts';
import { forAll } from '../../../for-all.ts';
import { arbitraryValue } from './arbitrary-values.ts';

const NOW = '2030-01-15T09:00:00.000000Z';
const int = (integerValue: string | number): Value => ({ integerValue: String(integerValue) });
const double = (doubleValue: number | 'NaN' | '-0'): Value => ({ doubleValue });
const list = (...values: Value[]): Value => ({ arrayValue: { values } });

/** The field `f` after one transform of it. */
function afterOne(current: Value | undefined, transform: Transform): Value | undefined {
  const draft = createDocumentDraft(current ? { f: current } : {});
  applyTransforms(draft, [{ path: ['f'], transform }], NOW);
  return draft.getFields().f;
}

describe('increment', () => {
  test.each([
    [int(1), int(2), int(3)],
    [int(1), double(0.5), double(1.5)],
    [double(1.5), int(1), double(2.5)],
    [int('9223372036854775807'), int(1), int('9223372036854775807')],
    [int('-9223372036854775808'), int(-1), int('-9223372036854775808')],
    [int('9007199254740993'), int(2), int('9007199254740995')],
    [{ stringValue: '7' }, int(2), int(2)],
    [undefined, double(0.5), double(0.5)],
  ])('incrementing %j by %j gives %j', (current, operand, result) => {
    expect(afterOne(current, { kind: 'increment', operand })).toEqual(result);
  });
});

describe('maximum and minimum', () => {
  test.each([
    [int(3), int(5), int(5), int(3)],
    [int(3), double(3), int(3), int(3)],
    [double(0), double('-0'), double(0), double(0)],
    [int('9007199254740993'), int('9007199254740992'), int('9007199254740993'), int('9007199254740992')],
    [int(3), double('NaN'), double('NaN'), double('NaN')],
    [{ nullValue: null }, int(1), int(1), int(1)],
    [undefined, int(1), int(1), int(1)],
  ])('the maximum and minimum of %j and %j are %j and %j', (current, operand, high, low) => {
    expect(afterOne(current, { kind: 'maximum', operand })).toEqual(high);
    expect(afterOne(current, { kind: 'minimum', operand })).toEqual(low);
  });
});

describe('appending what is missing', () => {
  test('appending keeps existing elements and adds each missing element once', () => {
    forAll(fc.array(arbitraryValue), fc.array(arbitraryValue), (current, elements) => {
      const result = afterOne(list(...current), { kind: 'append-missing', elements });
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
    const one = { mapValue: { fields: { a: int(1), b: int(2) } } };
    const other = { mapValue: { fields: { b: double(2), a: int(1) } } };
    const current = list(int(3), double('NaN'), one);
    expect(
      afterOne(current, { kind: 'append-missing', elements: [double(3), double('NaN'), other] }),
    ).toEqual(current);
  });

  test('appending distinguishes large integers and similar texts', () => {
    const elements = [int('9007199254740993'), int('9007199254740992'), { stringValue: '3' }, int(3)];
    expect(afterOne(undefined, { kind: 'append-missing', elements })).toEqual(list(...elements));
  });

  test('appending to a value that is no list creates a list', () => {
    expect(afterOne(int(1), { kind: 'append-missing', elements: [int(2), int(2)] })).toEqual(list(int(2)));
  });
});

describe('a large double', () => {
  test('a large double has a short identity key of its own', () => {
    const [one, other] = [double(1e308), double(1.5e308)];
    expect(getIdentityKey(one).length).toBeLessThan(40);
    expect(afterOne(list(one), { kind: 'append-missing', elements: [one, other] })).toEqual(list(one, other));
  });

  test('a double of 2 to the 63rd differs from the largest integer', () => {
    const elements = [double(2 ** 63), int('9223372036854775807')];
    expect(afterOne(undefined, { kind: 'append-missing', elements })).toEqual(list(...elements));
  });
});

describe('removing', () => {
  test('removing removes all equal elements, and only those', () => {
    forAll(fc.array(arbitraryValue), fc.array(arbitraryValue), (current, elements) => {
      const removed = new Set(elements.map(getIdentityKey));
      expect(afterOne(list(...current), { kind: 'remove-all', elements })).toEqual(
        list(...current.filter((element) => !removed.has(getIdentityKey(element)))),
      );
    });
  });

  test('removing from a value that is no list creates an empty list', () => {
    expect(afterOne(undefined, { kind: 'remove-all', elements: [int(1)] })).toEqual(list());
  });
});

describe('transforms', () => {
  test('transforms are applied in order, each with its result', () => {
    const draft = createDocumentDraft({ count: int(1) });
    const results = applyTransforms(
      draft,
      [
        { path: ['count'], transform: { kind: 'increment', operand: int(2) } },
        { path: ['count'], transform: { kind: 'maximum', operand: int(10) } },
        { path: ['map', 'at'], transform: { kind: 'request-time' } },
        { path: ['list'], transform: { kind: 'append-missing', elements: [int(1)] } },
      ],
      NOW,
    );
    expect(draft.getFields()).toEqual({
      count: int(10),
      map: { mapValue: { fields: { at: { timestampValue: NOW } } } },
      list: list(int(1)),
    });
    expect(results).toEqual([int(3), int(10), { timestampValue: NOW }, { nullValue: null }]);
  });
});
