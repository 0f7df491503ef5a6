import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { speakingPrompt, spokenText } from '../../src/domain/speech.ts';

const words = fc
  .array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 8 })
  .map((list) => list.join(' '));
const ends = fc.constantFrom('.', '?', '!');

describe('the speaking prompt', () => {
  test('is the first sentence of the first exercise, up to its mark', () => {
    fc.assert(
      fc.property(words, ends, words, ends, words, (first, end, second, other, plan) => {
        const exercise = `${first}${end} ${second}${other}`;
        expect(speakingPrompt([exercise, 'Another.'], plan)).toEqual({ ok: true, value: `${first}${end}` });
      }),
    );
  });

  test('is the first sentence of the plan without exercises', () => {
    fc.assert(
      fc.property(words, ends, words, (first, end, more) => {
        expect(speakingPrompt([], `${first}${end} ${more}`)).toEqual({ ok: true, value: `${first}${end}` });
      }),
    );
  });

  test('is the first sentence of the plan when the first exercise has none', () => {
    expect(speakingPrompt(['no mark here'], 'Say hello. Go.')).toEqual({ ok: true, value: 'Say hello.' });
  });

  test('is the fallback when there is no sentence at all', () => {
    expect(speakingPrompt(['____'], '# Title only')).toEqual({
      ok: true,
      value: 'Please practice speaking this sentence.',
    });
  });

  test('is missing with neither exercise nor plan', () => {
    expect(speakingPrompt([], ' \n')).toEqual({ ok: false, failure: { kind: 'nothing-to-play' } });
  });

  test('leaves out the markdown that a voice would read aloud', () => {
    const plan =
      '# At the hotel\n\n## Goal\n\n**You** can _check in_ at a [hotel](https://x.example) today. Next.';
    expect(speakingPrompt([], plan)).toEqual({ ok: true, value: 'You can check in at a hotel today.' });
  });

  test('does not begin with a number or a quotation mark of markdown', () => {
    expect(speakingPrompt(['> 1. Tell me about `work`!'], '')).toEqual({
      ok: true,
      value: 'Tell me about work!',
    });
  });

  test('never says the keys of the exercises', () => {
    expect(speakingPrompt([], '<!-- exercise-keys [["went."]] -->\n\nGo home.')).toMatchObject({
      value: 'Go home.',
    });
  });
});

describe('spoken text', () => {
  test('has no tables, rules or gaps', () => {
    const markdown = 'One ____ two\n\n| a | b |\n|---|---|\n\n---\n\n- [ ] three';
    expect(spokenText(markdown)).toBe('One two three');
  });
});
