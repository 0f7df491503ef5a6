import { MESSAGES } from '../domain/messages.ts';
import { unreachable } from '../domain/result.ts';
import type { CredentialsFailure } from '../remote/account-credentials.ts';

/** The learner's message for a failed change of password or e-mail. */
export function formatCredentialsFailure(failure: CredentialsFailure): string {
  switch (failure.kind) {
    case 'offline':
      return MESSAGES.passwordOffline;
    case 'rate-limited':
      return MESSAGES.passwordRateLimited;
    case 'mail-disabled':
      return MESSAGES.noMail;
    case 'invalid-email':
      return MESSAGES.noEmail;
    case 'invalid-link':
      return MESSAGES.linkExpired;
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
