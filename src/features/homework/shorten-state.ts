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
  | { type: 'notes-written'; notes: string }
  | { type: 'answer-written'; exercise: string; answer: string }
  | { type: 'saving' }
  | { type: 'failed'; message: string }
  | { type: 'closed' };

export function reduceShorten(state: ShortenState, event: ShortenEvent): ShortenState {
  switch (event.type) {
    case 'opened':
      return { phase: 'editing', writing: event.writing };
    case 'closed':
      return { phase: 'told' };
    case 'notes-written':
      return state.phase === 'editing'
        ? { phase: 'editing', writing: { ...state.writing, notes: event.notes } }
        : state;
    case 'answer-written': {
      if (state.phase !== 'editing') return state;
      const exercises = { ...state.writing.exercises, [event.exercise]: event.answer };
      return { phase: 'editing', writing: { ...state.writing, exercises } };
    }
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
