import * as v from 'valibot';
import { MIN_PASSWORD_LENGTH } from '../../../src/domain/limits.ts';
import { err, ok, type Result } from '../../../src/domain/result.ts';

/** As with Firebase. */
export const MAX_PASSWORD_LENGTH = 4096;
/** RFC 5321, section 4.5.3.1, leaves 254 characters for an address. */
const MAX_EMAIL_LENGTH = 254;

/** Checks the length first, so that the pattern never runs on a long text. */
const email = v.config(v.pipe(v.string(), v.maxLength(MAX_EMAIL_LENGTH), v.rfcEmail(), v.toLowerCase()), {
  abortPipeEarly: true,
});

/** Parses an e-mail to the lower-case form by which accounts are found. */
export function parseEmail(text: string | undefined): Result<string, 'invalid-email'> {
  const parsed = v.safeParse(email, text);
  return parsed.success ? ok(parsed.output) : err('invalid-email');
}

/** Checks a new password. Only its length matters, as NIST SP 800-63B advises. */
export function checkNewPassword(
  password: string | undefined,
): Result<string, 'missing-password' | 'weak-password' | 'long-password'> {
  if (!password) return err('missing-password');
  if (password.length < MIN_PASSWORD_LENGTH) return err('weak-password');
  return password.length > MAX_PASSWORD_LENGTH ? err('long-password') : ok(password);
}
