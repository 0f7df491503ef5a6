import { describe, expect, test } from 'vitest';
import { getLastWord } from '../../../src/games/chain/chain-state.ts';
import type { TimeLimitSetting } from '../../../src/games/kit/time-limit.ts';
import { getResult } from '../../../src/games/word-chain/outcome.ts';
import { createInitialState, getNextTickTime, reduce } from '../../../src/games/word-chain/rules.ts';
import { createChainPlayer } from '../chain/chain-player.ts';
import { createSmallBank } from '../chain/small-bank.ts';
import { getAnnouncement } from '../transition-effects.ts';

/** Every word starts and ends with a or b, so that there is always a next word. */
const bank = createSmallBank(['aba', 'abba', 'bab', 'baab', 'ab', 'ba'], ['abc', 'aax', 'bbbbbbb', 'babbbb']);

const startGame = (timeLimits?: TimeLimitSetting) =>
  createChainPlayer({ createInitialState, reduce }, bank, timeLimits);

describe('time:', () => {
  test('a word has 15 seconds', () => {
    const game = startGame();
    expect(getNextTickTime(game.getState(), 'normal')).toBe(15_000);
    expect(game.send({ type: 'ticked' }, 14_999).turn.phase).toBe('learner');
    expect(game.send({ type: 'ticked' }, 15_000).turn).toEqual({ phase: 'over', reason: 'time-up' });
  });

  test('the headline says that time is up', () => {
    expect(getResult(startGame().send({ type: 'ticked' }, 15_000)).headline).toBe(
      'Time’s up! You played 0 words.',
    );
  });

  test('the time starts again after the computer has answered', () => {
    const game = startGame();
    expect(game.playWord(14_999).turn.phase).toBe('computer');
    expect(getNextTickTime(game.getState(), 'normal')).toBe(14_999 + 1200);
    expect(game.send({ type: 'ticked' }, 16_199).turn).toEqual({ phase: 'learner', since: 16_199 });
    expect(getNextTickTime(game.getState(), 'normal')).toBe(16_199 + 15_000);
  });

  test('a refusal does not restart the time', () => {
    const game = startGame();
    game.send({ type: 'entered', text: 'zzz' }, 9000);
    expect(getNextTickTime(game.getState(), 'normal')).toBe(15_000);
  });

  test('a word at the last millisecond is too late, even before the tick', () => {
    const game = startGame();
    expect(game.playWord(15_000).turn.phase).toBe('over');
  });

  test('the computer answers in time even when limits are off', () => {
    const game = startGame('off');
    game.playWord(100);
    expect(getNextTickTime(game.getState(), 'off')).toBe(1300);
  });
});

describe('turns:', () => {
  /** The computer's turn after a word that ends with x, to which it has no answer. */
  function stumpComputer(taught: readonly string[]) {
    const bank = createSmallBank(taught, ['bx', 'ax']);
    const initial = createInitialState(bank, { seed: 1, carriedState: [] });
    const text = `${getLastWord(initial.chain).at(-1)}x`;
    const entered = reduce(initial, { type: 'entered', text, at: 0, timeLimits: 'normal' }, bank);
    return reduce(entered.state, { type: 'ticked', at: 1200, timeLimits: 'normal' }, bank);
  }

  test('moves are ignored while the computer is thinking', () => {
    const game = startGame();
    const laid = game.playWord(100);
    expect(game.playWord(200)).toBe(laid);
    expect(game.send({ type: 'asked-hint' }, 300)).toBe(laid);
  });

  test('a word is scored before the computer answers', () => {
    const game = startGame();
    const word = game.findWord();
    const { links } = game.send({ type: 'entered', text: word.toUpperCase() }, 100).chain;
    expect(links.at(-1)).toEqual({ word, by: 'learner', points: word.length, startsAfresh: false });
  });

  test('a word without an answer gains ten points, and the computer starts a new chain', () => {
    const answered = stumpComputer(['ab', 'ba', 'bb']);
    const { chain, stumped, turn } = answered.state;
    expect(getAnnouncement(answered)).toMatch(/^The computer can’t find a word\. It starts again: /);
    expect(stumped).toBe(1);
    expect(turn.phase).toBe('learner');
    expect(chain.links.at(-2)?.points).toBe(2 + 10);
    expect(chain.links.at(-1)).toMatchObject({ by: 'computer', startsAfresh: true });
  });

  test('the learner wins when no taught word is left', () => {
    const { state: over } = stumpComputer(['ab', 'ba']);
    expect(over.turn).toEqual({ phase: 'over', reason: 'computer-out' });
    expect(getResult(over).headline).toBe('You won! The computer knew no more words after your 1 word.');
    expect(getResult(over).score?.value).toBe(12);
  });
});

describe('giving up:', () => {
  test('giving up ends the game on the learner’s turn', () => {
    const over = startGame().send({ type: 'stopped' }, 10);
    expect(over.turn).toEqual({ phase: 'over', reason: 'stopped' });
    expect(getResult(over).headline).toBe('You stopped after 0 words.');
    expect(getResult(over).stars).toBeUndefined();
  });

  test('giving up ends the game on the computer’s turn', () => {
    const game = startGame();
    game.playWord(10);
    expect(game.send({ type: 'stopped' }, 20).turn.phase).toBe('over');
    expect(getResult(game.getState())).toMatchObject({ headline: 'You stopped after 1 word.', stars: 1 });
  });
});
