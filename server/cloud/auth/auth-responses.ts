import type { AccountRow, MailedCodeRow } from '../../database/tables.ts';
import type { GoogleIdentity } from '../google/google-identity.ts';
import { findEmail } from './accounts.ts';
import type { SignInResult, TokenPair } from './auth-context.ts';
import type { GoogleSignInResult } from './google-sign-in.ts';
import { ID_TOKEN_SECONDS } from './id-tokens.ts';

/* The bodies of responses in the form of https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts. */

/** Means "has a password"; no hash ever leaves the server. */
const REDACTED_HASH = 'UkVEQUNURUQ=';

function toTokenFields({ idToken, refreshToken }: TokenPair) {
  return { idToken, refreshToken, expiresIn: String(ID_TOKEN_SECONDS) };
}

function toProviders({ email, display_name, photo_url, password_hash, google_subject }: AccountRow) {
  const shared = { displayName: display_name, photoUrl: photo_url, email };
  return [
    ...(password_hash === null
      ? []
      : [{ providerId: 'password', rawId: email, federatedId: email, ...shared }]),
    ...(google_subject === null
      ? []
      : [{ providerId: 'google.com', rawId: google_subject, federatedId: google_subject, ...shared }]),
  ];
}

function toSignInFields(kind: string, { account, ...tokens }: SignInResult) {
  return {
    kind,
    localId: account.uid,
    email: findEmail(account),
    displayName: account.display_name,
    ...toTokenFields(tokens),
  };
}

export function toSignUpResponse(learner: SignInResult) {
  return toSignInFields('identitytoolkit#SignupNewUserResponse', learner);
}

export function toSignInResponse(learner: SignInResult) {
  return { ...toSignInFields('identitytoolkit#VerifyPasswordResponse', learner), registered: true };
}

export function toGoogleResponse(outcome: GoogleSignInResult, identity: GoogleIdentity) {
  if (outcome.kind === 'needs-confirmation') {
    return {
      kind: 'identitytoolkit#VerifyAssertionResponse',
      needConfirmation: true,
      providerId: 'google.com',
      email: outcome.email,
      verifiedProvider: ['password'],
    };
  }
  const { account, isNewUser } = outcome;
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    localId: account.uid,
    providerId: 'google.com',
    federatedId: identity.subject,
    email: account.email,
    emailVerified: account.email_verified === 1,
    displayName: account.display_name,
    photoUrl: account.photo_url,
    rawUserInfo: JSON.stringify({
      email: identity.email,
      name: identity.displayName,
      picture: identity.photoUrl,
    }),
    ...(isNewUser && { isNewUser }),
    ...toTokenFields(outcome),
  };
}

function toProfileFields(account: AccountRow) {
  return {
    localId: account.uid,
    email: findEmail(account),
    emailVerified: account.email_verified === 1,
    displayName: account.display_name,
    photoUrl: account.photo_url,
    ...(account.password_hash === null ? {} : { passwordHash: REDACTED_HASH }),
    providerUserInfo: toProviders(account),
  };
}

export function toLookupResponse(account: AccountRow) {
  return {
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [
      {
        ...toProfileFields(account),
        validSince: String(account.valid_since),
        disabled: account.disabled === 1,
        createdAt: String(account.created_at),
        lastLoginAt: String(account.last_login_at),
      },
    ],
  };
}

export function toUpdateResponse(account: AccountRow, tokens: TokenPair | undefined) {
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    ...toProfileFields(account),
    ...(tokens && toTokenFields(tokens)),
  };
}

export function toMailResponse(email: string) {
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email };
}

export function toCodeResponse({ email, purpose }: Pick<MailedCodeRow, 'email' | 'purpose'>) {
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    email,
    requestType: purpose === 'new-password' ? 'PASSWORD_RESET' : 'VERIFY_EMAIL',
  };
}

export function toRefreshResponse({ account, idToken, refreshToken }: SignInResult, projectId: string) {
  return {
    access_token: idToken,
    expires_in: String(ID_TOKEN_SECONDS),
    token_type: 'Bearer',
    refresh_token: refreshToken,
    id_token: idToken,
    user_id: account.uid,
    project_id: projectId,
  };
}
