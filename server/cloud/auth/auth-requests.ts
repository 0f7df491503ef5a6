import * as v from 'valibot';
import { fitsInJson, MAX_NAME_BYTES, MAX_PHOTO_URL_BYTES } from './profile-limits.ts';

/*
 * The schemas of the bodies that Firebase's SDK sends to Identity Toolkit. Unused fields are ignored, as
 * Google does.
 */

const token = v.pipe(v.string(), v.minLength(1));
/** PostgreSQL can't store the character NUL. */
const withoutNul = v.transform((text: string) => text.replaceAll('\0', ''));
const maxJsonBytes = (limit: number) =>
  v.check((text: string) => fitsInJson(text, limit), `at most ${limit} bytes`);
/** A text that the SDK clears by sending null. */
const clearable = (maxBytes: number) =>
  v.optional(
    v.pipe(
      v.nullable(v.string(), ''),
      v.transform((text) => text ?? ''),
      withoutNul,
      maxJsonBytes(maxBytes),
    ),
  );

export const signUpRequest = v.object({
  /** Links e-mail and password to this guest's account. */
  idToken: v.optional(v.string()),
  email: v.optional(v.string()),
  password: v.optional(v.string()),
  displayName: v.optional(v.pipe(v.string(), withoutNul, maxJsonBytes(MAX_NAME_BYTES))),
});

export const passwordRequest = v.object({
  email: v.optional(v.string()),
  password: v.optional(v.string()),
});

export const idpRequest = v.object({
  /** Links the identity to this guest's account. */
  idToken: v.optional(v.string()),
  /** A form: `id_token=…&providerId=google.com`. */
  postBody: v.optional(v.string()),
  autoCreate: v.optional(v.boolean(), true),
});

export const idTokenRequest = v.object({ idToken: token });

export const mailRequest = v.variant('requestType', [
  v.object({ requestType: v.literal('PASSWORD_RESET'), email: v.optional(v.string()) }),
  v.object({ requestType: v.literal('VERIFY_EMAIL'), idToken: token }),
]);

/** Without a password, the code's purpose is looked up. */
export const resetRequest = v.object({ oobCode: token, newPassword: v.optional(v.string()) });

export const confirmRequest = v.object({ oobCode: token });

export const updateRequest = v.object({
  idToken: token,
  displayName: clearable(MAX_NAME_BYTES),
  photoUrl: clearable(MAX_PHOTO_URL_BYTES),
  email: v.optional(v.string()),
  password: v.optional(v.string()),
});
