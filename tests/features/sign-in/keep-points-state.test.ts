import { describe, expect, test } from 'vitest';
import {
  type KeepEvent,
  type KeepState,
  reduceKeep,
} from '../../../src/features/sign-in/keep-points-state.ts';

const way = { kind: 'email', email: 'mia@example.com', password: 'secret' } as const;
const join = async () => ({ ok: true, value: 'app' }) as const;
const taken = { type: 'failed', way, failure: { kind: 'taken', join } } as const;

const following = (...events: readonly KeepEvent[]) =>
  events.reduce<KeepState>(reduceKeep, { phase: 'waiting' });

describe('keeping one’s points', () => {
  test('asks before a guest joins an account that is there', () => {
    expect(following({ type: 'tried', way: 'email' }, taken)).toEqual({ phase: 'asking', way, join });
    expect(following(taken, { type: 'agreed' })).toEqual({ phase: 'joining', way, join });
  });

  test('goes back to the form for whoever does not want that', () => {
    expect(following(taken, { type: 'declined' })).toEqual({ phase: 'waiting' });
  });

  test.each([
    [way, 'Signup failed: why'],
    [{ kind: 'google' } as const, 'Google sign-in failed: why'],
  ])('tells why it was refused', (by, message) => {
    const failure = { kind: 'refused', message: 'why' } as const;
    expect(following({ type: 'failed', way: by, failure })).toEqual({ phase: 'refused', message });
  });

  test('tells why the account could not be entered', () => {
    const failure = { kind: 'login', message: 'wrong password' } as const;
    expect(following(taken, { type: 'agreed' }, { type: 'join-failed', failure })).toEqual({
      phase: 'refused',
      message: 'Email login failed: wrong password',
    });
  });

  test('joins nobody who was not asked', () => {
    expect(following({ type: 'agreed' })).toEqual({ phase: 'waiting' });
  });
});
