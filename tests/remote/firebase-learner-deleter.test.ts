import { signInWithEmailAndPassword } from 'firebase/auth';
import { doc, getDoc, setDoc } from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import type { ApiFailure } from '../../src/domain/api-failure.ts';
import { err, ok, type Result } from '../../src/domain/result.ts';
import { createFirebaseLearnerDeleter } from '../../src/remote/firebase-learner-deleter.ts';
import { PROJECT_ID } from '../server/cloud/document-paths.ts';
import { signUp, startLocalFirebase } from './local-firebase.ts';

const RIGHT = { kind: 'password', password: 'correct horse' } as const;
const { client, origin } = startLocalFirebase();

/** A learner with a document, signed in, and what takes them out. */
async function aLearner(forget: Result<void, ApiFailure> = ok()) {
  const { auth, firestore } = client();
  const { uid } = await signUp(auth);
  const document = doc(firestore, 'users', uid);
  await setDoc(document, { uid, badges: ['Pathfinder'] });
  const asked: string[] = [];
  const remover = createFirebaseLearnerDeleter({
    auth,
    firestore,
    cloud: { kind: 'local', origin: origin(), projectId: PROJECT_ID },
    prompts: { chooseAccount: async () => null, askGoogle: async () => null },
    createApi: (whose) => ({
      async deleteLearner({ localDate }) {
        asked.push(`${whose} ${localDate}`);
        return forget;
      },
    }),
    today: () => '2026-01-20',
  });
  return { auth, uid, document, remover, asked, email: auth.currentUser?.email ?? '' };
}

test('an account with a password is proved by it, and by no other', async () => {
  const { remover } = await aLearner();
  expect(remover.getProofKinds()).toEqual(['password']);
  expect(await remover.reauthenticate({ kind: 'password', password: 'wrong horse' })).toMatchObject({
    ok: false,
    failure: { kind: 'refused' },
  });
  expect(await remover.reauthenticate(RIGHT)).toEqual(ok());
});

test('document, the server’s records and account go, each when it is asked for', async () => {
  const { auth, uid, document, remover, asked, email } = await aLearner();
  await remover.reauthenticate(RIGHT);
  expect(await remover.deleteRecords(uid)).toEqual(ok());
  expect((await getDoc(document)).exists()).toBe(false);
  expect(asked).toEqual([`${uid} 2026-01-20`]);
  expect(await remover.deleteRecords(uid)).toEqual(ok());
  expect(await remover.deleteAccount(uid)).toEqual(ok());
  expect(auth.currentUser).toBeNull();
  await expect(signInWithEmailAndPassword(auth, email, RIGHT.password)).rejects.toThrow();
});

test('a server that has no such call has nothing to forget, and one that fails is told', async () => {
  const without = await aLearner(err({ kind: 'not-found' }));
  expect(await without.remover.deleteRecords(without.uid)).toEqual(ok());
  const failing = await aLearner(err({ kind: 'timeout' }));
  expect(await failing.remover.deleteRecords(failing.uid)).toMatchObject({ ok: false });
});

test('nobody but the signed-in learner is taken out', async () => {
  const { remover, document, asked } = await aLearner();
  expect(await remover.deleteRecords('somebody else')).toMatchObject({ ok: false });
  expect(await remover.deleteAccount('somebody else')).toMatchObject({ ok: false });
  expect((await getDoc(document)).exists()).toBe(true);
  expect(asked).toEqual([]);
});
