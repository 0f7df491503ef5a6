import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ArcadeDatabase } from '../../../server/database/database.ts';
import { openPostgres } from '../../../server/database/postgres-database.ts';
import { QUOTAS } from '../../../server/rate-limits/quotas.ts';
import { BATCH_GET_PATH, getDocumentName } from '../cloud/document-paths.ts';
import { openTestCloud, refreshIdToken, signUpTestLearner, type TestCloud } from '../cloud/test-cloud.ts';
import { createPostgresDatabase } from '../database/test-database.ts';

/** Three processes with a local cloud each, on one database. */

let databases: ArcadeDatabase[];
let clouds: [TestCloud, TestCloud, TestCloud];

beforeEach(async () => {
  const address = await createPostgresDatabase();
  const openProcess = async () => {
    const database = await openPostgres(address, 6);
    databases.push(database);
    return openTestCloud({ database, sleep: async () => {} });
  };
  databases = [];
  clouds = await Promise.all([openProcess(), openProcess(), openProcess()]);
});
afterEach(() => Promise.all(databases.map((database) => database.close())));

test('processes that start together on an empty database use one signing key', async () => {
  const [first, second, third] = clouds;
  const { idToken } = await signUpTestLearner(first);
  expect(await second.verifyIdToken(idToken)).toMatchObject({ ok: true });
  expect(await third.verifyIdToken(idToken)).toMatchObject({ ok: true });
});

test('wrong passwords are counted over all processes, also simultaneous ones', async () => {
  const { email } = await signUpTestLearner(clouds[0]);
  const guesses = Array.from({ length: 30 }, async (_, index) => {
    const cloud = clouds[index % 3] ?? clouds[0];
    const { body } = await cloud.signIn(email, 'a guess', { remoteAddress: '203.0.113.1' });
    return body.error.message;
  });
  const tried = (await Promise.all(guesses)).filter((message) => message === 'INVALID_LOGIN_CREDENTIALS');
  expect(tried).toHaveLength(QUOTAS.signInByVisitor.limit);
});

test('a refresh token exchanged by two processes at a time signs no device out', async () => {
  const { refreshToken } = await signUpTestLearner(clouds[0]);
  const answers = await Promise.all(clouds.map((cloud) => refreshIdToken(cloud, refreshToken)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [newest] = answers;
  expect((await refreshIdToken(clouds[1], newest?.body.refresh_token)).status).toBe(200);
});

test('simultaneous commits to one document lose no write', async () => {
  const { localId, idToken: token } = await signUpTestLearner(clouds[0]);
  const name = getDocumentName(localId);
  const write = {
    update: { name, fields: {} },
    updateMask: { fieldPaths: [] },
    updateTransforms: [{ fieldPath: 'count', increment: { integerValue: '1' } }],
  };
  const commits = Array.from({ length: 24 }, (_, index) =>
    (clouds[index % 3] ?? clouds[0]).commit(token, write),
  );
  const statuses = (await Promise.all(commits)).map(({ status }) => status);
  expect(statuses.every((status) => status === 200 || status === 429)).toBe(true);
  const { body } = await clouds[2].post(BATCH_GET_PATH, { documents: [name] }, { token });
  expect(body[0].found.fields.count).toEqual({
    integerValue: String(statuses.filter((status) => status === 200).length),
  });
});
