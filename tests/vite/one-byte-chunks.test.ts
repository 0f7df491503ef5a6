import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeWideCharacters } from '../../vite/one-byte-chunks.ts';
import { forAll } from '../for-all.ts';

test('an escaped script has one byte a character, with strings and templates as they were', () => {
  forAll(fc.string({ unit: 'grapheme' }), (text) => {
    const template = text.replace(/[\\`$\r]/g, '');
    const script = `[${JSON.stringify(text)}, \`${template}\`].join('|')`;
    const escaped = escapeWideCharacters(script);
    expect(escaped).toMatch(/^[\0-\xff]*$/);
    expect(runInNewContext(escaped)).toBe(`${text}|${template}`);
  });
});

test.each(['’', '–', '…', 'ü', 'ﬁ', '😀'])(
  'a regular expression with %s matches as before when it is escaped',
  (character) => {
    for (const source of [`/^${character}$/u`, `/^[${character}a]$/u`, `/^[^${character}]$/u`]) {
      const escaped = runInNewContext(escapeWideCharacters(source)) as RegExp;
      const original = runInNewContext(source) as RegExp;
      for (const text of [character, 'a', '“']) expect(escaped.test(text)).toBe(original.test(text));
    }
  },
);
