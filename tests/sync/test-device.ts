import { IDBFactory } from 'fake-indexeddb';
import { onTestFinished } from 'vitest';
import { type LearnerDatabase, openLearnerStore } from '../../src/data/learner/open-learner-store.ts';
import { type DrainOutcome, drain } from '../../src/sync/engine/drain.ts';
import type { EngineDependencies, SyncStep } from '../../src/sync/engine/engine-parts.ts';
import { createLearnerSync, type RunningSync } from '../../src/sync/engine/learner-sync.ts';
import type { UserDocument } from '../../src/sync/ports/user-document.ts';
import { createFakeUserDocument, type FakeCloud, FakeSignIn } from './ports/fake-cloud.ts';
import { FakeBackgroundSync, FakeClock, FakeConnectivity, FakeLocks } from './ports/fake-ports.ts';

/** The time on a device's clock when a test begins. */
export const START = Date.UTC(2025, 4, 1);

/** A page of the app on a device, with its own database connection. */
export interface Tab {
  store: LearnerDatabase;
  /** Runs one drain, without triggers. */
  drain(options?: { signal?: AbortSignal; step?: (step: SyncStep) => void }): Promise<DrainOutcome>;
  /** Starts the sync with all its triggers. */
  startSync(step?: (step: SyncStep) => void): RunningSync;
}

/** One device: its databases, clock, locks and sign-in, shared by its tabs. */
export class TestDevice {
  readonly indexedDB = new IDBFactory();
  readonly clock: FakeClock;
  readonly connectivity = new FakeConnectivity();
  readonly background = new FakeBackgroundSync();
  readonly signIn: FakeSignIn;
  readonly userDocument: UserDocument;
  readonly #locks: FakeLocks;
  readonly #name: string;
  #ids = 0;

  constructor(cloud: FakeCloud, name: string, { uid = 'ann', now = START } = {}) {
    this.#name = name;
    this.clock = new FakeClock(now);
    this.signIn = new FakeSignIn(uid);
    this.userDocument = createFakeUserDocument(cloud, this.signIn);
    this.#locks = new FakeLocks(this.clock);
  }

  /** Opens a tab with a sync that runs until the test ends. */
  async startTab(step?: (step: SyncStep) => void): Promise<Tab & { sync: RunningSync }> {
    const tab = await this.openTab();
    const sync = tab.startSync(step);
    onTestFinished(() => sync.stop());
    return { ...tab, sync };
  }

  async openTab(uid = 'ann'): Promise<Tab> {
    const opened = await openLearnerStore({
      uid,
      email: `${uid}@example.com`,
      deviceId: this.#name,
      now: () => this.clock.now(),
      newId: () => `${this.#name}-${++this.#ids}`,
      indexedDB: this.indexedDB,
    });
    if (!opened.ok) throw new Error(`The database did not open: ${opened.failure.kind}`);
    const store = opened.value;
    const { clock, userDocument, signIn: identity, connectivity, background } = this;
    const parts: EngineDependencies = { rows: store, userDocument, identity, clock, random: () => 0.5 };
    return {
      store,
      drain: ({ signal = new AbortController().signal, step: onStep } = {}) =>
        drain({ ...parts, ...(onStep ? { onStep } : {}) }, signal, 0),
      startSync: (onStep) =>
        createLearnerSync({
          store,
          userDocument,
          identity,
          clock,
          random: () => 0.5,
          locks: this.#locks,
          connectivity,
          background,
          requestPersistence: async () => undefined,
          ...(onStep ? { onStep } : {}),
        }),
    };
  }
}
