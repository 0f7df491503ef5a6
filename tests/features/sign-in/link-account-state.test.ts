import { describe, expect, test } from 'vitest';
import {
  type LinkAccountEvent,
  type LinkAccountState,
  reduceLinkAccount,
} from '../../../src/features/sign-in/link-account-state.ts';

const method = { kind: 'email', email: 'mia@example.com', password: 'secret' } as const;
const mergeGuest = async () => ({ ok: true, value: 'app' }) as const;
const taken = { type: 'failed', method, failure: { kind: 'taken', mergeGuest } } as const;

const following = (...events: readonly LinkAccountEvent[]) =>
  events.reduce<LinkAccountState>(reduceLinkAccount, { status: 'waiting' });

describe('linking a guest', () => {
  test('asks before the guest is merged into an existing account', () => {
    expect(following({ type: 'tried', method: 'email' }, taken)).toEqual({
      status: 'asking',
      method,
      mergeGuest,
    });
    expect(following(taken, { type: 'agreed' })).toEqual({ status: 'merging', method, mergeGuest });
  });

  test('returns to the form when the guest declines', () => {
    expect(following(taken, { type: 'declined' })).toEqual({ status: 'waiting' });
  });

  test.each([
    [method, 'Signup failed: why'],
    [{ kind: 'google' } as const, 'Google sign-in failed: why'],
  ])('tells why it was refused', (by, message) => {
    const failure = { kind: 'refused', message: 'why' } as const;
    expect(following({ type: 'failed', method: by, failure })).toEqual({ status: 'refused', message });
  });

  test('has a message when the account could not be entered', () => {
    const failure = { kind: 'login', message: 'wrong password' } as const;
    expect(following(taken, { type: 'agreed' }, { type: 'merge-failed', failure })).toEqual({
      status: 'refused',
      message: 'Email login failed: wrong password',
    });
  });

  test('does not merge without the question', () => {
    expect(following({ type: 'agreed' })).toEqual({ status: 'waiting' });
  });
});
