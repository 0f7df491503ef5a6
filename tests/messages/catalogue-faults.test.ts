import { describe, expect, test } from 'vitest';
import { type CatalogueRow, catalogueFaults } from './catalogue-faults.ts';

const MESSAGES = {
  plain: 'Nothing left.',
  counted: (count: number) => `${count} left.`,
};

const SOURCE = `
test('the last one goes', () => {
  expect(shown()).toBe('Nothing left.');
});

describe('a table', () => {
  test.each([
    [3, '3 left.'],
  ])('of %i is told', (count, text) => {
    expect(shown(count)).toBe(text);
  });
});
`;

const ROWS: readonly CatalogueRow[] = [
  {
    key: 'plain',
    place: 'made up',
    text: 'Nothing left.',
    test: { file: 'a.spec.ts', title: 'the last one goes' },
  },
  {
    key: 'counted',
    place: 'made up',
    text: '3 left.',
    given: [3],
    test: { file: 'a.spec.ts', title: 'of %i is told' },
  },
];

function faults(rows: readonly CatalogueRow[], source: string | null = SOURCE) {
  return catalogueFaults({
    rows,
    messages: MESSAGES,
    sourceOf: (file) => (file === 'a.spec.ts' ? source : null),
  });
}

/** The rows with the first one changed. */
function changed(change: Partial<CatalogueRow>): readonly CatalogueRow[] {
  return ROWS.map((row, index) => (index === 0 ? { ...row, ...change } : row));
}

describe('the check of the catalogue', () => {
  test('finds no fault in a table that is whole', () => {
    expect(faults(ROWS)).toEqual([]);
  });

  test('finds a message without a row', () => {
    expect(faults(ROWS.slice(1))).toEqual(['MESSAGES.plain has no row.']);
  });

  test('finds a row of a message that is gone', () => {
    expect(faults([...ROWS, ...changed({ key: 'gone' }).slice(0, 1)])).toEqual([
      'MESSAGES.gone does not exist.',
    ]);
  });

  test('finds a text that the message does not have', () => {
    expect(faults(changed({ text: 'Nothing left' }))).toEqual([
      'MESSAGES.plain says “Nothing left.”, its row “Nothing left”.',
    ]);
  });

  test('finds a text that the message does not have with what it is given', () => {
    expect(faults(ROWS.map((row) => (row.given ? { ...row, given: [4] } : row)))).toEqual([
      'MESSAGES.counted says “4 left.”, its row “3 left.”.',
    ]);
  });

  test('finds a file that does not exist', () => {
    const test = { file: 'b.spec.ts', title: 'the last one goes' };
    expect(faults(changed({ test }))).toEqual(['b.spec.ts › the last one goes: there is no such file.']);
  });

  test('finds a test that does not exist', () => {
    const test = { file: 'a.spec.ts', title: 'the last one' };
    expect(faults(changed({ test }))).toEqual(['a.spec.ts › the last one: 0 tests have this title.']);
  });

  test('finds a title that two tests share', () => {
    expect(faults(ROWS, SOURCE + SOURCE)).toEqual([
      'a.spec.ts › the last one goes: 2 tests have this title.',
      'a.spec.ts › of %i is told: 2 tests have this title.',
    ]);
  });

  test('finds a test that mentions the text only in a neighbour', () => {
    const test = { file: 'a.spec.ts', title: 'of %i is told' };
    expect(faults(changed({ test }))).toEqual([
      'a.spec.ts › of %i is told: the test does not mention “Nothing left.”.',
    ]);
  });

  test.each(['test.skip(', 'test.fixme(', 'test.todo('])('finds a test left out by %s', (call) => {
    const source = SOURCE.replace('test(', call);
    expect(faults(ROWS.slice(0, 1), source)).toContain(
      'a.spec.ts › the last one goes: something in the file is skipped.',
    );
  });
});
