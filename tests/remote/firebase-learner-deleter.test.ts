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

/** A signed-in learner with a document, and the deleter over Firebase. */
async function createLearner(reply: Result<void, ApiFailure> = ok()) {
  const { auth, firestore, calls: createDocumentCalls } = client();
  const { uid } = await signUp(auth);
  const document = doc(firestore, 'users', uid);
  await setDoc(document, { uid, badges: ['Pathfinder'] });
  const calls: string[] = [];
  const deleter = createFirebaseLearnerDeleter({
    auth,
    documents: createDocumentCalls(),
    cloud: { kind: 'local', origin: origin(), projectId: PROJECT_ID },
    prompts: { chooseAccount: async () => null, askGoogle: async () => null },
    createApi: (uid) => ({
      async deleteLearner({ localDate }) {
        calls.push(`${uid} ${localDate}`);
        return reply;
      },
    }),
    today: () => '2026-01-20',
  });
  return { auth, uid, document, deleter, calls, email: auth.currentUser?.email ?? '' };
}

test('an account with a password reauthenticates with that password only', async () => {
  const { deleter } = await createLearner();
  expect(deleter.getProofKinds()).toEqual(['password']);
  expect(await deleter.reauthenticate({ kind: 'password', password: 'wrong horse' })).toMatchObject({
    ok: false,
    failure: { kind: 'refused' },
  });
  expect(await deleter.reauthenticate(RIGHT)).toEqual(ok());
});

test('deleteRecords deletes the document and the server’s records, deleteAccount the account', async () => {
  const { auth, uid, document, deleter, calls, email } = await createLearner();
  await deleter.reauthenticate(RIGHT);
  expect(await deleter.deleteRecords(uid)).toEqual(ok());
  expect((await getDoc(document)).exists()).toBe(false);
  expect(calls).toEqual([`${uid} 2026-01-20`]);
  // It can be repeated.
  expect(await deleter.deleteRecords(uid)).toEqual(ok());
  expect(await deleter.deleteAccount(uid)).toEqual(ok());
  expect(auth.currentUser).toBeNull();
  await expect(signInWithEmailAndPassword(auth, email, RIGHT.password)).rejects.toThrow();
});

test('a server without the deletion call counts as done, and a failing one is reported', async () => {
  const without = await createLearner(err({ kind: 'not-found' }));
  expect(await without.deleter.deleteRecords(without.uid)).toEqual(ok());
  const failing = await createLearner(err({ kind: 'timeout' }));
  expect(await failing.deleter.deleteRecords(failing.uid)).toMatchObject({ ok: false });
});

test('only the signed-in learner is deleted', async () => {
  const { deleter, document, calls } = await createLearner();
  expect(await deleter.deleteRecords('another learner')).toMatchObject({ ok: false });
  expect(await deleter.deleteAccount('another learner')).toMatchObject({ ok: false });
  expect((await getDoc(document)).exists()).toBe(true);
  expect(calls).toEqual([]);
});
