import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatWordsCsv,
  MAX_CSV_ROWS,
  parseWordsCsv,
  type WordRow,
} from '../../../../src/features/settings/your-data/words-csv.ts';
import { forAll } from '../../../for-all.ts';

const row = (word: string, meaning = '', over: Partial<WordRow> = {}): WordRow => ({
  ...{ word, meaning, example: '', topic: '', level: '', due: '', interval: '' },
  ...over,
});
const found = (file: string) =>
  parseWordsCsv(file).words.map(({ word, meaning, example }) => [word, meaning, example]);

describe('words go out', () => {
  test('with the headers that Anki reads, and a row for each', () => {
    const harbour = row('harbour', 'a place for ships', { level: 'B1', due: '2026-11-30', interval: '7' });
    expect(formatWordsCsv([harbour, row('well-being', 'health, and "joy"')])).toBe(
      [
        '#separator:Comma',
        '#html:false',
        '#columns:word,meaning,example,topic,level,due,interval',
        'harbour,a place for ships,,,B1,2026-11-30,7',
        'well-being,"health, and ""joy""",,,,,',
        '',
      ].join('\n'),
    );
    expect(formatWordsCsv([])).toMatch(/interval\n$/);
  });

  test.each(['=1+1', '+1', '-ish', '@home', '\tx', "'=1"])('never as a formula: %j', (cell) => {
    const [, , , line = ''] = formatWordsCsv([row(cell)]).split('\n');
    expect(line.replace(/^"/, '')).toMatch(/^'/);
  });

  test('and are the same when they come back', () => {
    const cell = fc
      .oneof(
        fc.string({ unit: 'grapheme' }),
        fc.string({
          unit: fc.constantFrom('a', '"', ',', '\n', ';', '#', '=', '+', '-', '@', "'", '\t', ' '),
        }),
      )
      .map((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll('\uFEFF', '').trim());
    const rows = fc.array(fc.tuple(cell.filter(Boolean), cell, cell), { maxLength: 8 });
    forAll(500, rows, (words) => {
      const file = formatWordsCsv(words.map(([word, meaning, example]) => row(word, meaning, { example })));
      expect(found(file)).toEqual(words);
      expect(parseWordsCsv(file).brokenLines).toEqual([]);
    });
  });
});

describe('words come in', () => {
  test.each([
    ['commas', 'harbour,a place\ntide,water\n'],
    ['tabs', 'harbour\ta place\ntide\twater'],
    ['semicolons and CRLF', 'harbour;a place\r\ntide;water\r\n'],
    ['a byte order mark', '\uFEFFharbour,a place\ntide,water'],
    ['quotes', '"harbour","a place"\n"tide","water"'],
    ['a row of names', 'Word,Meaning\nharbour,a place\ntide,water'],
    ['names in another order', 'level,back,front\nB1,a place,harbour\nB1,water,tide'],
    ['empty lines', '\nharbour,a place\n\n \ntide,water\n\n'],
    ['Anki’s headers', '#separator:tab\n#html:true\nharbour\ta&nbsp;<b>place</b>\ntide\twater'],
    [
      'Anki’s own columns',
      '#separator:tab\n#notetype column:1\n#tags column:4\nBasic\tharbour\ta place\tt\nBasic\ttide\twater\t',
    ],
    ['Anki’s names of columns', '#separator:Pipe\n#columns:Back|Front\na place|harbour\nwater|tide'],
  ])('from a file with %s', (_, file) => {
    expect(found(file)).toEqual([
      ['harbour', 'a place', ''],
      ['tide', 'water', ''],
    ]);
  });

  test('alone, or with an example in the third column', () => {
    expect(found('harbour\ntide')).toEqual([
      ['harbour', '', ''],
      ['tide', '', ''],
    ]);
    expect(found('harbour,a place,The harbour was full.')).toEqual([
      ['harbour', 'a place', 'The harbour was full.'],
    ]);
  });

  test('where “word” is a word', () => {
    expect(found('word,a part of a sentence')).toEqual([['word', 'a part of a sentence', '']]);
  });

  test('with the line that each begins in, across comments and cells of several lines', () => {
    const file = '# mine\nharbour,"a place\nfor ships"\n\n# more\ntide,water\nebb,"not closed\n';
    const { words, brokenLines } = parseWordsCsv(file);
    expect(words.map(({ line }) => line)).toEqual([2, 6]);
    expect(brokenLines).toEqual([7]);
  });

  test('never more than so many', () => {
    const { words, isTruncated } = parseWordsCsv('a,b\n'.repeat(MAX_CSV_ROWS + 10));
    expect([words.length, isTruncated]).toEqual([MAX_CSV_ROWS, true]);
    expect(parseWordsCsv('a,b\n'.repeat(MAX_CSV_ROWS)).isTruncated).toBe(false);
  });

  test('or not, but nothing is thrown, whatever the file holds', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({
        unit: fc.constantFrom('#', ':', '"', ',', '\n', '\r', 'columns', 'separator', 'html', 'a'),
      }),
    );
    forAll(300, text, (file) => {
      expect(parseWordsCsv(file).words.length).toBeLessThanOrEqual(file.length);
    });
  });
});
