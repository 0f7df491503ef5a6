import type { HomeworkRecord } from '../../domain/records.ts';
import { unreachable } from '../../domain/result.ts';

type HomeworkText = Pick<HomeworkRecord, 'notes' | 'exercises'>;

/** The form that shortens the texts of a homework record that is too large for the cloud. */
export type ShortenState =
  | { status: 'closed' }
  | { status: 'editing'; text: HomeworkText; failure?: string }
  | { status: 'saving'; text: HomeworkText };

export type ShortenEvent =
  | { type: 'opened'; text: HomeworkText }
  | { type: 'edited'; text: Partial<HomeworkText> }
  | { type: 'saving' }
  | { type: 'failed'; message: string }
  | { type: 'closed' };

/** The next state; an event that doesn't fit the state, such as a second save, changes nothing. */
export function reduceShorten(state: ShortenState, event: ShortenEvent): ShortenState {
  switch (event.type) {
    case 'opened':
      return { status: 'editing', text: event.text };
    case 'closed':
      return { status: 'closed' };
    case 'edited':
      return state.status === 'editing'
        ? { status: 'editing', text: { ...state.text, ...event.text } }
        : state;
    case 'saving':
      return state.status === 'editing' ? { status: 'saving', text: state.text } : state;
    case 'failed':
      return state.status === 'saving'
        ? { status: 'editing', text: state.text, failure: event.message }
        : state;
    default:
      return unreachable(event);
  }
}
