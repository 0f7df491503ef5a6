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
import { createFakeUserDocument, FakeSignIn } from '../ports/fake-cloud.ts';
import { FakeConnectivity, FakeLocks } from '../ports/fake-ports.ts';
import type { Backend, Disk } from './backend.ts';
import { isDraft, isKept } from './draft-checks.ts';
import type { SimulatedFault } from './faults.ts';
import type { Ledger } from './ledger.ts';
import { LiveQueries } from './live-queries.ts';
import type { RowChange, StoreHooks } from './memory-database.ts';
import type { Network } from './network.ts';
import { type LaidFault, type PageSignIn, SimulatedPage } from './simulated-page.ts';
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
  onFault: (strike: LaidFault) => void;
  applyFault: (fault: SimulatedFault, page: SimulatedPage, device: SimulatedDevice) => void;
}

const ROW_TABLES = new Set(['lessons', 'homework', 'kv', 'requests']);
/** What this device finds in any answer. */
const FOUND_HERE = {
  feedback: 'Found here.',
  page: { by: 'device', note: '', marks: [] },
  mistakes: [],
} as const;

/** One device: its databases, clock, locks and sign-in, shared by its tabs. */
export class SimulatedDevice {
  readonly name: string;
  readonly disk: Disk;
  readonly connectivity = new FakeConnectivity();
  readonly signIn = new FakeSignIn('ann');
  /** How far its clock is off, in milliseconds. */
  skew = 0;
  readonly session: PageSignIn = {
    mustSignIn: false,
    canRenew: (can) => {
      this.signIn.canRenew = can;
    },
    renewals: () => this.signIn.renewals,
    spoiltToken: null,
  };
  readonly #around: SimulationContext;
  readonly #locks: FakeLocks;
  readonly #queries = new Map<string, LiveQueries>();

  constructor(name: string, around: SimulationContext) {
    this.name = name;
    this.#around = around;
    this.disk = around.backend.createDisk();
    // Lock waiting takes real time, whatever the device's clock says.
    this.#locks = new FakeLocks(deviceTimers(this.now, around.timeline));
  }

  readonly now = (): number => this.#around.timeline.now + this.skew;

  /**
   * Opens a tab, as far as the world lets it.
   * @param storage the tab's session storage
   */
  open(uid: string, storage: Storage): SimulatedPage {
    const { timeline, network, ledgerOf, onFault, applyFault, random: chance } = this.#around;
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
          ledger.requests.noteTold(text);
          const isThere = database && isKept({ ledger, database, sentRevisions: new Map() }, lessonId, text);
          ledger.expect(15, isThere === true, () => `"${text}" was told to be saved, and is not there`);
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
        store: watched(store, page),
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
      this.#live(uid).watch(page, isDraft, () => void page.notepad?.look());
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
          this.#live(uid).watch(page, isRequest, () => void store.readRequests().then(listener)),
      },
      api: this.#around.teacher.connect(page),
      clock: page.clock(this.now),
      locks: page.locks(this.#locks),
      connectivity: this.connectivity,
      today: () => page.today(),
      loadClassContent: async () => ({ phrases: [], vocab: [], met: [] }),
      checkOnDevice: async () => ok(FOUND_HERE),
      writeClass: async () => ok('# Written here'),
    });
  }

  #live(uid: string): LiveQueries {
    const known = this.#queries.get(uid) ?? new LiveQueries(this.#around.timeline);
    this.#queries.set(uid, known);
    return known;
  }

  /** What lies on the device, as a page that is opened now would find it. */
  async observe(uid: string) {
    const hooks: StoreHooks = {
      waitForTurn: async () => undefined,
      onChange: () => undefined,
      onStored: () => undefined,
    };
    const tables = this.disk.open(uid, hooks);
    await moveUnreadableToDeadLetters(tables, this.now());
    const snapshot = await readSnapshot(tables);
    const [requests, onlyHere] = await Promise.all([readAllRequests(tables), readUnsyncedRecords(tables)]);
    tables.close();
    return { ...snapshot, requests, onlyHere, device: this.name };
  }

  /** Switches the account as a provider does: the user first, the token a moment later. */
  switchTo(uid: string | null): void {
    this.signIn.uid = uid;
    void this.#around.timeline.waitForTurn(PERMANENT_PROCESS).then(() => {
      this.signIn.tokenUid = this.signIn.uid;
    });
  }

  #options(uid: string): OpenOptions {
    const { serial } = this.#around;
    const newId = () => `${this.name}-${serial()}`;
    return { uid, email: `${uid}@example.com`, deviceId: this.name, now: this.now, newId };
  }

  #hooks(page: SimulatedPage): StoreHooks {
    return {
      waitForTurn: () => this.#around.timeline.waitForTurn(page.process),
      onChange(table) {
        page.throwStoreFault();
        if (table === 'outbox') page.reach('entry changed');
        else if (ROW_TABLES.has(table)) page.reach('row changed');
      },
      onStored: (changes) => {
        const database = this.disk.getDatabase(page.uid);
        const { ledger, sentRevisions } = page;
        if (changes && database) checkTransaction({ ledger, database, sentRevisions }, changes);
        this.#live(page.uid).tell(changes);
        page.reach('transaction stored');
      },
    };
  }
}

function deviceTimers(now: () => number, timeline: Timeline) {
  return { now, runAfter: (ms: number, task: () => void) => timeline.runAfter(PERMANENT_PROCESS, ms, task) };
}

/** The rows as the engine has them, with what it reads and makes noted. */
function watched<Rows extends SyncedRows>(rows: Rows, page: SimulatedPage): Rows {
  return {
    ...rows,
    // Live queries need a real database; the status is tested elsewhere.
    watchCounts: () => () => undefined,
    async readSnapshot() {
      const snapshot = await rows.readSnapshot();
      page.lastSnapshot = new Map(snapshot.entries.map(({ key, rev }) => [key, rev]));
      return snapshot;
    },
    async createDefaultProfile() {
      const isMade = await rows.createDefaultProfile();
      page.ledger.expect(13, !isMade || page.sawDocument, () => 'a failed read made a profile');
      return isMade;
    },
  };
}
