import { describe, expect, test } from 'vitest';
import {
  type LinkAccountEvent,
  type LinkAccountState,
  reduceLinkAccount,
} from '../../../src/features/sign-in/link-account-state.ts';

const method = { kind: 'email', email: 'mia@example.com', password: 'secret' } as const;
const mergeGuest = async () => ({ ok: true, value: 'app' }) as const;
const taken = { type: 'failed', method, failure: { kind: 'taken', mergeGuest } } as const;

const reduceEvents = (...events: readonly LinkAccountEvent[]) =>
  events.reduce<LinkAccountState>(reduceLinkAccount, { status: 'waiting' });

describe('linking a guest', () => {
  test('asks before the guest is merged into an existing account', () => {
    expect(reduceEvents({ type: 'tried', method: 'email' }, taken)).toEqual({
      status: 'asking',
      method,
      mergeGuest,
    });
    expect(reduceEvents(taken, { type: 'agreed' })).toEqual({ status: 'merging', method, mergeGuest });
  });

  test('returns to the form when the guest declines', () => {
    expect(reduceEvents(taken, { type: 'declined' })).toEqual({ status: 'waiting' });
  });

  test.each([
    [method, 'Signup failed: why'],
    [{ kind: 'google' } as const, 'Google sign-in failed: why'],
  ])('has a message when it is refused: %j, %s', (by, message) => {
    const failure = { kind: 'refused', message: 'why' } as const;
    expect(reduceEvents({ type: 'failed', method: by, failure })).toEqual({ status: 'refused', message });
  });

  test('has a message when the sign-in to the account fails', () => {
    const failure = { kind: 'login', message: 'wrong password' } as const;
    expect(reduceEvents(taken, { type: 'agreed' }, { type: 'merge-failed', failure })).toEqual({
      status: 'refused',
      message: 'Email login failed: wrong password',
    });
  });

  test('ignores an agreement before the question', () => {
    expect(reduceEvents({ type: 'agreed' })).toEqual({ status: 'waiting' });
  });
});
