import * as fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { MAX_TOKEN_LENGTH } from '../../../../server/cloud/auth/id-tokens.ts';
import { forAllAsync } from '../../../for-all.ts';
import {
  getAccountsPath,
  openTestCloud,
  refreshIdToken,
  signUpTestLearner,
  type TestCloud,
  type TestLearner,
} from '../test-cloud.ts';

let cloud: TestCloud;
let learner: TestLearner;
beforeEach(async () => {
  cloud = await openTestCloud();
  learner = await signUpTestLearner(cloud);
});

/** Updates the profile, and returns the status and the token of the next refresh. */
async function update(profile: { displayName?: string; photoUrl?: string }) {
  const { status } = await cloud.post(getAccountsPath('update'), { idToken: learner.idToken, ...profile });
  cloud.clock.advance(60_000);
  const { body } = await refreshIdToken(cloud, learner.refreshToken);
  learner = { ...learner, idToken: body.id_token, refreshToken: body.refresh_token };
  return { status, token: String(body.id_token) };
}

test('a name and a picture address of any letters never make a token that is rejected', async () => {
  const letter = fc.constantFrom('a', 'ü', '中', '💥', '\u0001', '"', '\\', '\ud800');
  const arbitraryText = (max: number) =>
    fc.tuple(letter, fc.integer({ min: 0, max })).map(([one, count]) => one.repeat(count));
  await forAllAsync(
    20,
    fc.record({ displayName: arbitraryText(300), photoUrl: arbitraryText(2_100) }),
    async (profile) => {
      const { status, token } = await update(profile);
      expect([200, 400]).toContain(status);
      expect(token.length).toBeLessThanOrEqual(MAX_TOKEN_LENGTH);
      expect((await cloud.verifyIdToken(token)).ok).toBe(true);
    },
  );
});

test('a picture address of many three-byte letters is rejected, and one of as many ASCII letters is stored', async () => {
  expect((await update({ photoUrl: '中'.repeat(2_000) })).status).toBe(400);
  expect((await update({ photoUrl: 'a'.repeat(2_000) })).status).toBe(200);
});

test('a profile that was stored when more was allowed no longer makes a token that is rejected', async () => {
  const { localId: uid } = learner;
  const change = { display_name: '中'.repeat(256), photo_url: '中'.repeat(2_048) };
  await cloud.database.query.updateTable('accounts').set(change).where('uid', '=', uid).execute();
  const { body } = await refreshIdToken(cloud, learner.refreshToken);
  expect((await cloud.verifyIdToken(body.id_token)).ok).toBe(true);
});
