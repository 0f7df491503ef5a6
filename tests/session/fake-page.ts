import { IDBFactory } from 'fake-indexeddb';
import { DatabaseUnanswered } from '../../src/data/database/open-in-time.ts';
import { openDeviceStore } from '../../src/data/device/device-store.ts';
import { createTabEntries, forgetDiscarded } from '../../src/data/device/tab-entries.ts';
import {
  deleteLearnerDatabase,
  hasLearnerDatabase,
  openLearnerStore,
} from '../../src/data/learner/open-learner-store.ts';
import { createListeners } from '../../src/domain/listeners.ts';
import { signInDefaults } from '../../src/domain/profile.ts';
import type { Profile } from '../../src/domain/records.ts';
import { err, ok } from '../../src/domain/result.ts';
import {
  createUnwrittenDrafts,
  joinUnwrittenDrafts,
} from '../../src/features/classroom/notepad/unwritten-draft.ts';
import type { AccountKeys } from '../../src/remote/account-keys.ts';
import type { Account, Accounts } from '../../src/remote/accounts.ts';
import { FakeAccounts } from '../../src/remote/fake-accounts.ts';
import { FakeRemover } from '../../src/remote/fake-remover.ts';
import type { LessonApi } from '../../src/remote/lesson-api.ts';
import { createSession } from '../../src/session/create-session.ts';
import { adoptGuestRecords, type DeviceRecords } from '../../src/session/device-records.ts';
import type { LocalEntries } from '../../src/session/local-entries.ts';
import type { Learner, Session } from '../../src/session/session.ts';
import type { SessionParts } from '../../src/session/session-effects.ts';
import type { OpenLearner } from '../../src/session/session-reducer.ts';
import type { RunningSync } from '../../src/sync/engine/learner-sync.ts';
import { aNewLesson } from '../data/open-device.ts';
import { aTabStorage } from '../features/classroom/notepad/tab-storage.ts';

const NO_API: Pick<LessonApi, 'remainingCalls'> = {
  remainingCalls: async () => err({ kind: 'offline' }),
};

const nothing = async () => err({ kind: 'offline' as const });
const NO_KEYS: AccountKeys = {
  sendResetLink: nothing,
  isEmailConfirmed: async () => null,
  sendConfirmation: nothing,
  readLink: nothing,
  setPassword: nothing,
  confirmEmail: nothing,
  hasPassword: () => false,
  signOutElsewhere: nothing,
};

/** Local storage that all tabs of the device share, with the event that the others get. */
class FakeLocalStorage {
  readonly entries = new Map<string, string>();
  #tabs = new Set<() => void>();

  tab(): LocalEntries {
    const { subscribe: onCleared, notify } = createListeners();
    this.#tabs.add(notify);
    return {
      hadSignedIn: (uid) => this.entries.get('currentUser') === uid,
      remember: ({ uid, email }) => {
        this.entries.set('user', JSON.stringify({ uid, email }));
        this.entries.set('currentUser', uid);
      },
      clear: () => {
        this.entries.clear();
        for (const other of this.#tabs) if (other !== notify) other();
      },
      onCleared,
    };
  }
}

/** One device with its browser, and the cloud behind it; records are the real ones over a database in memory. */
export class FakeDevice {
  readonly accounts = new FakeAccounts();
  readonly remover = new FakeRemover(this.accounts);
  /** The profiles in the cloud, by uid. */
  readonly cloud = new Map<string, Profile>();
  /** The cloud can't be reached while this is set. */
  cloudFailure: string | null = null;
  /** Whose records the browser neither opens nor says why not, while nobody is signed in to them. */
  brokenRecords: string | null = null;
  readonly local = new FakeLocalStorage();
  /** What happened to records and sync, in order. */
  readonly log: string[] = [];

  readonly #indexedDB = new IDBFactory();
  #ids = 0;
  readonly #newId = () => `id-${++this.#ids}`;

  /** The provider has an account with this e-mail and the password "secret", and the cloud its finished profile. */
  knows(email: string): void {
    this.accounts.register(email, 'secret');
    this.cloud.set(`uid-${email}`, finishedProfile(`uid-${email}`, email));
  }

  async databases(): Promise<string[]> {
    return (await this.#indexedDB.databases()).map(({ name }) => name ?? '').sort();
  }

  /** Does what browsers do that run short of space: local storage stays. */
  async clearDatabases(): Promise<void> {
    for (const name of await this.databases()) {
      await new Promise((resolve) => {
        this.#indexedDB.deleteDatabase(name).onsuccess = resolve;
      });
    }
  }

  /** A connection that does not let go, as that of a tab which the browser has frozen. */
  holdOpen(database: string): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = this.#indexedDB.open(database);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  }

  /** A page of the app in one more tab, or in the tab that has this session storage. */
  tab(changes: Partial<SessionParts> = {}, sessionStorage: Storage = aTabStorage()): Session {
    return createSession({ ...this.parts(sessionStorage), ...changes });
  }

  /** The same, once it knows who is signed in. */
  openTab(changes?: Partial<SessionParts>): Promise<Session> {
    return ready(this.tab(changes));
  }

  /** A tab whose open records are changed so. */
  tabWith(
    changes: (open: OpenLearner, account: Account) => Partial<OpenLearner>,
    sessionStorage: Storage = aTabStorage(),
  ): Session {
    const { openLearner, ...parts } = this.parts(sessionStorage);
    return createSession({
      ...parts,
      async openLearner(account) {
        const opened = await openLearner(account);
        return opened.ok ? ok({ ...opened.value, ...changes(opened.value, account) }) : opened;
      },
    });
  }

  /** A tab that neither the provider nor the browser has told yet of what others did. */
  deafTab(changes: Partial<Accounts> = {}): Session {
    const { accounts, local } = this.parts();
    const unheard = () => () => {};
    return this.tab({
      accounts: { ...accounts, subscribe: unheard, ...changes },
      local: { ...local, onCleared: unheard },
    });
  }

  parts(sessionStorage: Storage = aTabStorage()): SessionParts {
    const tab = createTabEntries(() => sessionStorage);
    const device = openDeviceStore({ newId: this.#newId, indexedDB: this.#indexedDB });
    const local = this.local.tab();
    const openStore = async (account: Account) =>
      openLearnerStore({
        ...account,
        deviceId: await device.deviceId(),
        now: () => 1_000,
        newId: this.#newId,
        indexedDB: this.#indexedDB,
      });
    const recordsOf = (uid: string): DeviceRecords => ({
      exist: async () => {
        if (uid === this.brokenRecords) throw new DatabaseUnanswered(uid);
        return hasLearnerDatabase(uid, this.#indexedDB);
      },
      open: () => openStore({ uid, email: '', displayName: '' }),
      erase: () => deleteLearnerDatabase(uid, this.#indexedDB),
    });
    return {
      accounts: this.accounts.tab(),
      keys: NO_KEYS,
      device,
      local,
      tab,
      recordsOf,
      takeEntrancePlays: async () => {},
      remover: this.remover,
      eraseTraces: async (uid) => {
        local.clear();
        tab.clear();
        for (const each of [uid, ...(await device.guestsToAdopt(uid))]) {
          await deleteLearnerDatabase(each, this.#indexedDB);
        }
        await device.forgetLearner(uid);
      },
      openLearner: async (account) => {
        const { uid, email, displayName } = account;
        const opened = await openStore(account);
        if (!opened.ok) return err('The database is blocked.');
        const store = opened.value;
        await forgetDiscarded(tab, device, uid, store);
        await joinUnwrittenDrafts(
          store,
          createUnwrittenDrafts(() => sessionStorage, uid),
        );
        this.log.push(`open ${uid}`);
        const sync: RunningSync = {
          status: () => ({ phase: 'saved-here', pending: 0 }),
          subscribe: () => () => {},
          wake: () => this.log.push(`wake ${uid}`),
          pullOnce: async () => {
            if (this.cloudFailure !== null) {
              return err({ kind: 'unreachable', message: this.cloudFailure });
            }
            const found = this.cloud.get(uid);
            const profile = found ?? signInDefaults(uid, email, displayName);
            this.cloud.set(uid, profile);
            await store.absorb((state) => ({ ...state, profile }), []);
            return ok(found ? 'exists' : 'created');
          },
          drainFor: async () => {
            this.log.push(`drain ${uid}`);
            const { entries, state } = await store.snapshot();
            if (this.cloudFailure !== null) return entries.length;
            if (state.profile) this.cloud.set(uid, state.profile);
            await store.absorb((current) => current, entries);
            return 0;
          },
          stop: async () => {
            this.log.push(`stop ${uid}`);
          },
        };
        return ok({
          learner: {
            uid,
            email,
            store,
            sync,
            api: NO_API,
            preferences: { read: async () => null, write: async () => {} },
          },
          sync,
          onlyHere: store.onlyHere,
          seal: store.seal,
          withoutSync: async (work) => {
            this.log.push(`rest ${uid}`);
            const value = await work();
            this.log.push(`rested ${uid}`);
            return value;
          },
          stop: sync.stop,
          close: () => {
            this.log.push(`close ${uid}`);
            store.close();
          },
          erase: () => deleteLearnerDatabase(uid, this.#indexedDB),
          adoptGuest: (guest) => adoptGuestRecords(guest, recordsOf(guest), { uid, email }, store),
        });
      },
    };
  }
}

/** A learner who has nothing on the device yet. */
export const EMAIL = 'mia@example.com';
export const UID = `uid-${EMAIL}`;
export const SETUP = { studentLevel: 'B2', age: 30, why: 'business' } as const;
export const A_CLASS = { ...aNewLesson, content: { phrases: [], vocab: [], met: [] } };

export async function ready(tab: Session): Promise<Session> {
  await tab.ready();
  return tab;
}

/** Who is signed in in the tab. */
export function learnerIn(tab: Session): Learner {
  const state = tab.state();
  if (state.phase !== 'signed-in') throw new Error(`nobody is signed in: ${state.phase}`);
  return state.learner;
}

export function finishedProfile(uid: string, email: string): Profile {
  return {
    ...signInDefaults(uid, email, 'Mia'),
    studentLevel: 'B1',
    setupComplete: true,
    updatedAt: 500,
    deviceId: 'elsewhere',
  };
}
