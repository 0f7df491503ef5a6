import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { unpackBank } from '../../src/content/packed-bank.ts';
import { packBank } from '../../vite/packed-banks/pack-bank.ts';
import { forAll } from '../for-all.ts';

/** What the app reads of a bank that was packed. */
function unpacked(bank: unknown): unknown {
  const { type, packed, wide } = packBank(bank);
  // The type travels as JSON.
  return unpackBank(JSON.parse(JSON.stringify(type)), packed, wide);
}

/** A character takes two bytes in a browser's memory, and then all of its text does. */
const WIDE = /[^\0-\xff]/;

const FOLDERS = ['src/content', 'src/teacher/curriculum'];
const banks = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => join(folder, path)),
);

test.each(banks)('%s is the same after it was packed', (path) => {
  const bank: unknown = JSON.parse(readFileSync(path, 'utf8'));
  expect(unpacked(bank)).toEqual(bank);
});

test('the packed banks of words, grammar and dialogues take one byte a character', () => {
  const taken = banks.filter((path) => /content\/(words|grammar|dialogues|millionaire|scenes)\//.test(path));
  const packed = taken.map((path) => packBank(JSON.parse(readFileSync(path, 'utf8'))).packed);
  expect(packed.filter((text) => WIDE.test(text))).toEqual([]);
});

test('texts with more wide characters than can be stood for, or with what would stand for them, are the same', () => {
  const many = Array.from({ length: 40 }, (_, nth) => String.fromCharCode(0x2600 + nth)).join('');
  const bank = { many, some: ['–', '“😀”'], control: 'one \u0085 two' };
  for (const each of [many, bank, [bank.some, bank.control], [bank.some]])
    expect(unpacked(each)).toEqual(each);
});

test('whatever is JSON is the same after it was packed', () => {
  const json = fc
    .json()
    .filter((text) => !text.includes('__proto__'))
    .map((text) => JSON.parse(text));
  forAll(json, (value) => {
    expect(unpacked(value)).toEqual(value);
  });
});

test('records with some of their keys, and texts with line breaks or without a letter, are the same', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '\n', 'one', 'two', '0', '– …'),
  );
  const record = fc.record(
    { name: text, among: fc.array(text), level: fc.integer(), inner: fc.record({ of: fc.array(text) }) },
    { requiredKeys: ['name'] },
  );
  forAll(fc.array(record), (bank) => {
    expect(unpacked(bank)).toEqual(bank);
  });
});

test('a text that always stands among those beside it travels as its place', () => {
  const { packed } = packBank([
    { answer: 'Paris', options: ['Rome', 'Paris'] },
    { answer: 'blue', options: ['blue', 'red'] },
  ]);
  expect(packed.match(/Paris|blue/g)).toHaveLength(2);
});

test('long lists of words in alphabetical order travel as steps, and no others', () => {
  const letters = [...'abcdefghij'];
  const words = letters.flatMap((one) => letters.flatMap((two) => letters.map((three) => one + two + three)));
  expect(packBank([words.join(' ')]).type).toEqual({ list: 'words' });
  expect(packBank([words.slice(1).join(' ')]).type).toEqual({ list: 'text' });
  expect(packBank([words.toReversed().join(' ')]).type).toEqual({ list: 'text' });
  expect(unpacked([words.join(' ')])).toEqual([words.join(' ')]);
});
