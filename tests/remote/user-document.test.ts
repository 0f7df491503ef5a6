import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  signOut,
} from 'firebase/auth';
import {
  doc,
  type Firestore,
  getDoc,
  initializeFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createUserDocument } from '../../src/remote/user-document.ts';
import { listen, openCloud, PROJECT_ID, type TestCloud } from '../server/cloud/local-cloud.ts';
import { testUserDocumentContract } from '../sync/ports/user-document-contract.ts';

/** The adaptor over Firebase's own client, against the local cloud. */
let cloud: TestCloud;
let server: Awaited<ReturnType<typeof listen>>;
const apps: FirebaseApp[] = [];
let learners = 0;

beforeAll(async () => {
  // The client logs every refusal as a warning.
  setLogLevel('silent');
  cloud = await openCloud({ clock: Date.now });
  server = await listen(cloud);
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => deleteApp(app)));
});
afterAll(async () => {
  await server.close();
  await cloud.database.close();
});

/** A client of its own, whose documents come from `host`. */
function client(host = server.host): { auth: Auth; firestore: Firestore } {
  const app = initializeApp({ apiKey: 'local', projectId: PROJECT_ID }, `client-${++learners}`);
  apps.push(app);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, server.origin, { disableWarnings: true });
  return { auth, firestore: initializeFirestore(app, { host, ssl: false }) };
}

async function signUp(auth: Auth): Promise<string> {
  const email = `document-${++learners}@example.org`;
  return (await createUserWithEmailAndPassword(auth, email, 'correct horse')).user.uid;
}

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
    const broken: Server = createServer((_request, response) => {
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
    const { exchange, close } = await storeThatAnswers({ status, body: '{"error":{"message":"no"}}' });
    expect(await exchange()).toMatchObject({ ok: false, failure: { kind } });
    close();
  });

  test('by answering with a page where JSON belongs is told as unavailable', async () => {
    const { exchange, close } = await storeThatAnswers({
      status: 200,
      body: '<!doctype html><title>Log in</title>',
    });
    expect(await exchange()).toMatchObject({ ok: false, failure: { kind: 'unavailable' } });
    close();
  });

  test('by being away is told as unavailable', async () => {
    const { exchange, close } = await storeThatAnswers('never');
    close();
    expect(await exchange()).toMatchObject({ ok: false, failure: { kind: 'unavailable' } });
  });

  test('by never answering is given up', async () => {
    const { exchange, close } = await storeThatAnswers('never');
    expect(await exchange(100)).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
    close();
  });
});
