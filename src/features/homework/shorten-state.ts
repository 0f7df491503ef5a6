import type { HomeworkRecord } from '../../domain/records.ts';
import { unreachable } from '../../domain/result.ts';

export type Writing = Pick<HomeworkRecord, 'notes' | 'exercises'>;

/** The learner's own writing of a homework record that has no room in the cloud. */
export type ShortenState =
  | { phase: 'told' }
  | { phase: 'editing'; writing: Writing; failure?: string }
  | { phase: 'saving'; writing: Writing };

export type ShortenEvent =
  | { type: 'opened'; writing: Writing }
  | { type: 'written'; writing: Partial<Writing> }
  | { type: 'saving' }
  | { type: 'failed'; message: string }
  | { type: 'closed' };

export function reduceShorten(state: ShortenState, event: ShortenEvent): ShortenState {
  switch (event.type) {
    case 'opened':
      return { phase: 'editing', writing: event.writing };
    case 'closed':
      return { phase: 'told' };
    case 'written':
      return state.phase === 'editing'
        ? { phase: 'editing', writing: { ...state.writing, ...event.writing } }
        : state;
    case 'saving':
      return state.phase === 'editing' ? { phase: 'saving', writing: state.writing } : state;
    case 'failed':
      return state.phase === 'saving'
        ? { phase: 'editing', writing: state.writing, failure: event.message }
        : state;
    default:
      return unreachable(event);
  }
}
