import { expect, test, vi } from 'vitest';
import { ok } from '../../../src/domain/result.ts';
import { createUnsavedGames, saveUnsavedGames } from '../../../src/features/play/unsaved-games.ts';
import { NO_PENDING_WRITES } from '../../../src/games/host/play-record.ts';
import { createFakeTabStorage } from '../classroom/notepad/fake-tab-storage.ts';

const MOVES = { saved: { state: 1 }, pendingWrites: NO_PENDING_WRITES };

test('an unsaved game is read only for its learner and game, until it is deleted', () => {
  const storage = createFakeTabStorage();
  const openUnsavedGames = (uid: string) => createUnsavedGames(() => storage, uid);
  openUnsavedGames('ann').save('memory-match', MOVES);
  expect(openUnsavedGames('ann').read('memory-match')).toEqual(MOVES);
  expect(openUnsavedGames('bob').read('memory-match')).toBeNull();
  expect(openUnsavedGames('ann').read('crossword')).toBeNull();
  openUnsavedGames('ann').delete('memory-match');
  expect(openUnsavedGames('ann').read('memory-match')).toBeNull();
});

test('an unsaved game is stored under the names that earlier versions wrote and read', () => {
  const storage = createFakeTabStorage();
  createUnsavedGames(() => storage, 'ann').save('memory-match', MOVES);
  expect(JSON.parse(storage.getItem('last-moves:ann:memory-match') ?? '')).toEqual({
    saved: { state: 1 },
    news: { events: [], asks: [], heard: [] },
  });
});

test('all unsaved games of one learner are saved, once', async () => {
  const storage = createFakeTabStorage();
  vi.stubGlobal('window', { sessionStorage: storage });
  createUnsavedGames(() => storage, 'ann').save('memory-match', MOVES);
  createUnsavedGames(() => storage, 'ann').save('quiz', MOVES);
  createUnsavedGames(() => storage, 'bob').save('crossword', MOVES);
  const saveGame = vi.fn(async () => ok());
  await saveUnsavedGames({ saveGame }, 'ann');
  await saveUnsavedGames({ saveGame }, 'ann');
  expect(saveGame.mock.calls.map(([gameId]: readonly unknown[]) => gameId)).toEqual(['memory-match', 'quiz']);
  expect(createUnsavedGames(() => storage, 'bob').read('crossword')).toEqual(MOVES);
});

test('a browser without session storage, or with invalid entries, has no unsaved games', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const denied = createUnsavedGames(() => {
    throw new Error('denied');
  }, 'ann');
  denied.save('memory-match', MOVES);
  expect(denied.read('memory-match')).toBeNull();

  const storage = createFakeTabStorage();
  for (const entry of ['{broken', '{"level":"B1","state":{}}']) {
    storage.setItem('last-moves:ann:memory-match', entry);
    expect(createUnsavedGames(() => storage, 'ann').read('memory-match')).toBeNull();
  }
  expect(warn).toHaveBeenCalled();
});
