import { liveQuery } from 'dexie';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LearnerDatabase } from '../../../src/data/learner/open-learner-store.ts';
import { type IdentifiedEvent, KEPT_PLAY_EVENTS } from '../../../src/domain/game-records.ts';
import { news } from '../game-news.ts';
import { anOlderDatabase } from '../older-database.ts';
import { aDevice, aSetup, expectOk, NOW, openAnn, writeRaw } from '../open-device.ts';

let device: IDBFactory;
let store: LearnerDatabase;
beforeEach(async () => {
  device = aDevice();
  store = await openAnn(device);
});

function answered(id: string, word: string, at = NOW): IdentifiedEvent {
  const answer = {
    item: { kind: 'word', id: word },
    grade: 'right',
    by: 'recall',
    hint: false,
    ms: 800,
  } as const;
  return { id, event: { type: 'answered', ...answer, game: 'memory-match', at } };
}

function finished(score: number) {
  return { level: 'B1', variant: '', score: { value: score, text: `${-score} moves` } } as const;
}

function remembering(words: readonly string[]) {
  const after = (before: unknown) => [...(Array.isArray(before) ? before : []), ...words];
  return { level: 'B1', variant: '', memory: { key: 'B1', after } } as const;
}

function wordsOf(events: readonly IdentifiedEvent[]) {
  return events.map(({ event }) => (event.type === 'answered' ? event.item.id : ''));
}

describe('a game in the middle', () => {
  test('comes back as it was saved, in another tab and after a reload', async () => {
    const saved = { level: 'B1', state: { cards: [1, 2] } };
    expectOk(await store.saveGame('memory-match', saved, news()));
    store.close();
    const again = await openAnn(device);
    expect(await again.game('memory-match')).toEqual(saved);
    expect(await again.savedGames()).toEqual(['memory-match']);
    expect(await again.game('crossword')).toBeNull();
  });

  test('repaints the hall', async () => {
    const seen = vi.fn();
    const subscription = liveQuery(() => store.savedGames()).subscribe(seen);
    await vi.waitFor(() => expect(seen).toHaveBeenCalledWith([]));
    await store.saveGame('memory-match', {}, news());
    await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith(['memory-match']));
    subscription.unsubscribe();
  });

  test('stays on this device: nothing of it is left to sync', async () => {
    await store.saveGame('memory-match', {}, news(answered('a', 'harbour')));
    await store.finishGame('memory-match', finished(-12), news());
    expect(await store.pendingCount()).toBe(0);
  });
});

describe('a finished game', () => {
  test('takes the saved one away and becomes the best of its level', async () => {
    await store.saveGame('memory-match', {}, news());
    const first = expectOk(await store.finishGame('memory-match', finished(-20), news()));
    expect(first).toMatchObject({ isNewBest: true, best: { text: '20 moves' } });
    expect(await store.savedGames()).toEqual([]);
    expect(await store.bestResults()).toMatchObject({ 'memory-match': { B1: { score: -20 } } });
  });

  test('leaves a better result as it is, and tells which that is', async () => {
    await store.finishGame('memory-match', finished(-12), news());
    const second = expectOk(await store.finishGame('memory-match', finished(-20), news()));
    expect(second).toMatchObject({ isNewBest: false, best: { text: '12 moves' } });
  });

  test('is compared within its own level and variant only', async () => {
    await store.finishGame('crossword', { ...finished(9), variant: 'mini' }, news());
    await store.finishGame('crossword', { ...finished(2), variant: 'large' }, news());
    expect(await store.bestResults()).toMatchObject({
      crossword: { 'B1 mini': { score: 9 }, 'B1 large': { score: 2 } },
    });
  });

  test('without a score has nothing to compare, and leaves no best', async () => {
    expect(expectOk(await store.finishGame('creative-writing', remembering([]), news()))).toBeNull();
    expect(await store.bestResults()).toEqual({ 'creative-writing': {} });
  });

  test('hands its memory on to the next, under its key', async () => {
    await store.finishGame('memory-match', remembering(['tide']), news());
    await store.finishGame('memory-match', remembering(['anchor']), news());
    expect(await store.gameMemory('memory-match', 'B1')).toEqual(['tide', 'anchor']);
    expect(await store.gameMemory('memory-match', 'B2')).toBeUndefined();
  });

  test('of before games had a memory keeps its results', async () => {
    await writeRaw(device, (tables) =>
      tables.gameResults.put({ game: 'memory-match', best: { B1: best(3) }, used: { B1: ['tide'] } }),
    );
    expect(await store.bestResults()).toEqual({ 'memory-match': { B1: best(3) } });
    expect(expectOk(await store.finishGame('memory-match', finished(2), news()))).toMatchObject({
      isNewBest: false,
    });
  });
});

describe('what a game asks for', () => {
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

  test('is put down together with the game, once', async () => {
    await store.saveGame('creative-writing', { turn: 1 }, { ...news(), requests: [homework] });
    await store.saveGame('creative-writing', { turn: 2 }, { ...news(), requests: [homework] });
    expect(await store.requests()).toMatchObject([{ key: homework.key, notes: 'Once.' }]);
  });

  test('goes when the game has heard what became of it', async () => {
    await store.saveGame('creative-writing', {}, { ...news(), requests: [homework] });
    await store.finishGame('creative-writing', remembering([]), { ...news(), heard: [homework.key] });
    expect(await store.requests()).toEqual([]);
  });
});

describe('play events', () => {
  test('are kept oldest first', async () => {
    await store.saveGame(
      'memory-match',
      {},
      news(answered('b', 'tide', NOW + 5), answered('a', 'harbour', NOW)),
    );
    expect(wordsOf(await store.playEvents())).toEqual(['harbour', 'tide']);
  });

  test('count once, however often they are recorded', async () => {
    await store.recordPlayEvents([answered('a', 'harbour')]);
    await store.saveGame('memory-match', {}, news(answered('a', 'harbour')));
    expect(await store.playEvents()).toHaveLength(1);
  });

  test(`beyond the newest ${KEPT_PLAY_EVENTS} are dropped, once the memory has learnt from them`, async () => {
    const many = Array.from({ length: KEPT_PLAY_EVENTS }, (_, index) =>
      answered(`old ${index}`, `word ${index}`, NOW + index),
    );
    await store.recordPlayEvents(many);
    const next = (index: number) => answered(`new ${index}`, 'newest', NOW + KEPT_PLAY_EVENTS + index);
    await store.recordPlayEvents([next(1)]);
    expect(await store.playEvents()).toHaveLength(KEPT_PLAY_EVENTS + 1);
    await store.learn(({ memory }) => memory);
    await store.recordPlayEvents([next(2)]);
    const words = wordsOf(await store.playEvents());
    expect(words).toHaveLength(KEPT_PLAY_EVENTS);
    expect([words[0], words.at(-1)]).toEqual(['word 2', 'newest']);
  });
});

describe('rows that nobody can read', () => {
  test('count as none', async () => {
    await writeRaw(device, async (tables) => {
      await tables.gameResults.put({ game: 'memory-match', best: 'the best' });
      await tables.gameResults.put({ game: 'crossword', best: { B1: { score: 'x' }, B2: best(3) }, used: 5 });
      await tables.gameEvents.put({ id: 'x', at: NOW, type: 'unheard-of' });
    });
    expect(await store.bestResults()).toEqual({ 'memory-match': {}, crossword: { B2: best(3) } });
    expect(await store.playEvents()).toEqual([]);
    const kept = expectOk(await store.finishGame('memory-match', finished(-30), news()));
    expect(kept?.isNewBest).toBe(true);
  });

  test.each<[string, object]>([
    ['the results of all choices', { best: 'the best' }],
    ['one result', { best: { B1: { score: 'x' }, B2: best(3) } }],
    ['what the game remembers', { best: {}, memory: 5 }],
  ])('are kept beside a result that is written over them: %s', async (_what, spoilt) => {
    const row = { game: 'memory-match', ...spoilt };
    await writeRaw(device, ({ gameResults }) => gameResults.put(row));
    for (const score of [-30, -20]) expectOk(await store.finishGame('memory-match', finished(score), news()));
    const { setAside } = await store.unsyncedRecords();
    expect(setAside.map(({ letter, content }) => [letter.key, letter.reason, content])).toEqual([
      ['results:memory-match', 'unreadable', row],
    ]);
  });
});

function best(score: number) {
  return { score, text: `${score} points`, at: NOW };
}

test('game records count towards the storage limits', async () => {
  const before = await store.storageBytes();
  await store.saveGame('memory-match', { note: 'x'.repeat(1000) }, news(answered('a', 'harbour')));
  expect(await store.storageBytes()).toBeGreaterThan(before + 1000);
});

test('a database from before the Game Room opens with its records in place', async () => {
  const device = await anOlderDatabase(1, { kv: [{ key: 'badges', value: ['Ice Breaker'] }] });
  const store = await openAnn(device);
  expect(await store.badges()).toEqual(['Ice Breaker']);
  expectOk(await store.saveSetup(aSetup));
  expectOk(await store.saveGame('memory-match', {}, news()));
  expect(await store.savedGames()).toEqual(['memory-match']);
});
