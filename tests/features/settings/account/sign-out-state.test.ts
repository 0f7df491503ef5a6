import { expect, test } from 'vitest';
import {
  NOT_SIGNING_OUT,
  reduceSigningOut,
  type SigningOutEvent,
} from '../../../../src/features/settings/account/sign-out-state.ts';

const after = (...events: SigningOutEvent[]) => events.reduce(reduceSigningOut, NOT_SIGNING_OUT);

test('a wrong password is told, and can be typed again', () => {
  const failure = { kind: 'wrong-password' } as const;
  const told = after({ type: 'opened' }, { type: 'confirmed' }, { type: 'failed', failure });
  expect(told).toEqual({ phase: 'asking', failure });
  expect(reduceSigningOut(told, { type: 'confirmed' })).toEqual({ phase: 'working' });
});

test('what is under way is not called back by closing the dialog', () => {
  expect(after({ type: 'opened' }, { type: 'confirmed' }, { type: 'closed' })).toEqual({ phase: 'working' });
  expect(after({ type: 'opened' }, { type: 'closed' })).toEqual(NOT_SIGNING_OUT);
});
