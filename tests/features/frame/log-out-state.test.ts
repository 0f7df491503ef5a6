import { expect, test } from 'vitest';
import { type LogOutEvent, logOutReducer, SIGNED_IN } from '../../../src/features/frame/log-out-state.ts';

const after = (...events: LogOutEvent[]) => events.reduce(logOutReducer, SIGNED_IN);
const left = { changes: 3, setAside: 0, notepads: 0, answers: 0, games: 0 };
const answer = () => {};

test('logging out waits while the rest is synced', () => {
  expect(after({ type: 'started' })).toEqual({ phase: 'leaving' });
});

test('unsynced work opens the question with what is left', () => {
  expect(after({ type: 'started' }, { type: 'asked', left, answer })).toEqual({
    phase: 'asking',
    left,
    answer,
  });
});

test('an answer closes the question and goes on waiting', () => {
  expect(after({ type: 'started' }, { type: 'asked', left, answer }, { type: 'answered' })).toEqual({
    phase: 'leaving',
  });
});

test('staying leaves the button as it was', () => {
  expect(after({ type: 'started' }, { type: 'settled' })).toEqual(SIGNED_IN);
});

test('a failure is told until the next attempt starts', () => {
  expect(after({ type: 'started' }, { type: 'failed' })).toEqual({ phase: 'failed' });
  expect(after({ type: 'started' }, { type: 'failed' }, { type: 'started' })).toEqual({ phase: 'leaving' });
});
