type AccountField = 'email' | 'password';

/** The fields that an error of Firebase Authentication is about, by its code. */
const FIELDS_BY_CODE: Readonly<Record<string, readonly AccountField[]>> = {
  'invalid-email': ['email'],
  'missing-email': ['email'],
  'email-already-in-use': ['email'],
  'user-not-found': ['email'],
  'user-disabled': ['email'],
  'weak-password': ['password'],
  'missing-password': ['password'],
  'wrong-password': ['password'],
  'password-does-not-meet-requirements': ['password'],
  'invalid-credential': ['email', 'password'],
  'invalid-login-credentials': ['email', 'password'],
};

/**
 * The fields that a refused sign-in is about; none if it is about something else, such as the connection.
 * @param message the provider's, which is shown as it is (specification, section 8) and contains its code, as
 *   in "Firebase: Error (auth/weak-password)."
 */
export function findFieldsAtFault(message: string): readonly AccountField[] {
  const code = /\(auth\/([a-z-]+)\)/.exec(message)?.[1] ?? '';
  return (Object.hasOwn(FIELDS_BY_CODE, code) && FIELDS_BY_CODE[code]) || [];
}
