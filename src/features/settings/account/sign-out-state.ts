import { unreachable } from '../../../domain/result.ts';
import type { KeyFailure } from '../../../remote/account-keys.ts';

/** Signing out on all other devices, which the password confirms. */
export type SigningOut =
  | { phase: 'closed' }
  | { phase: 'asking'; failure: KeyFailure | null }
  | { phase: 'working' }
  | { phase: 'done' };

export type SigningOutEvent =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'confirmed' }
  | { type: 'failed'; failure: KeyFailure }
  | { type: 'done' };

export const NOT_SIGNING_OUT: SigningOut = { phase: 'closed' };

export function reduceSigningOut(state: SigningOut, event: SigningOutEvent): SigningOut {
  switch (event.type) {
    case 'opened':
      return { phase: 'asking', failure: null };
    case 'closed':
      // What is under way can't be called back.
      return state.phase === 'working' ? state : NOT_SIGNING_OUT;
    case 'confirmed':
      return state.phase === 'asking' ? { phase: 'working' } : state;
    case 'failed':
      return { phase: 'asking', failure: event.failure };
    case 'done':
      return { phase: 'done' };
    default:
      return unreachable(event);
  }
}
