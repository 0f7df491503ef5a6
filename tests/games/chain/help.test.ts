import { describe, expect, test } from 'vitest';
import { createChain, endChain, enterWord, takeHint } from '../../../src/games/chain/chain-moves.ts';
import { createChainResult } from '../../../src/games/chain/chain-result.ts';
import type { Chain } from '../../../src/games/chain/chain-state.ts';
import { formatHint } from '../../../src/games/chain/chain-texts.ts';
import { getAnnouncement, getAnswers } from '../transition-effects.ts';
import { createSmallBank } from './small-bank.ts';

const bank = createSmallBank(['ab', 'ba', 'bab', 'baab', 'abaa'], ['aca']);
const newChain = createChain(bank, { seed: 3, carriedState: [] });
const turn = { at: 900, since: 400, times: 1 };

function refuseEntries(chain: Chain, ...texts: string[]): Chain {
  return texts.reduce((chain, text) => enterWord(chain, text, bank, turn).chain, chain);
}

function getMisses(chain: Chain) {
  return createChainResult(chain, '', []).misses;
}

describe('hints:', () => {
  test('the first hint gives the meaning of a fitting word and the second its first letters', () => {
    const first = takeHint(newChain, bank);
    const second = takeHint(first, bank);
    const { hint } = second;
    if (!first.hint || !hint) throw new Error('There is no hint');
    expect(formatHint(first.hint)).toBe(`Clue: the meaning of it (${hint.word.length} letters)`);
    expect(formatHint(hint)).toContain(
      `, starting with “${hint.word.slice(0, Math.ceil(hint.word.length / 2))}”`,
    );
    expect(takeHint(second, bank)).toBe(second);
    expect(second.hints).toBe(2);
  });

  test('a hint is for a word that would be accepted, and its answer records the hint', () => {
    const { hint } = takeHint(newChain, bank);
    const entered = enterWord(takeHint(newChain, bank), hint?.word ?? '', bank, turn);
    expect(entered.refusal).toBeNull();
    expect(getAnswers(entered)).toEqual([{ id: hint?.word, grade: 'right', hint: true, ms: 500 }]);
    expect(entered.chain.hint).toBeNull();
  });

  test('a hint without an answer counts its word as missed', () => {
    const hinted = takeHint(newChain, bank);
    const ended = endChain(hinted, bank, turn);
    expect(getAnswers(ended)).toEqual([{ id: hinted.hint?.word, grade: 'missed', hint: true, ms: 500 }]);
    expect(getMisses(ended.state)[0]?.right).toBe(hinted.hint?.word);
  });
});

describe('the misses:', () => {
  test('each refusal and the end have a fitting word with reason and meaning', () => {
    const ended = endChain(refuseEntries(newChain, 'xyzzy', newChain.links[0]?.word ?? ''), bank, turn);
    const shown = getMisses(ended.state);
    expect(shown.map(({ given }) => given)).toEqual(['xyzzy', newChain.links[0]?.word, undefined]);
    for (const { word, reason } of shown) {
      expect(bank.accepted.has(word)).toBe(true);
      expect(reason).toMatch(/\. It means: the meaning of it\.$/);
    }
  });

  test('a misspelling is shown with the intended word', () => {
    const letter = newChain.links[0]?.word.at(-1);
    const slip = letter === 'a' ? 'abaaa' : 'baabb';
    const meant = letter === 'a' ? 'abaa' : 'baab';
    expect(getMisses(refuseEntries(newChain, slip))).toEqual([
      {
        word: meant,
        right: meant,
        given: slip,
        reason: `Almost right! Here’s the right spelling. It means: the meaning of it.`,
      },
    ]);
  });

  test('a repeated mistake is shown once, and no word is shown twice', () => {
    const words = getMisses(
      refuseEntries(newChain, 'qqqqq', 'qqqqq', 'wwwww', 'rrrrr', 'ttttt', 'yyyyy'),
    ).map(({ word }) => word);
    expect(new Set(words).size).toBe(words.length);
    expect(getMisses(refuseEntries(newChain, 'qqqqq', 'qqqqq'))).toHaveLength(1);
  });

  test('entries without a word are no misses', () => {
    expect(getMisses(refuseEntries(newChain, '', 'a', 'a b'))).toEqual([]);
  });

  test.each([
    [0, undefined],
    [1, 1],
    [7, 1],
    [8, 2],
    [14, 2],
    [15, 3],
  ])('%i words earn %s stars', (words, stars) => {
    const link = { word: 'ab', by: 'learner' as const, points: 1, startsAfresh: false };
    expect(
      createChainResult({ ...newChain, links: Array.from({ length: words }, () => link) }, '', []).stars,
    ).toBe(stars);
  });
});

test('a refusal is announced only if its text is the same as the one before', () => {
  const first = enterWord(newChain, '', bank, turn);
  expect(getAnnouncement(first)).toBe('');
  expect(getAnnouncement(enterWord(first.chain, '', bank, turn))).toBe('Please enter a word.');
  expect(getAnnouncement(enterWord(first.chain, 'a', bank, turn))).toBe('');
});
