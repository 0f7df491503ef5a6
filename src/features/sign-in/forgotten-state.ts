import { unreachable } from '../../domain/result.ts';
import type { KeyFailure } from '../../remote/account-keys.ts';

/** Asking for the link with which a new password is chosen. */
export type Forgotten =
  | { phase: 'asking'; failure: KeyFailure | null }
  | { phase: 'sending' }
  | { phase: 'sent'; email: string };

export type ForgottenEvent =
  | { type: 'asked' }
  | { type: 'sent'; email: string }
  | { type: 'failed'; failure: KeyFailure };

export const FORGOTTEN: Forgotten = { phase: 'asking', failure: null };

export function reduceForgotten(_state: Forgotten, event: ForgottenEvent): Forgotten {
  switch (event.type) {
    case 'asked':
      return { phase: 'sending' };
    case 'sent':
      return { phase: 'sent', email: event.email };
    case 'failed':
      return { phase: 'asking', failure: event.failure };
    default:
      return unreachable(event);
  }
}
