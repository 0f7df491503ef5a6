import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  type User,
} from 'firebase/auth';
import { type Firestore, initializeFirestore, setLogLevel } from 'firebase/firestore/lite';
import { afterAll, beforeAll } from 'vitest';
import type { LocalCloudOptions } from '../../server/cloud/local-cloud.ts';
import { createFirestoreCalls, type FirestoreCalls } from '../../src/remote/firestore-calls.ts';
import { listenLocally } from '../listen-locally.ts';
import { PROJECT_ID } from '../server/cloud/document-paths.ts';
import { openTestCloud, type TestCloud } from '../server/cloud/test-cloud.ts';

/**
 * Clients of Firebase's SDK, and a local cloud for them that runs as long as the tests of the file.
 * @param elsewhere the address of another cloud with Firebase's protocol, used instead
 */
export function startLocalFirebase(options: Partial<LocalCloudOptions> = {}, elsewhere?: string) {
  const stops: (() => Promise<unknown>)[] = [];
  let cloud: TestCloud;
  let host: string;

  beforeAll(async () => {
    // The client logs every refusal as a warning.
    setLogLevel('silent');
    if (elsewhere) return;
    cloud = await openTestCloud({ clock: Date.now, google: { kind: 'chooser' }, ...options });
    const server = await listenLocally(createAdaptorServer(cloud.routes) as Server);
    host = server.host;
    stops.push(() => cloud.database.close(), server.close);
  });
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop();
  });

  const getOrigin = () => elsewhere ?? `http://${host}`;
  return {
    cloud: () => cloud,
    origin: getOrigin,
    /** A new client; `host` serves its documents, `persistence` stores its sign-in. */
    client({ host = new URL(getOrigin()).host, persistence = inMemoryPersistence } = {}): {
      auth: Auth;
      /** Documents over Firebase's own client. */
      firestore: Firestore;
      /** Documents as the app calls them. */
      calls: (timeoutMs?: number) => FirestoreCalls;
    } {
      const app = initializeApp({ apiKey: 'local', projectId: PROJECT_ID }, randomUUID());
      stops.push(() => deleteApp(app));
      const auth = initializeAuth(app, { persistence });
      connectAuthEmulator(auth, getOrigin(), { disableWarnings: true });
      const cloud = { kind: 'local', origin: `http://${host}`, projectId: PROJECT_ID } as const;
      return {
        auth,
        firestore: initializeFirestore(app, { host, ssl: false }),
        calls: (timeoutMs) => createFirestoreCalls(cloud, auth, timeoutMs),
      };
    },
  };
}

/** The SDK's error code, such as 'auth/weak-password'. */
export async function readErrorCode(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => 'no failure',
    (error: { code?: string }) => error.code ?? String(error),
  );
}

/** Signs up a new learner. */
export async function signUp(auth: Auth): Promise<User> {
  const email = `${randomUUID()}@example.org`;
  return (await createUserWithEmailAndPassword(auth, email, 'correct horse')).user;
}
