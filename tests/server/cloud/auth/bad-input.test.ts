import { Hono } from 'hono';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../database/test-database.ts';
import {
  getAccountsPath,
  openTestCloud,
  signUpTestLearner,
  type TestCloud,
  type TestLearner,
} from '../test-cloud.ts';

/* How the sign-in API, which speaks the REST protocol of Firebase Authentication, answers bad requests. */

let cloud: TestCloud;
let learner: TestLearner;

beforeAll(async () => {
  cloud = await openTestCloud();
  learner = await signUpTestLearner(cloud);
});

const METHODS = [
  'signUp',
  'signInWithPassword',
  'signInWithIdp',
  'lookup',
  'update',
  'delete',
  'sendOobCode',
  'resetPassword',
];

describe('every method', () => {
  test.each(METHODS)(
    '%s rejects a body that is no JSON object, with an error body like Google’s',
    async (method) => {
      for (const body of ['', '{', 'null', '[]', '"text"', '1', '\u0000', '['.repeat(20_000)]) {
        const { status, body: answer } = await cloud.post(getAccountsPath(method), body);
        expect(status).toBe(400);
        expect(answer.error).toMatchObject({
          code: 400,
          message: expect.any(String),
          errors: [{ message: answer.error.message, domain: 'global', reason: 'invalid' }],
        });
      }
    },
  );

  test.each(METHODS)('%s rejects fields of the wrong type', async (method) => {
    for (const wrong of [1, true, {}, []]) {
      const body = { email: wrong, password: wrong, idToken: wrong, postBody: wrong, autoCreate: 'yes' };
      const { status, body: answer } = await cloud.post(getAccountsPath(method), body);
      expect(status).toBe(400);
      expect(answer.error.message).toContain('INVALID_ARGUMENT');
    }
  });

  test.each(METHODS)('%s rejects more than 32 KiB, with and without a Content-Length', async (method) => {
    const body = JSON.stringify({ email: 'x'.repeat(33_000) });
    for (const headers of [{}, { 'Content-Length': String(body.length) }]) {
      expect((await cloud.post(getAccountsPath(method), body, { headers })).status).toBe(413);
    }
  });

  test.each(METHODS)('%s rejects bytes that are not UTF-8', async (method) => {
    const response = await cloud.routes.request(getAccountsPath(method), {
      method: 'POST',
      body: new Uint8Array([0x22, 0xff, 0x22]),
    });
    expect(response.status).toBe(400);
  });

  test.each(METHODS)('the response of %s is never cached', async (method) => {
    const { headers } = await cloud.post(getAccountsPath(method), {});
    expect(headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('other addresses', () => {
  test.each([
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:createAuthUri'],
    // A name that every object has.
    ['POST', '/identitytoolkit.googleapis.com/v1/constructor'],
    ['POST', '/identitytoolkit.googleapis.com/v2/accounts:revokeToken'],
    ['GET', '/identitytoolkit.googleapis.com/v2/passwordPolicy'],
    ['GET', '/identitytoolkit.googleapis.com/v1/accounts:lookup'],
    ['GET', '/securetoken.googleapis.com/v1/token'],
  ])('%s %s is not found, in JSON', async (method, path) => {
    const response = await cloud.routes.request(path, { method });
    expect(response.status).toBe(404);
    expect((await response.json()).error.message).toContain('NOT_FOUND');
  });

  test('a CORS preflight is answered', async () => {
    for (const path of [getAccountsPath('signUp'), '/securetoken.googleapis.com/v1/token']) {
      expect((await cloud.routes.request(path, { method: 'OPTIONS' })).status).toBe(204);
    }
  });
});

describe('credentials', () => {
  test.each(['', 'ada', '@example.org', 'ada@', 'a da@example.org', `${'x'.repeat(250)}@example.org`])(
    '%j is rejected as an e-mail',
    async (email) => {
      expect(await cloud.readErrorMessage('signUp', { email, password: 'correct horse' })).toBe(
        'INVALID_EMAIL',
      );
      expect(await cloud.readErrorMessage('signInWithPassword', { email, password: 'correct horse' })).toBe(
        'INVALID_EMAIL',
      );
    },
  );

  test('a password may have 4096 characters and no more', async () => {
    const email = 'long@example.org';
    expect(await cloud.readErrorMessage('signUp', { email, password: 'x'.repeat(4097) })).toContain(
      'WEAK_PASSWORD',
    );
    expect(await cloud.readErrorMessage('signUp', { email, password: 'x'.repeat(4096) })).toBe('done');
    expect(await cloud.readErrorMessage('signInWithPassword', { email, password: 'x'.repeat(4097) })).toBe(
      'INVALID_LOGIN_CREDENTIALS',
    );
  });

  test('linking an e-mail to an account that already has one is rejected', async () => {
    const { idToken } = learner;
    expect(
      await cloud.readErrorMessage('signUp', { idToken, email: 'b@example.org', password: 'correct horse' }),
    ).toBe('OPERATION_NOT_ALLOWED');
  });

  test('an unknown e-mail and a wrong password get the same response', async () => {
    const unknown = await cloud.signIn('x@example.org', 'abcdef');
    const wrong = await cloud.signIn(learner.email, 'abcdef');
    expect(unknown).toEqual(wrong);
  });
});

test('a server error is not JSON, which would make the SDK sign the learner out', async () => {
  const database = await openTestDatabase();
  const broken = await openTestCloud({ database });
  await database.query.schema.alterTable('accounts').renameTo('lost').execute();
  // Also inside an app that answers its own errors in JSON.
  const app = new Hono().onError((_error, context) => context.json({}, 500)).route('/', broken.routes);
  const failed = await app.request(getAccountsPath('signUp'), {
    method: 'POST',
    body: JSON.stringify({ email: 'ada@example.org', password: 'correct horse' }),
  });
  expect(failed.status).toBe(500);
  expect(failed.headers.get('Content-Type')).toContain('text/plain');
  expect(broken.logged).toEqual([expect.stringContaining('POST /identitytoolkit')]);
});
