import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findFieldsAtFault } from '../../../src/features/sign-in/fields-at-fault.ts';
import { forAll } from '../../for-all.ts';

test.each([
  ['Firebase: Error (auth/invalid-email).', ['email']],
  ['Firebase: Error (auth/email-already-in-use).', ['email']],
  ['Firebase: Password should be at least 6 characters (auth/weak-password).', ['password']],
  ['Firebase: Error (auth/invalid-credential).', ['email', 'password']],
  ['Signup failed: Firebase: Error (auth/missing-password).', ['password']],
  ['Firebase: Error (auth/network-request-failed).', []],
  ['Firebase: Error (auth/too-many-requests).', []],
])('“%s” is about the fields %j', (message, fields) => {
  expect(findFieldsAtFault(message)).toEqual(fields);
});

test('a message with no code of the provider is about no field', () => {
  forAll(fc.string(), (message) => {
    expect(findFieldsAtFault(message)).toEqual([]);
  });
  expect(findFieldsAtFault('Firebase: Error (auth/constructor).')).toEqual([]);
});
