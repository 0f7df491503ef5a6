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
import type { Cloud } from './configuration.ts';

export interface Firebase {
  app: FirebaseApp;
  auth: Auth;
}

/**
 * The database that the SDK creates and deletes at every start to see if it can store its usage statistics.
 * Where that fails it stores none, and sends requests without waiting for them.
 */
export const SDK_PROBE_DATABASE = 'validate-browser-context-for-indexeddb-analytics-module';

/** The SDK requires a key; the local cloud ignores it and checks tokens. */
const LOCAL_API_KEY = 'local';

/**
 * Initializes the Firebase SDK for `cloud`. The local cloud has Firebase's protocol on the app's own origin:
 * Auth connects to it as an emulator. Documents are called without the SDK; see `firestore-calls.ts`.
 * @param secondary creates a second instance of the SDK under a name
 */
export function openFirebase(cloud: Cloud, secondary?: { name: string; persistence: Persistence }): Firebase {
  const app = initializeApp(
    cloud.kind === 'local'
      ? { apiKey: LOCAL_API_KEY, projectId: cloud.projectId }
      : {
          apiKey: cloud.apiKey,
          authDomain: cloud.authDomain,
          projectId: cloud.projectId,
          ...(cloud.appId ? { appId: cloud.appId } : {}),
        },
    secondary?.name,
  );
  const auth = openAuth(app, secondary?.persistence);
  if (cloud.kind === 'local') connectAuthEmulator(auth, cloud.origin, { disableWarnings: true });
  return { app, auth };
}

function openAuth(app: FirebaseApp, persistence?: Persistence): Auth {
  return initializeAuth(app, {
    // The first available one is used: private windows of some browsers have no IndexedDB.
    persistence: persistence ?? [indexedDBLocalPersistence, inMemoryPersistence],
    // Gives errors with messages; the default map has only codes.
    errorMap: debugErrorMap,
  });
}
