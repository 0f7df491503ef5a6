import { describe, expect, test } from 'vitest';
import { createGameTable, type GameTable } from '../../../src/games/table/game-table.ts';
import type { Playing } from '../../../src/games/table/table-state.ts';
import type { Timing } from '../../../src/games/kit/time-limit.ts';
import { createFakePorts, type FakePorts, settled } from '../fake-ports.ts';
import { type CountingState, countingGame, TURN_MS } from './counting-game.ts';

const CHOICE = { level: 'B1', variant: '' } as const;
const answered = (word: string) => ({ type: 'answered', word });

function aTable(ports: FakePorts, timing: Timing = 'normal', game = countingGame): GameTable {
  return createGameTable({ gameId: 'counting', game, ports, timing, onChange: () => {} });
}

async function aGame(ports = createFakePorts(), timing: Timing = 'normal') {
  const table = aTable(ports, timing);
  await table.open();
  await table.begin(CHOICE);
  await settled();
  return { table, ports, clock: ports.clock };
}

function playing(table: GameTable): Playing & { state: CountingState } {
  const state = table.state();
  if (state.phase !== 'playing') throw new Error(`Expected a game in play, found ${state.phase}`);
  return state as Playing & { state: CountingState };
}

describe('the clock', () => {
  test('sends a tick at the millisecond that the rules ask for', async () => {
    const { table, clock } = await aGame();
    clock.pass(TURN_MS - 1);
    expect(playing(table).state.turns).toBe(0);
    clock.pass(1);
    expect(playing(table).state).toMatchObject({ turns: 1, turnStartedAt: TURN_MS });
  });

  test('begins anew with a move that began a turn', async () => {
    const { table, clock } = await aGame();
    clock.pass(9_000);
    table.send(answered('one'));
    clock.pass(9_999);
    expect(playing(table).state.turns).toBe(1);
    clock.pass(1);
    expect(playing(table).state.turns).toBe(2);
  });

  test('stands still while the game is paused, and moves do not count', async () => {
    const { table, clock } = await aGame();
    clock.pass(4_000);
    table.pause('asked');
    clock.pass(3_600_000);
    table.send(answered('one'));
    expect(table.playTime()).toBe(4_000);
    expect(playing(table).state.turns).toBe(0);
    table.resume();
    clock.pass(5_999);
    expect(playing(table).state.turns).toBe(0);
    clock.pass(1);
    expect(playing(table).state.turns).toBe(1);
  });

  test('gives twice the time or none at once when the setting changes in mid-turn', async () => {
    const { table, clock } = await aGame();
    clock.pass(9_000);
    table.setTiming('longer');
    clock.pass(10_999);
    expect(playing(table).state.turns).toBe(0);
    table.setTiming('off');
    clock.pass(3_600_000);
    expect(playing(table).state.turns).toBe(0);
    expect(clock.waiting()).toBe(0);
  });

  test('does not go on when the table is left', async () => {
    const { table, clock, ports } = await aGame();
    clock.pass(2_000);
    table.close();
    expect(clock.waiting()).toBe(0);
    await settled();
    expect(ports.saves.at(-1)?.played).toBe(2_000);
  });

  test('of a tick that changes nothing does not spin', async () => {
    const ports = createFakePorts();
    const stuck = { ...countingGame, nextTick: () => 0 };
    const table = aTable(ports, 'normal', stuck);
    await table.open();
    await table.begin(CHOICE);
    ports.clock.pass(10);
    expect(ports.clock.waiting()).toBe(0);
  });
});

describe('saving', () => {
  test('happens at the start and after every move', async () => {
    const { table, ports } = await aGame();
    expect(ports.saves).toHaveLength(1);
    table.send(answered('one'));
    await settled();
    expect(ports.saves.at(-1)).toMatchObject({ ...CHOICE, state: { turns: 1 }, recorded: 1 });
  });

  test('does not happen for an event that changes nothing', async () => {
    const { table, ports } = await aGame();
    table.send({ type: 'waved' });
    await settled();
    expect(ports.saves).toHaveLength(1);
  });

  test('never lets an older state land on a newer one, and skips what is outdated', async () => {
    const { table, ports } = await aGame();
    const release = ports.holdWrites();
    table.send(answered('one'));
    table.send(answered('two'));
    release();
    await settled();
    expect(ports.saves.map(({ state }) => (state as CountingState).turns)).toEqual([0, 1, 2]);
  });

  test('records each answer once, with an id of its own', async () => {
    const { table, ports } = await aGame();
    table.send(answered('one'));
    await settled();
    table.send(answered('two'));
    await settled();
    table.send(answered('three'));
    await settled();
    expect(ports.recorded.map(({ event }) => event.word)).toEqual(['one', 'two', 'three']);
    expect(new Set(ports.recorded.map(({ id }) => id)).size).toBe(3);
  });

  test('that fails is shown, and tried again with the next move', async () => {
    const { table, ports } = await aGame();
    ports.failure = 'Storage is full.';
    table.send(answered('one'));
    await settled();
    expect(playing(table).unsaved).toBe('Storage is full.');
    ports.failure = null;
    table.send(answered('two'));
    await settled();
    expect(playing(table).unsaved).toBeNull();
    expect(ports.recorded.map(({ event }) => event.word)).toEqual(['one', 'two']);
  });

  test('hands over what is not written yet when the page goes away', async () => {
    const { table, ports } = await aGame();
    ports.holdWrites();
    table.send(answered('one'));
    table.keepAtOnce();
    expect(ports.kept).toMatchObject({ state: { turns: 1 }, recorded: 0 });
  });

  test('hands nothing over when all is written', async () => {
    const { table, ports } = await aGame();
    table.keepAtOnce();
    expect(ports.kept).toBeNull();
  });
});

describe('a game that was left', () => {
  test('is offered, and goes on with the play time it had', async () => {
    const first = await aGame();
    first.clock.pass(7_000);
    first.table.send(answered('one'));
    first.clock.pass(3_000);
    first.table.close();
    await settled();
    first.clock.pass(3_600_000);

    const table = aTable(first.ports);
    await table.open();
    expect(table.state()).toMatchObject({ phase: 'ready', saved: { level: 'B1' }, isBroken: false });
    await table.goOn();
    expect(table.playTime()).toBe(10_000);
    first.clock.pass(6_999);
    expect(playing(table).state.turns).toBe(1);
    first.clock.pass(1);
    expect(playing(table).state.turns).toBe(2);
  });

  test('does not record its answers a second time', async () => {
    const first = await aGame();
    first.table.send(answered('one'));
    first.table.close();
    await settled();
    const table = aTable(first.ports);
    await table.open();
    await table.goOn();
    table.send(answered('two'));
    await settled();
    expect(first.ports.recorded.map(({ event }) => event.word)).toEqual(['one', 'two']);
  });

  test.each([
    ['of another shape', { nonsense: true }],
    ['whose state does not fit', { ...CHOICE, begunAt: 1, played: 1, recorded: 0, state: { turns: 'x' } }],
    [
      'whose state breaks the rules',
      {
        ...CHOICE,
        begunAt: 1,
        played: 1,
        recorded: 0,
        state: { seed: 1, turns: 2, turnStartedAt: 0, answers: [] },
      },
    ],
  ])('%s is not continued, and says so', async (_what, stored) => {
    const ports = createFakePorts();
    ports.stored = stored;
    const table = aTable(ports);
    await table.open();
    expect(table.state()).toEqual({ phase: 'ready', saved: null, isBroken: true });
  });
});

describe('the end', () => {
  async function played(ports = createFakePorts()) {
    const game = await aGame(ports);
    for (const word of ['one', 'two', 'three']) game.table.send(answered(word));
    await settled();
    return game;
  }

  test('takes the saved game away and keeps the result', async () => {
    const { table, ports } = await played();
    expect(ports.stored).toBeNull();
    expect(ports.ends).toMatchObject([
      { ...CHOICE, score: 3, scoreText: '3 words', usedWords: ['one', 'two', 'three'] },
    ]);
    expect(table.state()).toMatchObject({
      phase: 'over',
      finished: { ok: true, value: { isNewBest: true } },
    });
  });

  test('comes after all writes of the game, even a slow one', async () => {
    const { table, ports } = await aGame();
    const release = ports.holdWrites();
    for (const word of ['one', 'two', 'three']) table.send(answered(word));
    release();
    await settled();
    expect(ports.stored).toBeNull();
    expect(ports.recorded.map(({ event }) => event.word)).toEqual(['one', 'two', 'three']);
  });

  test('that could not be saved is shown, and can be saved again', async () => {
    const ports = createFakePorts();
    ports.failure = 'Storage is full.';
    const { table } = await played(ports);
    expect(table.state()).toMatchObject({
      phase: 'over',
      finished: { ok: false, failure: 'Storage is full.' },
    });
    ports.failure = null;
    await table.saveEnd();
    expect(table.state()).toMatchObject({ finished: { ok: true } });
    expect(ports.ends).toHaveLength(1);
  });

  test('leaves nothing that ticks', async () => {
    const { clock } = await played();
    expect(clock.waiting()).toBe(0);
  });

  test('may be followed by another game, with other words first', async () => {
    const { table, ports } = await played();
    expect(await ports.usedWords('B1', '')).toEqual(['one', 'two', 'three']);
    await table.begin(CHOICE);
    expect(playing(table).state.turns).toBe(0);
    expect(table.playTime()).toBe(0);
  });
});

test('a bank that does not load can be asked for again', async () => {
  const ports = createFakePorts();
  let isOffline = true;
  const game = {
    ...countingGame,
    loadBank: async () => {
      if (isOffline) throw new Error('offline');
      return [];
    },
  };
  const table = aTable(ports, 'normal', game);
  await table.open();
  await table.begin(CHOICE);
  expect(table.state()).toEqual({ phase: 'not-dealt', choice: CHOICE, saved: null });
  isOffline = false;
  await table.begin(CHOICE);
  expect(table.state().phase).toBe('playing');
});
