import { describe, expect, test } from 'vitest';
import { tagSentence } from '../../../src/feedback/grammar/tag-sentence.ts';
import { splitSentences } from '../../../src/feedback/grammar/tokens.ts';
import { readTagged, type TaggedSentence } from './read-tagged.ts';

function tag(text: string): readonly { word: string; tag: string }[] {
  return splitSentences(text).flatMap((sentence) =>
    tagSentence(sentence).map((token) => ({ word: token.text, tag: token.tag })),
  );
}

/** The share of words with the tag that a person gave them. */
function measureAccuracy(sentences: readonly TaggedSentence[]): number {
  const pairs = sentences.flatMap(({ text, words }) => {
    const found = tag(text);
    return words.map((word, at) => found[at]?.word === word.word && found[at]?.tag === word.tag);
  });
  return pairs.filter(Boolean).length / pairs.length;
}

describe('the tagger', () => {
  test.each([
    ['development', 0.98],
    ['held-out', 0.97],
  ] as const)('tags the words of the %s sentences as a person does', (name, share) => {
    const accuracy = measureAccuracy(readTagged(name));
    console.log(`${name}: ${(100 * accuracy).toFixed(1)} % of the tags`);
    expect(accuracy).toBeGreaterThanOrEqual(share);
  });

  test('splits words as the hand-tagged sentences do', () => {
    for (const { text, words } of [...readTagged('development'), ...readTagged('held-out')])
      expect(tag(text).map(({ word }) => word)).toEqual(words.map(({ word }) => word));
  });

  const tagOf = (text: string, word: string) => tag(text).find((each) => each.word === word)?.tag;

  test('splits contractions that are typed without an apostrophe, and no other words', () => {
    expect(tag('They dont know, im sure.').map(({ word }) => word)).toEqual([
      'They',
      'do',
      'nt',
      'know',
      ',',
      'i',
      'm',
      'sure',
      '.',
    ]);
    expect(tag('Its bone is theirs.').map(({ word }) => word)).toEqual(['Its', 'bone', 'is', 'theirs', '.']);
  });

  test.each([
    ['I bought car yesterday.', 'car', 'NOUN'],
    ['She plays well.', 'plays', 'VERBS'],
    ['I like cities such as Rome.', 'as', 'PREP'],
    ['The wolves’ life is hard.', '’', 'POSS'],
    ['She has a 90-day ticket.', '-', 'ADJ'],
    ['It’s clear.', '’s', 'VERBS'],
    ['That means a lot.', 'means', 'VERBS'],
    ['It is a means of transport.', 'means', 'NOUN'],
    ['They play live music.', 'live', 'ADJ'],
    ['It is very depressing news.', 'depressing', 'ADJ'],
    ['She wrote two plays.', 'plays', 'NOUNS'],
    ['I have played here.', 'played', 'EN'],
    ['I played here.', 'played', 'PAST'],
    ['I saw her.', 'her', 'PRON'],
    ['I saw her dog.', 'her', 'DET'],
    ['I know that he is here.', 'that', 'SUBORD'],
    ['The book that he wrote is long.', 'that', 'REL'],
    ['That book is long.', 'That', 'DET'],
    ["My father's car is red.", "'s", 'POSS'],
    ["He's reading.", "'s", 'VERBS'],
    ['I want to work.', 'work', 'VERB'],
    ['I go to work.', 'work', 'NOUN'],
    ['The people who live there are kind.', 'are', 'VERB'],
  ])('reads “%s” with “%s” as %s', (text, word, expected) => {
    expect(tagOf(text, word)).toBe(expected);
  });
});
