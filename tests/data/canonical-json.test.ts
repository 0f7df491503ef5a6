import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, isSameJson } from '../../src/data/canonical-json.ts';
import { forAll } from '../for-all.ts';

const value = fc.anything({ withDate: true, withNullPrototype: true, maxDepth: 3, maxKeys: 3 });
/** Values from a small set, so that many pairs are equal or nearly so. */
const similarValue = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(undefined, null, 0, -0, 1, Number.NaN, '', 'a', true, new Date(0), new Date(Number.NaN)),
    fc.array(tie('any'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b', '__proto__'), tie('any'), { maxKeys: 2 }),
  ),
})).any;

function expectSameAsTexts(a: unknown, b: unknown): void {
  expect(isSameJson(a, b)).toBe(canonicalJson(a) === canonicalJson(b));
}

test('two values are the same JSON exactly when their canonical texts are equal', () => {
  forAll(value, value, expectSameAsTexts);
  forAll(5000, similarValue, similarValue, expectSameAsTexts);
});

test('a value equals what JSON makes of it, in any order of members', () => {
  forAll(fc.jsonValue(), (json) => {
    expect(isSameJson(json, JSON.parse(canonicalJson(json)))).toBe(true);
  });
});
