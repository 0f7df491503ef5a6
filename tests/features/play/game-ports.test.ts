import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LearnerStore } from '../../../src/data/learner/learner-store.ts';
import type { SaveFailure } from '../../../src/data/writes/save-result.ts';
import { createGameRequestKey, type GameReply } from '../../../src/domain/game-request-schemas.ts';
import { MESSAGES } from '../../../src/domain/messages.ts';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import { createGamePorts } from '../../../src/features/play/game-ports.ts';
import { createGameHost } from '../../../src/games/host/game-host.ts';
import { EMPTY_PLAY_RECORD, NO_PENDING_WRITES } from '../../../src/games/host/play-record.ts';
import type { GameWrite } from '../../../src/games/host/ports.ts';
import { aDevice, openAnn } from '../../data/learner-fixtures.ts';
import { inProcessCheckClient } from '../../feedback-worker/in-process-check-client.ts';
import { ALL_ANSWERED, type CountingState, countingGame, sendMoves } from '../../games/host/counting-game.ts';
import { waitFor } from '../../wait-for.ts';
import { createFakeTabStorage } from '../classroom/notepad/fake-tab-storage.ts';

const GAME_WRITE: GameWrite = {
  saved: {
    level: 'B1',
    variant: '',
    begunAt: 1,
    played: 2,
    record: EMPTY_PLAY_RECORD,
    version: 1,
    state: {},
  },
  pendingWrites: NO_PENDING_WRITES,
};

const FEEDBACK_REQUEST = {
  kind: 'game-feedback',
  text: 'She have a dog.',
  level: 'A2',
  skill: 'Writing',
} as const;

const TIME_LIMITS = 'off';

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: createFakeTabStorage() });
  // Saves wait for the next paint, which a hidden page replaces by a timer: Node.js has no paints.
  vi.stubGlobal('document', { hidden: true });
});

function createPorts(store: LearnerStore) {
  return createGamePorts({
    gameId: 'counting',
    skills: [],
    uid: 'ann',
    store,
    chosenWords: [],
    loadChunk: (_name, load) => load(),
    checker: inProcessCheckClient,
  });
}

test('a stored end is kept even if the remaining replies can’t be deleted', async () => {
  const store = await openAnn(aDevice());
  const failingStore = Object.assign(Object.create(store), {
    readRequestsByPrefix: () => Promise.reject(new Error('The connection was lost.')),
  }) as LearnerStore;
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const score = { value: 3, text: '3 words' };
  const end = { level: 'B1', variant: '', begunAt: 1, score, misses: [] } as const;
  expect(await createPorts(failingStore).finishGame(end, NO_PENDING_WRITES)).toMatchObject({ ok: true });
  await waitFor(() => expect(logged).toHaveBeenCalledOnce());
});

/** A game on a store whose writes all have this outcome. */
function createPortsWithOutcome(outcome: Result<void, SaveFailure>) {
  const store = {
    readSavedGame: async () => ({ from: 'the database' }),
    saveGame: async () => outcome,
    addWord: async () => outcome,
  } as Partial<LearnerStore> as LearnerStore;
  return createPorts(store);
}

// A game written to session storage as the page is closed, when a transaction could not finish.
describe('a page-exit entry', () => {
  test('is read instead of the saved game once, because reading saves it', async () => {
    const ports = createPortsWithOutcome(ok());
    expect(await ports.readGame()).toEqual({ from: 'the database' });
    ports.savePageExitEntry(GAME_WRITE);
    expect(await ports.readGame()).toEqual(GAME_WRITE.saved);
    expect(await ports.readGame()).toEqual({ from: 'the database' });
  });

  test('stays as long as saving fails', async () => {
    const ports = createPortsWithOutcome(err({ kind: 'storage-full' }));
    ports.savePageExitEntry(GAME_WRITE);
    await ports.saveGame(GAME_WRITE);
    expect(await ports.readGame()).toEqual(GAME_WRITE.saved);
    expect(await ports.readGame()).toEqual(GAME_WRITE.saved);
  });
});

test('a failed save gives the message for the learner', async () => {
  const full = createPortsWithOutcome(err({ kind: 'storage-full' }));
  expect(await full.saveGame(GAME_WRITE)).toEqual(err(MESSAGES.storageFull));
  const broken = createPortsWithOutcome(err({ kind: 'database', message: 'torn' }));
  expect(await broken.addWord('harbour')).toEqual(err(MESSAGES.saveFailed));
});

describe('a game on the learner’s own records', () => {
  async function play(device = aDevice()) {
    const store = await openAnn(device);
    const ports = createPorts(store);
    const host = createGameHost(
      { id: 'counting', game: countingGame, ports, announce: () => {} },
      TIME_LIMITS,
    );
    await host.open();
    return { device, store, ports, host };
  }

  type Played = Awaited<ReturnType<typeof play>>;

  async function startGame() {
    const played = await play();
    played.host.dispatch({ type: 'start-requested', setup: { level: 'B1', variant: '' } });
    await waitForStatus(played, 'playing');
    return played;
  }

  async function waitForStatus({ host }: Played, status: string) {
    await waitFor(() => expect(host.getState().status).toBe(status));
  }

  function getGameState({ host }: Played): CountingState {
    const state = host.getState();
    if (state.status !== 'playing') throw new Error(`Expected a game in play, found ${state.status}`);
    return state.gameState as CountingState;
  }

  /** Waits for the request and returns its key. */
  function waitForRequestKey(store: LearnerStore): Promise<string> {
    return waitFor(async () => {
      const [request, ...others] = await store.readRequests();
      expect(others).toEqual([]);
      if (!request) throw new Error('No request is stored.');
      return request.key;
    });
  }

  /** Settles the request as the request sender does when a teacher answers. */
  async function answerAsTeacher({ store }: Played, text: string) {
    const key = await waitForRequestKey(store);
    await store.advanceRequest(key, { type: 'sending-started' });
    await store.advanceRequest(key, { type: 'settled', result: { text } });
  }

  test('stores a request, and gets a reply that arrived while it was closed, which deletes the request', async () => {
    const closed = await startGame();
    sendMoves(closed.host, { type: 'asked-feedback' });
    await answerAsTeacher(closed, 'Well done.');
    closed.host.close();
    await waitFor(async () => expect(await closed.store.readSavedGame('counting')).toBeTruthy());
    closed.store.close();
    const reopened = await play(closed.device);
    reopened.host.dispatch({ type: 'continue-requested' });
    await waitForStatus(reopened, 'playing');
    await waitFor(() => expect(getGameState(reopened).feedback).toBe('Well done.'));
    await waitFor(async () => expect(await reopened.store.readRequests()).toEqual([]));
  });

  test('leaves only pending requests at its end', async () => {
    const played = await startGame();
    sendMoves(played.host, { type: 'asked-feedback' });
    await answerAsTeacher(played, 'Well done.');
    await played.store.enqueueRequest({ ...FEEDBACK_REQUEST, key: 'counting:1:text' });
    await played.store.enqueueRequest({ ...FEEDBACK_REQUEST, key: 'counting:2:text' });
    await played.store.cancelRequest('counting:1:text');
    sendMoves(played.host, ...ALL_ANSWERED);
    await waitForStatus(played, 'over');
    await waitFor(async () => {
      expect((await played.store.readRequests()).map(({ key }) => key)).toEqual(['counting:2:text']);
    });
  });

  test('gets the status of a request that waits for a connection, and its later result', async () => {
    const played = await startGame();
    sendMoves(played.host, { type: 'asked-feedback' });
    const key = await waitForRequestKey(played.store);
    await played.store.advanceRequest(key, { type: 'sending-started' });
    await played.store.advanceRequest(key, { type: 'postponed', why: 'offline', retryAt: 0 });
    await waitFor(() => expect(getGameState(played).feedback).toBe('waiting'));
    await played.store.advanceRequest(key, { type: 'refused', message: 'Too long.' });
    await waitFor(() => expect(getGameState(played).feedback).toBe('refused'));
    expect(key).toMatch(/^counting:\d+:text$/);
  });

  test('gets the device’s check of a text before the teacher’s feedback, even after a reload', async () => {
    const { store, ports } = await startGame();
    await store.enqueueRequest({ ...FEEDBACK_REQUEST, key: createGameRequestKey('counting', 7, 'text') });
    await store.advanceRequest(createGameRequestKey('counting', 7, 'text'), {
      type: 'settled',
      result: { text: 'Well done.' },
    });
    const replies: GameReply[] = [];
    const stop = ports.watchReplies(7, (_, result) => replies.push(result));
    await waitFor(() => expect(replies).toHaveLength(2));
    expect(replies).toMatchObject([
      { kind: 'checked', checked: { marks: [{ start: 4, end: 8, correction: 'has' }] } },
      { kind: 'answered', text: 'Well done.' },
    ]);
    stop();
  });

  test('reports no check of the device after it stopped watching', async () => {
    const { store, ports } = await startGame();
    const key = createGameRequestKey('counting', 7, 'text');
    await store.enqueueRequest({ ...FEEDBACK_REQUEST, key });
    const replies: GameReply[] = [];
    ports.watchReplies(7, (_, result) => replies.push(result))();
    const laterReplies: GameReply[] = [];
    const stop = ports.watchReplies(7, (_, result) => laterReplies.push(result));
    await waitFor(() => expect(laterReplies).toHaveLength(1));
    expect(replies).toEqual([]);
    // A live query that is not stopped reacts to databases of the same name in the next tests.
    stop();
  });

  test('stores the state that the next game starts from', async () => {
    const played = await startGame();
    sendMoves(played.host, ...ALL_ANSWERED);
    await waitForStatus(played, 'over');
    await waitFor(() => expect(played.host.getState()).toMatchObject({ saveResult: { ok: true } }));
    expect(await played.ports.readCarriedState('B1')).toEqual(['one', 'two', 'three']);
  });

  test('reads a word with a missed answer as one that is being learned', async () => {
    const { store, ports } = await startGame();
    const missed = { grade: 'missed', by: 'recall', ms: 1, hint: false, game: 'counting', at: 1 } as const;
    const event = { type: 'answered', item: { kind: 'word', id: 'tide' }, ...missed } as const;
    await store.recordPlayEvents([{ id: 'tide', event }]);
    expect(await ports.readLearner()).toMatchObject({
      ageBand: 'child',
      due: [],
      weak: [],
      learning: ['tide'],
    });
  });

  test('saved before games had play records is reported as unreadable, and its results stay', async () => {
    const device = aDevice();
    const store = await openAnn(device);
    const score = { value: 3, text: '3 words' };
    const nothing = { events: [], requests: [], acknowledgedReplies: [] };
    await store.finishGame('counting', { level: 'B1', variant: '', score }, nothing);
    const old = { ...GAME_WRITE.saved, record: undefined, recorded: 0, state: { turns: 1, answers: [] } };
    await store.saveGame('counting', old, nothing);
    store.close();
    const { host, store: again } = await play(device);
    expect(host.getState()).toEqual({ status: 'ready', saved: null, isSaveUnreadable: true });
    expect(await again.readBestResults()).toMatchObject({ counting: { B1: { score: 3, text: '3 words' } } });
  });
});
