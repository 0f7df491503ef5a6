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

function createHost(ports: FakeGamePorts, game = countingGame): GameHost {
  return createGameHost({ id: 'counting', game, ports, announce: () => {} }, 'normal');
}

async function startNewGame(ports = createFakeGamePorts(), game = countingGame) {
  const host = createHost(ports, game);
  await host.open();
  await beginGame(host);
  return { host, ports, clock: ports.clock };
}

async function beginGame(host: GameHost): Promise<void> {
  host.dispatch({ type: 'start-requested', setup: CHOICE });
  await flushPromises();
}

/** Sends moves and waits for their writes. */
async function playMoves(host: GameHost, ...moves: readonly CountingMove[]): Promise<void> {
  sendMoves(host, ...moves);
  await flushPromises();
}

/** Closes the game, and continues it in another host. */
async function reopenGame(
  { host: lastHost, ports }: Awaited<ReturnType<typeof startNewGame>>,
  meanwhile = () => {},
) {
  lastHost.close();
  await flushPromises();
  meanwhile();
  const host = createHost(ports);
  await host.open();
  host.dispatch({ type: 'continue-requested' });
  await flushPromises();
  return { host };
}

function getPlayingState(host: GameHost): PlayingState & { gameState: CountingState } {
  const state = host.getState();
  if (state.status !== 'playing') throw new Error(`Expected a game in play, found ${state.status}`);
  return state as PlayingState & { gameState: CountingState };
}

describe('opening and starting:', () => {
  test('a saved game that can’t be read is reported, and another game can be started', async () => {
    const ports = createFakeGamePorts();
    ports.readGame = () => Promise.reject(new Error('No.'));
    const host = createHost(ports);
    await host.open();
    expect(host.getState()).toEqual({ status: 'ready', saved: null, isSaveUnreadable: true });
  });

  test('a game in play is not replaced by another one', async () => {
    const { host } = await startNewGame();
    sendMoves(host, createAnswerMove('one'));
    host.dispatch({ type: 'start-requested', setup: CHOICE });
    host.dispatch({ type: 'setup-requested' });
    expect(getPlayingState(host).gameState.words).toEqual(['one']);
  });
});

describe('the clock:', () => {
  test('a tick is sent at the millisecond that the rules ask for', async () => {
    const { host, clock } = await startNewGame();
    clock.advance(TURN_MS - 1);
    expect(getPlayingState(host).gameState.words.length).toBe(0);
    clock.advance(1);
    expect(getPlayingState(host).gameState).toMatchObject({ words: ['missed'], turnStartedAt: TURN_MS });
  });

  test('a move that starts a turn restarts the time limit', async () => {
    const { host, clock } = await startNewGame();
    clock.advance(9_000);
    sendMoves(host, createAnswerMove('one'));
    clock.advance(9_999);
    expect(getPlayingState(host).gameState.words.length).toBe(1);
    clock.advance(1);
    expect(getPlayingState(host).gameState.words.length).toBe(2);
  });

  test('a pause stops the clock and ignores moves', async () => {
    const { host, clock } = await startNewGame();
    clock.advance(4_000);
    host.dispatch({ type: 'paused', reason: 'asked' });
    clock.advance(3_600_000);
    sendMoves(host, createAnswerMove('one'));
    expect(host.getPlayedMs()).toBe(4_000);
    expect(getPlayingState(host).gameState.words.length).toBe(0);
    host.dispatch({ type: 'resumed' });
    clock.advance(5_999);
    expect(getPlayingState(host).gameState.words.length).toBe(0);
    clock.advance(1);
    expect(getPlayingState(host).gameState.words.length).toBe(1);
  });

  test('a new setting for time limits applies to the current turn', async () => {
    const { host, clock } = await startNewGame();
    clock.advance(9_000);
    host.setTimeLimits('longer');
    clock.advance(10_999);
    expect(getPlayingState(host).gameState.words.length).toBe(0);
    host.setTimeLimits('off');
    clock.advance(3_600_000);
    expect(getPlayingState(host).gameState.words.length).toBe(0);
    expect(clock.countTimers()).toBe(0);
  });

  test('closing the host stops the clock and saves the play time', async () => {
    const { host, clock, ports } = await startNewGame();
    clock.advance(2_000);
    host.close();
    expect(clock.countTimers()).toBe(0);
    await flushPromises();
    expect(ports.saves.at(-1)?.played).toBe(2_000);
  });

  test('a tick that changes nothing is not repeated', async () => {
    const { clock } = await startNewGame(createFakeGamePorts(), {
      ...countingGame,
      getNextTickTime: () => 0,
    });
    clock.advance(10);
    expect(clock.countTimers()).toBe(0);
  });
});

describe('saving:', () => {
  test('a game is saved at the start and after every move', async () => {
    const { host, ports } = await startNewGame();
    expect(ports.saves).toHaveLength(1);
    await playMoves(host, createAnswerMove('one'));
    expect(ports.saves.at(-1)).toMatchObject({ ...CHOICE, state: { words: ['one'] }, record: { events: 1 } });
  });

  test('an event that changes nothing is not saved', async () => {
    const { host, ports } = await startNewGame();
    await playMoves(host, { type: 'waved' });
    expect(ports.saves).toHaveLength(1);
  });

  test('an older state never overwrites a newer one', async () => {
    const { host, ports } = await startNewGame();
    const release = ports.holdWrites();
    sendMoves(host, createAnswerMove('one'), createAnswerMove('two'));
    release();
    await flushPromises();
    expect(ports.saves.map(({ state }) => (state as CountingState).words.length)).toEqual([0, 1, 2]);
  });

  test('each answer is recorded once, with its own id', async () => {
    const { host, ports } = await startNewGame();
    await playMoves(host, createAnswerMove('one'));
    await playMoves(host, createAnswerMove('two'));
    await playMoves(host, createAnswerMove('three'));
    expect(getAnswerEvents(ports.pendingWrites).map(({ item }) => item.id)).toEqual(['one', 'two', 'three']);
    expect(new Set(ports.pendingWrites.events.map(({ id }) => id)).size).toBe(3);
  });

  test('a failed save is shown, and repeated with the next move', async () => {
    const { host, ports } = await startNewGame();
    ports.failure = 'Storage is full.';
    await playMoves(host, createAnswerMove('one'));
    expect(getPlayingState(host).saveFailure).toBe('Storage is full.');
    ports.failure = null;
    await playMoves(host, createAnswerMove('two'));
    expect(getPlayingState(host).saveFailure).toBeNull();
    expect(getAnswerEvents(ports.pendingWrites).map(({ item }) => item.id)).toEqual(['one', 'two']);
  });

  test('the page exit hands over what is not written yet', async () => {
    const { host, ports } = await startNewGame();
    ports.holdWrites();
    sendMoves(host, createAnswerMove('one'));
    host.flushOnPageExit();
    expect(ports.pageExitEntry).toMatchObject({
      saved: { state: { words: ['one'] } },
      pendingWrites: { events: [{}] },
    });
  });

  test('the page exit hands over nothing when all is written', async () => {
    const { host, ports } = await startNewGame();
    host.flushOnPageExit();
    expect(ports.pageExitEntry).toBeNull();
  });
});

describe('continuing:', () => {
  test('a saved game is offered and continues with its play time', async () => {
    const first = await startNewGame();
    first.clock.advance(7_000);
    sendMoves(first.host, createAnswerMove('one'));
    first.clock.advance(3_000);
    first.host.close();
    await flushPromises();
    first.clock.advance(3_600_000);

    const host = createHost(first.ports);
    await host.open();
    expect(host.getState()).toMatchObject({
      status: 'ready',
      saved: { level: 'B1' },
      isSaveUnreadable: false,
    });
    host.dispatch({ type: 'continue-requested' });
    await flushPromises();
    expect(host.getPlayedMs()).toBe(10_000);
    first.clock.advance(6_999);
    expect(getPlayingState(host).gameState.words.length).toBe(1);
    first.clock.advance(1);
    expect(getPlayingState(host).gameState.words.length).toBe(2);
  });

  test('a continued game does not record its answers again', async () => {
    const first = await startNewGame();
    sendMoves(first.host, createAnswerMove('one'));
    const { host } = await reopenGame(first);
    await playMoves(host, createAnswerMove('two'));
    expect(getAnswerEvents(first.ports.pendingWrites).map(({ item }) => item.id)).toEqual(['one', 'two']);
  });

  test('a saved game that can’t be continued is reported', async () => {
    const ports = createFakeGamePorts();
    ports.stored = { ...SAVED, version: 0 };
    const host = createHost(ports);
    await host.open();
    expect(host.getState()).toEqual({ status: 'ready', saved: null, isSaveUnreadable: true });
  });
});

describe('the end:', () => {
  async function playToEnd(ports = createFakeGamePorts()) {
    const game = await startNewGame(ports);
    await playMoves(game.host, ...ALL_ANSWERED);
    return game;
  }

  test('the end deletes the saved game and stores the result', async () => {
    const { host, ports } = await playToEnd();
    expect(ports.stored).toBeNull();
    expect(ports.ends).toMatchObject([{ ...CHOICE, score: { value: 3, text: '3 words' } }]);
    expect(host.getState()).toMatchObject({
      status: 'over',
      saveResult: { ok: true, value: { isNewBest: true } },
    });
  });

  test('the end is written after all writes of the game, even a slow one', async () => {
    const { host, ports } = await startNewGame();
    const release = ports.holdWrites();
    sendMoves(host, ...ALL_ANSWERED);
    release();
    await flushPromises();
    expect(ports.stored).toBeNull();
    expect(getAnswerEvents(ports.pendingWrites).map(({ item }) => item.id)).toEqual(['one', 'two', 'three']);
  });

  test('the end does not delete a game that starts while it is being saved', async () => {
    const { host, ports } = await startNewGame();
    const release = ports.holdWrites();
    sendMoves(host, ...ALL_ANSWERED);
    await beginGame(host);
    release();
    await flushPromises();
    expect(ports.ends).toHaveLength(1);
    expect(ports.stored).toMatchObject({ state: { words: [] } });
    expect(getAnswerEvents(ports.pendingWrites)).toHaveLength(3);
  });

  test('a failed save of the end is shown and can be repeated', async () => {
    const ports = createFakeGamePorts();
    ports.failure = 'Storage is full.';
    const { host } = await playToEnd(ports);
    expect(host.getState()).toMatchObject({
      status: 'over',
      saveResult: { ok: false, failure: 'Storage is full.' },
    });
    ports.failure = null;
    host.dispatch({ type: 'end-save-requested' });
    await flushPromises();
    expect(host.getState()).toMatchObject({ saveResult: { ok: true } });
    expect(getAnswerEvents(ports.pendingWrites)).toHaveLength(3);
    expect(ports.ends).toHaveLength(1);
  });

  test('the page exit after a failed end hands over the moves before it', async () => {
    const ports = createFakeGamePorts();
    ports.failure = 'Storage is full.';
    const { host } = await playToEnd(ports);
    host.flushOnPageExit();
    expect(
      getAnswerEvents(ports.pageExitEntry?.pendingWrites ?? NO_PENDING_WRITES).map(({ item }) => item.id),
    ).toEqual(['one', 'two']);
    expect(ports.pageExitEntry?.saved.state).toMatchObject({ words: ['one', 'two'] });
  });

  test('the answers of a failed end are stored with the next game', async () => {
    const ports = createFakeGamePorts();
    ports.failure = 'Storage is full.';
    const { host } = await playToEnd(ports);
    ports.failure = null;
    await beginGame(host);
    expect(getAnswerEvents(ports.pendingWrites).map(({ item }) => item.id)).toEqual(['one', 'two', 'three']);
    await playMoves(host, ...ALL_ANSWERED);
    expect(getAnswerEvents(ports.pendingWrites)).toHaveLength(6);
  });

  test('an error while the end is saved is shown as a failure', async () => {
    const ports = createFakeGamePorts();
    ports.finishGame = () => Promise.reject(new Error('No.'));
    const { host } = await playToEnd(ports);
    expect(host.getState()).toMatchObject({ status: 'over', saveResult: { ok: false } });
  });

  test('no timer is left after the end', async () => {
    const { clock } = await playToEnd();
    expect(clock.countTimers()).toBe(0);
  });

  test('the next game gets the carried state of the first', async () => {
    const { host, ports } = await playToEnd();
    expect(ports.carriedState).toEqual({ B1: ['one', 'two', 'three'] });
    await beginGame(host);
    expect(getPlayingState(host).gameState.words.length).toBe(0);
    expect(host.getPlayedMs()).toBe(0);
  });
});

test('a bank that does not load can be loaded again', async () => {
  let isOffline = true;
  const game = {
    ...countingGame,
    loadBank: async () => {
      if (isOffline) throw new Error('offline');
      return [];
    },
  };
  const { host } = await startNewGame(createFakeGamePorts(), game);
  expect(host.getState()).toEqual({ status: 'deal-failed', setup: CHOICE, saved: null });
  isOffline = false;
  await beginGame(host);
  expect(host.getState().status).toBe('playing');
});

test('an answer from before a reload can be taken back', async () => {
  const first = await startNewGame();
  sendMoves(first.host, createAnswerMove('one'));
  const { host } = await reopenGame(first);
  await playMoves(host, { type: 'undone' });
  const [one, back] = first.ports.pendingWrites.events;
  expect(back?.event).toMatchObject({ type: 'took-back', answer: one?.id });
});

describe('requests:', () => {
  const request: CountingMove = { type: 'asked-feedback' };

  test('a repeated request is stored once, together with the state', async () => {
    const { host, ports } = await startNewGame();
    await playMoves(host, request, request);
    expect(ports.pendingWrites.requests).toMatchObject([{ ask: { kind: 'feedback', id: 'text' } }]);
    expect(ports.saves.at(-1)?.record.open).toEqual(['text']);
  });

  test('a reply reaches the rules even in a pause', async () => {
    const { host, ports } = await startNewGame();
    sendMoves(host, request);
    host.dispatch({ type: 'paused', reason: 'asked' });
    ports.reply('text', { kind: 'answered', text: 'Well done.' });
    expect(getPlayingState(host).gameState.feedback).toBe('Well done.');
    await flushPromises();
    expect(ports.pendingWrites.acknowledgedReplies).toEqual(
      ports.pendingWrites.requests.map(({ key }) => key),
    );
  });

  test('a request that waits for a connection gets its reply later', async () => {
    const { host, ports } = await startNewGame();
    sendMoves(host, request);
    ports.reply('text', { kind: 'waiting' });
    expect(getPlayingState(host).gameState.feedback).toBe('waiting');
    ports.reply('text', { kind: 'refused', message: 'No.' });
    expect(getPlayingState(host).gameState.feedback).toBe('refused');
  });

  test('a reply to a closed game reaches it when it is continued', async () => {
    const first = await startNewGame();
    sendMoves(first.host, request);
    const replyToText = () => first.ports.reply('text', { kind: 'answered', text: 'Well done.' });
    const { host } = await reopenGame(first, replyToText);
    expect(getPlayingState(host).gameState.feedback).toBe('Well done.');
  });

  test('a reply to another request is ignored', async () => {
    const { host, ports } = await startNewGame();
    ports.reply('text', { kind: 'answered', text: 'Well done.' });
    sendMoves(host, request, createAnswerMove('one'));
    ports.reply('other', { kind: 'answered', text: 'Not yours.' });
    expect(getPlayingState(host).gameState.feedback).toBe('Well done.');
  });
});

describe('announcements:', () => {
  async function startAnnouncedGame(...moves: readonly CountingMove[]) {
    const ports = createFakeGamePorts();
    const announce = vi.fn();
    const host = createGameHost({ id: 'counting', game: countingGame, ports, announce }, 'normal');
    await host.open();
    await beginGame(host);
    sendMoves(host, ...moves);
    return { announce, clock: ports.clock };
  }

  test('a step is announced with the sound of its answer', async () => {
    const { announce, clock } = await startAnnouncedGame(createAnswerMove('one'));
    expect(announce).toHaveBeenLastCalledWith('one.', 'right');
    clock.advance(TURN_MS);
    expect(announce).toHaveBeenLastCalledWith('missed.', 'wrong');
  });

  test('the end has its own sound', async () => {
    const { announce } = await startAnnouncedGame(...ALL_ANSWERED);
    expect(announce).toHaveBeenLastCalledWith('three.', 'end');
  });
});

test('the result of a game without a score is saved and not compared', async () => {
  const { score: _, ...result } = countingGame.getResult(STATE);
  const { host } = await startNewGame(createFakeGamePorts(), { ...countingGame, getResult: () => result });
  await playMoves(host, ...ALL_ANSWERED);
  expect(host.getState()).toMatchObject({ status: 'over', saveResult: { ok: true, value: null } });
});

describe('a preloaded deal:', () => {
  async function preloadDeal(ports = createFakeGamePorts(), game = countingGame) {
    const host = createHost(ports, game);
    await host.open();
    host.preloadDeal(CHOICE);
    await flushPromises();
    return host;
  }

  test('a preloaded game is in play as soon as it starts', async () => {
    const host = await preloadDeal();
    const shown: string[] = [];
    host.subscribe(() => shown.push(host.getState().status));
    host.dispatch({ type: 'start-requested', setup: CHOICE });
    expect(host.getState().status).toBe('playing');
    expect(shown.at(-1)).toBe('playing');
  });

  test('a deal is loaded once for each game and choice', async () => {
    const loadBank = vi.fn(countingGame.loadBank);
    const host = await preloadDeal(createFakeGamePorts(), { ...countingGame, loadBank });
    host.preloadDeal(CHOICE);
    host.dispatch({ type: 'start-requested', setup: CHOICE });
    expect(loadBank).toHaveBeenCalledTimes(1);
    sendMoves(host, ...ALL_ANSWERED);
    await flushPromises();
    host.dispatch({ type: 'start-requested', setup: { ...CHOICE, level: 'C1' } });
    await flushPromises();
    expect(loadBank.mock.calls).toEqual([
      ['B1', ''],
      ['C1', ''],
    ]);
  });

  test('a failed preload is repeated when the game starts', async () => {
    const loadBank = vi.fn(countingGame.loadBank).mockRejectedValueOnce(new Error('offline'));
    const host = await preloadDeal(createFakeGamePorts(), { ...countingGame, loadBank });
    await beginGame(host);
    expect(host.getState().status).toBe('playing');
  });
});

describe('a decided game with its board shown:', () => {
  /** Decided with the last turn, and over with `waved`. */
  const shownGame: typeof countingGame = {
    ...countingGame,
    reduce: (state, event, bank) =>
      state.words.length === TURNS && event.type === 'waved'
        ? { state: { ...state, feedback: 'closed' } }
        : countingGame.reduce(state, event, bank),
    isDecided: ({ words }) => words.length === TURNS,
    isOver: ({ feedback }) => feedback === 'closed',
  };

  async function playToDecision(ports = createFakeGamePorts()) {
    const game = await startNewGame(ports, shownGame);
    await playMoves(game.host, ...ALL_ANSWERED);
    return game;
  }

  test('the last move saves the result and deletes the saved game', async () => {
    const { host, ports } = await playToDecision();
    expect(getPlayingState(host).end?.saveResult).toMatchObject({ ok: true });
    expect(ports.ends).toHaveLength(1);
    expect(ports.stored).toBeNull();
  });

  test('a decided game saves its end once', async () => {
    const { host, ports } = await playToDecision();
    const saves = ports.saves.length;
    host.dispatch({ type: 'paused', reason: 'hidden' });
    host.dispatch({ type: 'resumed' });
    await playMoves(host, { type: 'waved' });
    expect(host.getState()).toMatchObject({ status: 'over', saveResult: { ok: true } });
    host.close();
    await flushPromises();
    expect(ports.ends).toHaveLength(1);
    expect(ports.saves).toHaveLength(saves);
  });

  test('saving the end also writes a move that failed before', async () => {
    const { host, ports } = await startNewGame(createFakeGamePorts(), shownGame);
    ports.failure = 'Storage is full.';
    await playMoves(host, ...ALL_ANSWERED.slice(0, -1));
    expect(getPlayingState(host).saveFailure).toBe('Storage is full.');
    ports.failure = null;
    await playMoves(host, ...ALL_ANSWERED.slice(-1));
    expect(getPlayingState(host)).toMatchObject({ saveFailure: null, end: { saveResult: { ok: true } } });
  });

  test('a failed save of the end is shown on the board', async () => {
    const { host, ports } = await startNewGame(createFakeGamePorts(), shownGame);
    await playMoves(host, ...ALL_ANSWERED.slice(0, -1));
    ports.failure = 'Storage is full.';
    await playMoves(host, ...ALL_ANSWERED.slice(-1));
    expect(getPlayingState(host).saveFailure).toBe('Storage is full.');
  });

  test('a failed end can be saved again from the end screen', async () => {
    const ports = createFakeGamePorts();
    const { host } = await startNewGame(ports, shownGame);
    ports.failure = 'Storage is full.';
    await playMoves(host, ...ALL_ANSWERED, { type: 'waved' });
    expect(host.getState()).toMatchObject({ status: 'over', saveResult: { ok: false } });
    ports.failure = null;
    host.dispatch({ type: 'end-save-requested' });
    await flushPromises();
    expect(host.getState()).toMatchObject({ status: 'over', saveResult: { ok: true } });
  });
});

describe('a game that is open in two tabs', () => {
  async function continueInOtherTab() {
    const { host: older, ports } = await startNewGame();
    await playMoves(older, createAnswerMove('one'));
    const newer = createHost(ports);
    await newer.open();
    newer.dispatch({ type: 'continue-requested' });
    await flushPromises();
    return { older, newer, ports };
  }

  test('stops in the older tab as soon as the newer one continues it', async () => {
    const { older, newer } = await continueInOtherTab();
    expect(older.getState()).toEqual({ status: 'taken-over' });
    expect(newer.getState().status).toBe('playing');
  });

  test('is never saved by the older tab again', async () => {
    const { older, newer, ports } = await continueInOtherTab();
    await playMoves(newer, createAnswerMove('two'));
    const stored = ports.stored;
    await playMoves(older, createAnswerMove('three'));
    older.dispatch({ type: 'paused', reason: 'hidden' });
    older.flushOnPageExit();
    older.close();
    await flushPromises();
    expect(ports.stored).toEqual(stored);
    expect(ports.pageExitEntry).toBeNull();
  });

  test('can be continued in the older tab from where the newer one left it', async () => {
    const { older, newer, ports } = await continueInOtherTab();
    await playMoves(newer, createAnswerMove('two'));
    await older.open();
    older.dispatch({ type: 'continue-requested' });
    await flushPromises();
    expect(getPlayingState(older).gameState).toEqual((ports.stored as { state: unknown }).state);
    expect(newer.getState()).toEqual({ status: 'taken-over' });
  });

  test('is not lost by a save that failed in the older tab', async () => {
    const { host: older, ports } = await startNewGame();
    ports.failure = 'Storage is full.';
    await playMoves(older, createAnswerMove('one'));
    ports.failure = null;
    const newer = createHost(ports);
    await newer.open();
    newer.dispatch({ type: 'continue-requested' });
    await flushPromises();
    older.flushOnPageExit();
    expect(ports.pageExitEntry).toBeNull();
  });
});
