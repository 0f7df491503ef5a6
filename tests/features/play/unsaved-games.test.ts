import { expect, test, vi } from 'vitest';
import { ok } from '../../../src/domain/result.ts';
import { createUnsavedGames, saveUnsavedGames } from '../../../src/features/play/unsaved-games.ts';
import { NO_PENDING_WRITES } from '../../../src/games/host/play-record.ts';
import { createFakeTabStorage } from '../classroom/notepad/fake-tab-storage.ts';

const MOVES = { saved: { state: 1 }, news: NO_PENDING_WRITES };

test('the last moves come back to their learner and game alone, until they are forgotten', () => {
  const storage = createFakeTabStorage();
  const movesOf = (uid: string) => createUnsavedGames(() => storage, uid);
  movesOf('ann').save('memory-match', MOVES);
  expect(movesOf('ann').read('memory-match')).toEqual(MOVES);
  expect(movesOf('bob').read('memory-match')).toBeNull();
  expect(movesOf('ann').read('crossword')).toBeNull();
  movesOf('ann').delete('memory-match');
  expect(movesOf('ann').read('memory-match')).toBeNull();
});

test('a screen that opens no game saves them all for it, once, and nothing of another learner’s', async () => {
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

test('a browser without session storage, or with nonsense in it, has no last moves', () => {
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
