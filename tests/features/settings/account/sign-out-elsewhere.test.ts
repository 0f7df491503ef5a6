import { expect, test } from 'vitest';
import {
  NOT_SIGNING_OUT,
  reduceSignOut,
  type SignOutEvent,
} from '../../../../src/features/settings/account/sign-out-elsewhere.tsx';

const getStateAfter = (...events: SignOutEvent[]) => events.reduce(reduceSignOut, NOT_SIGNING_OUT);

test('a wrong password has a message, and can be typed again', () => {
  const failure = { kind: 'wrong-password' } as const;
  const failed = getStateAfter({ type: 'opened' }, { type: 'confirmed' }, { type: 'failed', failure });
  expect(failed).toEqual({ status: 'asking', failure });
  expect(reduceSignOut(failed, { type: 'confirmed' })).toEqual({ status: 'working' });
});

test('closing the dialog does not cancel a request in progress', () => {
  expect(getStateAfter({ type: 'opened' }, { type: 'confirmed' }, { type: 'closed' })).toEqual({
    status: 'working',
  });
  expect(getStateAfter({ type: 'opened' }, { type: 'closed' })).toEqual(NOT_SIGNING_OUT);
});
