import { abortTransactionsOfFrozenPage } from '../data/database/page-freezes.ts';
import { openDeviceStore } from '../data/device/device-store.ts';
import { createPageExitEntries } from '../data/device/page-exit-entries.ts';
import { createTabEntries, deleteEntriesOfDeletedRecords } from '../data/device/tab-entries.ts';
import {
  deleteLearnerDatabase,
  hasLearnerDatabase,
  type OpenFailure,
  openLearnerStore,
} from '../data/learner/open-learner-store.ts';
import { MESSAGES } from '../domain/messages.ts';
import { err, ok, type Result, unreachable } from '../domain/result.ts';
import { createUnsavedDrafts, mergeUnsavedDrafts } from '../features/classroom/notepad/unsaved-draft.ts';
import { LANDING_PLAYS_PREFIX } from '../features/landing/landing-game/landing-play.ts';
import { pageCheckClient } from '../feedback-worker/page-check-client.ts';
import { newId } from '../platform/new-id.ts';
import { deletePacks } from '../pwa/level-packs/pack-download-retries.ts';
import type { Account } from '../remote/accounts.ts';
import { readConfiguration } from '../remote/configuration.ts';
import { openFirebase, SDK_PROBE_DATABASE } from '../remote/firebase.ts';
import { createFirebaseAccountCredentials } from '../remote/firebase-account-credentials.ts';
import { createFirebaseAccounts } from '../remote/firebase-accounts.ts';
import { createFirebaseLearnerDeleter } from '../remote/firebase-learner-deleter.ts';
import { createFirestoreCalls } from '../remote/firestore-calls.ts';
import type { GooglePrompts } from '../remote/google-sign-in.ts';
import { createTokenGetter } from '../remote/learner-token.ts';
import { createLessonApiClient } from '../remote/lesson-api-client.ts';
import { createFrozenPageRelease } from '../remote/release-frozen-pages.ts';
import { createSession } from '../session/create-session.ts';
import { startSyncAfter } from '../session/deferred-sync.ts';
import { type DeviceRecords, mergeGuestInto } from '../session/device-records.ts';
import { createLocalStorageEntries } from '../session/local-storage-entries.ts';
import { startRequestSender } from '../session/requests/request-sender.ts';
import type { Preferences, Session } from '../session/session.ts';
import type { SessionDependencies } from '../session/session-effects.ts';
import type { OpenLearner } from '../session/session-reducer.ts';
import { today } from '../session/today.ts';
import { DRAIN_TIMEOUT_MS, getSyncLockName } from '../sync/engine/drain-under-lock.ts';
import { createLearnerSync } from '../sync/engine/learner-sync.ts';
import { browserConnectivity, systemClock, webLocks } from '../sync/ports/browser-ports.ts';
import { createUserDocument } from '../sync/wire/document-exchange.ts';

import { loadChunk } from './load-chunk.ts';
import { markOutdated } from './outdated.ts';

/** Whether the browser's engine is WebKit, which alone keeps the locks of a frozen page. */
function isWebKit(): boolean {
  return navigator.vendor.startsWith('Apple');
}

/**
 * In WebKit, ends the transactions of a page that is frozen. Other engines drop a frozen page with an open
 * transaction, and finish what it saves on `pagehide`. A browser without storage is reported when a database
 * opens.
 */
function prepareForFreezing(): void {
  if (!('indexedDB' in window) || !isWebKit()) return;
  const releaseFrozenPages = createFrozenPageRelease({ now: Date.now });
  abortTransactionsOfFrozenPage(window, {
    factory: IDBFactory.prototype,
    database: IDBDatabase.prototype,
    refused: [SDK_PROBE_DATABASE],
    onSlow: () => void releaseFrozenPages(),
  });
}

/** Composes the page's session from its real parts. Loaded on demand, with Firebase and Dexie. */
export function createPageSession(): Session {
  // Before the first database opens.
  prepareForFreezing();
  const { cloud, backendUrl } = readConfiguration(import.meta.env, window.location.origin);
  const { auth } = openFirebase(cloud);
  const documents = createFirestoreCalls(cloud, auth);
  const device = openDeviceStore({ newId });
  const localStorageEntries = createLocalStorageEntries(window);
  const sessionStorage = () => window.sessionStorage;
  const tabEntries = createTabEntries(sessionStorage);
  const prompts: GooglePrompts = {
    chooseAccount: async () => (await loadGooglePrompts()).promptForAccount(),
    askGoogle: async (clientId) => (await loadGooglePrompts()).promptForGoogleToken(clientId),
  };
  const accounts = createFirebaseAccounts(auth, cloud, prompts);
  const createApi = (uid: string) =>
    createLessonApiClient({ backendUrl, getToken: createTokenGetter(uid, accounts) });
  const userDocument = createUserDocument(documents);

  async function openStore(account: Account) {
    return openLearnerStore({
      ...account,
      deviceId: await device.getDeviceId(),
      now: Date.now,
      newId,
      // A log-out in another tab, or a guest who signed in there, deletes the records and fires this event,
      // too.
      onOutdated: async () => {
        if ((await device.readSessionStatus(account.uid)) === 'signed-in') markOutdated();
      },
    });
  }

  const getDeviceRecords = (uid: string): DeviceRecords => ({
    exists: () => hasLearnerDatabase(uid),
    open: () => openStore({ uid, email: '', displayName: '' }),
    delete: () => deleteLearnerDatabase(uid),
  });

  async function openLearner(account: Account): Promise<Result<OpenLearner, string>> {
    const { uid, email } = account;
    const opened = await openStore(account);
    if (!opened.ok) return err(formatOpenFailure(opened.failure));
    const store = opened.value;
    await deleteEntriesOfDeletedRecords(tabEntries, device, uid, store)
      .then(() => mergeUnsavedDrafts(store, createUnsavedDrafts(sessionStorage, uid)))
      .catch((cause: unknown) => console.error('Unsaved drafts of this tab could not be merged:', cause));
    const api = createApi(uid);
    const sync = startSyncAfter(accounts.waitForAccount(), () =>
      createLearnerSync({
        store,
        userDocument,
        identity: { getCurrentUid: () => accounts.getCurrentAccount()?.uid ?? null },
      }),
    );
    const preferences: Preferences = {
      read: async (name) => (await device.readPreference(`${uid}/${name}`)) ?? null,
      write: (name, value) => device.setPreference(`${uid}/${name}`, value),
    };
    const requests = startRequestSender({
      uid,
      store,
      api,
      clock: systemClock,
      connectivity: browserConnectivity,
      locks: webLocks,
      today,
      // Large, and needed only by classes. Not by `loadChunk`: a failed request is retried without a reload.
      loadClassContent: async (classPlan) =>
        (await import('../domain/plan-content.ts')).readClassContent(classPlan),
      addRecall: async (classPlan, now) =>
        (await import('../features/classroom/recall/add-recall.ts')).addRecall(classPlan, store, now),
      writeReview: async (request, now) =>
        (await import('../features/classroom/recall/write-review-on-device.ts')).writeReviewOnDevice(
          request,
          store,
          now,
        ),
      checkOnDevice: (lesson, given, signal) => pageCheckClient.check('answer', { lesson, ...given }, signal),
      writeClass: async (request, seed) =>
        (await import('../features/classroom/write-class-on-device.ts')).writeClassOnDevice(request, seed),
    });
    return ok({
      learner: { uid, email, store, sync, api, preferences },
      sync,
      readUnsyncedRecords: store.readUnsyncedRecords,
      sealRecords: store.sealRecords,
      async stop() {
        requests.stop();
        await sync.stop();
      },
      runWithoutSync: (work) =>
        webLocks.runExclusive(
          getSyncLockName(uid),
          { timeoutMs: DRAIN_TIMEOUT_MS, signal: new AbortController().signal },
          work,
        ),
      close: store.close,
      deleteRecords: () => deleteLearnerDatabase(uid),
      mergeGuest: (guest) => mergeGuestInto(guest, getDeviceRecords(guest), account, store),
    });
  }

  return createSession({
    accounts,
    credentials: createFirebaseAccountCredentials(auth),
    device,
    localStorageEntries,
    tabEntries,
    openLearner,
    getDeviceRecords,
    importLandingPagePlays: createLandingPlaysImporter(sessionStorage),
    deleter: createFirebaseLearnerDeleter({ auth, documents, cloud, prompts, createApi, today }),
    async deleteLocalData(uid) {
      localStorageEntries.clearAll();
      tabEntries.deleteAllEntries();
      const guests = await device.readGuestsToMerge(uid);
      await Promise.all([uid, ...guests].map((each) => deleteLearnerDatabase(each)));
      await deletePacks();
      // Last, because a deletion that was interrupted is resumed from the device's record of it.
      await device.deleteLearner(uid);
    },
  });
}

function loadGooglePrompts() {
  return loadChunk('google-prompts', () => import('../features/sign-in/google-prompts.tsx'));
}

/**
 * Gives learners what they played on the landing page in this tab. Its code is loaded only if there is a
 * play.
 */
function createLandingPlaysImporter(storage: () => Storage): SessionDependencies['importLandingPagePlays'] {
  const plays = createPageExitEntries<unknown>(storage, LANDING_PLAYS_PREFIX, (entry) => entry);
  return async (learner, origin) => {
    if (plays.listIds().length === 0) return;
    const { saveLandingPlays } = await import('../features/landing/landing-game/save-landing-plays.ts');
    await saveLandingPlays(plays, learner, { isSigningIn: origin === 'signing-in', now: Date.now() });
  };
}

function formatOpenFailure(failure: OpenFailure): string {
  switch (failure.kind) {
    case 'blocked':
      return 'An older version of Learning Arcade is open in another tab. Close that tab and try again.';
    case 'timeout':
      return MESSAGES.recordsLocked;
    case 'database':
      return `We can’t open your work on this device: ${failure.message}`;
    default:
      return unreachable(failure);
  }
}
