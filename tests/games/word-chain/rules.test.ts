import { describe, expect, test } from 'vitest';
import { getLastWord } from '../../../src/games/chain/chain-state.ts';
import type { TimeLimitSetting } from '../../../src/games/kit/time-limit.ts';
import { getResult } from '../../../src/games/word-chain/outcome.ts';
import { createInitialState, getNextTickTime, reduce } from '../../../src/games/word-chain/rules.ts';
import { createChainPlayer } from '../chain/chain-player.ts';
import { createSmallBank } from '../chain/small-bank.ts';
import { getAnnouncement } from '../transition-effects.ts';

/** Every word begins and ends with a or b, so that there is always somewhere to go. */
const bank = createSmallBank(['aba', 'abba', 'bab', 'baab', 'ab', 'ba'], ['abc', 'aax', 'bbbbbbb', 'babbbb']);

const begin = (timing?: TimeLimitSetting) => createChainPlayer({ createInitialState, reduce }, bank, timing);

describe('the clock', () => {
  test('gives 15 seconds for a word', () => {
    const game = begin();
    expect(getNextTickTime(game.now(), 'normal')).toBe(15_000);
    expect(game.send({ type: 'ticked' }, 14_999).turn.phase).toBe('learner');
    expect(game.send({ type: 'ticked' }, 15_000).turn).toEqual({ phase: 'over', reason: 'time-up' });
  });

  test('says that time is up', () => {
    expect(getResult(begin().send({ type: 'ticked' }, 15_000)).headline).toBe(
      'Time’s up! You played 0 words.',
    );
  });

  test('begins anew when the computer has answered a correct word', () => {
    const game = begin();
    expect(game.lay(14_999).turn.phase).toBe('computer');
    expect(getNextTickTime(game.now(), 'normal')).toBe(14_999 + 1200);
    expect(game.send({ type: 'ticked' }, 16_199).turn).toEqual({ phase: 'learner', since: 16_199 });
    expect(getNextTickTime(game.now(), 'normal')).toBe(16_199 + 15_000);
  });

  test('goes on after a refusal', () => {
    const game = begin();
    game.send({ type: 'entered', text: 'zzz' }, 9000);
    expect(getNextTickTime(game.now(), 'normal')).toBe(15_000);
  });

  test('is up for a word that comes at the last millisecond, even before the tick', () => {
    const game = begin();
    expect(game.lay(15_000).turn.phase).toBe('over');
  });

  test('does not let the computer think for ever when limits are off', () => {
    const game = begin('off');
    game.lay(100);
    expect(getNextTickTime(game.now(), 'off')).toBe(1300);
  });
});

describe('a turn', () => {
  /** The computer's answer to a word that ends with x, to which it knows none. */
  function stumpedBy(taught: readonly string[]) {
    const bank = createSmallBank(taught, ['bx', 'ax']);
    const opened = createInitialState(bank, { seed: 1, carriedState: [] });
    const text = `${getLastWord(opened.chain).at(-1)}x`;
    const entered = reduce(opened, { type: 'entered', text, at: 0, timing: 'normal' }, bank);
    return reduce(entered.state, { type: 'ticked', at: 1200, timing: 'normal' }, bank);
  }

  test('takes no word while the computer is looking for one', () => {
    const game = begin();
    const laid = game.lay(100);
    expect(game.lay(200)).toBe(laid);
    expect(game.send({ type: 'asked-hint' }, 300)).toBe(laid);
  });

  test('scores the word, and shows it before the computer’s', () => {
    const game = begin();
    const word = game.fitting();
    const { links } = game.send({ type: 'entered', text: word.toUpperCase() }, 100).chain;
    expect(links.at(-1)).toEqual({ word, by: 'learner', points: word.length, startsAfresh: false });
  });

  test('that leaves the computer without a word gains ten points, and the computer begins afresh', () => {
    const answered = stumpedBy(['ab', 'ba', 'bb']);
    const { chain, stumped, turn } = answered.state;
    expect(getAnnouncement(answered)).toMatch(/^The computer knows no such word and begins afresh: /);
    expect(stumped).toBe(1);
    expect(turn.phase).toBe('learner');
    expect(chain.links.at(-2)?.points).toBe(2 + 10);
    expect(chain.links.at(-1)).toMatchObject({ by: 'computer', startsAfresh: true });
  });

  test('after which no taught word is left wins the game', () => {
    const { state: over } = stumpedBy(['ab', 'ba']);
    expect(over.turn).toEqual({ phase: 'over', reason: 'computer-out' });
    expect(getResult(over).headline).toBe('You won! The computer knew no more words after your 1 word.');
    expect(getResult(over).score?.value).toBe(12);
  });
});

describe('giving up', () => {
  test('ends the game at any time', () => {
    const over = begin().send({ type: 'stopped' }, 10);
    expect(over.turn).toEqual({ phase: 'over', reason: 'stopped' });
    expect(getResult(over).headline).toBe('You stopped after 0 words.');
    expect(getResult(over).stars).toBeUndefined();
  });

  test('ends it while the computer is looking for a word, too', () => {
    const game = begin();
    game.lay(10);
    expect(game.send({ type: 'stopped' }, 20).turn.phase).toBe('over');
    expect(getResult(game.now())).toMatchObject({ headline: 'You stopped after 1 word.', stars: 1 });
  });
});
