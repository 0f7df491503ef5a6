import { describe, expect, test } from 'vitest';
import { createChain } from '../../../src/games/chain/chain-moves.ts';
import type { Chain } from '../../../src/games/chain/chain-state.ts';
import { formatRefusal } from '../../../src/games/chain/chain-texts.ts';
import { getRequiredLetter, judgeEntry } from '../../../src/games/chain/judge.ts';
import { createSmallBank } from './small-bank.ts';

const bank = createSmallBank(['apple', 'elephant', 'tiger', 'eagle'], ['ear', 'rose', 'example']);

/** A chain of these words. */
function chainOf(...words: string[]): Chain {
  const links = words.map((word, index) => ({
    word,
    by: index % 2 === 0 ? ('computer' as const) : ('learner' as const),
    points: index % 2,
    startsAfresh: index === 0,
  }));
  return { ...createChain(bank, { seed: 1, carriedState: [] }), links };
}

function told(entry: string, chain = chainOf('apple')): string {
  const judged = judgeEntry(entry, chain, bank);
  return judged.ok ? `taken: ${judged.value}` : formatRefusal(judged.failure);
}

describe('an entry', () => {
  test('is taken when it is accepted, free, and begins with the last letter', () => {
    expect(told('elephant')).toBe('taken: elephant');
    expect(told('ear')).toBe('taken: ear');
  });

  test('may have capitals and outer spaces', () => {
    expect(told('  Elephant ')).toBe('taken: elephant');
  });

  test('that is empty, or of spaces, is refused in the words of the specification', () => {
    for (const entry of ['', '   ', '\t\n']) expect(told(entry)).toBe('Please enter a word.');
  });

  test.each([
    ['of one letter', 'e', 'A word in the chain has two letters or more.'],
    ['that repeats a word', 'APPLE', '“apple” is in the chain already. Find another word.'],
    [
      'with the wrong first letter',
      'tiger',
      '“tiger” starts with the wrong letter: after “apple” comes a word starting with E.',
    ],
    [
      'that is not in the vocabulary list',
      'exxxyz',
      '“exxxyz” is not in the vocabulary list. Find another word.',
    ],
    ...['ice cream', 'e-mail', 'don’t', '3ggs', 'éclair'].map((entry) => [
      'with a sign or a space',
      entry,
      'Use letters only: one word, without spaces or signs.',
    ]),
  ])('%s (%s) is refused', (_what, entry, refusal) => {
    expect(told(entry)).toBe(refusal);
  });

  test('that is unknown and begins wrongly is told of its letter first', () => {
    expect(told('zzzzzz')).toContain('starts with the wrong letter');
  });

  test('one slip away from a word that fits is called a slip', () => {
    expect(told('elephnat')).toBe('Nearly: check the spelling of “elephnat”. Did you mean “elephant”?');
    expect(told('wlephant')).toContain('Did you mean “elephant”?');
  });

  test('is no slip of a word that would not be taken', () => {
    expect(told('tigerr')).toContain('starts with the wrong letter');
    expect(told('elephnat', chainOf('apple', 'elephant', 'tree'))).toContain('not in the vocabulary list');
  });

  test('that is pasted by the page is cut short', () => {
    const judged = judgeEntry('e'.repeat(5000), chainOf('apple'), bank);
    expect(JSON.stringify(judged).length).toBeLessThan(100);
  });
});

describe('the letter that is due', () => {
  test('is the last one of the word before', () => {
    expect(getRequiredLetter(chainOf('apple'), bank)).toBe('e');
  });

  test('is any, when no accepted word that begins with it is left', () => {
    const chain = chainOf('elephant', 'tiger', 'rose', 'ear', 'rr');
    expect(getRequiredLetter(chain, bank)).toBeNull();
    expect(told('apple', chain)).toBe('taken: apple');
  });
});
