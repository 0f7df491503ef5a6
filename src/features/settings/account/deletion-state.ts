import { MESSAGES } from '../../../domain/messages.ts';
import { unreachable } from '../../../domain/result.ts';
import type { DeletionFailure } from '../../../session/delete-account.ts';

/** The two questions before an account is deleted: whether, and who asks. */
export type Deletion =
  | { phase: 'closed' }
  | { phase: 'asking' }
  | { phase: 'proving'; password: string; failure: string | null }
  | { phase: 'deleting'; password: string };

export type DeletionEvent =
  | { type: 'opened' }
  | { type: 'meant' }
  | { type: 'typed'; password: string }
  | { type: 'confirmed' }
  | { type: 'failed'; failure: DeletionFailure }
  | { type: 'closed' };

export const NOT_DELETING: Deletion = { phase: 'closed' };

export function reduceDeletion(state: Deletion, event: DeletionEvent): Deletion {
  switch (event.type) {
    case 'opened':
      return { phase: 'asking' };
    case 'meant':
      return { phase: 'proving', password: '', failure: null };
    case 'typed':
      return state.phase === 'proving' ? { ...state, password: event.password, failure: null } : state;
    case 'confirmed':
      return state.phase === 'proving' ? { phase: 'deleting', password: state.password } : state;
    case 'failed':
      return state.phase === 'deleting'
        ? { phase: 'proving', password: state.password, failure: failureText(event.failure) }
        : state;
    case 'closed':
      // What is under way can't be called back.
      return state.phase === 'deleting' ? state : NOT_DELETING;
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
