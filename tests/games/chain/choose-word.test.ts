import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSeededRng } from '../../../src/domain/random.ts';
import { createChainBank } from '../../../src/games/chain/chain-bank.ts';
import { chooseWord } from '../../../src/games/chain/choose-word.ts';
import { createWord } from '../../content/words/create-word.ts';
import { forAll } from '../../for-all.ts';
import { createSmallBank } from './small-bank.ts';

const word = fc.stringMatching(/^[abcd]{2,4}$/);
const everything = { has: () => true, listStartingWith: () => [] };

function link(word: string) {
  return { word, by: 'computer' as const, points: 0, startsAfresh: false };
}

function chosen(
  taught: readonly string[],
  laid: readonly string[],
  letter: string | null,
  seed = 1,
): string | null {
  return chooseWord(
    createSmallBank(taught),
    { links: laid.map(link), earlier: [] },
    letter,
    createSeededRng(seed),
  );
}

describe('the computer', () => {
  test('plays a taught, free word with the right letter that leaves no dead end', () => {
    forAll(
      fc.uniqueArray(word, { maxLength: 30 }),
      fc.uniqueArray(word, { maxLength: 10 }),
      fc.option(fc.constantFrom('a', 'b', 'c', 'd')),
      fc.nat(),
      (taught, laid, letter, seed) => {
        const played = chosen(taught, laid, letter, seed);
        const free = taught.filter((word) => !laid.includes(word));
        const good = free.filter(
          (word) =>
            (letter === null || word.startsWith(letter)) &&
            free.some((next) => next !== word && next[0] === word.at(-1)),
        );
        if (good.length === 0) expect(played).toBeNull();
        else expect(good).toContain(played);
      },
    );
  });

  test('keeps to the learner’s level and below', () => {
    const levels = { aa: 'A1', ab: 'A2', ba: 'B1', abc: 'C1', aca: 'C2' } as const;
    const rows = Object.entries(levels).map(([word, level]) => createWord(word, { level }));
    const bank = createChainBank('B1', rows, everything);
    expect(bank.taught.map(({ word }) => word)).toEqual(['aa', 'ab', 'ba']);
    expect(bank.meanings.has('aca')).toBe(true);
  });

  test('prefers words that no earlier game used, and of the others the one used longest ago', () => {
    const bank = createSmallBank(['ab', 'aab', 'aaab', 'ba']);
    const play = (earlier: string[], seed: number) =>
      chooseWord(bank, { links: [], earlier }, 'a', createSeededRng(seed));
    for (let seed = 0; seed < 20; seed += 1) {
      expect(play(['ab', 'aab'], seed)).toBe('aaab');
      expect(play(['aab', 'aaab', 'ab'], seed)).toBe('aab');
    }
  });

  test('plays words of the learner’s own level more often than lower ones', () => {
    const rows = [...'bcdefghij'].map((letter) => createWord(`aa${letter}a`, { level: 'A1' }));
    const bank = createChainBank('A2', [...rows, createWord('aza', { level: 'A2' })], everything);
    const played = Array.from({ length: 200 }, (_, seed) =>
      chooseWord(bank, { links: [], earlier: [] }, 'a', createSeededRng(seed)),
    );
    const own = played.filter((word) => word === 'aza').length;
    expect(own).toBeGreaterThan(100);
    expect(own).toBeLessThan(190);
  });
});
