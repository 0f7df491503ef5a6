import { createServer } from 'node:http';
import { signOut } from 'firebase/auth';
import { doc, getDoc, setDoc } from 'firebase/firestore/lite';
import { describe, expect, test, vi } from 'vitest';
import { ok } from '../../src/domain/result.ts';
import { createUserDocument } from '../../src/sync/wire/document-exchange.ts';
import { listenLocally } from '../listen-locally.ts';
import { createFakeCopies } from '../sync/ports/fake-cloud.ts';
import { testUserDocumentContract } from '../sync/ports/user-document-contract.ts';
import { signUp, startLocalFirebase } from './local-firebase.ts';

const { client } = startLocalFirebase();

describe('the user document over Firebase', () => {
  testUserDocumentContract(async () => {
    const own = client();
    const { uid } = await signUp(own.auth);
    const other = client();
    await other.auth.updateCurrentUser(own.auth.currentUser);
    const elsewhere = doc(other.firestore, 'users', uid);
    return {
      uid,
      userDocument: createUserDocument(own.calls()),
      readStored: async () => (await getDoc(elsewhere)).data() ?? null,
      writeElsewhere: (fields) => setDoc(elsewhere, { ...fields }),
      signInOtherLearner: async () => {
        await signUp(own.auth);
      },
      signOut: () => signOut(own.auth),
    };
  });
});

describe('the request of a list change', () => {
  const createLesson = (id: number, length: number, answer = '') => ({
    id: `l${id}`,
    classPlan: 'x'.repeat(length),
    answer,
  });

  /** The size in bytes of the commit that turns one list into another. */
  async function measureCommit(before: readonly object[], after: readonly object[]): Promise<number> {
    const { auth, calls } = client();
    const { uid } = await signUp(auth);
    const userDocument = createUserDocument(calls());
    const options = { signal: new AbortController().signal, copies: createFakeCopies() };
    const write = (lessons: readonly object[]) =>
      userDocument.exchange(uid, async () => ({ lessons }), options);
    expect(await write(before)).toEqual(ok('written'));
    const fetched = vi.spyOn(globalThis, 'fetch');
    expect(await write(after)).toEqual(ok('written'));
    const [commit, ...others] = fetched.mock.calls.filter(([url]) => String(url).includes(':commit'));
    expect(others).toEqual([]);
    fetched.mockRestore();
    return Buffer.byteLength(String(commit?.[1]?.body));
  }

  test('is one commit with the lesson before and after the change', async () => {
    const fifty = Array.from({ length: 50 }, (_, id) => createLesson(id, 6_000));
    const sent = await measureCommit(fifty, [...fifty.slice(1), createLesson(0, 6_000, 'My answer')]);
    // The lesson twice, and a little around it; the list has 300,000 bytes.
    expect(sent).toBeGreaterThan(12_000);
    expect(sent).toBeLessThan(14_000);
  });

  test.each([300, 500, 520, 540, 560, 600])(
    'is not larger than the whole list, also for short texts (%i)',
    async (length) => {
      const list = [createLesson(1, length), createLesson(2, 0)];
      const next = [createLesson(1, length), createLesson(2, 0, 'My answer')];
      const whole = await measureCommit([createLesson(3, 0)], next);
      expect(await measureCommit(list, next)).toBeLessThanOrEqual(whole);
    },
  );
});

describe('a failing store', () => {
  /** A store with one answer to every request, or none. */
  async function startFailingStore(answer: { status: number; body: string } | 'never') {
    const broken = createServer((_request, response) => {
      if (answer === 'never') return;
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
    });
    const { host, close } = await listenLocally(broken);
    const { auth, calls } = client({ host });
    const { uid } = await signUp(auth);
    const exchange = (timeoutMs?: number) =>
      createUserDocument(calls(timeoutMs)).exchange(uid, async () => ({ a: 1 }), {
        signal: new AbortController().signal,
        copies: createFakeCopies(),
      });
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
  ])('with status %i is reported as %s', async (status, kind) => {
    const { exchange } = await startFailingStore({ status, body: '{"error":{"message":"no"}}' });
    expect(await exchange()).toMatchObject({ ok: false, failure: { kind } });
  });

  test('with a page instead of JSON is reported as unavailable', async () => {
    const page = { status: 200, body: '<!doctype html><title>Log in</title>' };
    const { exchange } = await startFailingStore(page);
    expect(await exchange()).toMatchObject({ ok: false, failure: { kind: 'unavailable' } });
  });

  test('without a connection is reported as unreachable', async () => {
    const { exchange, close } = await startFailingStore('never');
    await close();
    expect(await exchange()).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
  });

  test('without a response is given up after the timeout', async () => {
    const { exchange } = await startFailingStore('never');
    expect(await exchange(100)).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
  });
});
