import { expect, test } from 'vitest';
import {
  type LogOutEvent,
  type LogOutState,
  logOutReducer,
  SIGNED_IN,
} from '../../../src/features/frame/log-out-state.ts';

const left = { isGuest: false, changes: 3, setAside: 0, notepads: 0, answers: 0, games: 0 };
const answer = () => {};

const started = { type: 'started' } as const;
const asked = { type: 'asked', left, answer } as const;
const failed = { type: 'failed' } as const;

test.each<[string, LogOutEvent[], LogOutState]>([
  ['logging out waits while the rest is synced', [started], { phase: 'leaving' }],
  ['unsynced work opens the question with what is left', [started, asked], { phase: 'asking', left, answer }],
  ['an answer goes on waiting', [started, asked, { type: 'answered' }], { phase: 'leaving' }],
  ['staying leaves the button as it was', [started, { type: 'settled' }], SIGNED_IN],
  ['a failure is told', [started, failed], { phase: 'failed' }],
  ['the next attempt takes the failure away', [started, failed, started], { phase: 'leaving' }],
])('%s', (_what, events, state) => {
  expect(events.reduce(logOutReducer, SIGNED_IN)).toEqual(state);
});
