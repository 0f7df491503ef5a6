import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatWordsCsv,
  MAX_CSV_ROWS,
  parseWordsCsv,
  type WordRow,
} from '../../../../src/features/settings/your-data/words-csv.ts';
import { forAll } from '../../../for-all.ts';

const createRow = (word: string, meaning = '', fields: Partial<WordRow> = {}): WordRow => ({
  ...{ word, meaning, example: '', topic: '', level: '', due: '', interval: '' },
  ...fields,
});
const parseCells = (file: string) =>
  parseWordsCsv(file).words.map(({ word, meaning, example }) => [word, meaning, example]);

describe('an exported file', () => {
  test('has Anki’s headers, and a row for each word', () => {
    const harbour = createRow('harbour', 'a place for ships', {
      level: 'B1',
      due: '2026-11-30',
      interval: '7',
    });
    expect(formatWordsCsv([harbour, createRow('well-being', 'health, and "joy"')])).toBe(
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

  test.each(['=1+1', '+1', '-ish', '@home', '\tx', "'=1"])('has no formula: %j', (cell) => {
    const [, , , line = ''] = formatWordsCsv([createRow(cell)]).split('\n');
    expect(line.replace(/^"/, '')).toMatch(/^'/);
  });

  test('is parsed to the same words', () => {
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
      const file = formatWordsCsv(
        words.map(([word, meaning, example]) => createRow(word, meaning, { example })),
      );
      expect(parseCells(file)).toEqual(words);
    });
  });
});

describe('an imported file', () => {
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
  ])('can have %s', (_, file) => {
    expect(parseCells(file)).toEqual([
      ['harbour', 'a place', ''],
      ['tide', 'water', ''],
    ]);
  });

  test('can have words alone, or an example in the third column', () => {
    expect(parseCells('harbour\ntide')).toEqual([
      ['harbour', '', ''],
      ['tide', '', ''],
    ]);
    expect(parseCells('harbour,a place,The harbour was full.')).toEqual([
      ['harbour', 'a place', 'The harbour was full.'],
    ]);
  });

  test('can have “word” as a word', () => {
    expect(parseCells('word,a part of a sentence')).toEqual([['word', 'a part of a sentence', '']]);
  });

  test('has the line of each word, across comments and cells of several lines', () => {
    const file = '# mine\nharbour,"a place\nfor ships"\n\n# more\ntide,water\nebb,"not closed\n';
    const { words } = parseWordsCsv(file);
    expect(words.map(({ line }) => line)).toEqual([2, 6, 7]);
    expect(words[2]).toMatchObject({ word: 'ebb', meaning: 'not closed' });
  });

  test('is read up to a maximum of rows', () => {
    const { words, isTruncated } = parseWordsCsv('a,b\n'.repeat(MAX_CSV_ROWS + 10));
    expect([words.length, isTruncated]).toEqual([MAX_CSV_ROWS, true]);
    expect(parseWordsCsv('a,b\n'.repeat(MAX_CSV_ROWS)).isTruncated).toBe(false);
  });

  test('never causes an exception, with any content', () => {
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

describe('a file with faults', () => {
  test.each([
    ['an open quotation mark', 'harbour\ta place\n"salty dog\tan old sailor\ntide\twater', '\t'],
    ['a quoted part of a word', 'harbour,a place\n"salty" dog,an old sailor\ntide,water', ','],
    ['a closing quotation mark', 'harbour,a place\nsalty dog",an old sailor\ntide,water', ','],
    ['one of two lines', 'harbour;a place\n"salty dog;an old sailor\n"tide;water', ';'],
  ])('loses no line to a stray quotation mark: %s', (_, file) => {
    expect(parseCells(file)).toEqual([
      ['harbour', 'a place', ''],
      ['salty dog', 'an old sailor', ''],
      ['tide', 'water', ''],
    ]);
  });

  test('keeps the sign for inches', () => {
    expect(parseCells('12" ruler,a tool\ntide,water')[0]?.[0]).toBe('12" ruler');
  });

  test('keeps every other line, wherever a stray quotation mark is', () => {
    const lines = ['harbour,a place', 'tide,water', 'tug boat,a small boat', 'dry dock,a place for ships'];
    forAll(fc.nat(3), fc.nat(), (at, place) => {
      const spoilt = lines[at] ?? '';
      const cut = place % (spoilt.length + 1);
      const file = lines.with(at, `${spoilt.slice(0, cut)}"${spoilt.slice(cut)}`).join('\n');
      const words = parseCells(file).map(([word]) => word);
      expect(words).toHaveLength(lines.length);
      lines.forEach((line, index) => {
        if (index !== at) expect(words[index]).toBe(line.split(',')[0]);
      });
    });
  });

  test.each(['sep=;\n', '"sep=;"\n', 'SEP=;\r\n', '\uFEFFsep=;\n'])('%j names the separator', (hint) => {
    const file = `${hint}word;meaning\nharbour;the boss, or a place\ntide;water`;
    expect(parseCells(file)).toEqual([
      ['harbour', 'the boss, or a place', ''],
      ['tide', 'water', ''],
    ]);
    expect(parseWordsCsv(file).words.map(({ line }) => line)).toEqual([3, 4]);
  });

  test.each([',', ';', '\t'])('is an export that a spreadsheet saved with %j', (separator) => {
    const fill = separator.repeat(6);
    const columns = 'word,meaning,example,topic,level,due,interval'.replaceAll(',', separator);
    const file = `#separator:Comma${fill}\r\n#html:false${fill}\r\n#columns:${columns}\r\nharbour${separator}a place${separator.repeat(5)}\r\ntide${separator}water${separator.repeat(5)}\r\n`;
    expect(parseCells(file)).toEqual([
      ['harbour', 'a place', ''],
      ['tide', 'water', ''],
    ]);
  });
});

describe('the markup of cards', () => {
  test.each([
    ['tug boat [sound:tug-boat.mp3]', 'tug boat'],
    ['tug boat [anki:play:q:0]', 'tug boat'],
    ['<b>tug</b> boat<br>', 'tug boat'],
    ['<div class="front">tug&nbsp;boat</div>', 'tug boat'],
    ['tug boat <img src="tug.jpg">', 'tug boat'],
    ['{{c1::tug boat}}', 'tug boat'],
    ['{{c1::tug}} {{c2::boat::a vessel}}', 'tug boat'],
  ])('%s is read as %s', (card, word) => {
    expect(parseCells(`${card}\ta small boat ${card}`)).toEqual([[word, `a small boat ${word}`, '']]);
  });

  test('a cloze text is the example of the words that it hides', () => {
    expect(parseCells('The {{c1::harbour}} was full.\ta place')).toEqual([
      ['harbour', 'a place', 'The harbour was full.'],
    ]);
  });

  test('a text with signs that are no markup stays', () => {
    expect(parseCells('3 < 4,is 3 <= 4 & 5 > 4 [yes]')).toEqual([['3 < 4', 'is 3 <= 4 & 5 > 4 [yes]', '']]);
  });
});
