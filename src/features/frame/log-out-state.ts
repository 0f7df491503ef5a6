import { unreachable } from '../../domain/result.ts';
import type { LogOutReply, OnlyHereCounts } from '../../session/session.ts';

export type LogOutState =
  | { phase: 'signed-in' }
  | { phase: 'leaving' }
  | { phase: 'asking'; left: OnlyHereCounts; answer: (choice: LogOutReply) => void }
  | { phase: 'failed' };

export type LogOutEvent =
  | { type: 'started' }
  | { type: 'asked'; left: OnlyHereCounts; answer: (choice: LogOutReply) => void }
  | { type: 'answered' }
  | { type: 'settled' }
  | { type: 'failed' };

export const SIGNED_IN: LogOutState = { phase: 'signed-in' };

/** The steps of logging out, as the button shows them. */
export function logOutReducer(_state: LogOutState, event: LogOutEvent): LogOutState {
  switch (event.type) {
    case 'started':
    case 'answered':
      return { phase: 'leaving' };
    case 'asked':
      return { phase: 'asking', left: event.left, answer: event.answer };
    case 'settled':
      return SIGNED_IN;
    case 'failed':
      return { phase: 'failed' };
    default:
      return unreachable(event);
  }
}
