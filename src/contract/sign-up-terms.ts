import * as v from 'valibot';

/*
 * What a new account needs besides its credentials. Firebase's SDK sends its own fields only, so the app puts
 * this into a cookie for the calls of the local cloud, and deletes it after the call.
 */

export const SIGN_UP_TERMS_COOKIE = 'sign-up-terms';
/** The addresses that the cookie is sent to. */
export const SIGN_UP_TERMS_PATH = '/identitytoolkit.googleapis.com';

const signUpTerms = v.object({
  /** The code of an invitation link. */
  invitation: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{32}$/))),
});
export type SignUpTerms = v.InferOutput<typeof signUpTerms>;

/** The cookie's value, not yet encoded for the cookie. */
export function formatSignUpTerms(terms: SignUpTerms): string {
  const given = Object.entries(terms).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return String(new URLSearchParams(given));
}

/** Parses the cookie's decoded value; what is invalid counts as absent. */
export function parseSignUpTerms(text: string | undefined): SignUpTerms {
  const parsed = v.safeParse(signUpTerms, Object.fromEntries(new URLSearchParams(text)));
  return parsed.success ? parsed.output : {};
}
