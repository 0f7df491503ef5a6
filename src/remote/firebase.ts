import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  debugErrorMap,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  type Persistence,
} from 'firebase/auth';
import { type Firestore, getFirestore, initializeFirestore } from 'firebase/firestore/lite';
import type { Cloud } from './configuration.ts';

export interface Firebase {
  app: FirebaseApp;
  auth: Auth;
  firestore: Firestore;
}

/**
 * Nobody checks it: the local cloud knows its callers by their tokens. The SDK refuses to start without one.
 */
const LOCAL_API_KEY = 'local';

/**
 * Starts the Firebase SDK against `cloud`. The local cloud speaks Firebase's protocol on the app's own
 * origin: Auth reaches it as its emulator, which is the SDK's public way to another address. Firestore gets
 * host and scheme only, since its emulator mode would send a made-up token in place of the learner's.
 * @param beside an instance beside the page's own, under a name
 */
export function openFirebase(cloud: Cloud, beside?: { name: string; persistence: Persistence }): Firebase {
  const app = initializeApp(
    cloud.kind === 'local'
      ? { apiKey: LOCAL_API_KEY, projectId: cloud.projectId }
      : {
          apiKey: cloud.apiKey,
          authDomain: cloud.authDomain,
          projectId: cloud.projectId,
          ...(cloud.appId ? { appId: cloud.appId } : {}),
        },
    beside?.name,
  );
  const auth = openAuth(app, beside?.persistence);
  if (cloud.kind === 'firebase') return { app, auth, firestore: getFirestore(app) };
  connectAuthEmulator(auth, cloud.origin, { disableWarnings: true });
  const { host, protocol } = new URL(cloud.origin);
  return { app, auth, firestore: initializeFirestore(app, { host, ssl: protocol === 'https:' }) };
}

function openAuth(app: FirebaseApp, persistence?: Persistence): Auth {
  return initializeAuth(app, {
    // The first that works: private windows of some browsers have no IndexedDB.
    persistence: persistence ?? [indexedDBLocalPersistence, inMemoryPersistence],
    // The provider's messages in words; the default map has only codes.
    errorMap: debugErrorMap,
  });
}
