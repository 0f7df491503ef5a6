import { expect, test, vi } from 'vitest';
import { createLastMoves } from '../../../src/features/play/last-moves.ts';
import { NO_NEWS } from '../../../src/games/table/play-record.ts';

const MOVES = { saved: { state: 1 }, news: NO_NEWS };

function aStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
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
