import { MESSAGES } from '../../domain/messages.ts';
import type { SignInFailure } from '../../session/session.ts';

/** The sign-in methods of the form. `profile` retries after the profile could not be loaded. */
export type SignInMethod = 'login' | 'signup' | 'google' | 'guest' | 'profile';

/** A new attempt clears the error line (specification, section 8). */
export type SignInState =
  | { status: 'waiting' }
  | { status: 'trying'; method: SignInMethod }
  | { status: 'failed'; failure: SignInFailure };

/** The error line: the provider's message after the specification's prefix (section 8). */
export function formatSignInFailure({ kind, message }: SignInFailure): string {
  const format = {
    login: MESSAGES.emailLoginFailed,
    signup: MESSAGES.signUpFailed,
    google: MESSAGES.googleSignInFailed,
    guest: MESSAGES.guestFailed,
    profile: MESSAGES.profileLoadFailed,
  } satisfies Record<typeof kind, (message: string) => string>;
  return format[kind](message);
}
