import { expect, test, vi } from 'vitest';
import { ok } from '../../../src/domain/result.ts';
import { createLastMoves, settleAllLastMoves } from '../../../src/features/play/last-moves.ts';
import { NO_NEWS } from '../../../src/games/table/play-record.ts';
import { aTabStorage } from '../classroom/notepad/tab-storage.ts';

const MOVES = { saved: { state: 1 }, news: NO_NEWS };

test('the last moves come back to their learner and game alone, until they are forgotten', () => {
  const storage = aTabStorage();
  const movesOf = (uid: string) => createLastMoves(() => storage, uid);
  movesOf('ann').keep('memory-match', MOVES);
  expect(movesOf('ann').read('memory-match')).toEqual(MOVES);
  expect(movesOf('bob').read('memory-match')).toBeNull();
  expect(movesOf('ann').read('crossword')).toBeNull();
  movesOf('ann').forget('memory-match');
  expect(movesOf('ann').read('memory-match')).toBeNull();
});

test('a screen that opens no game saves them all for it, once, and nothing of another learner’s', async () => {
  const storage = aTabStorage();
  vi.stubGlobal('window', { sessionStorage: storage });
  createLastMoves(() => storage, 'ann').keep('memory-match', MOVES);
  createLastMoves(() => storage, 'ann').keep('quiz', MOVES);
  createLastMoves(() => storage, 'bob').keep('crossword', MOVES);
  const saveGame = vi.fn(async () => ok());
  await settleAllLastMoves({ saveGame }, 'ann');
  await settleAllLastMoves({ saveGame }, 'ann');
  expect(saveGame.mock.calls.map(([gameId]: readonly unknown[]) => gameId)).toEqual(['memory-match', 'quiz']);
  expect(createLastMoves(() => storage, 'bob').read('crossword')).toEqual(MOVES);
});

test('a browser without session storage, or with nonsense in it, has no last moves', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const denied = createLastMoves(() => {
    throw new Error('denied');
  }, 'ann');
  denied.keep('memory-match', MOVES);
  expect(denied.read('memory-match')).toBeNull();

  const storage = aTabStorage();
  for (const entry of ['{broken', '{"level":"B1","state":{}}']) {
    storage.setItem('last-moves:ann:memory-match', entry);
    expect(createLastMoves(() => storage, 'ann').read('memory-match')).toBeNull();
  }
  expect(warn).toHaveBeenCalled();
});
