import { expect, test, vi } from 'vitest';
import { createLastMoves } from '../../../src/features/play/last-moves.ts';

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
  createLastMoves(() => storage, 'ann').keep('memory-match', { state: 1 });
  const reopened = createLastMoves(() => storage, 'ann');
  expect(reopened.read('memory-match')).toEqual({ state: 1 });
  reopened.forget('memory-match');
  expect(reopened.read('memory-match')).toBeNull();
});

test('belong to one learner and one game', () => {
  const storage = aStorage();
  createLastMoves(() => storage, 'ann').keep('memory-match', { state: 1 });
  expect(createLastMoves(() => storage, 'bob').read('memory-match')).toBeNull();
  expect(createLastMoves(() => storage, 'ann').read('crossword')).toBeNull();
});

test('a browser without session storage, or with nonsense in it, has no last moves', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const denied = createLastMoves(() => {
    throw new Error('denied');
  }, 'ann');
  denied.keep('memory-match', {});
  expect(denied.read('memory-match')).toBeNull();

  const storage = aStorage();
  storage.setItem('last-moves:ann:memory-match', '{broken');
  expect(createLastMoves(() => storage, 'ann').read('memory-match')).toBeNull();
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});
