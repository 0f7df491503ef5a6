import { expect, test } from 'vitest';
import {
  NOT_SIGNING_OUT,
  reduceSignOut,
  type SignOutEvent,
} from '../../../../src/features/settings/account/sign-out-elsewhere.tsx';

const after = (...events: SignOutEvent[]) => events.reduce(reduceSignOut, NOT_SIGNING_OUT);

test('a wrong password is told, and can be typed again', () => {
  const failure = { kind: 'wrong-password' } as const;
  const told = after({ type: 'opened' }, { type: 'confirmed' }, { type: 'failed', failure });
  expect(told).toEqual({ status: 'asking', failure });
  expect(reduceSignOut(told, { type: 'confirmed' })).toEqual({ status: 'working' });
});

test('what is under way is not called back by closing the dialog', () => {
  expect(after({ type: 'opened' }, { type: 'confirmed' }, { type: 'closed' })).toEqual({ status: 'working' });
  expect(after({ type: 'opened' }, { type: 'closed' })).toEqual(NOT_SIGNING_OUT);
});
