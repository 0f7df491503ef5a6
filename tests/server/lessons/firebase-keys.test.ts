import { beforeEach, expect, test, vi } from 'vitest';
import type { VerifyIdToken } from '../../../server/lessons/caller.ts';
import { createFirebaseKeySet, createFirebaseVerifier } from '../../../server/lessons/firebase-tokens.ts';
import { createFirebaseClaims, type FakeGoogleKeys, startFakeGoogleKeys } from './fake-google-keys.ts';

const PROJECT = 'my-school';
const HOUR_MS = 3_600_000;

let google: FakeGoogleKeys;
let verify: VerifyIdToken;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  google = await startFakeGoogleKeys();
  verify = createFirebaseVerifier(PROJECT, createFirebaseKeySet(google.address), Date.now);
});

const createToken = (uid: string, kid?: string) =>
  google.sign(createFirebaseClaims(PROJECT, uid, Math.floor(Date.now() / 1000)), kid);
const advanceTime = (ms: number) => vi.setSystemTime(Date.now() + ms);

test('the keys are fetched once for many tokens', async () => {
  for (const uid of ['ana', 'ben', 'eva']) {
    expect(await verify(await createToken(uid))).toEqual({
      ok: true,
      value: { uid, email: `${uid}@school.example`, isEmailConfirmed: false },
    });
  }
  expect(google.countFetches()).toBe(1);
});

test('a new key of Google is fetched when a token names it, and the previous one stays valid', async () => {
  await verify(await createToken('ana'));
  await google.rotate();
  advanceTime(60_000);
  expect((await verify(await createToken('ben'))).ok).toBe(true);
  expect((await verify(await createToken('eva', 'key-1'))).ok).toBe(true);
  expect(google.countFetches()).toBe(2);
});

test('a key that Google no longer publishes is invalid', async () => {
  await google.rotate();
  await google.rotate();
  expect((await verify(await createToken('ana', 'key-1'))).ok).toBe(false);
});

test('tokens with unknown keys do not cause repeated fetches', async () => {
  const stranger = await startFakeGoogleKeys();
  await stranger.rotate();
  const claims = createFirebaseClaims(PROJECT, 'ana', Math.floor(Date.now() / 1000));
  for (let count = 0; count < 20; count += 1) {
    expect((await verify(await stranger.sign(claims, 'key-2'))).ok).toBe(false);
  }
  expect(google.countFetches()).toBe(1);
});

test('a token is valid again once unreachable keys can be fetched', async () => {
  const token = await createToken('ana');
  const cut = createFirebaseVerifier(PROJECT, createFirebaseKeySet('http://127.0.0.1:1/'), Date.now);
  await expect(cut(token)).rejects.toThrow();
  expect((await verify(token)).ok).toBe(true);
});

test('a verified token is accepted without its key until it expires', async () => {
  const token = await createToken('ana');
  await verify(token);
  await google.close();
  advanceTime(HOUR_MS / 2);
  expect((await verify(token)).ok).toBe(true);
  advanceTime(HOUR_MS);
  await expect(verify(token)).rejects.toThrow();
});
