import type { ClearedRows } from '../../../data/storage/clear-records.ts';
import { unreachable } from '../../../domain/result.ts';

/** What can be cleared. */
export type ClearableKind = 'lessons' | 'homework' | 'games';

/** How many of the newest stay. */
export const KEEP_COUNTS = ['25', '10', '0'] as const;
export type KeepCount = (typeof KEEP_COUNTS)[number];

/** What the learner has chosen to clear. */
export interface ClearChoice {
  keepCount: KeepCount;
  /** What is nowhere else, too. */
  alsoOnlyHere: boolean;
}

export type ClearingState =
  | { status: 'idle' }
  | { status: 'choosing' | 'clearing'; kind: ClearableKind; choice: ClearChoice }
  | { status: 'cleared' | 'back'; kind: ClearableKind; cleared: ClearedRows }
  | { status: 'failed'; message: string };

export type ClearingEvent =
  | { type: 'opened'; kind: ClearableKind }
  | { type: 'chose'; choice: Partial<ClearChoice> }
  | { type: 'confirmed' }
  | { type: 'cleared'; cleared: ClearedRows }
  | { type: 'put-back' }
  | { type: 'failed'; message: string }
  | { type: 'closed' };

export const IDLE_CLEARING: ClearingState = { status: 'idle' };

/** The steps of clearing: look and choose, clear, and the way back as long as its line is open. */
export function reduceClearing(state: ClearingState, event: ClearingEvent): ClearingState {
  switch (event.type) {
    case 'opened':
      return { status: 'choosing', kind: event.kind, choice: { keepCount: '10', alsoOnlyHere: false } };
    case 'chose':
      return state.status === 'choosing' ? { ...state, choice: { ...state.choice, ...event.choice } } : state;
    case 'confirmed':
      return state.status === 'choosing' ? { ...state, status: 'clearing' } : state;
    case 'cleared':
      return state.status === 'clearing'
        ? { status: 'cleared', kind: state.kind, cleared: event.cleared }
        : state;
    case 'put-back':
      return state.status === 'cleared' ? { ...state, status: 'back' } : state;
    case 'failed':
      return { status: 'failed', message: event.message };
    case 'closed':
      // What is being cleared is yet to show its way back.
      return state.status === 'clearing' ? state : IDLE_CLEARING;
    default:
      return unreachable(event);
  }
}
