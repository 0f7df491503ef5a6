import { IDBFactory } from 'fake-indexeddb';
import { DatabaseTimeoutError } from '../../src/data/database/open-database.ts';
import { type DeviceStore, openDeviceStore } from '../../src/data/device/device-store.ts';
import { createTabEntries, deleteEntriesOfDeletedRecords } from '../../src/data/device/tab-entries.ts';
import {
  deleteLearnerDatabase,
  hasLearnerDatabase,
  type LearnerDatabase,
  openLearnerStore,
} from '../../src/data/learner/open-learner-store.ts';
import { createListeners } from '../../src/domain/listeners.ts';
import { createSignInProfile } from '../../src/domain/profile.ts';
import type { Profile } from '../../src/domain/records.ts';
import { err, ok } from '../../src/domain/result.ts';
import {
  createUnsavedDrafts,
  mergeUnsavedDrafts,
} from '../../src/features/classroom/notepad/unsaved-draft.ts';
import type { AccountCredentials } from '../../src/remote/account-credentials.ts';
import type { Account, Accounts } from '../../src/remote/accounts.ts';
import type { LessonApi } from '../../src/remote/lesson-api.ts';
import { createSession } from '../../src/session/create-session.ts';
import { type DeviceRecords, mergeGuestInto } from '../../src/session/device-records.ts';
import type { LocalStorageEntries } from '../../src/session/local-storage-entries.ts';
import type { Learner, Session } from '../../src/session/session.ts';
import type { SessionDependencies } from '../../src/session/session-effects.ts';
import type { OpenLearner } from '../../src/session/session-reducer.ts';
import type { RunningSync } from '../../src/sync/engine/learner-sync.ts';
import { aNewLesson } from '../data/learner-fixtures.ts';
import { createFakeTabStorage } from '../features/classroom/notepad/fake-tab-storage.ts';
import { FakeAccounts } from '../remote/fake-accounts.ts';
import { FakeLearnerDeleter } from '../remote/fake-learner-deleter.ts';

const NO_API: Pick<LessonApi, 'fetchRemainingCalls'> = {
  fetchRemainingCalls: async () => err({ kind: 'offline' }),
};

const failOffline = async () => err({ kind: 'offline' as const });
const NO_CREDENTIALS: AccountCredentials = {
  sendResetLink: failOffline,
  isEmailConfirmed: async () => null,
  sendConfirmation: failOffline,
  checkLink: failOffline,
  setPassword: failOffline,
  confirmEmail: failOffline,
  hasPassword: () => false,
  signOutElsewhere: failOffline,
};

/** Local storage that all tabs share; a change notifies the other tabs. */
class FakeLocalStorage {
  readonly entries = new Map<string, string>();
  #tabs = new Set<() => void>();

  tab(): LocalStorageEntries {
    const { subscribe: onCleared, notify } = createListeners();
    this.#tabs.add(notify);
    return {
      wasSignedIn: (uid) => this.entries.get('currentUser') === uid,
      saveAccount: ({ uid, email }) => {
        this.entries.set('user', JSON.stringify({ uid, email }));
        this.entries.set('currentUser', uid);
      },
      clearAll: () => {
        this.entries.clear();
        for (const other of this.#tabs) if (other !== notify) other();
      },
      onCleared,
    };
  }
}

/** The account that most tests sign in with; its learner has no records on the device. */
export const EMAIL = 'mia@example.com';
export const UID = `uid-${EMAIL}`;
/** The answers of the set-up form. */
export const SETUP = { studentLevel: 'B2', age: 30, why: 'business' } as const;
/** A class without phrases and words to learn. */
export const A_CLASS = { ...aNewLesson, content: { phrases: [], vocab: [], met: [] } };

/** One device with its browser and cloud; records are real, over a database in memory. */
export class FakeDevice {
  readonly accounts = new FakeAccounts();
  readonly deleter = new FakeLearnerDeleter(this.accounts);
  /** The profiles in the cloud, by uid. */
  readonly cloud = new Map<string, Profile>();
  /** The cloud can't be reached while this is set. */
  cloudFailure: string | null = null;
  /** The uid of a learner whose database can't even be looked for: `exists` times out. */
  brokenRecords: string | null = null;
  readonly local = new FakeLocalStorage();
  /**
   * The events of records and sync with the learner's uid, in order: open, close, request-drain, drain, stop,
   * and pause and resume around work without sync.
   */
  readonly events: string[] = [];

  readonly #indexedDB = new IDBFactory();
  #ids = 0;
  readonly #newId = () => `id-${++this.#ids}`;

  /** Creates an account with this e-mail and the password "secret", and its finished profile in the cloud. */
  registerAccount(email: string): void {
    this.accounts.register(email, 'secret');
    this.cloud.set(`uid-${email}`, createFinishedProfile(`uid-${email}`, email));
  }

  async readDatabaseNames(): Promise<string[]> {
    return (await this.#indexedDB.databases()).map(({ name }) => name ?? '').sort();
  }

  /** Deletes the databases, as a browser short of space does; local storage stays. */
  async clearDatabases(): Promise<void> {
    for (const name of await this.readDatabaseNames()) {
      await new Promise((resolve, reject) => {
        const request = this.#indexedDB.deleteDatabase(name);
        request.onsuccess = resolve;
        request.onerror = () => reject(request.error);
        request.onblocked = () => reject(new Error(`A tab has ${name} open.`));
      });
    }
  }

  /** Opens a connection that ignores version changes, as a frozen tab does. */
  holdOpen(database: string): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = this.#indexedDB.open(database);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  }

  /** A page of the app in a new tab, or in the tab with this session storage. */
  createTab(
    changes: Partial<SessionDependencies> = {},
    sessionStorage: Storage = createFakeTabStorage(),
  ): Session {
    return createSession({ ...this.createParts(sessionStorage), ...changes });
  }

  /** As `createTab`, resolved once its session is known. */
  openTab(changes?: Partial<SessionDependencies>): Promise<Session> {
    return waitForSession(this.createTab(changes));
  }

  /** A tab with changed functions of its open learner. */
  createTabWith(
    changes: (open: OpenLearner, account: Account) => Partial<OpenLearner>,
    sessionStorage: Storage = createFakeTabStorage(),
  ): Session {
    const { openLearner, ...parts } = this.createParts(sessionStorage);
    return createSession({
      ...parts,
      async openLearner(account) {
        const opened = await openLearner(account);
        return opened.ok ? ok({ ...opened.value, ...changes(opened.value, account) }) : opened;
      },
    });
  }

  /** A tab that gets no notifications of other tabs from the provider or the browser. */
  createUnnotifiedTab(changes: Partial<Accounts> = {}): Session {
    const { accounts, localStorageEntries } = this.createParts();
    const ignoreListener = () => () => {};
    return this.createTab({
      accounts: { ...accounts, subscribe: ignoreListener, ...changes },
      localStorageEntries: { ...localStorageEntries, onCleared: ignoreListener },
    });
  }

  /** What a tab of this device is made of. */
  createParts(sessionStorage: Storage = createFakeTabStorage()): SessionDependencies {
    const tabEntries = createTabEntries(() => sessionStorage);
    const device = this.#openDeviceStore();
    const localStorageEntries = this.local.tab();
    return {
      accounts: this.accounts.createTab(),
      credentials: NO_CREDENTIALS,
      device,
      localStorageEntries,
      tabEntries,
      getDeviceRecords: (uid) => this.#getDeviceRecords(uid, device),
      importLandingPagePlays: async () => {},
      deleter: this.deleter,
      // As the app does (app/open-session.ts).
      deleteLocalData: async (uid) => {
        localStorageEntries.clearAll();
        tabEntries.deleteAllEntries();
        for (const learnerUid of [uid, ...(await device.readGuestsToMerge(uid))]) {
          await deleteLearnerDatabase(learnerUid, this.#indexedDB);
        }
        await device.deleteLearner(uid);
      },
      openLearner: async (account) => {
        const opened = await this.#openStore(account, device);
        if (!opened.ok) return err('The database is blocked.');
        const store = opened.value;
        await deleteEntriesOfDeletedRecords(tabEntries, device, account.uid, store);
        await mergeUnsavedDrafts(
          store,
          createUnsavedDrafts(() => sessionStorage, account.uid),
        );
        return ok(this.#createOpenLearner(account, store, device));
      },
    };
  }

  #openDeviceStore(): DeviceStore {
    return openDeviceStore({ newId: this.#newId, indexedDB: this.#indexedDB });
  }

  async #openStore(account: Account, device: DeviceStore) {
    return openLearnerStore({
      ...account,
      deviceId: await device.getDeviceId(),
      now: () => 1_000,
      newId: this.#newId,
      indexedDB: this.#indexedDB,
    });
  }

  #getDeviceRecords(uid: string, device: DeviceStore): DeviceRecords {
    return {
      exists: async () => {
        if (uid === this.brokenRecords) throw new DatabaseTimeoutError(uid);
        return hasLearnerDatabase(uid, this.#indexedDB);
      },
      open: () => this.#openStore({ uid, email: '', displayName: '' }, device),
      delete: () => deleteLearnerDatabase(uid, this.#indexedDB),
    };
  }

  /** A signed-in learner over these records, with a fake sync; both report their events. */
  #createOpenLearner(account: Account, store: LearnerDatabase, device: DeviceStore): OpenLearner {
    const { uid, email } = account;
    this.events.push(`open ${uid}`);
    const sync = this.#createFakeSync(account, store);
    return {
      learner: {
        uid,
        email,
        store,
        sync,
        api: NO_API,
        preferences: { read: async () => null, write: async () => {} },
      },
      sync,
      readUnsyncedRecords: store.readUnsyncedRecords,
      sealRecords: store.sealRecords,
      runWithoutSync: async (work) => {
        this.events.push(`pause ${uid}`);
        const value = await work();
        this.events.push(`resume ${uid}`);
        return value;
      },
      stop: sync.stop,
      close: () => {
        this.events.push(`close ${uid}`);
        store.close();
      },
      deleteRecords: () => deleteLearnerDatabase(uid, this.#indexedDB),
      mergeGuest: (guest) =>
        mergeGuestInto(guest, this.#getDeviceRecords(guest, device), { uid, email }, store),
    };
  }

  /** Syncs only the profile with the cloud; all other records count as sent after a drain. */
  #createFakeSync({ uid, email, displayName }: Account, store: LearnerDatabase): RunningSync {
    return {
      getStatus: () => ({ kind: 'saved-here', pending: 0 }),
      subscribe: () => () => {},
      requestDrain: () => this.events.push(`request-drain ${uid}`),
      pullOnce: async () => {
        if (this.cloudFailure !== null) {
          return err({ kind: 'unreachable', message: this.cloudFailure });
        }
        const found = this.cloud.get(uid);
        const profile = found ?? createSignInProfile(uid, email, displayName);
        this.cloud.set(uid, profile);
        await store.applyChange((state) => ({ ...state, profile }), []);
        return ok(found ? 'exists' : 'created');
      },
      drainFor: async () => {
        this.events.push(`drain ${uid}`);
        const { entries, state } = await store.readSnapshot();
        if (this.cloudFailure !== null) return entries.length;
        if (state.profile) this.cloud.set(uid, state.profile);
        // Removes the sent entries from the outbox.
        await store.applyChange((current) => current, entries);
        return 0;
      },
      stop: async () => {
        this.events.push(`stop ${uid}`);
      },
    };
  }
}

export async function waitForSession(tab: Session): Promise<Session> {
  await tab.waitUntilReady();
  return tab;
}

/** The learner who is signed in in the tab. */
export function getLearner(tab: Session): Learner {
  const state = tab.getState();
  if (state.status !== 'signed-in') throw new Error(`No learner is signed in: ${state.status}`);
  return state.learner;
}

export function createFinishedProfile(uid: string, email: string): Profile {
  return {
    ...createSignInProfile(uid, email, 'Mia'),
    studentLevel: 'B1',
    setupComplete: true,
    updatedAt: 500,
    deviceId: 'elsewhere',
  };
}
