import {
  type LearnerDatabase,
  type OpenOptions,
  openStoreWithTables,
} from '../../../src/data/learner/open-learner-store.ts';
import { readUnsyncedRecords } from '../../../src/data/learner/unsynced-records.ts';
import { readAllRequests } from '../../../src/data/requests/request-table.ts';
import { readSnapshot } from '../../../src/data/sync-rows/sync-rows-store.ts';
import type { SyncedRows } from '../../../src/data/sync-rows/synced-rows.ts';
import { moveUnreadableToDeadLetters } from '../../../src/data/sync-rows/unreadable-rows.ts';
import type { Rng } from '../../../src/domain/random.ts';
import { ok } from '../../../src/domain/result.ts';
import { startRequestSender } from '../../../src/session/requests/request-sender.ts';
import { createLearnerSync } from '../../../src/sync/engine/learner-sync.ts';
import { decodeFields } from '../../../src/sync/wire/typed-values.ts';
import { createFakeUserDocument, FakeSignIn } from '../ports/fake-cloud.ts';
import { FakeConnectivity, FakeLocks } from '../ports/fake-ports.ts';
import type { Backend, Disk } from './backend.ts';
import { isDraft, isTextRetained } from './draft-checks.ts';
import type { SimulatedFault } from './faults.ts';
import type { Ledger } from './ledger.ts';
import { LiveQueries } from './live-queries.ts';
import type { RowChange, StoreHooks } from './memory-database.ts';
import type { Network } from './network.ts';
import { type PageSignIn, type PlannedFault, SimulatedPage } from './simulated-page.ts';
import type { SimulatedTeacher } from './simulated-teacher.ts';
import { PERMANENT_PROCESS, type Timeline } from './timeline.ts';
import { checkTransaction } from './transaction-checks.ts';

/** What all devices share. */
export interface SimulationContext {
  timeline: Timeline;
  network: Network;
  teacher: SimulatedTeacher;
  backend: Backend;
  ledgerOf: (uid: string) => Ledger;
  random: Rng;
  serial: () => number;
  onFault: (happened: PlannedFault) => void;
  applyFault: (fault: SimulatedFault, page: SimulatedPage, device: SimulatedDevice) => void;
}

const ROW_TABLES = new Set(['lessons', 'homework', 'kv', 'requests']);
/** The on-device check of any answer. */
const DEVICE_CHECK = {
  feedback: 'Found on the device.',
  page: { by: 'device', note: '', marks: [] },
  mistakes: [],
} as const;

/** One device: its databases, clock, locks and sign-in, shared by its tabs. */
export class SimulatedDevice {
  readonly name: string;
  readonly disk: Disk;
  readonly connectivity = new FakeConnectivity();
  readonly signIn = new FakeSignIn('ann');
  /** The error of its clock, in milliseconds. */
  skew = 0;
  readonly session: PageSignIn = {
    mustSignIn: false,
    canRenew: (can) => {
      this.signIn.canRenew = can;
    },
    renewals: () => this.signIn.renewals,
    expiredToken: null,
  };
  readonly #context: SimulationContext;
  readonly #locks: FakeLocks;
  readonly #queries = new Map<string, LiveQueries>();

  constructor(name: string, context: SimulationContext) {
    this.name = name;
    this.#context = context;
    this.disk = context.backend.createDisk();
    // Locks time out in simulated time, independent of the device's clock.
    this.#locks = new FakeLocks(deviceTimers(this.now, context.timeline));
  }

  readonly now = (): number => this.#context.timeline.now + this.skew;

  /**
   * Opens a tab; it stays dead when its database does not open.
   * @param storage the tab's session storage
   */
  open(uid: string, storage: Storage): SimulatedPage {
    const { timeline, network, ledgerOf, onFault, applyFault, random: chance } = this.#context;
    const ledger = ledgerOf(uid);
    const page = new SimulatedPage({
      uid,
      ledger,
      timeline,
      onFault,
      applyFault: (fault) => applyFault(fault, page, this),
      session: this.session,
      storage,
      isOnline: () => this.connectivity.isOnline(),
      isSignedIn: () => this.signIn.uid === uid,
      today: () => new Date(this.now()).toISOString().slice(0, 10),
      onSaveReported: (lessonId, texts) => {
        const database = this.disk.getDatabase(uid);
        for (const text of database ? texts.values() : []) {
          ledger.requests.recordSaved(text);
          const isStored =
            database && isTextRetained({ ledger, database, sentRevisions: new Map() }, lessonId, text);
          ledger.expect(
            'drafts-stay',
            isStored === true,
            () => `"${text}" was reported saved, and is not stored`,
          );
        }
      },
    });
    const tables = this.disk.open(uid, this.#hooks(page));
    void openStoreWithTables(tables, this.#options(uid)).then((opened) => {
      if (!opened.ok) page.kill();
      if (!opened.ok || page.process.isDead) return;
      const store = opened.value;
      page.store = store;
      this.connectivity.onOnline(() => page.makeDue());
      this.connectivity.onVisibilityChange(() => page.makeDue());
      const sync = createLearnerSync({
        store: observeRows(store, page, network),
        userDocument: createFakeUserDocument(network.connect(page), this.signIn, 0),
        identity: this.signIn,
        clock: page.clock(this.now),
        random: chance,
        locks: page.locks(this.#locks),
        connectivity: this.connectivity,
        requestPersistence: async () => undefined,
        onStep: (step) => page.reach(step),
      });
      page.sync = {
        ...sync,
        requestDrain() {
          page.makeDue();
          sync.requestDrain();
        },
      };
      this.#startSender(page, store);
      this.#queriesOf(uid).watch(page, isDraft, () => void page.notepad?.mergeStored());
    });
    return page;
  }

  #startSender(page: SimulatedPage, store: LearnerDatabase): void {
    const { uid } = page;
    const isRequest = ({ table }: RowChange) => table === 'requests';
    page.sender = startRequestSender({
      uid,
      store: {
        ...store,
        // Dexie's live queries need a real database.
        watchRequests: (listener) =>
          this.#queriesOf(uid).watch(page, isRequest, () => void store.readRequests().then(listener)),
      },
      api: this.#context.teacher.connect(page),
      clock: page.clock(this.now),
      locks: page.locks(this.#locks),
      connectivity: this.connectivity,
      today: () => page.today(),
      loadClassContent: async () => ({ phrases: [], vocab: [], met: [] }),
      addRecall: async (classPlan) => classPlan,
      writeReview: async () => null,
      checkOnDevice: async () => ok(DEVICE_CHECK),
      writeClass: async () => ok('# Written here'),
    });
  }

  #queriesOf(uid: string): LiveQueries {
    const queries = this.#queries.get(uid) ?? new LiveQueries(this.#context.timeline);
    this.#queries.set(uid, queries);
    return queries;
  }

  /** The device's records, as a page opened now would read them. */
  async observe(uid: string) {
    const hooks: StoreHooks = {
      waitForTurn: async () => undefined,
      onChange: () => undefined,
      onStored: () => undefined,
    };
    const tables = this.disk.open(uid, hooks);
    await moveUnreadableToDeadLetters(tables, this.now());
    const snapshot = await readSnapshot(tables);
    const [requests, unsyncedRecords] = await Promise.all([
      readAllRequests(tables),
      readUnsyncedRecords(tables),
    ]);
    tables.close();
    return { ...snapshot, requests, unsyncedRecords, device: this.name };
  }

  /** Switches the account as a provider does: the user first, the token a moment later. */
  switchTo(uid: string | null): void {
    this.signIn.uid = uid;
    void this.#context.timeline.waitForTurn(PERMANENT_PROCESS).then(() => {
      this.signIn.tokenUid = this.signIn.uid;
    });
  }

  #options(uid: string): OpenOptions {
    const { serial } = this.#context;
    const newId = () => `${this.name}-${serial()}`;
    return { uid, email: `${uid}@example.com`, deviceId: this.name, now: this.now, newId };
  }

  #hooks(page: SimulatedPage): StoreHooks {
    return {
      waitForTurn: () => this.#context.timeline.waitForTurn(page.process),
      onChange(table) {
        page.throwStoreFault();
        if (table === 'outbox') page.reach('entry changed');
        else if (ROW_TABLES.has(table)) page.reach('row changed');
      },
      onStored: (changes) => {
        const database = this.disk.getDatabase(page.uid);
        const { ledger, sentRevisions } = page;
        if (changes && database) checkTransaction({ ledger, database, sentRevisions }, changes);
        this.#queriesOf(page.uid).notify(changes);
        page.reach('transaction stored');
      },
    };
  }
}

function deviceTimers(now: () => number, timeline: Timeline) {
  return { now, runAfter: (ms: number, task: () => void) => timeline.runAfter(PERMANENT_PROCESS, ms, task) };
}

/** The engine's rows, with its reads and default profiles recorded. */
function observeRows<Rows extends SyncedRows>(rows: Rows, page: SimulatedPage, network: Network): Rows {
  return {
    ...rows,
    // Live queries need a real database; the status is tested elsewhere.
    watchCounts: () => () => undefined,
    async readSnapshot() {
      const snapshot = await rows.readSnapshot();
      page.lastSnapshot = new Map(snapshot.entries.map(({ key, rev }) => [key, rev]));
      return snapshot;
    },
    async saveCopy(copy) {
      const isExact = network.isVersion(copy.updateTime, decodeFields(JSON.parse(copy.text)));
      page.ledger.expect(
        'exact-copy',
        isExact,
        () => `a copy differs from the document at its ${copy.updateTime}`,
      );
      return rows.saveCopy(copy);
    },
    async createDefaultProfile() {
      const isCreated = await rows.createDefaultProfile();
      page.ledger.expect(
        'pull-deletes-nothing',
        !isCreated || page.sawDocument,
        () => 'a failed read made a profile',
      );
      return isCreated;
    },
  };
}
