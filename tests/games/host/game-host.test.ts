import { describe, expect, test, vi } from 'vitest';
import { createGameHost, type GameHost } from '../../../src/games/host/game-host.ts';
import type { PlayingState } from '../../../src/games/host/host-state.ts';
import { EMPTY_PLAY_RECORD, NO_PENDING_WRITES } from '../../../src/games/host/play-record.ts';
import { createFakeGamePorts, type FakeGamePorts, flushPromises, getAnswerEvents } from '../fake-ports.ts';
import {
  ALL_ANSWERED,
  type CountingMove,
  type CountingState,
  countingGame,
  createAnswerMove,
  sendMoves,
  TURN_MS,
  TURNS,
} from './counting-game.ts';

const CHOICE = { level: 'B1', variant: '' } as const;
const STATE = { seed: 1, words: [], turnStartedAt: 0, feedback: null };
const SAVED = { ...CHOICE, begunAt: 1, played: 1, version: 1, record: EMPTY_PLAY_RECORD, state: STATE };

function aTable(ports: FakeGamePorts, game = countingGame): GameHost {
  return createGameHost({ id: 'counting', game, ports, announce: () => {} }, 'normal');
}

async function aGame(ports = createFakeGamePorts(), game = countingGame) {
  const table = aTable(ports, game);
  await table.open();
  await begun(table);
  return { table, ports, clock: ports.clock };
}

async function begun(table: GameHost): Promise<void> {
  table.dispatch({ type: 'start-requested', choice: CHOICE });
  await flushPromises();
}

/** Sends the moves, and lets what they write be written. */
async function sent(table: GameHost, ...moves: readonly CountingMove[]): Promise<void> {
  sendMoves(table, ...moves);
  await flushPromises();
}

/** Leaves the game, and continues it at another table. */
async function reopened({ table: left, ports }: Awaited<ReturnType<typeof aGame>>, meanwhile = () => {}) {
  left.close();
  await flushPromises();
  meanwhile();
  const table = aTable(ports);
  await table.open();
  table.dispatch({ type: 'continue-requested' });
  await flushPromises();
  return { table };
}

function playing(table: GameHost): PlayingState & { gameState: CountingState } {
  const state = table.getState();
  if (state.status !== 'playing') throw new Error(`Expected a game in play, found ${state.status}`);
  return state as PlayingState & { gameState: CountingState };
}

describe('a table', () => {
  test('whose saved game can’t be read says so, and another game can be begun', async () => {
    const ports = createFakeGamePorts();
    ports.readGame = () => Promise.reject(new Error('No.'));
    const table = aTable(ports);
    await table.open();
    expect(table.getState()).toEqual({ status: 'ready', saved: null, isSaveUnreadable: true });
  });

  test('does not throw away a game in play', async () => {
    const { table } = await aGame();
    sendMoves(table, createAnswerMove('one'));
    table.dispatch({ type: 'start-requested', choice: CHOICE });
    table.dispatch({ type: 'choice-requested' });
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
    sendMoves(table, createAnswerMove('one'));
    clock.advance(9_999);
    expect(playing(table).gameState.words.length).toBe(1);
    clock.advance(1);
    expect(playing(table).gameState.words.length).toBe(2);
  });

  test('stands still while the game is paused, and moves do not count', async () => {
    const { table, clock } = await aGame();
    clock.advance(4_000);
    table.dispatch({ type: 'paused', reason: 'asked' });
    clock.advance(3_600_000);
    sendMoves(table, createAnswerMove('one'));
    expect(table.getPlayTime()).toBe(4_000);
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
    expect(clock.countTimers()).toBe(0);
  });

  test('does not go on when the table is left', async () => {
    const { table, clock, ports } = await aGame();
    clock.advance(2_000);
    table.close();
    expect(clock.countTimers()).toBe(0);
    await flushPromises();
    expect(ports.saves.at(-1)?.played).toBe(2_000);
  });

  test('of a tick that changes nothing does not spin', async () => {
    const { clock } = await aGame(createFakeGamePorts(), { ...countingGame, getNextTickTime: () => 0 });
    clock.advance(10);
    expect(clock.countTimers()).toBe(0);
  });
});

describe('saving', () => {
  test('happens at the start and after every move', async () => {
    const { table, ports } = await aGame();
    expect(ports.saves).toHaveLength(1);
    await sent(table, createAnswerMove('one'));
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
    sendMoves(table, createAnswerMove('one'), createAnswerMove('two'));
    release();
    await flushPromises();
    expect(ports.saves.map(({ state }) => (state as CountingState).words.length)).toEqual([0, 1, 2]);
  });

  test('records each answer once, with an id of its own', async () => {
    const { table, ports } = await aGame();
    await sent(table, createAnswerMove('one'));
    await sent(table, createAnswerMove('two'));
    await sent(table, createAnswerMove('three'));
    expect(getAnswerEvents(ports.pendingWrites).map(({ item }) => item.id)).toEqual(['one', 'two', 'three']);
    expect(new Set(ports.pendingWrites.events.map(({ id }) => id)).size).toBe(3);
  });

  test('that fails is shown, and tried again with the next move', async () => {
    const { table, ports } = await aGame();
    ports.failure = 'Storage is full.';
    await sent(table, createAnswerMove('one'));
    expect(playing(table).saveFailure).toBe('Storage is full.');
    ports.failure = null;
    await sent(table, createAnswerMove('two'));
    expect(playing(table).saveFailure).toBeNull();
    expect(getAnswerEvents(ports.pendingWrites).map(({ item }) => item.id)).toEqual(['one', 'two']);
  });

  test('hands over what is not written yet when the page goes away', async () => {
    const { table, ports } = await aGame();
    ports.holdWrites();
    sendMoves(table, createAnswerMove('one'));
    table.flushOnPageExit();
    expect(ports.pageExitEntry).toMatchObject({
      saved: { state: { words: ['one'] } },
      news: { events: [{}] },
    });
  });

  test('hands nothing over when all is written', async () => {
    const { table, ports } = await aGame();
    table.flushOnPageExit();
    expect(ports.pageExitEntry).toBeNull();
  });
});

describe('a game that was left', () => {
  test('is offered, and goes on with the play time it had', async () => {
    const first = await aGame();
    first.clock.advance(7_000);
    sendMoves(first.table, createAnswerMove('one'));
    first.clock.advance(3_000);
    first.table.close();
    await flushPromises();
    first.clock.advance(3_600_000);

    const table = aTable(first.ports);
    await table.open();
    expect(table.getState()).toMatchObject({
      status: 'ready',
      saved: { level: 'B1' },
      isSaveUnreadable: false,
    });
    table.dispatch({ type: 'continue-requested' });
    await flushPromises();
    expect(table.getPlayTime()).toBe(10_000);
    first.clock.advance(6_999);
    expect(playing(table).gameState.words.length).toBe(1);
    first.clock.advance(1);
    expect(playing(table).gameState.words.length).toBe(2);
  });

  test('does not record its answers a second time', async () => {
    const first = await aGame();
    sendMoves(first.table, createAnswerMove('one'));
    const { table } = await reopened(first);
    await sent(table, createAnswerMove('two'));
    expect(getAnswerEvents(first.ports.pendingWrites).map(({ item }) => item.id)).toEqual(['one', 'two']);
  });

  test('that can’t be continued says so', async () => {
    const ports = createFakeGamePorts();
    ports.stored = { ...SAVED, version: 0 };
    const table = aTable(ports);
    await table.open();
    expect(table.getState()).toEqual({ status: 'ready', saved: null, isSaveUnreadable: true });
  });
});

describe('the end', () => {
  async function played(ports = createFakeGamePorts()) {
    const game = await aGame(ports);
    await sent(game.table, ...ALL_ANSWERED);
    return game;
  }

  test('takes the saved game away and keeps the result', async () => {
    const { table, ports } = await played();
    expect(ports.stored).toBeNull();
    expect(ports.ends).toMatchObject([{ ...CHOICE, score: { value: 3, text: '3 words' } }]);
    expect(table.getState()).toMatchObject({
      status: 'over',
      saveResult: { ok: true, value: { isNewBest: true } },
    });
  });

  test('comes after all writes of the game, even a slow one', async () => {
    const { table, ports } = await aGame();
    const release = ports.holdWrites();
    sendMoves(table, ...ALL_ANSWERED);
    release();
    await flushPromises();
    expect(ports.stored).toBeNull();
    expect(getAnswerEvents(ports.pendingWrites).map(({ item }) => item.id)).toEqual(['one', 'two', 'three']);
  });

  test('does not take away a game that is begun while it is being saved', async () => {
    const { table, ports } = await aGame();
    const release = ports.holdWrites();
    sendMoves(table, ...ALL_ANSWERED);
    await begun(table);
    release();
    await flushPromises();
    expect(ports.ends).toHaveLength(1);
    expect(ports.stored).toMatchObject({ state: { words: [] } });
    expect(getAnswerEvents(ports.pendingWrites)).toHaveLength(3);
  });

  test('that could not be saved is shown, and can be saved again', async () => {
    const ports = createFakeGamePorts();
    ports.failure = 'Storage is full.';
    const { table } = await played(ports);
    expect(table.getState()).toMatchObject({
      status: 'over',
      saveResult: { ok: false, failure: 'Storage is full.' },
    });
    ports.failure = null;
    table.dispatch({ type: 'end-save-requested' });
    await flushPromises();
    expect(table.getState()).toMatchObject({ saveResult: { ok: true } });
    expect(getAnswerEvents(ports.pendingWrites)).toHaveLength(3);
    expect(ports.ends).toHaveLength(1);
  });

  test('that could not be saved keeps the moves before it for when the page goes away', async () => {
    const ports = createFakeGamePorts();
    ports.failure = 'Storage is full.';
    const { table } = await played(ports);
    table.flushOnPageExit();
    expect(
      getAnswerEvents(ports.pageExitEntry?.news ?? NO_PENDING_WRITES).map(({ item }) => item.id),
    ).toEqual(['one', 'two']);
    expect(ports.pageExitEntry?.saved.state).toMatchObject({ words: ['one', 'two'] });
  });

  test('that could not be saved has its answers stored with the game that is begun after it', async () => {
    const ports = createFakeGamePorts();
    ports.failure = 'Storage is full.';
    const { table } = await played(ports);
    ports.failure = null;
    await begun(table);
    expect(getAnswerEvents(ports.pendingWrites).map(({ item }) => item.id)).toEqual(['one', 'two', 'three']);
    await sent(table, ...ALL_ANSWERED);
    expect(getAnswerEvents(ports.pendingWrites)).toHaveLength(6);
  });

  test('that breaks as it is saved is shown as not saved', async () => {
    const ports = createFakeGamePorts();
    ports.finishGame = () => Promise.reject(new Error('No.'));
    const { table } = await played(ports);
    expect(table.getState()).toMatchObject({ status: 'over', saveResult: { ok: false } });
  });

  test('leaves nothing that ticks', async () => {
    const { clock } = await played();
    expect(clock.countTimers()).toBe(0);
  });

  test('may be followed by another game, which knows what the first kept', async () => {
    const { table, ports } = await played();
    expect(ports.carriedState).toEqual({ B1: ['one', 'two', 'three'] });
    await begun(table);
    expect(playing(table).gameState.words.length).toBe(0);
    expect(table.getPlayTime()).toBe(0);
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
  const { table } = await aGame(createFakeGamePorts(), game);
  expect(table.getState()).toEqual({ status: 'deal-failed', choice: CHOICE, saved: null });
  isOffline = false;
  await begun(table);
  expect(table.getState().status).toBe('playing');
});

test('an answer from before a reload can be taken back', async () => {
  const first = await aGame();
  sendMoves(first.table, createAnswerMove('one'));
  const { table } = await reopened(first);
  await sent(table, { type: 'undone' });
  const [one, back] = first.ports.pendingWrites.events;
  expect(back?.event).toMatchObject({ type: 'took-back', answer: one?.id });
});

describe('an ask', () => {
  const ask: CountingMove = { type: 'asked-feedback' };

  test('is stored once, together with the state, however often it is asked', async () => {
    const { table, ports } = await aGame();
    await sent(table, ask, ask);
    expect(ports.pendingWrites.asks).toMatchObject([{ ask: { kind: 'feedback', id: 'text' } }]);
    expect(ports.saves.at(-1)?.record.open).toEqual(['text']);
  });

  test('is replied to as an event, even in a pause', async () => {
    const { table, ports } = await aGame();
    sendMoves(table, ask);
    table.dispatch({ type: 'paused', reason: 'asked' });
    ports.reply('text', { kind: 'answered', text: 'Well done.' });
    expect(playing(table).gameState.feedback).toBe('Well done.');
    await flushPromises();
    expect(ports.pendingWrites.heard).toEqual(ports.pendingWrites.asks.map(({ key }) => key));
  });

  test('that waits for a connection says so, and is replied to later', async () => {
    const { table, ports } = await aGame();
    sendMoves(table, ask);
    ports.reply('text', { kind: 'waiting' });
    expect(playing(table).gameState.feedback).toBe('waiting');
    ports.reply('text', { kind: 'refused', message: 'No.' });
    expect(playing(table).gameState.feedback).toBe('refused');
  });

  test('that was replied to while the game was left reaches it when it is opened again', async () => {
    const first = await aGame();
    sendMoves(first.table, ask);
    const reply = () => first.ports.reply('text', { kind: 'answered', text: 'Well done.' });
    const { table } = await reopened(first, reply);
    expect(playing(table).gameState.feedback).toBe('Well done.');
  });

  test('takes no reply that is not its own', async () => {
    const { table, ports } = await aGame();
    ports.reply('text', { kind: 'answered', text: 'Well done.' });
    sendMoves(table, ask, createAnswerMove('one'));
    ports.reply('other', { kind: 'answered', text: 'Not yours.' });
    expect(playing(table).gameState.feedback).toBe('Well done.');
  });
});

describe('for the ear', () => {
  async function heard(...moves: readonly CountingMove[]) {
    const ports = createFakeGamePorts();
    const announce = vi.fn();
    const table = createGameHost({ id: 'counting', game: countingGame, ports, announce }, 'normal');
    await table.open();
    await begun(table);
    sendMoves(table, ...moves);
    return { announce, clock: ports.clock };
  }

  test('what happened is said, and an answer sounds right or wrong', async () => {
    const { announce, clock } = await heard(createAnswerMove('one'));
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
  const { score: _, ...result } = countingGame.getResult(STATE);
  const { table } = await aGame(createFakeGamePorts(), { ...countingGame, getResult: () => result });
  await sent(table, ...ALL_ANSWERED);
  expect(table.getState()).toMatchObject({ status: 'over', saveResult: { ok: true, value: null } });
});

describe('a game that is gathered ahead', () => {
  async function gatheringAhead(ports = createFakeGamePorts(), game = countingGame) {
    const table = aTable(ports, game);
    await table.open();
    table.preloadDeal(CHOICE);
    await flushPromises();
    return table;
  }

  test('is in play as soon as it is begun, with nothing shown between', async () => {
    const table = await gatheringAhead();
    const shown: string[] = [];
    table.subscribe(() => shown.push(table.getState().status));
    table.dispatch({ type: 'start-requested', choice: CHOICE });
    expect(table.getState().status).toBe('playing');
    expect(shown.at(-1)).toBe('playing');
  });

  test('is gathered once, and anew for the next game and for another choice', async () => {
    const loadBank = vi.fn(countingGame.loadBank);
    const table = await gatheringAhead(createFakeGamePorts(), { ...countingGame, loadBank });
    table.preloadDeal(CHOICE);
    table.dispatch({ type: 'start-requested', choice: CHOICE });
    expect(loadBank).toHaveBeenCalledTimes(1);
    sendMoves(table, ...ALL_ANSWERED);
    await flushPromises();
    table.dispatch({ type: 'start-requested', choice: { ...CHOICE, level: 'C1' } });
    await flushPromises();
    expect(loadBank.mock.calls).toEqual([
      ['B1', ''],
      ['C1', ''],
    ]);
  });

  test('is gathered again when it is begun, if it could not be before', async () => {
    const loadBank = vi.fn(countingGame.loadBank).mockRejectedValueOnce(new Error('offline'));
    const table = await gatheringAhead(createFakeGamePorts(), { ...countingGame, loadBank });
    await begun(table);
    expect(table.getState().status).toBe('playing');
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

  async function decided(ports = createFakeGamePorts()) {
    const game = await aGame(ports, shownGame);
    await sent(game.table, ...ALL_ANSWERED);
    return game;
  }

  test('has its result kept with the last move, and nothing left to continue', async () => {
    const { table, ports } = await decided();
    expect(playing(table).end?.saveResult).toMatchObject({ ok: true });
    expect(ports.ends).toHaveLength(1);
    expect(ports.stored).toBeNull();
  });

  test('keeps it once, however it is left', async () => {
    const { table, ports } = await decided();
    const saves = ports.saves.length;
    table.dispatch({ type: 'paused', reason: 'hidden' });
    table.dispatch({ type: 'resumed' });
    await sent(table, { type: 'waved' });
    expect(table.getState()).toMatchObject({ status: 'over', saveResult: { ok: true } });
    table.close();
    await flushPromises();
    expect(ports.ends).toHaveLength(1);
    expect(ports.saves).toHaveLength(saves);
  });

  test('takes a move along that could not be saved, and says so no more', async () => {
    const { table, ports } = await aGame(createFakeGamePorts(), shownGame);
    ports.failure = 'Storage is full.';
    await sent(table, ...ALL_ANSWERED.slice(0, -1));
    expect(playing(table).saveFailure).toBe('Storage is full.');
    ports.failure = null;
    await sent(table, ...ALL_ANSWERED.slice(-1));
    expect(playing(table)).toMatchObject({ saveFailure: null, end: { saveResult: { ok: true } } });
  });

  test('says on the board that its result could not be saved', async () => {
    const { table, ports } = await aGame(createFakeGamePorts(), shownGame);
    await sent(table, ...ALL_ANSWERED.slice(0, -1));
    ports.failure = 'Storage is full.';
    await sent(table, ...ALL_ANSWERED.slice(-1));
    expect(playing(table).saveFailure).toBe('Storage is full.');
  });

  test('can be saved again from its end where there was no room', async () => {
    const ports = createFakeGamePorts();
    const { table } = await aGame(ports, shownGame);
    ports.failure = 'Storage is full.';
    await sent(table, ...ALL_ANSWERED, { type: 'waved' });
    expect(table.getState()).toMatchObject({ status: 'over', saveResult: { ok: false } });
    ports.failure = null;
    table.dispatch({ type: 'end-save-requested' });
    await flushPromises();
    expect(table.getState()).toMatchObject({ status: 'over', saveResult: { ok: true } });
  });
});
