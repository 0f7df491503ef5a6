import { unreachable } from '../../../domain/result.ts';
import type { CredentialsFailure } from '../../../remote/account-credentials.ts';

/** Signing out on all other devices, which the password confirms. */
export type SignOutState =
  | { status: 'closed' }
  | { status: 'asking'; failure: CredentialsFailure | null }
  | { status: 'working' }
  | { status: 'done' };

export type SignOutEvent =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'confirmed' }
  | { type: 'failed'; failure: CredentialsFailure }
  | { type: 'done' };

export const NOT_SIGNING_OUT: SignOutState = { status: 'closed' };

export function reduceSignOut(state: SignOutState, event: SignOutEvent): SignOutState {
  switch (event.type) {
    case 'opened':
      return { status: 'asking', failure: null };
    case 'closed':
      // What is under way can't be called back.
      return state.status === 'working' ? state : NOT_SIGNING_OUT;
    case 'confirmed':
      return state.status === 'asking' ? { status: 'working' } : state;
    case 'failed':
      return { status: 'asking', failure: event.failure };
    case 'done':
      return { status: 'done' };
    default:
      return unreachable(event);
  }
}
