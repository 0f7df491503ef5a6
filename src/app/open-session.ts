import { openDeviceStore } from '../data/device/device-store.ts';
import { createTabEntries, forgetDiscarded } from '../data/device/tab-entries.ts';
import {
  deleteLearnerDatabase,
  hasLearnerDatabase,
  type OpenFailure,
  openLearnerStore,
} from '../data/learner/open-learner-store.ts';
import { err, ok, type Result, unreachable } from '../domain/result.ts';
import { createUnwrittenDrafts, joinUnwrittenDrafts } from '../features/classroom/notepad/unwritten-draft.ts';
import { pageChecker } from '../feedback-worker/page-checker.ts';
import { removePacks } from '../installation/level-packs/page-packs.ts';
import { newId } from '../platform/new-id.ts';
import type { Account } from '../remote/accounts.ts';
import { readConfiguration } from '../remote/configuration.ts';
import { openFirebase } from '../remote/firebase.ts';
import { createFirebaseAccountKeys } from '../remote/firebase-account-keys.ts';
import { createFirebaseAccounts } from '../remote/firebase-accounts.ts';
import { createFirebaseRemover } from '../remote/firebase-remover.ts';
import type { GooglePrompts } from '../remote/google-sign-in.ts';
import { learnerToken } from '../remote/learner-token.ts';
import { createLessonApiClient } from '../remote/lesson-api-client.ts';
import { createUserDocument } from '../remote/user-document.ts';
import { createSession } from '../session/create-session.ts';
import { adoptGuestRecords, type DeviceRecords } from '../session/device-records.ts';
import { startSyncAfter } from '../session/late-sync.ts';
import { createLocalEntries } from '../session/local-entries.ts';
import { startRequestSender } from '../session/requests/request-sender.ts';
import type { Preferences, Session } from '../session/session.ts';
import type { OpenLearner } from '../session/session-reducer.ts';
import { today } from '../session/today.ts';
import { createLearnerSync } from '../sync/engine/learner-sync.ts';
import { DRAIN_DEADLINE_MS, syncLock } from '../sync/engine/locked-drain.ts';
import { browserConnectivity, systemClock, webLocks } from '../sync/ports/browser-ports.ts';
import { createEntrancePlays } from './entrance-plays.ts';
import { loadChunk } from './load-chunk.ts';
import { markOutdated } from './outdated.ts';

/** Puts the page's session together from its real parts. Loaded on demand, with Firebase and Dexie. */
export function openSession(): Session {
  const { cloud, backendUrl } = readConfiguration(import.meta.env, window.location.origin);
  const { auth, firestore } = openFirebase(cloud);
  const device = openDeviceStore({ newId });
  const local = createLocalEntries(window);
  const sessionStorage = () => window.sessionStorage;
  const tab = createTabEntries(sessionStorage);
  const prompts: GooglePrompts = {
    chooseAccount: async () => (await googlePrompts()).chooseAccount(),
    askGoogle: async (clientId) => (await googlePrompts()).askGoogle(clientId),
  };
  const accounts = createFirebaseAccounts(auth, cloud, prompts);
  const apiOf = (uid: string) => createLessonApiClient({ backendUrl, getToken: learnerToken(uid, accounts) });
  const userDocument = createUserDocument(firestore, auth);

  async function openStore(account: Account) {
    return openLearnerStore({
      ...account,
      deviceId: await device.deviceId(),
      now: Date.now,
      newId,
      // A log-out in another tab, or a guest who signed in there, deletes the records, which looks the same from here.
      onOutdated: async () => {
        if ((await device.standingOf(account.uid)) === 'signed-in') markOutdated();
      },
    });
  }

  const recordsOf = (uid: string): DeviceRecords => ({
    exist: () => hasLearnerDatabase(uid),
    open: () => openStore({ uid, email: '', displayName: '' }),
    erase: () => deleteLearnerDatabase(uid),
  });

  async function openLearner(account: Account): Promise<Result<OpenLearner, string>> {
    const { uid, email } = account;
    const opened = await openStore(account);
    if (!opened.ok) return err(openFailureMessage(opened.failure));
    const store = opened.value;
    await forgetDiscarded(tab, device, uid, store)
      .then(() => joinUnwrittenDrafts(store, createUnwrittenDrafts(sessionStorage, uid)))
      .catch((cause: unknown) => console.error('What this tab left stays in it:', cause));
    const api = apiOf(uid);
    const sync = startSyncAfter(accounts.ready(), () =>
      createLearnerSync({
        store,
        userDocument,
        identity: { currentUid: () => accounts.current()?.uid ?? null },
      }),
    );
    const preferences: Preferences = {
      read: async (name) => (await device.preference(`${uid}/${name}`)) ?? null,
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
      // Heavy, and needed by classes alone. A page is not reloaded for them: the request is tried again.
      contentOf: async (classPlan) => (await import('../domain/plan-content.ts')).contentOfPlan(classPlan),
      checkHere: (lesson, given, signal) => pageChecker.check('answer', { lesson, ...given }, signal),
      writeClass: async (request, seed) =>
        (await import('../features/classroom/write-here.ts')).writeHere(request, seed),
    });
    return ok({
      learner: { uid, email, store, sync, api, preferences },
      sync,
      onlyHere: store.onlyHere,
      seal: store.seal,
      async stop() {
        requests.stop();
        await sync.stop();
      },
      withoutSync: (work) =>
        webLocks.hold(
          syncLock(uid),
          { patience: DRAIN_DEADLINE_MS, signal: new AbortController().signal },
          work,
        ),
      close: store.close,
      erase: () => deleteLearnerDatabase(uid),
      adoptGuest: (guest) => adoptGuestRecords(guest, recordsOf(guest), account, store),
    });
  }

  return createSession({
    accounts,
    keys: createFirebaseAccountKeys(auth),
    device,
    local,
    tab,
    openLearner,
    recordsOf,
    takeEntrancePlays: createEntrancePlays(sessionStorage),
    remover: createFirebaseRemover({ auth, firestore, cloud, prompts, apiOf, today }),
    async eraseTraces(uid) {
      local.clear();
      tab.clear();
      const guests = await device.guestsToAdopt(uid);
      await Promise.all([uid, ...guests].map((each) => deleteLearnerDatabase(each)));
      await removePacks();
      // Last: while it knows whose deletion has begun, the rest is tried again.
      await device.forgetLearner(uid);
    },
  });
}

function googlePrompts() {
  return loadChunk('google-prompts', () => import('../features/sign-in/google-prompts.tsx'));
}

function openFailureMessage(failure: OpenFailure): string {
  switch (failure.kind) {
    case 'blocked':
      return 'Another tab holds an older version of Learning Arcade open. Close it and try again.';
    case 'unanswered':
      return 'The browser does not open your records. Close the other tabs of Learning Arcade, or restart the browser, and try again.';
    case 'database':
      return `Your work on this device can’t be opened: ${failure.message}`;
    default:
      return unreachable(failure);
  }
}
