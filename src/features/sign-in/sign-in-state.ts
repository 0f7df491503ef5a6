import { MESSAGES } from '../../domain/messages.ts';
import { unreachable } from '../../domain/result.ts';
import type { SignInFailure } from '../../session/session.ts';

/** The ways in that the form offers. `profile` is another try after the profile could not be loaded. */
export type Way = 'login' | 'signup' | 'google' | 'guest' | 'profile';

export type SignInState =
  | { phase: 'waiting' }
  | { phase: 'trying'; way: Way }
  | { phase: 'failed'; failure: SignInFailure };

export type SignInEvent = { type: 'tried'; way: Way } | { type: 'failed'; failure: SignInFailure };

/** A new attempt clears the error line (specification, section 8). */
export function reduceSignIn(_state: SignInState, event: SignInEvent): SignInState {
  switch (event.type) {
    case 'tried':
      return { phase: 'trying', way: event.way };
    case 'failed':
      return { phase: 'failed', failure: event.failure };
    default:
      return unreachable(event);
  }
}

/** The error line: the provider's message after the specification's prefix (section 8). */
export function signInMessage({ kind, message }: SignInFailure): string {
  const tell = {
    login: MESSAGES.emailLoginFailed,
    signup: MESSAGES.signUpFailed,
    google: MESSAGES.googleSignInFailed,
    guest: MESSAGES.guestFailed,
    profile: MESSAGES.profileLoadFailed,
  } satisfies Record<typeof kind, (message: string) => string>;
  return tell[kind](message);
}
