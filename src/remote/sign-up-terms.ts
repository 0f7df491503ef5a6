import {
  formatSignUpTerms,
  SIGN_UP_TERMS_COOKIE,
  SIGN_UP_TERMS_PATH,
  type SignUpTerms,
} from '../api-contract/sign-up-terms.ts';

/*
 * Sends the terms of a sign-up (invitation, statement about the age) in a cookie, because Firebase's SDK
 * makes the sign-up calls and adds no fields to them.
 */

/**
 * Longer than a learner takes to choose a Google account. The cookie of a page that is closed then expires.
 */
const MAX_AGE_SECONDS = 600;

function writeCookie(value: string, maxAge: number): void {
  // Not `Secure`: a server in a local network may have no HTTPS.
  const attributes = `Max-Age=${maxAge}; Path=${SIGN_UP_TERMS_PATH}; SameSite=Strict`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = `${SIGN_UP_TERMS_COOKIE}=${encodeURIComponent(value)}; ${attributes}`;
}

/**
 * Runs `signUp` while the cookie carries `terms` to the app's own server (the local cloud). With Firebase,
 * accounts are made at Google's servers, which get no cookies of this origin.
 */
export async function withSignUpTerms<Value>(
  terms: SignUpTerms,
  signUp: () => Promise<Value>,
): Promise<Value> {
  const text = formatSignUpTerms(terms);
  const hasTerms = text !== '';
  if (!hasTerms) return signUp();
  writeCookie(text, MAX_AGE_SECONDS);
  try {
    return await signUp();
  } finally {
    writeCookie('', 0);
  }
}
