import { describe, expect, test } from 'vitest';
import { createChain } from '../../../src/games/chain/chain-moves.ts';
import type { Chain } from '../../../src/games/chain/chain-state.ts';
import { formatRefusal } from '../../../src/games/chain/chain-texts.ts';
import { getRequiredLetter, judgeEntry } from '../../../src/games/chain/judge.ts';
import { createSmallBank } from './small-bank.ts';

const bank = createSmallBank(['apple', 'elephant', 'tiger', 'eagle'], ['ear', 'rose', 'example']);

/** A chain of these words. */
function createChainOf(...words: string[]): Chain {
  const links = words.map((word, index) => ({
    word,
    by: index % 2 === 0 ? ('computer' as const) : ('learner' as const),
    points: index % 2,
    startsAfresh: index === 0,
  }));
  return { ...createChain(bank, { seed: 1, carriedState: [] }), links };
}

function describeVerdict(entry: string, chain = createChainOf('apple')): string {
  const judged = judgeEntry(entry, chain, bank);
  return judged.ok ? `accepted: ${judged.value}` : formatRefusal(judged.failure);
}

describe('judgeEntry:', () => {
  test('an accepted, unused word with the right first letter is played', () => {
    expect(describeVerdict('elephant')).toBe('accepted: elephant');
    expect(describeVerdict('ear')).toBe('accepted: ear');
  });

  test('capitals and surrounding spaces are ignored', () => {
    expect(describeVerdict('  Elephant ')).toBe('accepted: elephant');
  });

  test('an empty entry is refused with the text of the specification', () => {
    for (const entry of ['', '   ', '\t\n']) expect(describeVerdict(entry)).toBe('Please enter a word.');
  });

  test.each([
    ['of one letter', 'e', 'A word in the chain has two letters or more.'],
    ['that repeats a word', 'APPLE', '“apple” is already in the chain. Find another word.'],
    [
      'with the wrong first letter',
      'tiger',
      '“tiger” starts with the wrong letter. After “apple”, you need a word that starts with E.',
    ],
    [
      'that is not in the vocabulary list',
      'exxxyz',
      '“exxxyz” isn’t in the vocabulary list. Find another word.',
    ],
    ...['ice cream', 'e-mail', 'don’t', '3ggs', 'tжn'].map((entry) => [
      'with a sign or a space',
      entry,
      'Use letters only. Write one word, without spaces or signs.',
    ]),
  ])('an entry %s (%s) is refused', (_what, entry, refusal) => {
    expect(describeVerdict(entry)).toBe(refusal);
  });

  test('an unknown word with a wrong first letter is refused for its letter', () => {
    expect(describeVerdict('zzzzzz')).toContain('starts with the wrong letter');
  });

  test('an entry one edit away from a fitting word is a misspelling', () => {
    expect(describeVerdict('elephnat')).toBe(
      'Almost right: check the spelling of “elephnat”. Did you mean “elephant”?',
    );
    expect(describeVerdict('wlephant')).toContain('Did you mean “elephant”?');
  });

  test('an entry is no misspelling of a word that does not fit', () => {
    expect(describeVerdict('tigerr')).toContain('starts with the wrong letter');
    expect(describeVerdict('elephnat', createChainOf('apple', 'elephant', 'tree'))).toContain(
      'isn’t in the vocabulary list',
    );
  });

  test('a long pasted entry is cut', () => {
    const judged = judgeEntry('e'.repeat(5000), createChainOf('apple'), bank);
    expect(JSON.stringify(judged).length).toBeLessThan(100);
  });
});

describe('getRequiredLetter:', () => {
  test('the required letter is the last one of the word before', () => {
    expect(getRequiredLetter(createChainOf('apple'), bank)).toBe('e');
  });

  test('any letter is allowed when no accepted word with the required one is left', () => {
    const chain = createChainOf('elephant', 'tiger', 'rose', 'ear', 'rr');
    expect(getRequiredLetter(chain, bank)).toBeNull();
    expect(describeVerdict('apple', chain)).toBe('accepted: apple');
  });
});
