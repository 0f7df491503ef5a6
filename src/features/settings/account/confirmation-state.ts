import { unreachable } from '../../../domain/result.ts';
import type { KeyFailure } from '../../../remote/account-keys.ts';

/** Whether the learner's e-mail was shown to be theirs, and the link that shows it. */
export type Confirmation =
  | { phase: 'unknown' }
  | { phase: 'confirmed' }
  | { phase: 'unconfirmed'; failure: KeyFailure | null }
  | { phase: 'sending' }
  | { phase: 'sent' };

export type ConfirmationEvent =
  | { type: 'looked-up'; isConfirmed: boolean | null }
  | { type: 'asked' }
  | { type: 'sent' }
  | { type: 'failed'; failure: KeyFailure };

export function reduceConfirmation(state: Confirmation, event: ConfirmationEvent): Confirmation {
  switch (event.type) {
    case 'looked-up':
      if (event.isConfirmed === null) return { phase: 'unknown' };
      return event.isConfirmed ? { phase: 'confirmed' } : { phase: 'unconfirmed', failure: null };
    case 'asked':
      return state.phase === 'unconfirmed' ? { phase: 'sending' } : state;
    case 'sent':
      return { phase: 'sent' };
    case 'failed':
      return { phase: 'unconfirmed', failure: event.failure };
    default:
      return unreachable(event);
  }
}
