import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import { type Firestore, initializeFirestore, setLogLevel } from 'firebase/firestore/lite';
import { afterAll, beforeAll } from 'vitest';
import type { CloudOptions } from '../../server/cloud/cloud.ts';
import { listen, openCloud, PROJECT_ID } from '../server/cloud/local-cloud.ts';

/** Firebase's own clients, and a local cloud for them that runs as long as the tests of the file. */
export function localFirebase(options: Partial<CloudOptions> = {}) {
  const stops: (() => Promise<unknown>)[] = [];
  let server: Awaited<ReturnType<typeof listen>>;

  beforeAll(async () => {
    // The client logs every refusal as a warning.
    setLogLevel('silent');
    const cloud = await openCloud({ clock: Date.now, google: { kind: 'chooser' }, ...options });
    server = await listen(cloud);
    stops.push(() => cloud.database.close(), server.close);
  });
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop();
  });

  return {
    origin: () => server.origin,
    /** A client of its own, whose documents come from `host`. */
    client(host = server.host): { auth: Auth; firestore: Firestore } {
      const app = initializeApp({ apiKey: 'local', projectId: PROJECT_ID }, randomUUID());
      stops.push(() => deleteApp(app));
      const auth = initializeAuth(app, { persistence: inMemoryPersistence });
      connectAuthEmulator(auth, server.origin, { disableWarnings: true });
      return { auth, firestore: initializeFirestore(app, { host, ssl: false }) };
    },
  };
}

/** A learner of their own, signed in. */
export async function signUp(auth: Auth): Promise<string> {
  return (await createUserWithEmailAndPassword(auth, `${randomUUID()}@example.org`, 'correct horse')).user
    .uid;
}
