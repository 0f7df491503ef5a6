import { unreachable } from '../../domain/result.ts';
import type { LogOutReply, UnsyncedCounts } from '../../session/session.ts';

export type LogOutState =
  | { status: 'signed-in' }
  | { status: 'leaving' }
  | { status: 'asking'; unsyncedCounts: UnsyncedCounts; answer: (choice: LogOutReply) => void }
  | { status: 'failed' };

export type LogOutEvent =
  | { type: 'started' }
  | { type: 'asked'; unsyncedCounts: UnsyncedCounts; answer: (choice: LogOutReply) => void }
  | { type: 'answered' }
  | { type: 'settled' }
  | { type: 'failed' };

export const SIGNED_IN: LogOutState = { status: 'signed-in' };

/** The steps of logging out, as the button shows them. */
export function reduceLogOut(_state: LogOutState, event: LogOutEvent): LogOutState {
  switch (event.type) {
    case 'started':
    case 'answered':
      return { status: 'leaving' };
    case 'asked':
      return { status: 'asking', unsyncedCounts: event.unsyncedCounts, answer: event.answer };
    case 'settled':
      return SIGNED_IN;
    case 'failed':
      return { status: 'failed' };
    default:
      return unreachable(event);
  }
}
