import type { ClearedRows } from '../../../data/storage/clear-records.ts';
import { unreachable } from '../../../domain/result.ts';

/* The dialog that clears old records from this device: choosing, clearing, and a line with an undo. */

/** The kinds of records that can be cleared. */
export type ClearableKind = 'lessons' | 'homework' | 'games';

/** How many of the newest records stay. */
export const KEEP_COUNTS = ['25', '10', '0'] as const;
export type KeepCount = (typeof KEEP_COUNTS)[number];

/** What the learner has chosen to clear. */
export interface ClearChoice {
  keepCount: KeepCount;
  /** Also clears records that are only on this device. */
  includeUnsynced: boolean;
}

/** The dialog is open. */
export interface OpenClearing {
  status: 'choosing' | 'clearing';
  kind: ClearableKind;
  choice: ClearChoice;
}

/** The dialog has closed; a line offers the undo, or says that it was done. */
export interface DoneClearing {
  status: 'cleared' | 'restored';
  kind: ClearableKind;
  cleared: ClearedRows;
}

export type ClearingState =
  | { status: 'idle' }
  | OpenClearing
  | DoneClearing
  | { status: 'failed'; message: string };

export type ClearingEvent =
  | { type: 'opened'; kind: ClearableKind }
  | { type: 'choice-changed'; choice: Partial<ClearChoice> }
  | { type: 'confirmed' }
  | { type: 'cleared'; cleared: ClearedRows }
  | { type: 'restored' }
  | { type: 'failed'; message: string }
  | { type: 'closed' };

export const IDLE_CLEARING: ClearingState = { status: 'idle' };

/** Applies an event of clearing; the undo is available until its line is closed. */
export function reduceClearing(state: ClearingState, event: ClearingEvent): ClearingState {
  switch (event.type) {
    case 'opened':
      return { status: 'choosing', kind: event.kind, choice: { keepCount: '10', includeUnsynced: false } };
    case 'choice-changed':
      return state.status === 'choosing' ? { ...state, choice: { ...state.choice, ...event.choice } } : state;
    case 'confirmed':
      return state.status === 'choosing' ? { ...state, status: 'clearing' } : state;
    case 'cleared':
      return state.status === 'clearing'
        ? { status: 'cleared', kind: state.kind, cleared: event.cleared }
        : state;
    case 'restored':
      return state.status === 'cleared' ? { ...state, status: 'restored' } : state;
    case 'failed':
      return { status: 'failed', message: event.message };
    case 'closed':
      // A clearing in progress must still offer its undo.
      return state.status === 'clearing' ? state : IDLE_CLEARING;
    default:
      return unreachable(event);
  }
}
