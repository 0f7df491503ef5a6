import { describe, expect, test } from 'vitest';
import { replaceWithGap } from '../../src/content/gap.ts';

describe('a gap', () => {
  test('replaces the first occurrence of a whole word, in upper or lower case', () => {
    expect(replaceWithGap('Smart art: Art is art.', 'art')).toBe('Smart ___: Art is art.');
  });

  test.each([
    ['We met at 9 a.m. today.', 'a.m.', 'We met at 9 ___ today.'],
    ['Who (on earth) is he?', '(on earth)', 'Who ___ is he?'],
    ['She said “What?” twice.', 'what?', 'She said “___” twice.'],
  ])('in %j replaces %j letter by letter', (text, word, gapped) => {
    expect(replaceWithGap(text, word)).toBe(gapped);
  });

  test('needs the very letters of a word with a full stop', () => {
    expect(replaceWithGap('I am here.', 'a.m')).toBeNull();
    expect(replaceWithGap('An arm hurts.', 'a.m')).toBeNull();
  });
});
