import type { LearnerDatabase } from '../../../src/data/learner/open-learner-store.ts';
import type { RequestSender } from '../../../src/session/requests/request-sender.ts';
import type { RunningSync } from '../../../src/sync/engine/learner-sync.ts';
import type { Clock, Locks } from '../../../src/sync/ports/ports.ts';
import type { DocumentFields } from '../../../src/sync/ports/user-document.ts';
import type { CloudRequest } from '../ports/fake-cloud.ts';
import { listTexts } from './draft-checks.ts';
import {
  COMMIT_FAULTS,
  type FaultPoint,
  isInTransaction,
  isRequestFault,
  isStoreFault,
  type RequestFault,
  type SimulatedFault,
  type StoreFault,
} from './faults.ts';
import type { Ledger } from './ledger.ts';
import { createNamedError } from './memory-table.ts';
import type { Caller } from './network.ts';
import { NotepadTab } from './notepad-tab.ts';
import type { LessonCaller, LessonFault } from './simulated-teacher.ts';
import type { ProcessState, Timeline } from './timeline.ts';

/** The end of a page's process. */
export class PageKilledError extends Error {}
const killed = new PageKilledError();

/** A fault set at a step: it happens when the page reaches it. */
export interface PlannedFault {
  point: FaultPoint;
  fault: SimulatedFault;
}

/** The sign-in of a page's device. */
export interface PageSignIn {
  mustSignIn: boolean;
  canRenew: (can: boolean) => void;
  /** How often a fresh token was requested. */
  renewals: () => number;
  /** The number of renewals at which the token expired; null while it is valid. */
  expiredToken: number | null;
}

export interface PageParts {
  uid: string;
  ledger: Ledger;
  timeline: Timeline;
  /** Called when a fault happens. */
  onFault: (happened: PlannedFault) => void;
  /** Applies a fault of the step itself, other than the page's end. */
  applyFault: (fault: SimulatedFault, page: SimulatedPage) => void;
  session: PageSignIn;
  /** The tab's session storage, which survives a reload. */
  storage: Storage;
  isOnline: () => boolean;
  /** Whether the device has this page's learner signed in. */
  isSignedIn: () => boolean;
  /** The device's date, `YYYY-MM-DD`. */
  today: () => string;
  /** Called with the texts that a notepad reported saved. */
  onSaveReported: (lessonId: string, texts: ReadonlyMap<string, string>) => void;
}

/** One tab of the app: its process, and the faults that wait for it. */
export class SimulatedPage implements Caller, LessonCaller {
  readonly process: ProcessState = { isDead: false, isFrozen: false };
  readonly uid: string;
  readonly ledger: Ledger;
  readonly plannedFaults: PlannedFault[] = [];
  store: LearnerDatabase | null = null;
  sync: RunningSync | null = null;
  sender: RequestSender | null = null;
  /** The notepad that is open. */
  notepad: NotepadTab | null = null;
  #opening: { lessonId: string; notepad: Promise<NotepadTab> } | null = null;
  sawDocument = false;
  knownDocument: DocumentFields | null | undefined;
  quietUntil = 0;
  /** The reasons not to wait that it has not handled yet. */
  #madeDue = 0;
  /** Whether its database was ever made to fail. */
  hadStoreFaults = false;
  #requestedRuns = 0;
  /** The revisions of the entries as the drain in progress read them. */
  sentRevisions: ReadonlyMap<string, number> = new Map();
  lastSnapshot: ReadonlyMap<string, number> = new Map();
  readonly #parts: PageParts;
  #requestFaults: { fault: RequestFault; point: FaultPoint }[] = [];
  #storeFaults: { fault: StoreFault; point: FaultPoint }[] = [];
  #lessonFaults: LessonFault[] = [];
  #notifyDeath = () => {};
  readonly #death = new Promise<void>((resolve) => {
    this.#notifyDeath = resolve;
  });

  constructor(parts: PageParts) {
    this.#parts = parts;
    this.uid = parts.uid;
    this.ledger = parts.ledger;
  }

  /** Ends the process; nothing it waits for resolves. */
  kill(): void {
    this.process.isDead = true;
    this.sender?.stop();
    this.#notifyDeath();
  }

  /** Handles a step: the faults set there happen. */
  reach(point: FaultPoint): void {
    if (this.process.isDead) throw killed;
    if (point === 'made due' && this.#madeDue > 0) {
      this.#madeDue -= 1;
      this.quietUntil = 0;
    }
    if (point === 'rows read') this.sentRevisions = this.lastSnapshot;
    for (let index = this.plannedFaults.findIndex((planned) => planned.point === point); index >= 0; ) {
      const [planned] = this.plannedFaults.splice(index, 1);
      if (planned) this.#applyPlanned(planned);
      index = this.plannedFaults.findIndex((other) => other.point === point);
    }
  }

  #applyPlanned({ point, fault }: PlannedFault): void {
    if (isRequestFault(fault)) this.setRequestFault(fault, point);
    else if (isStoreFault(fault)) this.#storeFaults.push({ fault, point });
    else {
      this.#parts.onFault({ point, fault });
      if (fault === 'crash') {
        this.kill();
        throw killed;
      }
      if (fault === 'frozen tab') this.#freeze(point);
      else this.#parts.applyFault(fault, this);
      if (this.process.isDead) throw killed;
    }
  }

  /** A page that is frozen aborts its transaction (`page-freezes.ts`), and repeats it once it thaws. */
  #freeze(point: FaultPoint): void {
    this.process.isFrozen = true;
    if (isInTransaction(point)) throw createNamedError('AbortError');
  }

  /** Opens the notepad of a lesson, unless it is the one that is open. */
  async openNotepad(lessonId: string): Promise<NotepadTab | null> {
    const { store, uid } = this;
    if (!store) return null;
    if (this.#opening?.lessonId === lessonId) return this.#opening.notepad;
    this.notepad?.leave();
    this.notepad = null;
    const { storage, onSaveReported } = this.#parts;
    const onSaved = (texts: ReadonlyMap<string, string>) => onSaveReported(lessonId, texts);
    const opening = { lessonId, notepad: NotepadTab.open({ lessonId, uid, store, storage, onSaved }) };
    this.#opening = opening;
    const notepad = await opening.notepad;
    for (const text of listTexts(notepad.draft).values()) this.ledger.requests.recordShown(text);
    if (this.#opening === opening) this.notepad = notepad;
    return notepad;
  }

  /** Prepares a reload of the tab. */
  leave(): void {
    this.notepad?.leave();
    for (const text of this.notepad?.unreportedTexts ?? []) this.ledger.requests.recordUnsaved(text);
  }

  isOnline(): boolean {
    return this.#parts.isOnline();
  }

  isSignedIn(): boolean {
    return this.#parts.isSignedIn() && !this.mustSignIn();
  }

  today(): string {
    return this.#parts.today();
  }

  get isRequested(): boolean {
    return this.#requestedRuns > 0;
  }

  /** The learner requests a pull. */
  pull(): void {
    const { sync } = this;
    if (!sync) return;
    if (!this.isRequested) this.sawDocument = false;
    this.#runRequested(() => sync.pullOnce());
  }

  /** The last drain of a log-out that the learner cancels. */
  drainForLogOut(): void {
    const { sync } = this;
    if (sync) this.#runRequested(() => sync.drainFor(5_000));
  }

  #runRequested(ask: () => Promise<unknown>): void {
    this.#requestedRuns += 1;
    this.makeDue();
    void ask()
      .catch(() => undefined)
      .finally(() => {
        this.#requestedRuns -= 1;
      });
  }

  /** Gives the page a reason not to wait: a request of the learner, a connection, or visibility. */
  makeDue(): void {
    this.#madeDue += 1;
  }

  /** Sets a fault of the next request. */
  setRequestFault(fault: RequestFault, point: FaultPoint): void {
    this.#requestFaults.push({ fault, point });
  }

  /** Removes all faults that have not happened yet. */
  clearFaults(): void {
    this.plannedFaults.length = 0;
    this.#requestFaults = [];
    this.#storeFaults = [];
    this.#lessonFaults = [];
    this.process.isFrozen = false;
  }

  /** Sets a fault of the next call of the lesson API. */
  setLessonFault(fault: LessonFault): void {
    this.#lessonFaults.push(fault);
  }

  takeLessonFault(): LessonFault | null {
    return this.#lessonFaults.shift() ?? null;
  }

  takeRequestFault(kind: CloudRequest['kind']): RequestFault | null {
    const index = this.#requestFaults.findIndex(
      ({ fault }) => kind === 'commit' || !COMMIT_FAULTS.has(fault),
    );
    const [planned] = index < 0 ? [] : this.#requestFaults.splice(index, 1);
    if (!planned) return null;
    this.#parts.onFault(planned);
    return planned.fault;
  }

  /** Throws the fault that was set for the next change of a row. */
  throwStoreFault(): void {
    const planned = this.#storeFaults.shift();
    if (!planned) return;
    this.hadStoreFaults = true;
    this.#parts.onFault(planned);
    const name = planned.fault === 'quota abort' ? 'QuotaExceededError' : 'DatabaseClosedError';
    throw Object.assign(new Error(planned.fault), { name });
  }

  mustSignIn(): boolean {
    return this.#parts.session.mustSignIn;
  }

  hasExpiredToken(): boolean {
    return this.#parts.session.expiredToken === this.#parts.session.renewals();
  }

  expireToken(): void {
    this.#parts.session.expiredToken = this.#parts.session.renewals();
  }

  loseSession(): void {
    this.#parts.session.mustSignIn = true;
    this.#parts.session.canRenew(false);
  }

  /** The device's clock with this page's timers, which end with it. */
  clock(now: () => number): Clock {
    return { now, runAfter: (ms, task) => this.#parts.timeline.runAfter(this.process, ms, task) };
  }

  /** The device's locks; a page that dies releases them. */
  locks(locks: Locks): Locks {
    const death = this.#death.then(() => {
      throw killed;
    });
    death.catch(() => undefined);
    return {
      runExclusive: (name, options, task) =>
        locks.runExclusive(name, options, () => {
          if (this.process.isDead) throw killed;
          return Promise.race([task(), death]);
        }),
    };
  }
}
