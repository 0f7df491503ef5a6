import { unreachable } from '../../domain/result.ts';
import type { KeyFailure, MailedLink } from '../../remote/account-keys.ts';

/** Where somebody is who has followed a link out of a mail. */
export type MailedLinkState =
  | { phase: 'reading' }
  /** Nothing can be done with it: the link is void, or there is no connection. */
  | { phase: 'unread'; failure: KeyFailure }
  | { phase: 'asking'; link: MailedLink; failure: KeyFailure | null }
  | { phase: 'saving'; link: MailedLink }
  | { phase: 'done'; link: MailedLink };

export type MailedLinkEvent =
  | { type: 'opened' }
  | { type: 'read'; link: MailedLink }
  | { type: 'not-read'; failure: KeyFailure }
  | { type: 'confirmed' }
  | { type: 'saved' }
  | { type: 'failed'; failure: KeyFailure };

export function reduceMailedLink(state: MailedLinkState, event: MailedLinkEvent): MailedLinkState {
  switch (event.type) {
    case 'opened':
      return { phase: 'reading' };
    case 'read':
      return { phase: 'asking', link: event.link, failure: null };
    case 'not-read':
      return { phase: 'unread', failure: event.failure };
    case 'confirmed':
      return state.phase === 'asking' ? { phase: 'saving', link: state.link } : state;
    case 'saved':
      return state.phase === 'saving' ? { phase: 'done', link: state.link } : state;
    case 'failed':
      return afterFailure(state, event.failure);
    default:
      return unreachable(event);
  }
}

/** A link that became void meanwhile leads nowhere; with all else it can be tried again. */
function afterFailure(state: MailedLinkState, failure: KeyFailure): MailedLinkState {
  if (state.phase !== 'saving') return state;
  return failure.kind === 'void-link'
    ? { phase: 'unread', failure }
    : { phase: 'asking', link: state.link, failure };
}
