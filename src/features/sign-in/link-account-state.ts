import { MESSAGES } from '../../domain/messages.ts';
import { unreachable } from '../../domain/result.ts';
import type { LinkAccountFailure, LinkMethod, SignInFailure } from '../../session/session.ts';
import { formatSignInFailure } from './sign-in-state.ts';

/* A guest gets an account, by e-mail or Google, and keeps the points. */

type GuestMergeAction = Extract<LinkAccountFailure, { kind: 'taken' }>['mergeGuest'];

/** The state of linking a guest to an account. */
export type LinkAccountState =
  | { status: 'waiting' }
  | { status: 'linking'; method: LinkMethod['kind'] }
  /** The account exists already: asks whether to merge the guest's records into it. */
  | { status: 'asking'; method: LinkMethod; mergeGuest: GuestMergeAction }
  | { status: 'merging'; method: LinkMethod; mergeGuest: GuestMergeAction }
  | { status: 'refused'; message: string };

export type LinkAccountEvent =
  | { type: 'tried'; method: LinkMethod['kind'] }
  | { type: 'failed'; method: LinkMethod; failure: LinkAccountFailure }
  | { type: 'agreed' }
  | { type: 'declined' }
  | { type: 'merge-failed'; failure: SignInFailure };

export function reduceLinkAccount(state: LinkAccountState, event: LinkAccountEvent): LinkAccountState {
  switch (event.type) {
    case 'tried':
      return { status: 'linking', method: event.method };
    case 'failed':
      return afterFailure(event.method, event.failure);
    case 'agreed':
      return state.status === 'asking' ? { ...state, status: 'merging' } : state;
    case 'declined':
      return { status: 'waiting' };
    case 'merge-failed':
      return { status: 'refused', message: formatSignInFailure(event.failure) };
    default:
      return unreachable(event);
  }
}

function afterFailure(method: LinkMethod, failure: LinkAccountFailure): LinkAccountState {
  if (failure.kind === 'taken') return { status: 'asking', method, mergeGuest: failure.mergeGuest };
  const format = method.kind === 'google' ? MESSAGES.googleSignInFailed : MESSAGES.signUpFailed;
  return { status: 'refused', message: format(failure.message) };
}

/** The name of the account in the question about merging. */
export function formatAccountName(method: LinkMethod): string {
  return method.kind === 'email' ? method.email.trim() : 'This Google account';
}
