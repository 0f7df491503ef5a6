import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSeededRng } from '../../../src/domain/random.ts';
import { createChainBank } from '../../../src/games/chain/chain-bank.ts';
import { chooseWord } from '../../../src/games/chain/choose-word.ts';
import { createWord } from '../../content/words/create-word.ts';
import { forAll } from '../../for-all.ts';
import { createSmallBank } from './small-bank.ts';

const word = fc.stringMatching(/^[abcd]{2,4}$/);
const acceptsAll = { has: () => true, listStartingWith: () => [] };

function createLink(word: string) {
  return { word, by: 'computer' as const, points: 0, startsAfresh: false };
}

function chooseFrom(
  taught: readonly string[],
  laid: readonly string[],
  letter: string | null,
  seed = 1,
): string | null {
  return chooseWord(
    createSmallBank(taught),
    { links: laid.map(createLink), earlier: [] },
    letter,
    createSeededRng(seed),
  );
}

describe('chooseWord:', () => {
  test('the computer plays a taught, unused word with the right letter and no dead end', () => {
    forAll(
      fc.uniqueArray(word, { maxLength: 30 }),
      fc.uniqueArray(word, { maxLength: 10 }),
      fc.option(fc.constantFrom('a', 'b', 'c', 'd')),
      fc.nat(),
      (taught, laid, letter, seed) => {
        const played = chooseFrom(taught, laid, letter, seed);
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

  test('the computer knows words of the learner’s level and below', () => {
    const levels = { aa: 'A1', ab: 'A2', ba: 'B1', abc: 'C1', aca: 'C2' } as const;
    const rows = Object.entries(levels).map(([word, level]) => createWord(word, { level }));
    const bank = createChainBank('B1', rows, acceptsAll);
    expect(bank.taught.map(({ word }) => word)).toEqual(['aa', 'ab', 'ba']);
    expect(bank.meanings.has('aca')).toBe(true);
  });

  test('the computer prefers words unused by earlier games, then the one used longest ago', () => {
    const bank = createSmallBank(['ab', 'aab', 'aaab', 'ba']);
    const play = (earlier: string[], seed: number) =>
      chooseWord(bank, { links: [], earlier }, 'a', createSeededRng(seed));
    for (let seed = 0; seed < 20; seed += 1) {
      expect(play(['ab', 'aab'], seed)).toBe('aaab');
      expect(play(['aab', 'aaab', 'ab'], seed)).toBe('aab');
    }
  });

  test('the computer plays words of the learner’s level more often than lower ones', () => {
    const rows = [...'bcdefghij'].map((letter) => createWord(`aa${letter}a`, { level: 'A1' }));
    const bank = createChainBank('A2', [...rows, createWord('aza', { level: 'A2' })], acceptsAll);
    const played = Array.from({ length: 200 }, (_, seed) =>
      chooseWord(bank, { links: [], earlier: [] }, 'a', createSeededRng(seed)),
    );
    const own = played.filter((word) => word === 'aza').length;
    expect(own).toBeGreaterThan(100);
    expect(own).toBeLessThan(190);
  });
});
