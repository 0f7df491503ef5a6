import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, isSameJson } from '../../src/data/canonical-json.ts';
import { forAll } from '../for-all.ts';

const value = fc.anything({ withDate: true, withNullPrototype: true, maxDepth: 3, maxKeys: 3 });
/** Few values, so that many that meet are the same, or nearly. */
const alike = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(undefined, null, 0, -0, 1, Number.NaN, '', 'a', true, new Date(0), new Date(Number.NaN)),
    fc.array(tie('any'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b', '__proto__'), tie('any'), { maxKeys: 2 }),
  ),
})).any;

function expectAsTexts(a: unknown, b: unknown): void {
  expect(isSameJson(a, b)).toBe(canonicalJson(a) === canonicalJson(b));
}

test('values say the same where their texts are the same', () => {
  forAll(value, value, expectAsTexts);
  forAll(5000, alike, alike, expectAsTexts);
});

test('a value says the same as what JSON makes of it, whatever the order of its members', () => {
  forAll(fc.jsonValue(), (json) => {
    expect(isSameJson(json, JSON.parse(canonicalJson(json)))).toBe(true);
  });
});
