import { describe, expect, test, vi } from 'vitest';
import type { ChainBank } from '../../src/games/chain/chain-bank.ts';
import { type Chain, lastWord } from '../../src/games/chain/chain-state.ts';
import type { GameMeta } from '../../src/games/contract.ts';
import { type MemoryState, partnerOf } from '../../src/games/memory-match/cards.ts';
import { memoryMatch } from '../../src/games/memory-match/meta.tsx';
import { createGameTable } from '../../src/games/table/game-table.ts';
import type { Playing } from '../../src/games/table/table-state.ts';
import { timedWordChain } from '../../src/games/timed-word-chain/meta.tsx';
import { wordChain } from '../../src/games/word-chain/meta.tsx';
import { THINKING_MS } from '../../src/games/word-chain/rules.ts';
import { createFakePorts } from './fake-ports.ts';

/*
 * The times of the specification (sections 4 and 9), as learners meet them: games with their own banks, on the
 * host's table, by a clock that the test sets.
 */

async function begin<State, Bank>(meta: GameMeta) {
  const ports = createFakePorts();
  const game = await meta.load();
  const table = createGameTable({
    gameId: meta.id,
    game,
    ports,
    timing: 'normal',
    tell: () => {},
  });
  await table.open();
  table.begin({ level: 'B1', variant: '' });
  await vi.waitFor(() => expect(table.state().phase).toBe('playing'));
  return {
    table,
    pass: ports.clock.pass,
    /** The state and the bank of the game in play. */
    now(): { state: State; bank: Bank } {
      const on = table.state();
      if (on.phase !== 'playing') throw new Error(`Expected a game in play, found ${on.phase}`);
      return on as Playing & { state: State; bank: Bank };
    },
    headline(): string | null {
      const on = table.state();
      return on.phase === 'over' ? on.result.headline : null;
    },
  };
}

const entered = (text: string) => ({ type: 'entered', text });

const CHAINS = [
  { meta: wordChain, thinking: THINKING_MS, timeUp: 'Time’s up! You laid' },
  { meta: timedWordChain, thinking: 0, timeUp: 'Time’s up! You made a chain of' },
];

describe.each(CHAINS)('$meta.title', ({ meta, thinking, timeUp }) => {
  const beginChain = () => begin<{ chain: Chain }, ChainBank>(meta);
  type Game = Awaited<ReturnType<typeof beginChain>>;

  function layAWord({ table, now }: Game): void {
    const { state, bank } = now();
    const letter = lastWord(state.chain).slice(-1);
    const laid = state.chain.links.map(({ word }) => word);
    const text = bank.accepted.startingWith(letter).find((word) => !laid.includes(word)) ?? '';
    table.send(entered(text));
  }

  test('is over after 15 seconds, not a millisecond sooner, and says that time is up', async () => {
    const game = await beginChain();
    game.pass(14_999);
    expect(game.headline()).toBeNull();
    game.pass(1);
    expect(game.headline()).toBe(`${timeUp} 0 words.`);
  });

  test('gives 15 seconds again with each correct word', async () => {
    const game = await beginChain();
    for (let words = 0; words < 3; words += 1) {
      game.pass(14_999);
      layAWord(game);
      game.pass(thinking);
    }
    game.pass(14_999);
    expect(game.headline()).toBeNull();
    game.pass(1);
    expect(game.headline()).toBe(`${timeUp} 3 words.`);
  });

  test('gives no time for a word that is refused', async () => {
    const game = await beginChain();
    game.pass(14_000);
    for (const text of ['', ' ', lastWord(game.now().state.chain), 'zzzzzz']) {
      game.table.send(entered(text));
    }
    game.pass(1000);
    expect(game.headline()).toBe(`${timeUp} 0 words.`);
  });
});

describe('Memory Match', () => {
  const beginMemory = () => begin<MemoryState, unknown>(memoryMatch);
  const flip = (place: number) => ({ type: 'flipped', place });

  test('locks two cards that match for 1000 milliseconds', async () => {
    const { table, now, pass } = await beginMemory();
    const partner = partnerOf(now().state, 0);
    const other = now().state.cards.findIndex((_, place) => place !== 0 && place !== partner);
    table.send(flip(0));
    table.send(flip(partner));
    pass(999);
    table.send(flip(other));
    expect(now().state.turn.phase).toBe('match');
    expect(now().state.found).toEqual([]);
    pass(1);
    expect(now().state.turn.phase).toBe('none-open');
    expect(now().state.found).toHaveLength(1);
  });

  test('turns two cards that do not match back after 1200 milliseconds', async () => {
    const { table, now, pass } = await beginMemory();
    const partner = partnerOf(now().state, 0);
    const [wrong = 0, other = 0] = [1, 2, 3].filter((place) => place !== partner);
    table.send(flip(0));
    table.send(flip(wrong));
    pass(1199);
    table.send(flip(other));
    expect(now().state.turn).toMatchObject({ phase: 'mismatch', first: 0, second: wrong });
    pass(1);
    expect(now().state.turn.phase).toBe('none-open');
  });
});
