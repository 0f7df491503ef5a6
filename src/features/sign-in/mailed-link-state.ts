import { unreachable } from '../../domain/result.ts';
import type { CredentialsFailure, MailedLink } from '../../remote/account-credentials.ts';

/** Where somebody is who has followed a link out of a mail. */
export type MailedLinkState =
  | { status: 'reading' }
  /** Nothing can be done with it: the link is void, or there is no connection. */
  | { status: 'unread'; failure: CredentialsFailure }
  | { status: 'asking'; link: MailedLink; failure: CredentialsFailure | null }
  | { status: 'saving'; link: MailedLink }
  | { status: 'done'; link: MailedLink };

export type MailedLinkEvent =
  | { type: 'opened' }
  | { type: 'read'; link: MailedLink }
  | { type: 'not-read'; failure: CredentialsFailure }
  | { type: 'confirmed' }
  | { type: 'saved' }
  | { type: 'failed'; failure: CredentialsFailure };

export function reduceMailedLink(state: MailedLinkState, event: MailedLinkEvent): MailedLinkState {
  switch (event.type) {
    case 'opened':
      return { status: 'reading' };
    case 'read':
      return { status: 'asking', link: event.link, failure: null };
    case 'not-read':
      return { status: 'unread', failure: event.failure };
    case 'confirmed':
      return state.status === 'asking' ? { status: 'saving', link: state.link } : state;
    case 'saved':
      return state.status === 'saving' ? { status: 'done', link: state.link } : state;
    case 'failed':
      return afterFailure(state, event.failure);
    default:
      return unreachable(event);
  }
}

/** A link that became void meanwhile leads nowhere; with all else it can be tried again. */
function afterFailure(state: MailedLinkState, failure: CredentialsFailure): MailedLinkState {
  if (state.status !== 'saving') return state;
  return failure.kind === 'invalid-link'
    ? { status: 'unread', failure }
    : { status: 'asking', link: state.link, failure };
}
