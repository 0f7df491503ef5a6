// First, since Dexie looks for IndexedDB when it is loaded, and live queries need it.
import 'fake-indexeddb/auto';
import { Dexie, liveQuery } from 'dexie';
import { describe, expect, test, vi } from 'vitest';
import type { IdentifiedEvent } from '../../src/data/game-store.ts';
import { databaseName, LearnerTables } from '../../src/data/learner-tables.ts';
import { KEPT_USED_WORDS, KEPT_WORD_EVENTS } from '../../src/domain/game-records.ts';
import { aDevice, aSetup, expectOk, NOW, openAnn } from './open-device.ts';

function answered(id: string, word: string, at = NOW): IdentifiedEvent {
  return {
    id,
    event: { type: 'answered', word, right: true, hintUsed: false, ms: 800, game: 'memory-match', at },
  };
}

function finished(score: number, usedWords: readonly string[] = []) {
  return { level: 'B1', variant: '', score, scoreText: `${-score} moves`, usedWords } as const;
}

describe('a game in the middle', () => {
  test('comes back as it was saved, in another tab and after a reload', async () => {
    const device = aDevice();
    const store = await openAnn(device);
    const saved = { level: 'B1', state: { cards: [1, 2] } };
    expectOk(await store.saveGame('memory-match', saved, []));
    store.close();
    const again = await openAnn(device);
    expect(await again.game('memory-match')).toEqual(saved);
    expect(await again.savedGames()).toEqual(['memory-match']);
    expect(await again.game('crossword')).toBeNull();
  });

  test('is taken away when it is cleared', async () => {
    const store = await openAnn(aDevice());
    await store.saveGame('memory-match', { some: 'state' }, []);
    expectOk(await store.clearGame('memory-match'));
    expect(await store.savedGames()).toEqual([]);
  });

  test('repaints the hall', async () => {
    const store = await openAnn(aDevice());
    const seen = vi.fn();
    const subscription = liveQuery(() => store.savedGames()).subscribe(seen);
    await vi.waitFor(() => expect(seen).toHaveBeenCalledWith([]));
    await store.saveGame('memory-match', {}, []);
    await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith(['memory-match']));
    subscription.unsubscribe();
  });

  test('stays on this device: nothing of it is left to sync', async () => {
    const store = await openAnn(aDevice());
    await store.saveGame('memory-match', {}, [answered('a', 'harbour')]);
    await store.finishGame('memory-match', finished(-12), []);
    expect(await store.pendingCount()).toBe(0);
  });
});

describe('a finished game', () => {
  test('takes the saved one away and becomes the best of its level', async () => {
    const store = await openAnn(aDevice());
    await store.saveGame('memory-match', {}, []);
    const first = expectOk(await store.finishGame('memory-match', finished(-20), []));
    expect(first).toMatchObject({ isNewBest: true, best: { text: '20 moves' } });
    expect(await store.savedGames()).toEqual([]);
    expect(await store.bestResults()).toMatchObject({ 'memory-match': { B1: { score: -20 } } });
  });

  test('leaves a better result as it is, and tells which that is', async () => {
    const store = await openAnn(aDevice());
    await store.finishGame('memory-match', finished(-12), []);
    const second = expectOk(await store.finishGame('memory-match', finished(-20), []));
    expect(second).toMatchObject({ isNewBest: false, best: { text: '12 moves' } });
  });

  test('is compared within its own level and variant only', async () => {
    const store = await openAnn(aDevice());
    await store.finishGame('crossword', { ...finished(9), variant: 'mini' }, []);
    await store.finishGame('crossword', { ...finished(2), variant: 'large' }, []);
    expect(await store.bestResults()).toMatchObject({
      crossword: { 'B1 mini': { score: 9 }, 'B1 large': { score: 2 } },
    });
  });

  test('remembers the words that it used, the newest last, up to a limit', async () => {
    const store = await openAnn(aDevice());
    await store.finishGame('memory-match', finished(-12, ['tide', 'harbour']), []);
    await store.finishGame('memory-match', finished(-12, ['anchor', 'tide']), []);
    expect(await store.usedWords('memory-match', 'B1', '')).toEqual(['harbour', 'anchor', 'tide']);
    const many = Array.from({ length: KEPT_USED_WORDS }, (_, index) => `word ${index}`);
    await store.finishGame('memory-match', finished(-12, many), []);
    expect(await store.usedWords('memory-match', 'B1', '')).toEqual(many);
    expect(await store.usedWords('memory-match', 'B2', '')).toEqual([]);
  });
});

describe('word events', () => {
  test('are kept oldest first', async () => {
    const store = await openAnn(aDevice());
    await store.saveGame('memory-match', {}, [answered('b', 'tide', NOW + 5), answered('a', 'harbour', NOW)]);
    expect((await store.wordEvents()).map(({ word }) => word)).toEqual(['harbour', 'tide']);
  });

  test('count once, however often they are recorded', async () => {
    const store = await openAnn(aDevice());
    await store.recordGameEvents([answered('a', 'harbour')]);
    await store.saveGame('memory-match', {}, [answered('a', 'harbour')]);
    expect(await store.wordEvents()).toHaveLength(1);
  });

  test(`beyond the newest ${KEPT_WORD_EVENTS} are dropped`, async () => {
    const store = await openAnn(aDevice());
    const many = Array.from({ length: KEPT_WORD_EVENTS }, (_, index) =>
      answered(`old ${index}`, `word ${index}`, NOW + index),
    );
    await store.recordGameEvents(many);
    await store.recordGameEvents([answered('new', 'newest', NOW + KEPT_WORD_EVENTS)]);
    const words = (await store.wordEvents()).map(({ word }) => word);
    expect(words).toHaveLength(KEPT_WORD_EVENTS);
    expect([words[0], words.at(-1)]).toEqual(['word 1', 'newest']);
  });
});

describe('rows that nobody can read', () => {
  test('count as none', async () => {
    const device = aDevice();
    const store = await openAnn(device);
    const tables = new LearnerTables('ann', device);
    await tables.gameResults.put({ game: 'memory-match', best: 'the best' });
    await tables.gameResults.put({ game: 'crossword', best: { B1: { score: 'x' }, B2: best(3) }, used: 5 });
    await tables.gameEvents.put({ id: 'x', at: NOW, type: 'unheard-of' });
    tables.close();
    expect(await store.bestResults()).toEqual({ 'memory-match': {}, crossword: { B2: best(3) } });
    expect(await store.wordEvents()).toEqual([]);
    expect(expectOk(await store.finishGame('memory-match', finished(-30), [])).isNewBest).toBe(true);
  });
});

function best(score: number) {
  return { score, text: `${score} points`, at: NOW };
}

test('game records count towards the storage limits and leave with the export', async () => {
  const store = await openAnn(aDevice());
  const before = await store.storageBytes();
  await store.saveGame('memory-match', { note: 'x'.repeat(1000) }, [answered('a', 'harbour')]);
  expect(await store.storageBytes()).toBeGreaterThan(before + 1000);
  const exported = JSON.parse(await store.exportAll());
  expect(exported).toMatchObject({ games: [{ game: 'memory-match' }], gameEvents: [{ word: 'harbour' }] });
});

test('a database from before the Game Room opens with its records in place', async () => {
  const device = aDevice();
  const old = new Dexie(databaseName('ann'), { indexedDB: device, IDBKeyRange });
  old.version(1).stores({
    kv: 'key',
    lessons: 'id, createdAt, skillFocus',
    homework: 'id, createdAt',
    outbox: '++seq, &key, nextAt',
    dead: '++id, key',
  });
  await old.open();
  await old.table('kv').put({ key: 'badges', value: ['Ice Breaker'] });
  old.close();

  const store = await openAnn(device);
  expect(await store.badges()).toEqual(['Ice Breaker']);
  expectOk(await store.saveSetup(aSetup));
  expectOk(await store.saveGame('memory-match', {}, []));
  expect(await store.savedGames()).toEqual(['memory-match']);
});
