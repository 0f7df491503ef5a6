import { beforeEach, describe, expect, test } from 'vitest';
import {
  MAX_FAMILIES,
  MAX_TOKENS_PER_FAMILY,
  REUSE_GRACE_MS,
  SIGN_IN_IDLE_MS,
  SPENT_TOKEN_RETENTION_MS,
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
async function exchanged(token: string): Promise<string> {
  const { status, body } = await refreshIdToken(cloud, token);
  expect(status).toBe(200);
  return body.refresh_token;
}

/** The message of a refusal. */
async function refusal(token: string): Promise<string> {
  return (await refreshIdToken(cloud, token)).body.error.message;
}

describe('the rows of the table', () => {
  const rows = async () => cloud.readRows('refresh_tokens');

  test.each([
    ['it is renewed', (newest: string) => newest],
    ['its first token is used again', () => first],
  ])('are no more for a sign-in than are kept, however often %s', async (_name, presented) => {
    let newest = first;
    for (let count = 0; count < MAX_TOKENS_PER_FAMILY - 1; count += 1) {
      cloud.clock.advance(HOUR_MS / 4);
      newest = await exchanged(presented(newest));
    }
    expect(await rows()).toHaveLength(MAX_TOKENS_PER_FAMILY);
    cloud.clock.advance(HOUR_MS / 4);
    newest = await exchanged(presented(newest));
    expect(await rows()).toHaveLength(MAX_TOKENS_PER_FAMILY);
    await exchanged(newest);
  });

  test('are of fifty sign-ins at most: the one that was used longest ago ends', async () => {
    const learner = await signUpTestLearner(cloud);
    const signIn = async () => {
      cloud.clock.advance(HOUR_MS);
      return (await cloud.signIn(learner.email)).body.refreshToken;
    };
    const second = await signIn();
    for (let count = 2; count < MAX_FAMILIES + 1; count += 1) await signIn();
    expect((await rows()).filter(({ uid }) => uid === learner.localId)).toHaveLength(MAX_FAMILIES);
    expect(await refusal(learner.refreshToken)).toBe('TOKEN_EXPIRED');
    await exchanged(second);
  });

  test('of sign-ins that have ended, and of spent tokens, go with time; the newest token stays', async () => {
    const second = await exchanged(first);
    await signUpTestLearner(cloud);
    cloud.clock.advance(SPENT_TOKEN_RETENTION_MS + 1);
    await cloud.deleteExpired();
    expect(await rows()).toHaveLength(2);
    await exchanged(second);
    cloud.clock.advance(SIGN_IN_IDLE_MS);
    await cloud.deleteExpired();
    expect(await rows()).toEqual([]);
  });
});

describe("a learner's calls about their account", () => {
  test('are refused in plain text when they are too many, and others are not', async () => {
    const learner = await signUpTestLearner(cloud);
    const lookUp = () => cloud.post(getAccountsPath('lookup'), { idToken: learner.idToken });
    const { burst } = QUOTAS.accountCallsByLearner;
    for (let count = 0; count < burst; count += 1) expect((await lookUp()).status).toBe(200);
    const refused = await lookUp();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('30');
    expect(refused.headers.get('Content-Type')).toContain('text/plain');
    await exchanged(first);
  });
});

describe('a refresh token', () => {
  test('brings an ID token of the same learner and sign-in', async () => {
    cloud.clock.advance(HOUR_MS);
    const { body } = await refreshIdToken(cloud, first);
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: '3600', project_id: 'learning-arcade' });
    expect(body.id_token).toBe(body.access_token);
    expect(await cloud.verifyIdToken(body.id_token)).toMatchObject({
      ok: true,
      value: { uid: body.user_id },
    });
  });

  test('is kept as a hash only', async () => {
    const rows = await cloud.readRows('refresh_tokens');
    expect(JSON.stringify(rows)).not.toContain(first);
  });

  test('of two tabs that refresh at once serves both, and both go on', async () => {
    const [one, other] = await Promise.all([exchanged(first), exchanged(first)]);
    cloud.clock.advance(REUSE_GRACE_MS / 2);
    await exchanged(one);
    await exchanged(other);
  });

  test('works again when its answer got lost, however much later', async () => {
    await exchanged(first);
    cloud.clock.advance(100 * DAY_MS);
    const second = await exchanged(first);
    cloud.clock.advance(HOUR_MS);
    await exchanged(second);
  });

  test('that comes back after its successor was used revokes the whole sign-in', async () => {
    const second = await exchanged(first);
    cloud.clock.advance(HOUR_MS);
    const third = await exchanged(second);
    expect(await refusal(first)).toBe('TOKEN_EXPIRED');
    expect(await refusal(third)).toBe('TOKEN_EXPIRED');
    expect(cloud.logged).toEqual([expect.stringContaining('refresh token was reused')]);
  });

  test('of a thief and of its owner do not live on side by side', async () => {
    const stolen = await exchanged(first);
    cloud.clock.advance(HOUR_MS / 2);
    const own = await exchanged(first);
    cloud.clock.advance(HOUR_MS / 2);
    await exchanged(stolen);
    cloud.clock.advance(HOUR_MS / 2);
    expect(await refusal(own)).toBe('TOKEN_EXPIRED');
    expect(await refusal(stolen)).toBe('TOKEN_EXPIRED');
  });

  test('revoked on one device leaves other devices signed in', async () => {
    const [account] = await cloud.readRows('accounts');
    const other = await cloud.signIn(account?.email ?? '');
    const second = await exchanged(first);
    cloud.clock.advance(HOUR_MS);
    await exchanged(second);
    await refusal(first);
    await exchanged(other.body.refreshToken);
  });

  test('ends when it was idle for 400 days', async () => {
    cloud.clock.advance(SIGN_IN_IDLE_MS - 1);
    const second = await exchanged(first);
    cloud.clock.advance(SIGN_IN_IDLE_MS);
    expect(await refusal(second)).toBe('TOKEN_EXPIRED');
  });

  test('in daily use for years leaves few rows behind', async () => {
    let token = first;
    for (let day = 0; day < 100; day += 1) {
      cloud.clock.advance(DAY_MS);
      token = await exchanged(token);
    }
    const rows = await cloud.readRows('refresh_tokens');
    expect(rows.length).toBeLessThan(40);
  });

  test('that this server never made is told apart from one that has ended', async () => {
    expect(await refusal('x'.repeat(43))).toBe('TOKEN_EXPIRED');
    expect(await refusal('nonsense')).toBe('INVALID_REFRESH_TOKEN');
  });

  test('of a disabled account is refused', async () => {
    await cloud.database.query.updateTable('accounts').set({ disabled: 1 }).execute();
    expect(await refusal(first)).toBe('USER_DISABLED');
  });
});

describe('the token service', () => {
  async function answerTo(form: string): Promise<string> {
    const { status, body } = await cloud.post('/securetoken.googleapis.com/v1/token', form);
    expect(status).toBe(400);
    return body.error.message;
  }

  test('wants a refresh token', async () => {
    expect(await answerTo('grant_type=refresh_token')).toBe('MISSING_REFRESH_TOKEN');
  });

  test('knows no other grant', async () => {
    expect(await answerTo(`grant_type=password&refresh_token=${first}`)).toBe('INVALID_GRANT_TYPE');
    expect(await answerTo('')).toBe('INVALID_GRANT_TYPE');
  });
});
