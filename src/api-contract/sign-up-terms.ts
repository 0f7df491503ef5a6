import * as v from 'valibot';

/*
 * What a new account needs besides its credentials. Firebase's SDK sends its own fields only, so the app puts
 * this into a cookie for the calls of the local cloud, and deletes it after the call.
 */

export const SIGN_UP_TERMS_COOKIE = 'sign-up-terms';
/** The addresses that the cookie is sent to. */
export const SIGN_UP_TERMS_PATH = '/identitytoolkit.googleapis.com';

/** What a visitor states about their age, where the host has set one below which parents must agree. */
export const SIGN_UP_STATEMENTS = ['of-age', 'parent-agrees'] as const;
export type SignUpStatement = (typeof SIGN_UP_STATEMENTS)[number];

/** What is invalid counts as absent, and leaves the rest as it is. */
function lenient<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(v.fallback(v.optional(schema), undefined as never));
}

const signUpTerms = v.object({
  statement: lenient(v.picklist(SIGN_UP_STATEMENTS)),
  /** The code of an invitation link. */
  invitation: lenient(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{32}$/))),
});
export type SignUpTerms = v.InferOutput<typeof signUpTerms>;

/** The cookie's value, not yet encoded for the cookie. */
export function formatSignUpTerms(terms: SignUpTerms): string {
  const given = Object.entries(terms).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return String(new URLSearchParams(given));
}

/** Parses the cookie's decoded value. */
export function parseSignUpTerms(text: string | undefined): SignUpTerms {
  return v.parse(signUpTerms, Object.fromEntries(new URLSearchParams(text)));
}
