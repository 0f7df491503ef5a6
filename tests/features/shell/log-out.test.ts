import { expect, test } from 'vitest';
import {
  type LogOutEvent,
  type LogOutState,
  reduceLogOut,
  SIGNED_IN,
} from '../../../src/features/shell/log-out.tsx';

const unsyncedCounts = { isGuest: false, changes: 3, deadLetters: 0, notepads: 0, answers: 0, games: 0 };
const answer = () => {};

const started = { type: 'started' } as const;
const asked = { type: 'asked', unsyncedCounts, answer } as const;
const failed = { type: 'failed' } as const;

test.each<[string, LogOutEvent[], LogOutState]>([
  ['logging out waits while the rest is synced', [started], { status: 'logging-out' }],
  [
    'unsynced work opens the question with what is left',
    [started, asked],
    { status: 'asking', unsyncedCounts, answer },
  ],
  [
    'the log-out continues after an answer',
    [started, asked, { type: 'answered' }],
    { status: 'logging-out' },
  ],
  ['staying leaves the button as it was', [started, { type: 'settled' }], SIGNED_IN],
  ['a failed log-out shows its failure', [started, failed], { status: 'failed' }],
  ['the next attempt removes the failure', [started, failed, started], { status: 'logging-out' }],
])('%s', (_what, events, state) => {
  expect(events.reduce(reduceLogOut, SIGNED_IN)).toEqual(state);
});
