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

const WRITE: GameWrite = {
  saved: {
    level: 'B1',
    variant: '',
    begunAt: 1,
    played: 2,
    record: EMPTY_PLAY_RECORD,
    version: 1,
    state: {},
  },
  news: NO_PENDING_WRITES,
};

const ASK = { kind: 'game-feedback', text: 'She have a dog.', level: 'A2', skill: 'Writing' } as const;

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: createFakeTabStorage() });
  vi.stubGlobal('document', { hidden: true });
});

function portsOf(store: LearnerStore) {
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

test('an end that was stored is kept, also where the replies that nobody waits for can’t be put away', async () => {
  const store = await openAnn(aDevice());
  const forgetful = Object.assign(Object.create(store), {
    readRequestsByPrefix: () => Promise.reject(new Error('The connection was lost.')),
  }) as LearnerStore;
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const score = { value: 3, text: '3 words' };
  const end = { level: 'B1', variant: '', begunAt: 1, score, misses: [] } as const;
  expect(await portsOf(forgetful).finishGame(end, NO_PENDING_WRITES)).toMatchObject({ ok: true });
  await waitFor(() => expect(logged).toHaveBeenCalledOnce());
});

describe('what a page kept at its end', () => {
  function ports(saving: Result<void, SaveFailure> = ok()) {
    const store = {
      readSavedGame: async () => ({ from: 'the database' }),
      saveGame: async () => saving,
      addWord: async () => saving,
    } as Partial<LearnerStore> as LearnerStore;
    return portsOf(store);
  }

  test('is newer than what it had saved, until a save has gone well', async () => {
    expect(await ports().readGame()).toEqual({ from: 'the database' });
    ports().savePageExitEntry(WRITE);
    expect(await ports().readGame()).toEqual(WRITE.saved);
    expect(await ports().readGame()).toEqual({ from: 'the database' });
  });

  test('stays where a save fails, which says why in the specification’s words', async () => {
    const full = ports(err({ kind: 'storage-full' }));
    full.savePageExitEntry(WRITE);
    expect(await full.saveGame(WRITE)).toEqual(err(MESSAGES.storageFull));
    expect(await full.readGame()).toEqual(WRITE.saved);
    expect(await full.readGame()).toEqual(WRITE.saved);
    const broken = ports(err({ kind: 'database', message: 'torn' }));
    expect(await broken.addWord('harbour')).toEqual(err(MESSAGES.saveFailed));
  });
});

describe('a game on the learner’s own records', () => {
  async function play(device = aDevice()) {
    const store = await openAnn(device);
    const ports = portsOf(store);
    const table = createGameHost({ id: 'counting', game: countingGame, ports, announce: () => {} }, 'off');
    await table.open();
    return { device, store, ports, table };
  }

  type Played = Awaited<ReturnType<typeof play>>;

  async function begun() {
    const played = await play();
    played.table.dispatch({ type: 'start-requested', choice: { level: 'B1', variant: '' } });
    await until(played, 'playing');
    return played;
  }

  async function until({ table }: Played, phase: string) {
    await waitFor(() => expect(table.getState().status).toBe(phase));
  }

  function stateOf({ table }: Played): CountingState {
    const on = table.getState();
    if (on.status !== 'playing') throw new Error(`Expected a game in play, found ${on.status}`);
    return on.gameState as CountingState;
  }

  /** The key of the request, as soon as there is one. */
  function askedKey(store: LearnerStore): Promise<string> {
    return waitFor(async () => {
      const [request, ...others] = await store.readRequests();
      expect(others).toEqual([]);
      if (!request) throw new Error('Nothing is asked');
      return request.key;
    });
  }

  /** What the sender of requests does when a teacher answers. */
  async function teacherAnswers({ store }: Played, text: string) {
    const key = await askedKey(store);
    await store.advanceRequest(key, { type: 'sending-started' });
    await store.advanceRequest(key, { type: 'settled', result: { text } });
  }

  test('asks through a request, and hears the reply that came while it was left, which takes the request away', async () => {
    const left = await begun();
    sendMoves(left.table, { type: 'asked-feedback' });
    await teacherAnswers(left, 'Well done.');
    left.table.close();
    await waitFor(async () => expect(await left.store.readSavedGame('counting')).toBeTruthy());
    left.store.close();
    const back = await play(left.device);
    back.table.dispatch({ type: 'continue-requested' });
    await until(back, 'playing');
    await waitFor(() => expect(stateOf(back).feedback).toBe('Well done.'));
    await waitFor(async () => expect(await back.store.readRequests()).toEqual([]));
  });

  test('leaves no request behind at its end but one that is still on its way', async () => {
    const played = await begun();
    sendMoves(played.table, { type: 'asked-feedback' });
    await teacherAnswers(played, 'Well done.');
    await played.store.enqueueRequest({ ...ASK, key: 'counting:1:text' });
    await played.store.enqueueRequest({ ...ASK, key: 'counting:2:text' });
    await played.store.cancelRequest('counting:1:text');
    sendMoves(played.table, ...ALL_ANSWERED);
    await until(played, 'over');
    await waitFor(async () => {
      expect((await played.store.readRequests()).map(({ key }) => key)).toEqual(['counting:2:text']);
    });
  });

  test('is told that a request waits for a connection, and what came of it later', async () => {
    const played = await begun();
    sendMoves(played.table, { type: 'asked-feedback' });
    const key = await askedKey(played.store);
    await played.store.advanceRequest(key, { type: 'sending-started' });
    await played.store.advanceRequest(key, { type: 'postponed', why: 'offline', retryAt: 0 });
    await waitFor(() => expect(stateOf(played).feedback).toBe('waiting'));
    await played.store.advanceRequest(key, { type: 'refused', message: 'Too long.' });
    await waitFor(() => expect(stateOf(played).feedback).toBe('refused'));
    expect(key).toMatch(new RegExp(`^${createGameRequestKey('counting', 0, 'text').replace('0', '\\d+')}$`));
  });

  test('hears what the device finds in a text before what the teacher says, even of a page that comes back late', async () => {
    const { store, ports } = await begun();
    await store.enqueueRequest({ ...ASK, key: createGameRequestKey('counting', 7, 'text') });
    await store.advanceRequest(createGameRequestKey('counting', 7, 'text'), {
      type: 'settled',
      result: { text: 'Well done.' },
    });
    const heard: GameReply[] = [];
    const stop = ports.watchReplies(7, (_, result) => heard.push(result));
    await waitFor(() => expect(heard).toHaveLength(2));
    expect(heard).toMatchObject([
      { kind: 'checked', checked: { marks: [{ start: 4, end: 8, correction: 'has' }] } },
      { kind: 'answered', text: 'Well done.' },
    ]);
    stop();
  });

  test('tells nobody who has gone what the device finds', async () => {
    const { store, ports } = await begun();
    const key = createGameRequestKey('counting', 7, 'text');
    await store.enqueueRequest({ ...ASK, key });
    const heard: GameReply[] = [];
    ports.watchReplies(7, (_, result) => heard.push(result))();
    const later: GameReply[] = [];
    const stop = ports.watchReplies(7, (_, result) => later.push(result));
    await waitFor(() => expect(later).toHaveLength(1));
    expect(heard).toEqual([]);
    // A live query that nobody ends answers those of other databases of this name, in whatever test runs next.
    stop();
  });

  test('remembers for the next game, and knows the words to meet again', async () => {
    const played = await begun();
    sendMoves(played.table, ...ALL_ANSWERED);
    await until(played, 'over');
    await waitFor(() => expect(played.table.getState()).toMatchObject({ saveResult: { ok: true } }));
    expect(await played.ports.readCarriedState('B1')).toEqual(['one', 'two', 'three']);
    const missed = { grade: 'missed', by: 'recall', ms: 1, hint: false, game: 'counting', at: 1 } as const;
    const event = { type: 'answered', item: { kind: 'word', id: 'tide' }, ...missed } as const;
    await played.store.recordPlayEvents([{ id: 'tide', event }]);
    expect(await played.ports.readLearner()).toMatchObject({
      ageBand: 'child',
      due: [],
      weak: [],
      learning: ['tide'],
    });
  });

  test('of before games told what happened ends politely, and its results stay', async () => {
    const device = aDevice();
    const store = await openAnn(device);
    const score = { value: 3, text: '3 words' };
    const nothing = { events: [], requests: [], acknowledgedReplies: [] };
    await store.finishGame('counting', { level: 'B1', variant: '', score }, nothing);
    const old = { ...WRITE.saved, record: undefined, recorded: 0, state: { turns: 1, answers: [] } };
    await store.saveGame('counting', old, nothing);
    store.close();
    const { table, store: again } = await play(device);
    expect(table.getState()).toEqual({ status: 'ready', saved: null, isSaveUnreadable: true });
    expect(await again.readBestResults()).toMatchObject({ counting: { B1: { score: 3, text: '3 words' } } });
  });
});
