import { MESSAGES } from '../../domain/messages.ts';
import { unreachable } from '../../domain/result.ts';
import type { LinkAccountFailure, LinkWay, SignInFailure } from '../../session/session.ts';
import { signInMessage } from './sign-in-state.ts';

type Join = Extract<LinkAccountFailure, { kind: 'taken' }>['join'];

/** What a guest who wants to keep their points is at. */
export type KeepState =
  | { phase: 'waiting' }
  | { phase: 'linking'; way: LinkWay['kind'] }
  /** It belongs to an account: is what the guest has to go there? */
  | { phase: 'asking'; way: LinkWay; join: Join }
  | { phase: 'joining'; way: LinkWay; join: Join }
  | { phase: 'refused'; message: string };

export type KeepEvent =
  | { type: 'tried'; way: LinkWay['kind'] }
  | { type: 'failed'; way: LinkWay; failure: LinkAccountFailure }
  | { type: 'agreed' }
  | { type: 'declined' }
  | { type: 'join-failed'; failure: SignInFailure };

export function reduceKeep(state: KeepState, event: KeepEvent): KeepState {
  switch (event.type) {
    case 'tried':
      return { phase: 'linking', way: event.way };
    case 'failed':
      return afterFailure(event.way, event.failure);
    case 'agreed':
      return state.phase === 'asking' ? { ...state, phase: 'joining' } : state;
    case 'declined':
      return { phase: 'waiting' };
    case 'join-failed':
      return { phase: 'refused', message: signInMessage(event.failure) };
    default:
      return unreachable(event);
  }
}

function afterFailure(way: LinkWay, failure: LinkAccountFailure): KeepState {
  if (failure.kind === 'taken') return { phase: 'asking', way, join: failure.join };
  const tell = way.kind === 'google' ? MESSAGES.googleSignInFailed : MESSAGES.signUpFailed;
  return { phase: 'refused', message: tell(failure.message) };
}

/** The account that the guest is asked about. */
export function accountName(way: LinkWay): string {
  return way.kind === 'email' ? way.email.trim() : 'This Google account';
}
