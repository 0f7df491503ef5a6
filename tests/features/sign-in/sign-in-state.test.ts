import { describe, expect, test } from 'vitest';
import { reduceSignIn, signInMessage } from '../../../src/features/sign-in/sign-in-state.ts';

describe('the error line of the sign-in form', () => {
  test.each([
    ['login', 'Email login failed: why'],
    ['signup', 'Signup failed: why'],
    ['google', 'Google sign-in failed: why'],
    ['guest', 'Starting without an account failed: why'],
    ['profile', 'Failed to load user profile: why'],
  ] as const)('puts the specified prefix before the provider’s message (%s)', (kind, message) => {
    expect(signInMessage({ kind, message: 'why' })).toBe(message);
  });

  test('is cleared when a new attempt starts', () => {
    const failed = reduceSignIn(
      { phase: 'trying', way: 'login' },
      { type: 'failed', failure: { kind: 'login', message: 'why' } },
    );
    expect(failed.phase).toBe('failed');
    expect(reduceSignIn(failed, { type: 'tried', way: 'signup' })).toEqual({
      phase: 'trying',
      way: 'signup',
    });
  });
});
