import { describe, expect, test } from 'vitest';
import { hasUnsavedWriting, parseNotes, validateHomework } from '../../src/domain/notes.ts';
import { countTextWords } from '../../src/domain/word-count.ts';

describe('notes', () => {
  test.each(['', '  ', '\n\t'])('of %j can’t be submitted', (notes) => {
    expect(parseNotes(notes)).toEqual({ ok: false, failure: { kind: 'empty-notes' } });
  });

  test('are submitted as they were written', () => {
    expect(parseNotes(' My answer\n')).toEqual({ ok: true, value: ' My answer\n' });
  });
});

describe('a notepad', () => {
  const written = {
    notes: 'I take the bus.\n\nEvery day.',
    exercises: { '0': 'goes', '2': '1) went\n2) gone' },
  };

  test('with only spaces in it has nothing to lose', () => {
    expect(hasUnsavedWriting({ notes: ' \n', exercises: { '0': '' } }, '')).toBe(false);
  });

  test('with writing that was never submitted has something to lose', () => {
    expect(hasUnsavedWriting({ notes: 'I take the bus.', exercises: {} }, '')).toBe(true);
    expect(hasUnsavedWriting({ notes: '', exercises: { '3': 'goes' } }, '')).toBe(true);
    expect(hasUnsavedWriting({ notes: '🙂', exercises: {} }, 'I take the bus.')).toBe(true);
  });

  test('with all of its writing in the submitted answer has nothing to lose', () => {
    const answer = 'I take the bus.\n\nEvery day.\n\nExercise answers:\n1. goes\n3. (1) went\n(2) gone';
    expect(hasUnsavedWriting(written, answer)).toBe(false);
  });

  test('with a line written after the answer was sent has something to lose', () => {
    expect(
      hasUnsavedWriting({ notes: 'I take the bus.\nAnd a train.', exercises: {} }, 'I take the bus.'),
    ).toBe(true);
  });

  test.each([
    ['a line of notes', { notes: 'the bus', exercises: {} }],
    ['short exercise answers', { notes: 'I take the bus to work.', exercises: { '0': 'to', '1': 'the' } }],
    ['the answer to another exercise', { notes: '', exercises: { '1': 'goes' } }],
  ])('with %s has something to lose, although the answer has the same letters', (_what, draft) => {
    const answer = 'I take the bus to work.\n\nExercise answers:\n1. goes';
    expect(hasUnsavedWriting(draft, answer)).toBe(true);
  });
});

describe('homework', () => {
  test('with notes and a date can be saved', () => {
    expect(validateHomework({ notes: 'n', date: '1/2/2025' }).ok).toBe(true);
  });

  test.each([
    { notes: ' ', date: '1/2/2025' },
    { notes: 'n', date: '' },
  ])('without notes or date can’t: %j', (homework) => {
    expect(validateHomework(homework)).toEqual({ ok: false, failure: { kind: 'missing-notes-or-date' } });
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
    expect(countTextWords(text)).toBe(words);
  });
});
