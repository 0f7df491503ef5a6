import type { ContentfulStatusCode } from 'hono/utils/http-status';

/**
 * Why a call of Identity Toolkit or of the token service fails, with the message that Firebase's SDK maps to
 * its own code (https://firebase.google.com/docs/reference/rest/auth#section-error-format). Text after ' : '
 * is shown to the learner.
 */
const MESSAGES = {
  'email-exists': 'EMAIL_EXISTS',
  'invalid-email': 'INVALID_EMAIL',
  'missing-password': 'MISSING_PASSWORD',
  'weak-password': 'WEAK_PASSWORD : Password should be at least 6 characters',
  'long-password': 'WEAK_PASSWORD : Password should be at most 4096 characters',
  /** The same for an unknown e-mail and a wrong password, so that it does not reveal who has an account. */
  'wrong-credentials': 'INVALID_LOGIN_CREDENTIALS',
  'too-many-attempts': 'TOO_MANY_ATTEMPTS_TRY_LATER',
  busy: 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many people are signing in at this moment. Try again in a minute.',
  /** Too many calls of one learner about their own account. */
  'too-many-calls': 'TOO_MANY_ATTEMPTS_TRY_LATER',
  'user-disabled': 'USER_DISABLED',
  'user-not-found': 'USER_NOT_FOUND',
  'invalid-id-token': 'INVALID_ID_TOKEN',
  'token-expired': 'TOKEN_EXPIRED',
  'sign-in-too-old': 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
  'missing-refresh-token': 'MISSING_REFRESH_TOKEN',
  'invalid-refresh-token': 'INVALID_REFRESH_TOKEN',
  'invalid-grant-type': 'INVALID_GRANT_TYPE',
  'invalid-google-token': 'INVALID_IDP_RESPONSE : The Google sign-in could not be verified',
  'google-account-unknown': 'EMAIL_NOT_FOUND',
  /** A guest's account can't link the identity of another account. */
  'google-account-taken': 'FEDERATED_USER_ID_ALREADY_LINKED',
  'operation-not-allowed': 'OPERATION_NOT_ALLOWED',
  'anonymous-not-allowed': 'ADMIN_ONLY_OPERATION',
  'sign-ups-closed': 'ADMIN_ONLY_OPERATION : No new accounts can be made here now.',
  'invitation-needed':
    'ADMIN_ONLY_OPERATION : You need an invitation to make an account here. Ask your teacher for the link.',
  'invitation-ended':
    'ADMIN_ONLY_OPERATION : This invitation is too old, or it was used already. Ask for a new one.',
  'statement-needed':
    'ADMIN_ONLY_OPERATION : Please say how old you are. If you are younger, your parents have to say yes.',
  'email-domain-not-allowed': 'INVALID_EMAIL : You can’t use this e-mail here. Use the one from your school.',
  'too-many-guests':
    'TOO_MANY_ATTEMPTS_TRY_LATER : Many guests have started from this address today. Sign up, or try again tomorrow.',
  'invalid-code': 'INVALID_OOB_CODE',
  'expired-code': 'EXPIRED_OOB_CODE',
  malformed: 'INVALID_ARGUMENT : The request is not of the expected form',
  'too-large': 'INVALID_ARGUMENT : The request is too large',
  'unknown-method': 'NOT_FOUND : There is no such method',
} as const satisfies Record<string, string>;

export type AuthFailure = keyof typeof MESSAGES;

/** All other failures are a 400, as with Google. */
const OTHER_STATUSES: Partial<Record<AuthFailure, ContentfulStatusCode>> = {
  'too-large': 413,
  'unknown-method': 404,
  'too-many-calls': 429,
  busy: 503,
};

/** The body of an error in Google's form; `code` is its HTTP status. */
export function toAuthErrorBody(failure: AuthFailure) {
  const message = MESSAGES[failure];
  return {
    error: {
      code: OTHER_STATUSES[failure] ?? 400,
      message,
      errors: [{ message, domain: 'global', reason: 'invalid' }],
    },
  };
}
