import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pickSpeakingSentence, toSpokenText } from '../../src/domain/speech.ts';
import { forAll } from '../for-all.ts';

const words = fc
  .array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 8 })
  .map((list) => list.join(' '));
const ends = fc.constantFrom('.', '?', '!');

describe('the speaking prompt', () => {
  test('is the first sentence of the first exercise, up to its mark', () => {
    forAll(words, ends, words, ends, words, (first, end, second, other, plan) => {
      const exercise = `${first}${end} ${second}${other}`;
      expect(pickSpeakingSentence([exercise, 'Another.'], plan)).toEqual({
        ok: true,
        value: `${first}${end}`,
      });
    });
  });

  test('is the first sentence of the plan if there are no exercises', () => {
    forAll(words, ends, words, (first, end, more) => {
      expect(pickSpeakingSentence([], `${first}${end} ${more}`)).toEqual({
        ok: true,
        value: `${first}${end}`,
      });
    });
  });

  test('is missing without exercise and plan', () => {
    expect(pickSpeakingSentence([], ' \n')).toEqual({ ok: false, failure: { kind: 'nothing-to-play' } });
  });

  const hotel =
    '# At the hotel\n\n## Goal\n\n**You** can _check in_ at a [hotel](https://x.example) today. Next.';
  test.each([
    ['comes from the plan when the exercise has no sentence', 'no mark here', 'Say hello. Go.', 'Say hello.'],
    ['is the fallback without any', '____', '# Title only', 'Please practice speaking this sentence.'],
    ['leaves out what a voice would read aloud', '', hotel, 'You can check in at a hotel today.'],
    ['begins with no number or quotation mark', '> 1. Tell me about `work`!', '', 'Tell me about work!'],
    ['never says the keys', '', '<!-- exercise-keys [["went."]] -->\n\nGo home.', 'Go home.'],
  ])('%s', (_what, exercise, plan, value) => {
    expect(pickSpeakingSentence([exercise], plan)).toEqual({ ok: true, value });
  });
});

describe('spoken text', () => {
  test('has no tables, rules or gaps', () => {
    const markdown = 'One ____ two\n\n| a | b |\n|---|---|\n\n---\n\n- [ ] three';
    expect(toSpokenText(markdown)).toBe('One two three');
  });
});
