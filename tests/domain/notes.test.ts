import { describe, expect, test } from 'vitest';
import { checkHomework, parseNotes } from '../../src/domain/notes.ts';
import { wordCount } from '../../src/domain/word-count.ts';

describe('notes', () => {
  test.each(['', '  ', '\n\t'])('of %j can’t be submitted', (notes) => {
    expect(parseNotes(notes)).toEqual({ ok: false, failure: { kind: 'empty-notes' } });
  });

  test('are submitted as they were written', () => {
    expect(parseNotes(' My answer\n')).toEqual({ ok: true, value: ' My answer\n' });
  });
});

describe('homework', () => {
  test('with notes and a date can be saved', () => {
    expect(checkHomework({ notes: 'n', date: '1/2/2025' }).ok).toBe(true);
  });

  test.each([
    { notes: ' ', date: '1/2/2025' },
    { notes: 'n', date: '' },
  ])('without notes or date can’t: %j', (homework) => {
    expect(checkHomework(homework)).toEqual({ ok: false, failure: { kind: 'missing-notes-or-date' } });
  });
});

describe('the word count', () => {
  test.each([
    ['', 0],
    [' \n ', 0],
    ['one', 1],
    [' two  words\n', 2],
    ['it’s a follow-up, right?', 4],
  ])('of %j is %i', (text, words) => {
    expect(wordCount(text)).toBe(words);
  });
});
