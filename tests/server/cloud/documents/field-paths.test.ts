import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FieldPath, parseFieldPath } from '../../../../server/cloud/documents/field-paths.ts';
import { forAll } from '../../../for-all.ts';

const fieldName = fc
  .oneof(fc.string({ unit: 'grapheme', minLength: 1 }), fc.stringMatching(/^[`\\.a-z ]{1,8}$/))
  .filter((name) => !/^__.*__$/s.test(name));

/** Formats a path as Firestore's SDK does. */
function formatFieldPath(path: FieldPath): string {
  return path
    .map((name) => (/^[A-Za-z_][A-Za-z_0-9]*$/.test(name) ? name : `\`${name.replace(/[\\`]/g, '\\$&')}\``))
    .join('.');
}

describe('a field path', () => {
  test('a field path of any names is parsed as it was formatted', () => {
    forAll(fc.array(fieldName, { minLength: 1, maxLength: 20 }), (path) => {
      expect(parseFieldPath(formatFieldPath(path))).toEqual({ ok: true, value: path });
    });
  });

  test('any text is parsed correctly or rejected', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[a`\\.]{0,8}$/));
    forAll(text, (path) => {
      const parsed = parseFieldPath(path);
      if (parsed.ok) expect(parseFieldPath(formatFieldPath(parsed.value))).toEqual(parsed);
    });
  });

  test.each([
    ['course', ['course']],
    ['course.level', ['course', 'level']],
    ['`my skill`.done', ['my skill', 'done']],
    ['`a.b`.`c\\`d\\\\e`', ['a.b', 'c`d\\e']],
    ['_a1._', ['_a1', '_']],
  ])('%s is parsed as %j', (text, path) => {
    expect(parseFieldPath(text)).toEqual({ ok: true, value: path });
  });

  test.each([
    '',
    '.',
    'a.',
    '.a',
    'a..b',
    'a b',
    '1a',
    'a-b',
    '``',
    '`a',
    'a`',
    '`a`b',
    '`a\\`',
    '__name__',
    'a.`__x__`',
    'ä',
    Array(22).fill('a').join('.'),
    'a'.repeat(1501),
  ])('%s is rejected as a field path', (text) => {
    expect(parseFieldPath(text)).toMatchObject({ ok: false });
  });
});
