import { describe, expect, test } from 'vitest';
import type { TimeLimitSetting } from '../../../src/games/kit/time-limit.ts';
import { getResult, getScoreboard } from '../../../src/games/timed-word-chain/outcome.ts';
import {
  createInitialState,
  getMultiplier,
  getNextTickTime,
  reduce,
} from '../../../src/games/timed-word-chain/rules.ts';
import { createChainPlayer } from '../chain/chain-player.ts';
import { createSmallBank } from '../chain/small-bank.ts';

/** All words of a and b, three letters long. */
const ALL = [...'ab'].flatMap((x) => [...'ab'].flatMap((y) => [...'ab'].map((z) => x + y + z)));
const bank = createSmallBank(ALL, ['abcdef', 'bbbbbb']);

const begin = (timing?: TimeLimitSetting) => createChainPlayer({ createInitialState, reduce }, bank, timing);

describe('the clock', () => {
  test('gives 15 seconds, and 15 again with each correct word', () => {
    const game = begin();
    expect(getNextTickTime(game.now(), 'normal')).toBe(15_000);
    game.lay(14_000);
    expect(getNextTickTime(game.now(), 'normal')).toBe(29_000);
    expect(game.send({ type: 'ticked' }, 28_999).turn.phase).toBe('playing');
    expect(game.send({ type: 'ticked' }, 29_000).turn).toEqual({ phase: 'over', reason: 'time-up' });
  });

  test('says at the end that time is up, and how far one came', () => {
    const game = begin();
    game.lay(1000);
    expect(getResult(game.send({ type: 'ticked' }, 16_000)).headline).toBe(
      'Time’s up! You made a chain of 1 word.',
    );
  });

  test('is not set back by a refusal', () => {
    const game = begin();
    game.send({ type: 'entered', text: 'nothing' }, 8000);
    expect(getNextTickTime(game.now(), 'normal')).toBe(15_000);
  });
});

describe('a combo', () => {
  test('counts words in a row, of which each three raise what a word is worth, up to four times', () => {
    expect([1, 3, 4, 6, 7, 9, 10, 30].map(getMultiplier)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    const game = begin();
    const points = [1, 2, 3, 4].map((at) => game.lay(at).chain.links.at(-1)?.points);
    expect(points).toEqual([3, 3, 3, 6]);
    expect(getScoreboard(game.now()).find(({ label }) => label === 'Combo')?.value).toBe(4);
  });

  test.each(['zzz', 'ccc'])('ends with a wrong word (%s), and the best is kept', (text) => {
    const game = begin();
    game.lay(1);
    game.lay(2);
    expect(game.send({ type: 'entered', text }, 3)).toMatchObject({ combo: 0, bestCombo: 2 });
    expect(game.lay(4)).toMatchObject({ combo: 1, bestCombo: 2 });
  });

  test.each(['', 'a b', 'a'])('outlives an entry that is none (%j)', (text) => {
    const game = begin();
    game.lay(1);
    expect(game.send({ type: 'entered', text }, 2).combo).toBe(1);
  });
});

test('a learner may stop at any time', () => {
  const game = begin('off');
  game.lay(1);
  expect(game.send({ type: 'stopped' }, 2).turn).toEqual({ phase: 'over', reason: 'stopped' });
  expect(getResult(game.now()).headline).toBe('You stopped after 1 word.');
});

test('when no word begins with the letter any more, any word goes on', () => {
  const game = begin('off');
  for (let at = 0; at < ALL.length + 1; at += 1) game.lay(at);
  expect(game.now().chain.links).toHaveLength(ALL.length + 2);
  expect(
    game
      .now()
      .chain.links.slice(1)
      .some(({ startsAfresh }) => startsAfresh),
  ).toBe(true);
});
