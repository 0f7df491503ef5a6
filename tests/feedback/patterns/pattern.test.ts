import { describe, expect, test } from 'vitest';
import { findMatches } from '../../../src/feedback/patterns/match-pattern.ts';
import { compilePattern } from '../../../src/feedback/patterns/pattern.ts';
import { tokenizeSentences } from '../../../src/feedback/patterns/sentences.ts';

/** The marked words of all places where a pattern holds. */
function marked(pattern: string, text: string, lists: Record<string, ReadonlySet<string>> = {}): string[] {
  return tokenizeSentences(text).flatMap((sentence) =>
    findMatches(compilePattern(pattern, lists), sentence).map(({ marked: { from, to } }) =>
      text.slice(sentence[from]?.start, sentence[to - 1]?.end),
    ),
  );
}

describe('a pattern finds', () => {
  test.each([
    ['words in any case', 'I <am>', 'I AM here.', ['AM']],
    ['any form of a verb', '<@go> home', 'She went home.', ['went']],
    ['a class of words', 'a <NOUN>', 'I see a dog.', ['dog']],
    ['one of several', '<who|which> is', 'A man who is here.', ['who']],
    ['an optional word', 'a ADJ? <dog>', 'A dog and a big dog.', ['dog', 'dog']],
    ['the start of a clause', '^c <he>', 'I know that he sees him.', ['he']],
    ['the end of a sentence, also without a full stop', '<mine> $', 'It is mine', ['mine']],
    ['a word that is not followed by another', '<lot> ~of', 'A lot of cats, a lot.', ['lot']],
    ['a word that does not follow another', '-the <same>', 'The same, same.', ['same']],
  ])('%s', (_, pattern, text, expected) => {
    expect(marked(pattern.replace('I', 'i'), text)).toEqual(expected);
  });

  test('words of a list of the rule', () => {
    expect(marked('a <%jobs>', 'He is a nurse.', { jobs: new Set(['nurse']) })).toEqual(['nurse']);
  });
});

test('a pattern without a mark, or with an unknown class or list, is refused', () => {
  expect(() => compilePattern('a dog')).toThrow('Nothing is marked');
  expect(() => compilePattern('<NONSENSE>')).toThrow('Unknown word class');
  expect(() => compilePattern('<%nothing>')).toThrow('no list');
});

describe('a text is split into sentences and tokens', () => {
  const words = (text: string) =>
    tokenizeSentences(text).map((sentence) => sentence.map((token) => token.text).join('|'));

  test.each([
    ['I came. He left.', ['I|came|.', 'He|left|.']],
    ['Dr. Okafor came.', ['Dr|.|Okafor|came|.']],
    ["I'm here", ["I|'m|here|"]],
    ["I don't know!", ["I|don't|know|!"]],
    ['One line\nanother line', ['One|line|', 'another|line|']],
    ['', []],
  ])('in %j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });
});
