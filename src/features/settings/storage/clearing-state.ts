import type { Cleared } from '../../../data/storage/clear-records.ts';
import { unreachable } from '../../../domain/result.ts';

/** What can be cleared. */
export type ClearableKind = 'lessons' | 'homework' | 'games';

/** How many of the newest stay. */
export const KEPT_CHOICES = ['25', '10', '0'] as const;
export type KeptChoice = (typeof KEPT_CHOICES)[number];

/** What the learner has chosen to clear. */
export interface ClearChoice {
  kept: KeptChoice;
  /** What is nowhere else, too. */
  alsoOnlyHere: boolean;
}

export type Clearing =
  | { phase: 'idle' }
  | { phase: 'choosing' | 'clearing'; kind: ClearableKind; choice: ClearChoice }
  | { phase: 'cleared' | 'back'; kind: ClearableKind; cleared: Cleared }
  | { phase: 'failed'; message: string };

export type ClearingEvent =
  | { type: 'opened'; kind: ClearableKind }
  | { type: 'chose'; choice: Partial<ClearChoice> }
  | { type: 'confirmed' }
  | { type: 'cleared'; cleared: Cleared }
  | { type: 'put-back' }
  | { type: 'failed'; message: string }
  | { type: 'closed' };

export const NOTHING_CLEARED: Clearing = { phase: 'idle' };

/** The steps of clearing: look and choose, clear, and the way back as long as its line is open. */
export function reduceClearing(state: Clearing, event: ClearingEvent): Clearing {
  switch (event.type) {
    case 'opened':
      return { phase: 'choosing', kind: event.kind, choice: { kept: '10', alsoOnlyHere: false } };
    case 'chose':
      return state.phase === 'choosing' ? { ...state, choice: { ...state.choice, ...event.choice } } : state;
    case 'confirmed':
      return state.phase === 'choosing' ? { ...state, phase: 'clearing' } : state;
    case 'cleared':
      return state.phase === 'clearing'
        ? { phase: 'cleared', kind: state.kind, cleared: event.cleared }
        : state;
    case 'put-back':
      return state.phase === 'cleared' ? { ...state, phase: 'back' } : state;
    case 'failed':
      return { phase: 'failed', message: event.message };
    case 'closed':
      // What is being cleared is yet to show its way back.
      return state.phase === 'clearing' ? state : NOTHING_CLEARED;
    default:
      return unreachable(event);
  }
}
