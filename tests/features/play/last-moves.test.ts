import { expect, test, vi } from 'vitest';
import { ok } from '../../../src/domain/result.ts';
import { createLastMoves, settleAllLastMoves } from '../../../src/features/play/last-moves.ts';
import { NO_NEWS } from '../../../src/games/table/play-record.ts';

const MOVES = { saved: { state: 1 }, news: NO_NEWS };

function aStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
    key: (index: number) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  } as Storage;
}

test('the last moves come back until they are forgotten', () => {
  const storage = aStorage();
  createLastMoves(() => storage, 'ann').keep('memory-match', MOVES);
  const reopened = createLastMoves(() => storage, 'ann');
  expect(reopened.read('memory-match')).toEqual(MOVES);
  reopened.forget('memory-match');
  expect(reopened.read('memory-match')).toBeNull();
});

test('belong to one learner and one game', () => {
  const storage = aStorage();
  createLastMoves(() => storage, 'ann').keep('memory-match', MOVES);
  expect(createLastMoves(() => storage, 'bob').read('memory-match')).toBeNull();
  expect(createLastMoves(() => storage, 'ann').read('crossword')).toBeNull();
});

test('a screen that opens no game saves them all for it, once, and nothing of another learner’s', async () => {
  const storage = aStorage();
  vi.stubGlobal('window', { sessionStorage: storage });
  createLastMoves(() => storage, 'ann').keep('memory-match', MOVES);
  createLastMoves(() => storage, 'ann').keep('quiz', MOVES);
  createLastMoves(() => storage, 'bob').keep('crossword', MOVES);
  const saveGame = vi.fn(async () => ok());
  await settleAllLastMoves({ saveGame }, 'ann');
  await settleAllLastMoves({ saveGame }, 'ann');
  expect(saveGame.mock.calls.map(([gameId]: readonly unknown[]) => gameId)).toEqual(['memory-match', 'quiz']);
  expect(createLastMoves(() => storage, 'bob').read('crossword')).toEqual(MOVES);
  vi.unstubAllGlobals();
});

test('a browser without session storage, or with nonsense in it, has no last moves', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const denied = createLastMoves(() => {
    throw new Error('denied');
  }, 'ann');
  denied.keep('memory-match', MOVES);
  expect(denied.read('memory-match')).toBeNull();

  const storage = aStorage();
  for (const entry of ['{broken', '{"level":"B1","state":{}}']) {
    storage.setItem('last-moves:ann:memory-match', entry);
    expect(createLastMoves(() => storage, 'ann').read('memory-match')).toBeNull();
  }
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});
