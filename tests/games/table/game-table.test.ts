import { describe, expect, test, vi } from 'vitest';
import { createGameTable, type GameTable } from '../../../src/games/table/game-table.ts';
import { EMPTY_RECORD, NO_NEWS } from '../../../src/games/table/play-record.ts';
import type { Playing } from '../../../src/games/table/table-state.ts';
import { answersIn, createFakePorts, type FakePorts, settled } from '../fake-ports.ts';
import {
  ALL_ANSWERED,
  answered,
  type CountingMove,
  type CountingState,
  countingGame,
  send,
  TURN_MS,
  TURNS,
} from './counting-game.ts';

const CHOICE = { level: 'B1', variant: '' } as const;
const STATE = { seed: 1, words: [], turnStartedAt: 0, feedback: null };
const SAVED = { ...CHOICE, begunAt: 1, played: 1, version: 1, record: EMPTY_RECORD, state: STATE };

function aTable(ports: FakePorts, game = countingGame): GameTable {
  return createGameTable({ id: 'counting', game, ports, announce: () => {} }, 'normal');
}

async function aGame(ports = createFakePorts(), game = countingGame) {
  const table = aTable(ports, game);
  await table.open();
  await begun(table);
  return { table, ports, clock: ports.clock };
}

async function begun(table: GameTable): Promise<void> {
  table.dispatch({ type: 'asked-to-begin', choice: CHOICE });
  await settled();
}

/** Sends the moves, and lets what they write be written. */
async function sent(table: GameTable, ...moves: readonly CountingMove[]): Promise<void> {
  send(table, ...moves);
  await settled();
}

/** Leaves the game, and continues it at another table. */
async function reopened({ table: left, ports }: Awaited<ReturnType<typeof aGame>>, meanwhile = () => {}) {
  left.close();
  await settled();
  meanwhile();
  const table = aTable(ports);
  await table.open();
  table.dispatch({ type: 'asked-to-continue' });
  await settled();
  return { table };
}

function playing(table: GameTable): Playing & { gameState: CountingState } {
  const state = table.state();
  if (state.phase !== 'playing') throw new Error(`Expected a game in play, found ${state.phase}`);
  return state as Playing & { gameState: CountingState };
}

describe('a table', () => {
  test('whose saved game can’t be read says so, and another game can be begun', async () => {
    const ports = createFakePorts();
    ports.readGame = () => Promise.reject(new Error('No.'));
    const table = aTable(ports);
    await table.open();
    expect(table.state()).toEqual({ phase: 'ready', saved: null, isBroken: true });
  });

  test('does not throw away a game in play', async () => {
    const { table } = await aGame();
    send(table, answered('one'));
    table.dispatch({ type: 'asked-to-begin', choice: CHOICE });
    table.dispatch({ type: 'asked-to-choose' });
    expect(playing(table).gameState.words).toEqual(['one']);
  });
});

describe('the clock', () => {
  test('sends a tick at the millisecond that the rules ask for', async () => {
    const { table, clock } = await aGame();
    clock.advance(TURN_MS - 1);
    expect(playing(table).gameState.words.length).toBe(0);
    clock.advance(1);
    expect(playing(table).gameState).toMatchObject({ words: ['missed'], turnStartedAt: TURN_MS });
  });

  test('begins anew with a move that began a turn', async () => {
    const { table, clock } = await aGame();
    clock.advance(9_000);
    send(table, answered('one'));
    clock.advance(9_999);
    expect(playing(table).gameState.words.length).toBe(1);
    clock.advance(1);
    expect(playing(table).gameState.words.length).toBe(2);
  });

  test('stands still while the game is paused, and moves do not count', async () => {
    const { table, clock } = await aGame();
    clock.advance(4_000);
    table.dispatch({ type: 'paused', why: 'asked' });
    clock.advance(3_600_000);
    send(table, answered('one'));
    expect(table.playTime()).toBe(4_000);
    expect(playing(table).gameState.words.length).toBe(0);
    table.dispatch({ type: 'resumed' });
    clock.advance(5_999);
    expect(playing(table).gameState.words.length).toBe(0);
    clock.advance(1);
    expect(playing(table).gameState.words.length).toBe(1);
  });

  test('gives twice the time or none at once when the setting changes in mid-turn', async () => {
    const { table, clock } = await aGame();
    clock.advance(9_000);
    table.setTiming('longer');
    clock.advance(10_999);
    expect(playing(table).gameState.words.length).toBe(0);
    table.setTiming('off');
    clock.advance(3_600_000);
    expect(playing(table).gameState.words.length).toBe(0);
    expect(clock.waiting()).toBe(0);
  });

  test('does not go on when the table is left', async () => {
    const { table, clock, ports } = await aGame();
    clock.advance(2_000);
    table.close();
    expect(clock.waiting()).toBe(0);
    await settled();
    expect(ports.saves.at(-1)?.played).toBe(2_000);
  });

  test('of a tick that changes nothing does not spin', async () => {
    const { clock } = await aGame(createFakePorts(), { ...countingGame, nextTick: () => 0 });
    clock.advance(10);
    expect(clock.waiting()).toBe(0);
  });
});

describe('saving', () => {
  test('happens at the start and after every move', async () => {
    const { table, ports } = await aGame();
    expect(ports.saves).toHaveLength(1);
    await sent(table, answered('one'));
    expect(ports.saves.at(-1)).toMatchObject({ ...CHOICE, state: { words: ['one'] }, record: { events: 1 } });
  });

  test('does not happen for an event that changes nothing', async () => {
    const { table, ports } = await aGame();
    await sent(table, { type: 'waved' });
    expect(ports.saves).toHaveLength(1);
  });

  test('never lets an older state land on a newer one, and skips what is outdated', async () => {
    const { table, ports } = await aGame();
    const release = ports.holdWrites();
    send(table, answered('one'), answered('two'));
    release();
    await settled();
    expect(ports.saves.map(({ state }) => (state as CountingState).words.length)).toEqual([0, 1, 2]);
  });

  test('records each answer once, with an id of its own', async () => {
    const { table, ports } = await aGame();
    await sent(table, answered('one'));
    await sent(table, answered('two'));
    await sent(table, answered('three'));
    expect(answersIn(ports.news).map(({ item }) => item.id)).toEqual(['one', 'two', 'three']);
    expect(new Set(ports.news.events.map(({ id }) => id)).size).toBe(3);
  });

  test('that fails is shown, and tried again with the next move', async () => {
    const { table, ports } = await aGame();
    ports.failure = 'Storage is full.';
    await sent(table, answered('one'));
    expect(playing(table).saveFailure).toBe('Storage is full.');
    ports.failure = null;
    await sent(table, answered('two'));
    expect(playing(table).saveFailure).toBeNull();
    expect(answersIn(ports.news).map(({ item }) => item.id)).toEqual(['one', 'two']);
  });

  test('hands over what is not written yet when the page goes away', async () => {
    const { table, ports } = await aGame();
    ports.holdWrites();
    send(table, answered('one'));
    table.keepAtOnce();
    expect(ports.kept).toMatchObject({ saved: { state: { words: ['one'] } }, news: { events: [{}] } });
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
    first.clock.advance(7_000);
    send(first.table, answered('one'));
    first.clock.advance(3_000);
    first.table.close();
    await settled();
    first.clock.advance(3_600_000);

    const table = aTable(first.ports);
    await table.open();
    expect(table.state()).toMatchObject({ phase: 'ready', saved: { level: 'B1' }, isBroken: false });
    table.dispatch({ type: 'asked-to-continue' });
    await settled();
    expect(table.playTime()).toBe(10_000);
    first.clock.advance(6_999);
    expect(playing(table).gameState.words.length).toBe(1);
    first.clock.advance(1);
    expect(playing(table).gameState.words.length).toBe(2);
  });

  test('does not record its answers a second time', async () => {
    const first = await aGame();
    send(first.table, answered('one'));
    const { table } = await reopened(first);
    await sent(table, answered('two'));
    expect(answersIn(first.ports.news).map(({ item }) => item.id)).toEqual(['one', 'two']);
  });

  test('that can’t be continued says so', async () => {
    const ports = createFakePorts();
    ports.stored = { ...SAVED, version: 0 };
    const table = aTable(ports);
    await table.open();
    expect(table.state()).toEqual({ phase: 'ready', saved: null, isBroken: true });
  });
});

describe('the end', () => {
  async function played(ports = createFakePorts()) {
    const game = await aGame(ports);
    await sent(game.table, ...ALL_ANSWERED);
    return game;
  }

  test('takes the saved game away and keeps the result', async () => {
    const { table, ports } = await played();
    expect(ports.stored).toBeNull();
    expect(ports.ends).toMatchObject([{ ...CHOICE, score: { value: 3, text: '3 words' } }]);
    expect(table.state()).toMatchObject({
      phase: 'over',
      savedEnd: { ok: true, value: { isNewBest: true } },
    });
  });

  test('comes after all writes of the game, even a slow one', async () => {
    const { table, ports } = await aGame();
    const release = ports.holdWrites();
    send(table, ...ALL_ANSWERED);
    release();
    await settled();
    expect(ports.stored).toBeNull();
    expect(answersIn(ports.news).map(({ item }) => item.id)).toEqual(['one', 'two', 'three']);
  });

  test('does not take away a game that is begun while it is being saved', async () => {
    const { table, ports } = await aGame();
    const release = ports.holdWrites();
    send(table, ...ALL_ANSWERED);
    await begun(table);
    release();
    await settled();
    expect(ports.ends).toHaveLength(1);
    expect(ports.stored).toMatchObject({ state: { words: [] } });
    expect(answersIn(ports.news)).toHaveLength(3);
  });

  test('that could not be saved is shown, and can be saved again', async () => {
    const ports = createFakePorts();
    ports.failure = 'Storage is full.';
    const { table } = await played(ports);
    expect(table.state()).toMatchObject({
      phase: 'over',
      savedEnd: { ok: false, failure: 'Storage is full.' },
    });
    ports.failure = null;
    table.dispatch({ type: 'asked-to-save-end' });
    await settled();
    expect(table.state()).toMatchObject({ savedEnd: { ok: true } });
    expect(answersIn(ports.news)).toHaveLength(3);
    expect(ports.ends).toHaveLength(1);
  });

  test('that could not be saved keeps the moves before it for when the page goes away', async () => {
    const ports = createFakePorts();
    ports.failure = 'Storage is full.';
    const { table } = await played(ports);
    table.keepAtOnce();
    expect(answersIn(ports.kept?.news ?? NO_NEWS).map(({ item }) => item.id)).toEqual(['one', 'two']);
    expect(ports.kept?.saved.state).toMatchObject({ words: ['one', 'two'] });
  });

  test('that could not be saved has its answers stored with the game that is begun after it', async () => {
    const ports = createFakePorts();
    ports.failure = 'Storage is full.';
    const { table } = await played(ports);
    ports.failure = null;
    await begun(table);
    expect(answersIn(ports.news).map(({ item }) => item.id)).toEqual(['one', 'two', 'three']);
    await sent(table, ...ALL_ANSWERED);
    expect(answersIn(ports.news)).toHaveLength(6);
  });

  test('that breaks as it is saved is shown as not saved', async () => {
    const ports = createFakePorts();
    ports.finishGame = () => Promise.reject(new Error('No.'));
    const { table } = await played(ports);
    expect(table.state()).toMatchObject({ phase: 'over', savedEnd: { ok: false } });
  });

  test('leaves nothing that ticks', async () => {
    const { clock } = await played();
    expect(clock.waiting()).toBe(0);
  });

  test('may be followed by another game, which knows what the first kept', async () => {
    const { table, ports } = await played();
    expect(ports.memory).toEqual({ B1: ['one', 'two', 'three'] });
    await begun(table);
    expect(playing(table).gameState.words.length).toBe(0);
    expect(table.playTime()).toBe(0);
  });
});

test('a bank that does not load can be asked for again', async () => {
  let isOffline = true;
  const game = {
    ...countingGame,
    loadBank: async () => {
      if (isOffline) throw new Error('offline');
      return [];
    },
  };
  const { table } = await aGame(createFakePorts(), game);
  expect(table.state()).toEqual({ phase: 'not-dealt', choice: CHOICE, saved: null });
  isOffline = false;
  await begun(table);
  expect(table.state().phase).toBe('playing');
});

test('an answer from before a reload can be taken back', async () => {
  const first = await aGame();
  send(first.table, answered('one'));
  const { table } = await reopened(first);
  await sent(table, { type: 'undone' });
  const [one, back] = first.ports.news.events;
  expect(back?.event).toMatchObject({ type: 'took-back', answer: one?.id });
});

describe('an ask', () => {
  const ask: CountingMove = { type: 'asked-feedback' };

  test('is stored once, together with the state, however often it is asked', async () => {
    const { table, ports } = await aGame();
    await sent(table, ask, ask);
    expect(ports.news.asks).toMatchObject([{ ask: { kind: 'feedback', id: 'text' } }]);
    expect(ports.saves.at(-1)?.record.open).toEqual(['text']);
  });

  test('is replied to as an event, even in a pause', async () => {
    const { table, ports } = await aGame();
    send(table, ask);
    table.dispatch({ type: 'paused', why: 'asked' });
    ports.reply('text', { kind: 'answered', text: 'Well done.' });
    expect(playing(table).gameState.feedback).toBe('Well done.');
    await settled();
    expect(ports.news.heard).toEqual(ports.news.asks.map(({ key }) => key));
  });

  test('that waits for a connection says so, and is replied to later', async () => {
    const { table, ports } = await aGame();
    send(table, ask);
    ports.reply('text', { kind: 'waiting' });
    expect(playing(table).gameState.feedback).toBe('waiting');
    ports.reply('text', { kind: 'refused', message: 'No.' });
    expect(playing(table).gameState.feedback).toBe('refused');
  });

  test('that was replied to while the game was left reaches it when it is opened again', async () => {
    const first = await aGame();
    send(first.table, ask);
    const reply = () => first.ports.reply('text', { kind: 'answered', text: 'Well done.' });
    const { table } = await reopened(first, reply);
    expect(playing(table).gameState.feedback).toBe('Well done.');
  });

  test('takes no reply that is not its own', async () => {
    const { table, ports } = await aGame();
    ports.reply('text', { kind: 'answered', text: 'Well done.' });
    send(table, ask, answered('one'));
    ports.reply('other', { kind: 'answered', text: 'Not yours.' });
    expect(playing(table).gameState.feedback).toBe('Well done.');
  });
});

describe('for the ear', () => {
  async function heard(...moves: readonly CountingMove[]) {
    const ports = createFakePorts();
    const announce = vi.fn();
    const table = createGameTable({ id: 'counting', game: countingGame, ports, announce }, 'normal');
    await table.open();
    await begun(table);
    send(table, ...moves);
    return { announce, clock: ports.clock };
  }

  test('what happened is said, and an answer sounds right or wrong', async () => {
    const { announce, clock } = await heard(answered('one'));
    expect(announce).toHaveBeenLastCalledWith('one.', 'right');
    clock.advance(TURN_MS);
    expect(announce).toHaveBeenLastCalledWith('missed.', 'wrong');
  });

  test('the end has a sound of its own', async () => {
    const { announce } = await heard(...ALL_ANSWERED);
    expect(announce).toHaveBeenLastCalledWith('three.', 'end');
  });
});

test('a game without a score is kept, and compared with nothing', async () => {
  const { score: _, ...result } = countingGame.result(STATE);
  const { table } = await aGame(createFakePorts(), { ...countingGame, result: () => result });
  await sent(table, ...ALL_ANSWERED);
  expect(table.state()).toMatchObject({ phase: 'over', savedEnd: { ok: true, value: null } });
});

describe('a game that is gathered ahead', () => {
  async function gatheringAhead(ports = createFakePorts(), game = countingGame) {
    const table = aTable(ports, game);
    await table.open();
    table.gatherAhead(CHOICE);
    await settled();
    return table;
  }

  test('is in play as soon as it is begun, with nothing shown between', async () => {
    const table = await gatheringAhead();
    const shown: string[] = [];
    table.subscribe(() => shown.push(table.state().phase));
    table.dispatch({ type: 'asked-to-begin', choice: CHOICE });
    expect(table.state().phase).toBe('playing');
    expect(shown.at(-1)).toBe('playing');
  });

  test('is gathered once, and anew for the next game and for another choice', async () => {
    const loadBank = vi.fn(countingGame.loadBank);
    const table = await gatheringAhead(createFakePorts(), { ...countingGame, loadBank });
    table.gatherAhead(CHOICE);
    table.dispatch({ type: 'asked-to-begin', choice: CHOICE });
    expect(loadBank).toHaveBeenCalledTimes(1);
    send(table, ...ALL_ANSWERED);
    await settled();
    table.dispatch({ type: 'asked-to-begin', choice: { ...CHOICE, level: 'C1' } });
    await settled();
    expect(loadBank.mock.calls).toEqual([
      ['B1', ''],
      ['C1', ''],
    ]);
  });

  test('is gathered again when it is begun, if it could not be before', async () => {
    const loadBank = vi.fn(countingGame.loadBank).mockRejectedValueOnce(new Error('offline'));
    const table = await gatheringAhead(createFakePorts(), { ...countingGame, loadBank });
    await begun(table);
    expect(table.state().phase).toBe('playing');
  });
});

describe('a game whose board is looked at after the last move', () => {
  /** Decided with the last turn, and over when somebody waves. */
  const shownGame: typeof countingGame = {
    ...countingGame,
    reduce: (state, event, bank) =>
      state.words.length === TURNS && event.type === 'waved'
        ? { state: { ...state, feedback: 'closed' } }
        : countingGame.reduce(state, event, bank),
    isDecided: ({ words }) => words.length === TURNS,
    isOver: ({ feedback }) => feedback === 'closed',
  };

  async function decided(ports = createFakePorts()) {
    const game = await aGame(ports, shownGame);
    await sent(game.table, ...ALL_ANSWERED);
    return game;
  }

  test('has its result kept with the last move, and nothing left to continue', async () => {
    const { table, ports } = await decided();
    expect(playing(table).end?.savedEnd).toMatchObject({ ok: true });
    expect(ports.ends).toHaveLength(1);
    expect(ports.stored).toBeNull();
  });

  test('keeps it once, however it is left', async () => {
    const { table, ports } = await decided();
    const saves = ports.saves.length;
    table.dispatch({ type: 'paused', why: 'hidden' });
    table.dispatch({ type: 'resumed' });
    await sent(table, { type: 'waved' });
    expect(table.state()).toMatchObject({ phase: 'over', savedEnd: { ok: true } });
    table.close();
    await settled();
    expect(ports.ends).toHaveLength(1);
    expect(ports.saves).toHaveLength(saves);
  });

  test('takes a move along that could not be saved, and says so no more', async () => {
    const { table, ports } = await aGame(createFakePorts(), shownGame);
    ports.failure = 'Storage is full.';
    await sent(table, ...ALL_ANSWERED.slice(0, -1));
    expect(playing(table).saveFailure).toBe('Storage is full.');
    ports.failure = null;
    await sent(table, ...ALL_ANSWERED.slice(-1));
    expect(playing(table)).toMatchObject({ saveFailure: null, end: { savedEnd: { ok: true } } });
  });

  test('says on the board that its result could not be saved', async () => {
    const { table, ports } = await aGame(createFakePorts(), shownGame);
    await sent(table, ...ALL_ANSWERED.slice(0, -1));
    ports.failure = 'Storage is full.';
    await sent(table, ...ALL_ANSWERED.slice(-1));
    expect(playing(table).saveFailure).toBe('Storage is full.');
  });

  test('can be saved again from its end where there was no room', async () => {
    const ports = createFakePorts();
    const { table } = await aGame(ports, shownGame);
    ports.failure = 'Storage is full.';
    await sent(table, ...ALL_ANSWERED, { type: 'waved' });
    expect(table.state()).toMatchObject({ phase: 'over', savedEnd: { ok: false } });
    ports.failure = null;
    table.dispatch({ type: 'asked-to-save-end' });
    await settled();
    expect(table.state()).toMatchObject({ phase: 'over', savedEnd: { ok: true } });
  });
});
