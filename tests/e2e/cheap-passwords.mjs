import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/*
 * Loaded before the server under test: the hundreds of accounts that the browser tests make cost it nothing. What one
 * hash costs elsewhere, and that it does, is told by `tests/server/cloud/auth/password-hasher.test.ts`.
 */

const { scrypt } = crypto;
crypto.scrypt = (password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: 2, p: 1 }, done);
syncBuiltinESMExports();
