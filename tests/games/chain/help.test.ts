import { describe, expect, test } from 'vitest';
import { createChain, endChain, enterWord, takeHint } from '../../../src/games/chain/chain-moves.ts';
import { createChainResult } from '../../../src/games/chain/chain-result.ts';
import type { Chain } from '../../../src/games/chain/chain-state.ts';
import { formatHint } from '../../../src/games/chain/chain-texts.ts';
import { getAnnouncement, getAnswers } from '../transition-effects.ts';
import { createSmallBank } from './small-bank.ts';

const bank = createSmallBank(['ab', 'ba', 'bab', 'baab', 'abaa'], ['aca']);
const opened = createChain(bank, { seed: 3, carriedState: [] });
const when = { at: 900, since: 400, times: 1 };

function refused(chain: Chain, ...texts: string[]): Chain {
  return texts.reduce((chain, text) => enterWord(chain, text, bank, when).chain, chain);
}

function misses(chain: Chain) {
  return createChainResult(chain, '', []).misses;
}

describe('a hint', () => {
  test('first tells what a fitting word means, then how it begins, and no more', () => {
    const first = takeHint(opened, bank);
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

  test('is for a word that would be taken, and the answer says that it was used', () => {
    const { hint } = takeHint(opened, bank);
    const entered = enterWord(takeHint(opened, bank), hint?.word ?? '', bank, when);
    expect(entered.refusal).toBeNull();
    expect(getAnswers(entered)).toEqual([{ id: hint?.word, grade: 'right', hint: true, ms: 500 }]);
    expect(entered.chain.hint).toBeNull();
  });

  test('that was in vain makes a word that the learner did not know', () => {
    const hinted = takeHint(opened, bank);
    const ended = endChain(hinted, bank, when);
    expect(getAnswers(ended)).toEqual([{ id: hinted.hint?.word, grade: 'missed', hint: true, ms: 500 }]);
    expect(misses(ended.state)[0]?.right).toBe(hinted.hint?.word);
  });
});

describe('what there is to learn at the end', () => {
  test('is a fitting word for each refusal and for the end, with its reason and its meaning', () => {
    const ended = endChain(refused(opened, 'xyzzy', opened.links[0]?.word ?? ''), bank, when);
    const shown = misses(ended.state);
    expect(shown.map(({ given }) => given)).toEqual(['xyzzy', opened.links[0]?.word, undefined]);
    for (const { word, reason } of shown) {
      expect(bank.accepted.has(word)).toBe(true);
      expect(reason).toMatch(/\. It means: the meaning of it\.$/);
    }
  });

  test('shows a slip with the word that was meant', () => {
    const letter = opened.links[0]?.word.at(-1);
    const slip = letter === 'a' ? 'abaaa' : 'baabb';
    const meant = letter === 'a' ? 'abaa' : 'baab';
    expect(misses(refused(opened, slip))).toEqual([
      {
        word: meant,
        right: meant,
        given: slip,
        reason: `So close! This is how it is spelt. It means: the meaning of it.`,
      },
    ]);
  });

  test('shows the same mistake once, and no word twice', () => {
    const words = misses(refused(opened, 'qqqqq', 'qqqqq', 'wwwww', 'rrrrr', 'ttttt', 'yyyyy')).map(
      ({ word }) => word,
    );
    expect(new Set(words).size).toBe(words.length);
    expect(misses(refused(opened, 'qqqqq', 'qqqqq'))).toHaveLength(1);
  });

  test('leaves out entries that were none', () => {
    expect(misses(refused(opened, '', 'a', 'a b'))).toEqual([]);
  });

  test.each([
    [0, undefined],
    [1, 1],
    [7, 1],
    [8, 2],
    [14, 2],
    [15, 3],
  ])('%i words are worth %s stars', (words, stars) => {
    const link = { word: 'ab', by: 'learner' as const, points: 1, startsAfresh: false };
    expect(
      createChainResult({ ...opened, links: Array.from({ length: words }, () => link) }, '', []).stars,
    ).toBe(stars);
  });
});

test('a screen reader is told a refusal again that reads like the one before, and no other', () => {
  const first = enterWord(opened, '', bank, when);
  expect(getAnnouncement(first)).toBe('');
  expect(getAnnouncement(enterWord(first.chain, '', bank, when))).toBe('Please enter a word.');
  expect(getAnnouncement(enterWord(first.chain, 'a', bank, when))).toBe('');
});
