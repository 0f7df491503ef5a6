import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { selectDrawableMarks, type TextMark } from '../../../../src/domain/marked-page.ts';
import { createMarkedAnswer } from '../../../../src/features/classroom/marked-page/marked-answer.ts';
import { SAMPLE_PLAN } from '../../../feedback/sample-plan.ts';
import { forAll } from '../../../for-all.ts';

const ANSWER = 'I goed home.\n\nExercise answers:\n1. (1) went\n(2) buyed\n3. She goed too.';

function createMark(text: string, wrong: string, from = 0): TextMark {
  const start = text.indexOf(wrong, from);
  return { start, end: start + wrong.length, correction: 'went', reason: 'Irregular.' };
}

describe('a marked answer', () => {
  test('leaves out what a key judges and its heading, and moves each mark with its word', () => {
    const marks = [createMark(ANSWER, 'goed'), createMark(ANSWER, 'goed', 10)];
    const shown = createMarkedAnswer(ANSWER, SAMPLE_PLAN, marks);
    expect(shown.text).toBe('I goed home.\n\n3. She goed too.');
    expect(shown.marks.map(({ start, end }) => shown.text.slice(start, end))).toEqual(['goed', 'goed']);
  });

  test('leaves out spoken exercises', () => {
    const answer = 'I goed home.\n\nExercise answers:\n3. I have said it aloud.';
    expect(createMarkedAnswer(answer, SAMPLE_PLAN, []).text).toBe('I goed home.');
  });

  test('is empty when keys judge all of it', () => {
    expect(createMarkedAnswer('1. (1) went\n(2) bought', SAMPLE_PLAN, []).text).toBe('');
  });

  test('keeps every mark at the words that it is about', () => {
    const texts = fc.array(
      fc.constantFrom('I goed', 'home', '1. (1) went', '\n', 'Exercise answers:', '2. He go'),
      {
        maxLength: 12,
      },
    );
    forAll(texts, fc.array(fc.tuple(fc.nat(60), fc.nat(6))), (pieces, places) => {
      const answer = pieces.join('\n');
      const marks = places.map(([start, length]) => ({ start, end: start + length, reason: '' }));
      const shown = createMarkedAnswer(answer, SAMPLE_PLAN, marks);
      const words = shown.marks.map(({ start, end }) => shown.text.slice(start, end));
      const before = selectDrawableMarks(marks, answer).map(({ start, end }) => answer.slice(start, end));
      expect(before).toEqual(expect.arrayContaining(words));
    });
  });
});

test('invalid marks are dropped: the drawn ones are in the text, in order, and do not overlap', () => {
  const mark = fc.record({ start: fc.nat(20), end: fc.nat(20), reason: fc.constant('') });
  forAll(fc.array(mark), fc.string({ maxLength: 15 }), (marks, text) => {
    let free = 0;
    for (const { start, end } of selectDrawableMarks(marks, text)) {
      expect(start).toBeGreaterThanOrEqual(free);
      expect(end).toBeGreaterThanOrEqual(start);
      expect(end).toBeLessThanOrEqual(text.length);
      free = end;
    }
  });
});
