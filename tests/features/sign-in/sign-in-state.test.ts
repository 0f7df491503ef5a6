import { expect, test } from 'vitest';
import { formatSignInFailure } from '../../../src/features/sign-in/sign-in-state.ts';

test.each([
  ['login', 'Email login failed: why'],
  ['signup', 'Signup failed: why'],
  ['google', 'Google sign-in failed: why'],
  ['guest', 'We couldn’t start without an account: why'],
  ['profile', 'Failed to load user profile: why'],
] as const)(
  'the error line of the sign-in form has the specified prefix and the provider’s message: %s',
  (kind, message) => {
    expect(formatSignInFailure({ kind, message: 'why' })).toBe(message);
  },
);
