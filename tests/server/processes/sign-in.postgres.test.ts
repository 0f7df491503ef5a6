import { afterEach, beforeEach, expect, test } from 'vitest';
import { attemptLimits } from '../../../server/cloud/auth/attempts.ts';
import type { ArcadeDatabase } from '../../../server/database/database.ts';
import { openPostgres } from '../../../server/database/postgres-database.ts';
import { BATCH_GET, documentOf } from '../cloud/document-paths.ts';
import { newLearner, openCloud, refresh, type TestCloud } from '../cloud/local-cloud.ts';
import { newPostgresDatabase } from '../database/test-database.ts';

/** Three processes with a local cloud each, on one database. */

let databases: ArcadeDatabase[];
let clouds: [TestCloud, TestCloud, TestCloud];

beforeEach(async () => {
  const address = await newPostgresDatabase();
  const process = async () => {
    const database = await openPostgres(address, 6);
    databases.push(database);
    return openCloud({ database, pause: async () => {} });
  };
  databases = [];
  clouds = await Promise.all([process(), process(), process()]);
});
afterEach(() => Promise.all(databases.map((database) => database.close())));

test('processes that start together on an empty database sign with one key', async () => {
  const [first, second, third] = clouds;
  const { idToken } = await newLearner(first);
  expect(await second.verifyIdToken(idToken)).toMatchObject({ ok: true });
  expect(await third.verifyIdToken(idToken)).toMatchObject({ ok: true });
});

test('wrong passwords count together, however many are tried at once', async () => {
  const { email } = await newLearner(clouds[0]);
  const guesses = Array.from({ length: 30 }, async (_, index) => {
    const cloud = clouds[index % 3] ?? clouds[0];
    const { body } = await cloud.signIn(email, 'a guess', { from: '203.0.113.1' });
    return body.error.message;
  });
  const tried = (await Promise.all(guesses)).filter((message) => message === 'INVALID_LOGIN_CREDENTIALS');
  expect(tried).toHaveLength(attemptLimits(1, 1).signInByVisitor.count);
});

test('a refresh token that two processes exchange at once signs nobody out', async () => {
  const { refreshToken } = await newLearner(clouds[0]);
  const answers = await Promise.all(clouds.map((cloud) => refresh(cloud, refreshToken)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [newest] = answers;
  expect((await refresh(clouds[1], newest?.body.refresh_token)).status).toBe(200);
});

test('commits that meet in one document lose none', async () => {
  const { localId, idToken: token } = await newLearner(clouds[0]);
  const name = documentOf(localId);
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
  const { body } = await clouds[2].post(BATCH_GET, { documents: [name] }, { token });
  expect(body[0].found.fields.count).toEqual({
    integerValue: String(statuses.filter((status) => status === 200).length),
  });
});
