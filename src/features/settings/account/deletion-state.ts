import { MESSAGES } from '../../../domain/messages.ts';
import { unreachable } from '../../../domain/result.ts';
import type { DeletionFailure } from '../../../session/session.ts';

/** The two questions before an account is deleted: whether, and who asks. */
export type DeletionState =
  | { status: 'closed' }
  | { status: 'asking' }
  | { status: 'proving'; password: string; failure: string | null }
  | { status: 'deleting'; password: string };

export type DeletionEvent =
  | { type: 'opened' }
  | { type: 'meant' }
  | { type: 'typed'; password: string }
  | { type: 'confirmed' }
  | { type: 'failed'; failure: DeletionFailure }
  | { type: 'closed' };

export const NOT_DELETING: DeletionState = { status: 'closed' };

export function reduceDeletion(state: DeletionState, event: DeletionEvent): DeletionState {
  switch (event.type) {
    case 'opened':
      return { status: 'asking' };
    case 'meant':
      return { status: 'proving', password: '', failure: null };
    case 'typed':
      return state.status === 'proving' ? { ...state, password: event.password, failure: null } : state;
    case 'confirmed':
      return state.status === 'proving' ? { status: 'deleting', password: state.password } : state;
    case 'failed':
      return state.status === 'deleting'
        ? { status: 'proving', password: state.password, failure: failureText(event.failure) }
        : state;
    case 'closed':
      // What is under way can't be called back.
      return state.status === 'deleting' ? state : NOT_DELETING;
    default:
      return unreachable(event);
  }
}

function failureText(failure: DeletionFailure): string {
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
