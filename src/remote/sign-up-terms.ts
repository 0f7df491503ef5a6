import {
  formatSignUpTerms,
  SIGN_UP_TERMS_COOKIE,
  SIGN_UP_TERMS_PATH,
  type SignUpTerms,
} from '../api-contract/sign-up-terms.ts';

/** Longer than a learner takes to choose a Google account; a page that is closed meanwhile leaves it. */
const MAX_AGE_SECONDS = 600;

function writeCookie(value: string, maxAge: number): void {
  const attributes = `Max-Age=${maxAge}; Path=${SIGN_UP_TERMS_PATH}; SameSite=Strict`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = `${SIGN_UP_TERMS_COOKIE}=${encodeURIComponent(value)}; ${attributes}`;
}

/** Runs a sign-up whose calls send `terms` to the local cloud; Google's cloud never receives them. */
export async function withSignUpTerms<Value>(
  terms: SignUpTerms,
  signUp: () => Promise<Value>,
): Promise<Value> {
  const text = formatSignUpTerms(terms);
  if (text === '') return signUp();
  writeCookie(text, MAX_AGE_SECONDS);
  try {
    return await signUp();
  } finally {
    writeCookie('', 0);
  }
}
