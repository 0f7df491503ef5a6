import { unreachable } from '../../domain/result.ts';
import type { CredentialsFailure, MailedLink } from '../../remote/account-credentials.ts';

/** The state of a link from an e-mail, which confirms an address or sets a new password. */
export type MailedLinkState =
  | { status: 'reading' }
  /** The link is invalid, or there is no connection. */
  | { status: 'unreadable'; failure: CredentialsFailure }
  | { status: 'asking'; link: MailedLink; failure: CredentialsFailure | null }
  | { status: 'saving'; link: MailedLink }
  | { status: 'done'; link: MailedLink };

export type MailedLinkEvent =
  | { type: 'opened' }
  | { type: 'read'; link: MailedLink }
  | { type: 'read-failed'; failure: CredentialsFailure }
  | { type: 'confirmed' }
  | { type: 'saved' }
  | { type: 'failed'; failure: CredentialsFailure };

export function reduceMailedLink(state: MailedLinkState, event: MailedLinkEvent): MailedLinkState {
  switch (event.type) {
    case 'opened':
      return { status: 'reading' };
    case 'read':
      return { status: 'asking', link: event.link, failure: null };
    case 'read-failed':
      return { status: 'unreadable', failure: event.failure };
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

/** A link that became invalid can't be used; other failures can be retried. */
function afterFailure(state: MailedLinkState, failure: CredentialsFailure): MailedLinkState {
  if (state.status !== 'saving') return state;
  return failure.kind === 'invalid-link'
    ? { status: 'unreadable', failure }
    : { status: 'asking', link: state.link, failure };
}
