import { liveQuery } from 'dexie';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LearnerDatabase } from '../../../src/data/learner/open-learner-store.ts';
import type { IdentifiedEvent } from '../../../src/domain/game-records.ts';
import { RETAINED_PLAY_EVENTS } from '../../../src/domain/limits.ts';
import { waitFor } from '../../wait-for.ts';
import { aDevice, aSetup, expectOk, NOW, openAnn, writeRaw } from '../learner-fixtures.ts';
import { anOlderDatabase } from '../older-database.ts';
import { createPendingWrites } from '../pending-writes.ts';

let device: IDBFactory;
let store: LearnerDatabase;
beforeEach(async () => {
  device = aDevice();
  store = await openAnn(device);
});

function answerEvent(id: string, word: string, at = NOW): IdentifiedEvent {
  const answer = {
    item: { kind: 'word', id: word },
    grade: 'right',
    by: 'recall',
    hint: false,
    ms: 800,
  } as const;
  return { id, event: { type: 'answered', ...answer, game: 'memory-match', at } };
}

function createResult(score: number) {
  return { level: 'B1', variant: '', score: { value: score, text: `${-score} moves` } } as const;
}

function withCarriedWords(words: readonly string[]) {
  const appendWords = (before: unknown) => [...(Array.isArray(before) ? before : []), ...words];
  return { level: 'B1', variant: '', carriedState: { key: 'B1', after: appendWords } } as const;
}

function listWords(events: readonly IdentifiedEvent[]) {
  return events.map(({ event }) => (event.type === 'answered' ? event.item.id : ''));
}

describe('a saved game', () => {
  test('opens as it was saved, in another tab and after a reload', async () => {
    const saved = { level: 'B1', state: { cards: [1, 2] } };
    expectOk(await store.saveGame('memory-match', saved, createPendingWrites()));
    store.close();
    const again = await openAnn(device);
    expect(await again.readSavedGame('memory-match')).toEqual(saved);
    expect(await again.readSavedGameIds()).toEqual(['memory-match']);
    expect(await again.readSavedGame('crossword')).toBeNull();
  });

  test('updates the live query of the hall', async () => {
    const seen = vi.fn();
    const subscription = liveQuery(() => store.readSavedGameIds()).subscribe(seen);
    await waitFor(() => expect(seen).toHaveBeenCalledWith([]));
    await store.saveGame('memory-match', {}, createPendingWrites());
    await waitFor(() => expect(seen).toHaveBeenLastCalledWith(['memory-match']));
    subscription.unsubscribe();
  });

  test('stays on this device: it creates no outbox entry', async () => {
    await store.saveGame('memory-match', {}, createPendingWrites(answerEvent('a', 'harbour')));
    await store.finishGame('memory-match', createResult(-12), createPendingWrites());
    expect(await store.countPending()).toBe(0);
  });
});

describe('a finished game', () => {
  test('deletes its saved state and becomes the best result of its level', async () => {
    await store.saveGame('memory-match', {}, createPendingWrites());
    const first = expectOk(await store.finishGame('memory-match', createResult(-20), createPendingWrites()));
    expect(first).toMatchObject({ isNewBest: true, best: { text: '20 moves' } });
    expect(await store.readSavedGameIds()).toEqual([]);
    expect(await store.readBestResults()).toMatchObject({ 'memory-match': { B1: { score: -20 } } });
  });

  test('leaves a better result in place, and returns it', async () => {
    await store.finishGame('memory-match', createResult(-12), createPendingWrites());
    const second = expectOk(await store.finishGame('memory-match', createResult(-20), createPendingWrites()));
    expect(second).toMatchObject({ isNewBest: false, best: { text: '12 moves' } });
  });

  test('is compared within its own level and variant only', async () => {
    await store.finishGame('crossword', { ...createResult(9), variant: 'mini' }, createPendingWrites());
    await store.finishGame('crossword', { ...createResult(2), variant: 'large' }, createPendingWrites());
    expect(await store.readBestResults()).toMatchObject({
      crossword: { 'B1 mini': { score: 9 }, 'B1 large': { score: 2 } },
    });
  });

  test('has nothing to compare without a score, and stores no best result', async () => {
    expect(
      expectOk(await store.finishGame('creative-writing', withCarriedWords([]), createPendingWrites())),
    ).toBeNull();
    expect(await store.readBestResults()).toEqual({ 'creative-writing': {} });
  });

  test('passes its carried state on to the next game, under its key', async () => {
    await store.finishGame('memory-match', withCarriedWords(['tide']), createPendingWrites());
    await store.finishGame('memory-match', withCarriedWords(['anchor']), createPendingWrites());
    expect(await store.readCarriedState('memory-match', 'B1')).toEqual(['tide', 'anchor']);
    expect(await store.readCarriedState('memory-match', 'B2')).toBeUndefined();
  });

  test('keeps its results from versions that had no carried state', async () => {
    await writeRaw(device, (tables) =>
      tables.gameResults.put({
        game: 'memory-match',
        best: { B1: createBestResult(3) },
        used: { B1: ['tide'] },
      }),
    );
    expect(await store.readBestResults()).toEqual({ 'memory-match': { B1: createBestResult(3) } });
    expect(
      expectOk(await store.finishGame('memory-match', createResult(2), createPendingWrites())),
    ).toMatchObject({
      isNewBest: false,
    });
  });
});

describe('a game’s request', () => {
  const homework = {
    kind: 'save-homework',
    key: 'creative-writing:1:keep',
    about: '# A story',
    notes: 'Once.',
    date: 'today',
    level: 'B1',
    skill: 'Writing',
    feedback: '',
  } as const;

  test('is stored together with the game, once', async () => {
    await store.saveGame('creative-writing', { turn: 1 }, { ...createPendingWrites(), requests: [homework] });
    await store.saveGame('creative-writing', { turn: 2 }, { ...createPendingWrites(), requests: [homework] });
    expect(await store.readRequests()).toMatchObject([{ key: homework.key, notes: 'Once.' }]);
  });

  test('is deleted when the game has acknowledged its reply', async () => {
    await store.saveGame('creative-writing', {}, { ...createPendingWrites(), requests: [homework] });
    await store.finishGame('creative-writing', withCarriedWords([]), {
      ...createPendingWrites(),
      acknowledgedReplies: [homework.key],
    });
    expect(await store.readRequests()).toEqual([]);
  });
});

describe('play events', () => {
  test('are read oldest first', async () => {
    await store.saveGame(
      'memory-match',
      {},
      createPendingWrites(answerEvent('b', 'tide', NOW + 5), answerEvent('a', 'harbour', NOW)),
    );
    expect(listWords(await store.readPlayEvents())).toEqual(['harbour', 'tide']);
  });

  test('are stored once, however often they are recorded', async () => {
    await store.recordPlayEvents([answerEvent('a', 'harbour')]);
    await store.saveGame('memory-match', {}, createPendingWrites(answerEvent('a', 'harbour')));
    expect(await store.readPlayEvents()).toHaveLength(1);
  });

  test(`are deleted beyond the newest ${RETAINED_PLAY_EVENTS}, once the memory has learnt from them`, async () => {
    const many = Array.from({ length: RETAINED_PLAY_EVENTS }, (_, index) =>
      answerEvent(`old ${index}`, `word ${index}`, NOW + index),
    );
    await store.recordPlayEvents(many);
    const createNextEvent = (index: number) =>
      answerEvent(`new ${index}`, 'newest', NOW + RETAINED_PLAY_EVENTS + index);
    await store.recordPlayEvents([createNextEvent(1)]);
    expect(await store.readPlayEvents()).toHaveLength(RETAINED_PLAY_EVENTS + 1);
    await store.learnFromEvents(({ memory }) => memory);
    await store.recordPlayEvents([createNextEvent(2)]);
    const words = listWords(await store.readPlayEvents());
    expect(words).toHaveLength(RETAINED_PLAY_EVENTS);
    expect([words[0], words.at(-1)]).toEqual(['word 2', 'newest']);
  });
});

describe('unreadable rows', () => {
  test('count as missing', async () => {
    await writeRaw(device, async (tables) => {
      await tables.gameResults.put({ game: 'memory-match', best: 'the best' });
      await tables.gameResults.put({
        game: 'crossword',
        best: { B1: { score: 'x' }, B2: createBestResult(3) },
        used: 5,
      });
      await tables.gameEvents.put({ id: 'x', at: NOW, type: 'unknown' });
    });
    expect(await store.readBestResults()).toEqual({
      'memory-match': {},
      crossword: { B2: createBestResult(3) },
    });
    expect(await store.readPlayEvents()).toEqual([]);
    const result = expectOk(await store.finishGame('memory-match', createResult(-30), createPendingWrites()));
    expect(result?.isNewBest).toBe(true);
  });

  test.each<[string, object]>([
    ['the results of all choices', { best: 'the best' }],
    ['one result', { best: { B1: { score: 'x' }, B2: createBestResult(3) } }],
    ['the carried state', { best: {}, memory: 5 }],
  ])('are set aside when a result is written over them: %s', async (_what, broken) => {
    const row = { game: 'memory-match', ...broken };
    await writeRaw(device, ({ gameResults }) => gameResults.put(row));
    for (const score of [-30, -20])
      expectOk(await store.finishGame('memory-match', createResult(score), createPendingWrites()));
    const { deadLetters } = await store.readUnsyncedChanges();
    expect(
      deadLetters.map(({ deadLetter, content }) => [deadLetter.key, deadLetter.reason, content]),
    ).toEqual([['results:memory-match', 'unreadable', row]]);
  });
});

function createBestResult(score: number) {
  return { score, text: `${score} points`, at: NOW };
}

test('game records count towards the storage limits', async () => {
  const before = await store.measureStorageBytes();
  await store.saveGame(
    'memory-match',
    { note: 'x'.repeat(1000) },
    createPendingWrites(answerEvent('a', 'harbour')),
  );
  expect(await store.measureStorageBytes()).toBeGreaterThan(before + 1000);
});

test('a database from before the Game Room opens with its records in place', async () => {
  const device = await anOlderDatabase(1, { kv: [{ key: 'badges', value: ['Ice Breaker'] }] });
  const store = await openAnn(device);
  expect(await store.readBadges()).toEqual(['Ice Breaker']);
  expectOk(await store.saveSetup(aSetup));
  expectOk(await store.saveGame('memory-match', {}, createPendingWrites()));
  expect(await store.readSavedGameIds()).toEqual(['memory-match']);
});
