import { MESSAGES } from '../domain/messages.ts';
import { unreachable } from '../domain/result.ts';
import type { KeyFailure } from '../remote/account-keys.ts';

/** Why nothing came of what a learner wanted with their password or e-mail, in words for them. */
export function keyMessage(failure: KeyFailure): string {
  switch (failure.kind) {
    case 'offline':
      return MESSAGES.keysOffline;
    case 'too-often':
      return MESSAGES.keysTooOften;
    case 'no-mail':
      return MESSAGES.noMail;
    case 'no-email':
      return MESSAGES.noEmail;
    case 'void-link':
      return MESSAGES.linkVoid;
    case 'weak-password':
      return MESSAGES.passwordWeak;
    case 'wrong-password':
      return MESSAGES.passwordWrong;
    case 'refused':
      return failure.message;
    default:
      return unreachable(failure);
  }
}
