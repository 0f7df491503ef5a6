import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signOut } from 'firebase/auth';
import { doc, getDoc, setDoc } from 'firebase/firestore/lite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createUserDocument } from '../../src/remote/user-document.ts';
import { testUserDocumentContract } from '../sync/ports/user-document-contract.ts';
import { localFirebase, signUp } from './local-firebase.ts';

/** The adaptor over Firebase's own client, against the local cloud. */
const { client } = localFirebase();

describe('the user document over Firebase', () => {
  testUserDocumentContract(async () => {
    const own = client();
    const uid = await signUp(own.auth);
    const other = client();
    await other.auth.updateCurrentUser(own.auth.currentUser);
    const elsewhere = doc(other.firestore, 'users', uid);
    return {
      uid,
      userDocument: createUserDocument(own.firestore, own.auth),
      stored: async () => (await getDoc(elsewhere)).data() ?? null,
      writeElsewhere: (fields) => setDoc(elsewhere, { ...fields }),
      signInSomebodyElse: async () => {
        await signUp(own.auth);
      },
      signOut: () => signOut(own.auth),
    };
  });
});

describe('a store that fails', () => {
  /** A store that answers every request in the same way, or never. */
  async function storeThatAnswers(answer: { status: number; body: string } | 'never') {
    const broken = createServer((_request, response) => {
      if (answer === 'never') return;
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
    });
    await new Promise<void>((resolve) => {
      broken.listen(0, '127.0.0.1', resolve);
    });
    const { port } = broken.address() as AddressInfo;
    const { auth, firestore } = client(`127.0.0.1:${port}`);
    const uid = await signUp(auth);
    const exchange = (timeoutMs?: number) =>
      createUserDocument(firestore, auth, timeoutMs).exchange(uid, async () => ({ a: 1 }), {
        signal: new AbortController().signal,
      });
    const close = () => {
      broken.closeAllConnections();
      broken.close();
    };
    onTestFinished(close);
    return { exchange, close };
  }

  test.each([
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [429, 'rate-limited'],
    [400, 'rejected'],
    [409, 'rejected'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ])('with status %i is told as %s', async (status, kind) => {
    const { exchange } = await storeThatAnswers({ status, body: '{"error":{"message":"no"}}' });
    expect(await exchange()).toMatchObject({ ok: false, failure: { kind } });
  });

  test('by answering with a page where JSON belongs is told as unavailable', async () => {
    const page = { status: 200, body: '<!doctype html><title>Log in</title>' };
    const { exchange } = await storeThatAnswers(page);
    expect(await exchange()).toMatchObject({ ok: false, failure: { kind: 'unavailable' } });
  });

  test('by being away is told as unavailable', async () => {
    const { exchange, close } = await storeThatAnswers('never');
    close();
    expect(await exchange()).toMatchObject({ ok: false, failure: { kind: 'unavailable' } });
  });

  test('by never answering is given up', async () => {
    const { exchange } = await storeThatAnswers('never');
    expect(await exchange(100)).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
  });
});
