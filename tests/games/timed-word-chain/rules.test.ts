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

const startGame = (timeLimits?: TimeLimitSetting) =>
  createChainPlayer({ createInitialState, reduce }, bank, timeLimits);

describe('time:', () => {
  test('each correct word restarts the 15 seconds', () => {
    const game = startGame();
    expect(getNextTickTime(game.getState(), 'normal')).toBe(15_000);
    game.playWord(14_000);
    expect(getNextTickTime(game.getState(), 'normal')).toBe(29_000);
    expect(game.send({ type: 'ticked' }, 28_999).turn.phase).toBe('playing');
    expect(game.send({ type: 'ticked' }, 29_000).turn).toEqual({ phase: 'over', reason: 'time-up' });
  });

  test('the headline says that time is up and how long the chain is', () => {
    const game = startGame();
    game.playWord(1000);
    expect(getResult(game.send({ type: 'ticked' }, 16_000)).headline).toBe(
      'Time’s up! You made a chain of 1 word.',
    );
  });

  test('a refusal does not restart the time', () => {
    const game = startGame();
    game.send({ type: 'entered', text: 'nothing' }, 8000);
    expect(getNextTickTime(game.getState(), 'normal')).toBe(15_000);
  });
});

describe('the combo:', () => {
  test('every three words in a row raise the multiplier, up to four', () => {
    expect([1, 3, 4, 6, 7, 9, 10, 30].map(getMultiplier)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    const game = startGame();
    const points = [1, 2, 3, 4].map((at) => game.playWord(at).chain.links.at(-1)?.points);
    expect(points).toEqual([3, 3, 3, 6]);
    expect(getScoreboard(game.getState()).find(({ label }) => label === 'In a row')?.value).toBe(4);
  });

  test.each(['zzz', 'ccc'])('a wrong word (%s) ends the combo and keeps the best', (text) => {
    const game = startGame();
    game.playWord(1);
    game.playWord(2);
    expect(game.send({ type: 'entered', text }, 3)).toMatchObject({ combo: 0, bestCombo: 2 });
    expect(game.playWord(4)).toMatchObject({ combo: 1, bestCombo: 2 });
  });

  test.each(['', 'a b', 'a'])('an entry without a word (%j) does not end the combo', (text) => {
    const game = startGame();
    game.playWord(1);
    expect(game.send({ type: 'entered', text }, 2).combo).toBe(1);
  });
});

test('a learner may stop at any time', () => {
  const game = startGame('off');
  game.playWord(1);
  expect(game.send({ type: 'stopped' }, 2).turn).toEqual({ phase: 'over', reason: 'stopped' });
  expect(getResult(game.getState()).headline).toBe('You stopped after 1 word.');
});

test('any word is accepted when no word with the required letter is left', () => {
  const game = startGame('off');
  for (let at = 0; at < ALL.length + 1; at += 1) game.playWord(at);
  expect(game.getState().chain.links).toHaveLength(ALL.length + 2);
  const { links } = game.getState().chain;
  expect(links.slice(1).some(({ startsAfresh }) => startsAfresh)).toBe(true);
});
