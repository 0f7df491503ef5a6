import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/*
 * Loaded before the server under test, so that hashing the passwords of hundreds of accounts costs no time.
 * `tests/server/cloud/auth/password-hasher.test.ts` checks the real cost of a hash.
 */

const { scrypt } = crypto;
crypto.scrypt = (password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: 2, p: 1 }, done);
syncBuiltinESMExports();
