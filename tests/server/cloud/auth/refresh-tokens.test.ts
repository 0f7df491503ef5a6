import { beforeEach, describe, expect, test } from 'vitest';
import {
  MAX_FAMILIES,
  MAX_TOKENS_PER_FAMILY,
  REUSE_GRACE_MS,
  SIGN_IN_IDLE_MS,
  USED_TOKEN_RETENTION_MS,
} from '../../../../server/cloud/auth/refresh-tokens.ts';
import { QUOTAS } from '../../../../server/rate-limits/quotas.ts';
import {
  DAY_MS,
  getAccountsPath,
  HOUR_MS,
  openTestCloud,
  refreshIdToken,
  signUpTestLearner,
  type TestCloud,
} from '../test-cloud.ts';

let cloud: TestCloud;
let first: string;

beforeEach(async () => {
  cloud = await openTestCloud();
  ({ refreshToken: first } = await signUpTestLearner(cloud));
});

/** Exchanges a token and expects a successor. */
async function exchangeToken(token: string): Promise<string> {
  const { status, body } = await refreshIdToken(cloud, token);
  expect(status).toBe(200);
  return body.refresh_token;
}

/** The message of an error. */
async function readRefusal(token: string): Promise<string> {
  return (await refreshIdToken(cloud, token)).body.error.message;
}

describe('the rows of the table', () => {
  const readTokenRows = async () => cloud.readRows('refresh_tokens');

  test.each([
    ['it is renewed', (newest: string) => newest],
    ['its first token is used again', () => first],
  ])('the stored tokens of a sign-in are limited, however often %s', async (_name, presented) => {
    let newest = first;
    for (let count = 0; count < MAX_TOKENS_PER_FAMILY - 1; count += 1) {
      cloud.clock.advance(HOUR_MS / 4);
      newest = await exchangeToken(presented(newest));
    }
    expect(await readTokenRows()).toHaveLength(MAX_TOKENS_PER_FAMILY);
    cloud.clock.advance(HOUR_MS / 4);
    newest = await exchangeToken(presented(newest));
    expect(await readTokenRows()).toHaveLength(MAX_TOKENS_PER_FAMILY);
    await exchangeToken(newest);
  });

  test('a learner has at most fifty sign-ins, and one more ends the one unused longest', async () => {
    const learner = await signUpTestLearner(cloud);
    const signIn = async () => {
      cloud.clock.advance(HOUR_MS);
      return (await cloud.signIn(learner.email)).body.refreshToken;
    };
    const second = await signIn();
    for (let count = 2; count < MAX_FAMILIES + 1; count += 1) await signIn();
    expect((await readTokenRows()).filter(({ uid }) => uid === learner.localId)).toHaveLength(MAX_FAMILIES);
    expect(await readRefusal(learner.refreshToken)).toBe('TOKEN_EXPIRED');
    await exchangeToken(second);
  });

  test('ended sign-ins and old used tokens are deleted, but not the newest token', async () => {
    const second = await exchangeToken(first);
    await signUpTestLearner(cloud);
    cloud.clock.advance(USED_TOKEN_RETENTION_MS + 1);
    await cloud.deleteExpired();
    expect(await readTokenRows()).toHaveLength(2);
    await exchangeToken(second);
    cloud.clock.advance(SIGN_IN_IDLE_MS);
    await cloud.deleteExpired();
    expect(await readTokenRows()).toEqual([]);
  });
});

describe("a learner's calls about their account", () => {
  test('too many calls of a learner are rejected in plain text, without effect on others', async () => {
    const learner = await signUpTestLearner(cloud);
    const lookUp = () => cloud.post(getAccountsPath('lookup'), { idToken: learner.idToken });
    const { burst } = QUOTAS.accountCallsByLearner;
    for (let count = 0; count < burst; count += 1) expect((await lookUp()).status).toBe(200);
    const refused = await lookUp();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('30');
    expect(refused.headers.get('Content-Type')).toContain('text/plain');
    await exchangeToken(first);
  });
});

describe('a refresh token', () => {
  test('a refresh token is exchanged for an ID token of the same learner and sign-in', async () => {
    cloud.clock.advance(HOUR_MS);
    const { body } = await refreshIdToken(cloud, first);
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: '3600', project_id: 'learning-arcade' });
    expect(body.id_token).toBe(body.access_token);
    expect(await cloud.verifyIdToken(body.id_token)).toMatchObject({
      ok: true,
      value: { uid: body.user_id },
    });
  });

  test('a refresh token is stored as a hash only', async () => {
    const rows = await cloud.readRows('refresh_tokens');
    expect(JSON.stringify(rows)).not.toContain(first);
  });

  test('a refresh token works for two tabs at the same time, and both continue', async () => {
    const [one, other] = await Promise.all([exchangeToken(first), exchangeToken(first)]);
    cloud.clock.advance(REUSE_GRACE_MS / 2);
    await exchangeToken(one);
    await exchangeToken(other);
  });

  test('a refresh token works again at any time after its response got lost', async () => {
    await exchangeToken(first);
    cloud.clock.advance(100 * DAY_MS);
    const second = await exchangeToken(first);
    cloud.clock.advance(HOUR_MS);
    await exchangeToken(second);
  });

  test('reusing a refresh token after its successor was used revokes the sign-in', async () => {
    const second = await exchangeToken(first);
    cloud.clock.advance(HOUR_MS);
    const third = await exchangeToken(second);
    expect(await readRefusal(first)).toBe('TOKEN_EXPIRED');
    expect(await readRefusal(third)).toBe('TOKEN_EXPIRED');
    expect(cloud.logged).toEqual([expect.stringContaining('refresh token was reused')]);
  });

  test('a copied refresh token cannot be used alongside the original', async () => {
    const stolen = await exchangeToken(first);
    cloud.clock.advance(HOUR_MS / 2);
    const own = await exchangeToken(first);
    cloud.clock.advance(HOUR_MS / 2);
    await exchangeToken(stolen);
    cloud.clock.advance(HOUR_MS / 2);
    expect(await readRefusal(own)).toBe('TOKEN_EXPIRED');
    expect(await readRefusal(stolen)).toBe('TOKEN_EXPIRED');
  });

  test('revoking a sign-in leaves other devices signed in', async () => {
    const [account] = await cloud.readRows('accounts');
    const other = await cloud.signIn(account?.email ?? '');
    const second = await exchangeToken(first);
    cloud.clock.advance(HOUR_MS);
    await exchangeToken(second);
    await readRefusal(first);
    await exchangeToken(other.body.refreshToken);
  });

  test('a refresh token expires after 400 idle days', async () => {
    cloud.clock.advance(SIGN_IN_IDLE_MS - 1);
    const second = await exchangeToken(first);
    cloud.clock.advance(SIGN_IN_IDLE_MS);
    expect(await readRefusal(second)).toBe('TOKEN_EXPIRED');
  });

  test('daily use for years leaves few rows', async () => {
    let token = first;
    for (let day = 0; day < 100; day += 1) {
      cloud.clock.advance(DAY_MS);
      token = await exchangeToken(token);
    }
    const rows = await cloud.readRows('refresh_tokens');
    expect(rows.length).toBeLessThan(40);
  });

  test('an unknown refresh token gets another failure than an expired one', async () => {
    expect(await readRefusal('x'.repeat(43))).toBe('TOKEN_EXPIRED');
    expect(await readRefusal('nonsense')).toBe('INVALID_REFRESH_TOKEN');
  });

  test('a refresh token of a disabled account is rejected', async () => {
    await cloud.database.query.updateTable('accounts').set({ disabled: 1 }).execute();
    expect(await readRefusal(first)).toBe('USER_DISABLED');
  });
});

describe('the token service', () => {
  async function readErrorFor(form: string): Promise<string> {
    const { status, body } = await cloud.post('/securetoken.googleapis.com/v1/token', form);
    expect(status).toBe(400);
    return body.error.message;
  }

  test('the token service needs a refresh token', async () => {
    expect(await readErrorFor('grant_type=refresh_token')).toBe('MISSING_REFRESH_TOKEN');
  });

  test('the token service supports no other grant', async () => {
    expect(await readErrorFor(`grant_type=password&refresh_token=${first}`)).toBe('INVALID_GRANT_TYPE');
    expect(await readErrorFor('')).toBe('INVALID_GRANT_TYPE');
  });
});
