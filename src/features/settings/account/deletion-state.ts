import { MESSAGES } from '../../../domain/messages.ts';
import { unreachable } from '../../../domain/result.ts';
import type { DeletionFailure } from '../../../session/session.ts';

/** The dialog before an account is deleted: first a confirmation, then signing in again. */
export type DeletionState =
  | { status: 'closed' }
  | { status: 'asking' }
  /** `isRefused`: the provider did not accept the password. */
  | { status: 'reauthenticating'; password: string; failure: string | null; isRefused: boolean }
  | { status: 'deleting'; password: string };

export type DeletionEvent =
  | { type: 'opened' }
  | { type: 'continued' }
  | { type: 'password-typed'; password: string }
  | { type: 'confirmed' }
  | { type: 'failed'; failure: DeletionFailure }
  | { type: 'closed' };

export const NOT_DELETING: DeletionState = { status: 'closed' };

/** The next state; an event that doesn't fit the state, such as a late failure, changes nothing. */
export function reduceDeletion(state: DeletionState, event: DeletionEvent): DeletionState {
  switch (event.type) {
    case 'opened':
      return { status: 'asking' };
    case 'continued':
      return { status: 'reauthenticating', password: '', failure: null, isRefused: false };
    case 'password-typed':
      return state.status === 'reauthenticating'
        ? { ...state, password: event.password, failure: null, isRefused: false }
        : state;
    case 'confirmed':
      return state.status === 'reauthenticating' ? { status: 'deleting', password: state.password } : state;
    case 'failed':
      return state.status === 'deleting'
        ? {
            status: 'reauthenticating',
            password: state.password,
            failure: formatDeletionFailure(event.failure),
            isRefused: event.failure.kind === 'refused',
          }
        : state;
    case 'closed':
      // A deletion in progress can't be cancelled.
      return state.status === 'deleting' ? state : NOT_DELETING;
    default:
      return unreachable(event);
  }
}

function formatDeletionFailure(failure: DeletionFailure): string {
  switch (failure.kind) {
    case 'offline':
      return MESSAGES.deletionOffline;
    case 'refused':
      return `Nothing was deleted: ${failure.message}`;
    case 'interrupted':
      return MESSAGES.deletionInterrupted;
    default:
      return unreachable(failure);
  }
}
