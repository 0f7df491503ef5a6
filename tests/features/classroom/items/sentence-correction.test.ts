import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CorrectionEvent,
  getCorrectedAnswer,
  getCorrectedWords,
  reduceCorrection,
  startCorrection,
} from '../../../../src/features/classroom/items/sentence-correction.ts';
import { forAll } from '../../../for-all.ts';

const WORDS = ['If', 'I', 'would', 'be', 'rich,', 'I', 'would', 'travel.'];

function applyEvents(...events: CorrectionEvent[]) {
  return events.reduce(reduceCorrection, startCorrection(WORDS, ''));
}

describe('a sentence that is corrected', () => {
  test('is no answer while nothing is changed', () => {
    expect(getCorrectedAnswer(applyEvents(), WORDS)).toBe('');
    expect(getCorrectedAnswer(applyEvents({ type: 'word-opened', index: 2 }), WORDS)).toBe('');
  });

  test('takes a new word while it is typed', () => {
    const typed = applyEvents({ type: 'word-opened', index: 2 }, { type: 'word-typed', text: 'were' });
    expect(getCorrectedAnswer(typed, WORDS)).toBe('If I were be rich, I would travel.');
  });

  test('loses the word whose field is empty', () => {
    const emptied = applyEvents({ type: 'word-opened', index: 2 }, { type: 'word-typed', text: ' ' });
    expect(getCorrectedAnswer(emptied, WORDS)).toBe('If I be rich, I would travel.');
  });

  test('gets a word before or behind the open one', () => {
    const open: CorrectionEvent = { type: 'word-opened', index: 7 };
    const word: CorrectionEvent = { type: 'word-typed', text: 'always' };
    const before = applyEvents(open, { type: 'insertion-opened', side: 'before' }, word, { type: 'closed' });
    expect(before.words.slice(-2)).toEqual(['always', 'travel.']);
    const behind = applyEvents(open, { type: 'insertion-opened', side: 'behind' }, word, { type: 'closed' });
    expect(behind.words.slice(-2)).toEqual(['travel.', 'always']);
  });

  test.each([
    ['were', 'rich,'],
    ['', 'rich,'],
    ['had ever', 'rich,'],
  ])('keeps %j when %j is opened at once, and opens the tapped word', (text, tapped) => {
    const first = applyEvents({ type: 'word-opened', index: 2 }, { type: 'word-typed', text });
    const next = reduceCorrection(first, { type: 'word-opened', index: WORDS.indexOf(tapped) });
    expect(next.open?.text).toBe(tapped);
    expect(getCorrectedWords(next)).toEqual(getCorrectedWords(first));
    const earlier = reduceCorrection(first, { type: 'word-opened', index: 0 });
    expect(earlier.open?.text).toBe('If');
  });

  test('reopens with the words that it was left with', () => {
    const words = fc.array(fc.constantFrom('If', 'I', 'were', 'rich,', 'would'), {
      minLength: 1,
      maxLength: 8,
    });
    forAll(300, words, fc.nat(7), fc.constantFrom('', 'had', 'had been'), (sentence, index, text) => {
      fc.pre(index < sentence.length);
      const opened = reduceCorrection(startCorrection(sentence, ''), { type: 'word-opened', index });
      const typed = reduceCorrection(opened, { type: 'word-typed', text });
      const answer = getCorrectedAnswer(typed, sentence);
      if (answer === '') return;
      expect(startCorrection(sentence, answer).words).toEqual(getCorrectedWords(typed));
    });
  });
});
