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
  isRequestFault,
  isStoreFault,
  type RequestFault,
  type SimulatedFault,
  type StoreFault,
} from './faults.ts';
import type { Ledger } from './ledger.ts';
import type { Caller } from './network.ts';
import { NotepadTab } from './notepad-tab.ts';
import type { LessonCaller, LessonFault } from './simulated-teacher.ts';
import type { ProcessState, Timeline } from './timeline.ts';

/** The end of a page's process. */
export class PageKilledError extends Error {}
const killed = new PageKilledError();

/** A fault laid at a step: it strikes when the page gets there. */
export interface LaidFault {
  place: FaultPoint;
  fault: SimulatedFault;
}

/** The sign-in of a page's device. */
export interface PageSignIn {
  mustSignIn: boolean;
  canRenew: (can: boolean) => void;
  /** How often a fresh token was asked for. */
  renewals: () => number;
  /** After how many renewals the token ran out; null while it did not. */
  spoiltToken: number | null;
}

export interface PageParts {
  uid: string;
  ledger: Ledger;
  timeline: Timeline;
  /** Called where a fault strikes. */
  onFault: (strike: LaidFault) => void;
  /** Does what happens at the very step, other than the page's end. */
  applyFault: (fault: SimulatedFault, page: SimulatedPage) => void;
  session: PageSignIn;
  /** The tab's session storage, which a reload leaves. */
  storage: Storage;
  isOnline: () => boolean;
  /** Whether the device has this page's learner signed in. */
  isSignedIn: () => boolean;
  /** The device's date, `YYYY-MM-DD`. */
  today: () => string;
  /** Told what a notepad was promised to be kept. */
  onSaveReported: (lessonId: string, texts: ReadonlyMap<string, string>) => void;
}

/** One tab of the app: its life, and the faults that lie in wait for it. */
export class SimulatedPage implements Caller, LessonCaller {
  readonly process: ProcessState = { isDead: false, isFrozen: false };
  readonly uid: string;
  readonly ledger: Ledger;
  readonly laidFaults: LaidFault[] = [];
  store: LearnerDatabase | null = null;
  sync: RunningSync | null = null;
  sender: RequestSender | null = null;
  /** The notepad that is open. */
  notepad: NotepadTab | null = null;
  #opening: { lessonId: string; notepad: Promise<NotepadTab> } | null = null;
  sawDocument = false;
  knownDocument: DocumentFields | null | undefined;
  quietUntil = 0;
  /** How often it was given a reason not to wait that it has not taken up yet. */
  #madeDue = 0;
  /** Whether its database was ever made to fail. */
  hadStoreFaults = false;
  #asked = 0;
  /** The revisions of the entries as the drain in progress read them. */
  sentRevisions: ReadonlyMap<string, number> = new Map();
  lastSnapshot: ReadonlyMap<string, number> = new Map();
  readonly #parts: PageParts;
  #requestFaults: { fault: RequestFault; place: FaultPoint }[] = [];
  #storeFaults: { fault: StoreFault; place: FaultPoint }[] = [];
  #lessonFaults: LessonFault[] = [];
  #tellOfDeath = () => {};
  readonly #death = new Promise<void>((resolve) => {
    this.#tellOfDeath = resolve;
  });

  constructor(parts: PageParts) {
    this.#parts = parts;
    this.uid = parts.uid;
    this.ledger = parts.ledger;
  }

  /** The process ends here: whatever it waits for never comes. */
  kill(): void {
    this.process.isDead = true;
    this.sender?.stop();
    this.#tellOfDeath();
  }

  /** The page got to a step: what lies in wait for it there strikes. */
  reach(place: FaultPoint): void {
    if (this.process.isDead) throw killed;
    if (place === 'made due' && this.#madeDue > 0) {
      this.#madeDue -= 1;
      this.quietUntil = 0;
    }
    if (place === 'rows read') this.sentRevisions = this.lastSnapshot;
    for (let index = this.laidFaults.findIndex((strike) => strike.place === place); index >= 0; ) {
      const [strike] = this.laidFaults.splice(index, 1);
      if (strike) this.#strike(strike);
      index = this.laidFaults.findIndex((other) => other.place === place);
    }
  }

  #strike({ place, fault }: LaidFault): void {
    if (isRequestFault(fault)) this.layRequestFault(fault, place);
    else if (isStoreFault(fault)) this.#storeFaults.push({ fault, place });
    else {
      this.#parts.onFault({ place, fault });
      if (fault === 'crash') {
        this.kill();
        throw killed;
      }
      if (fault === 'frozen tab') this.process.isFrozen = true;
      else this.#parts.applyFault(fault, this);
      if (this.process.isDead) throw killed;
    }
  }

  /** Opens the notepad of a lesson, unless it is the one that is open. */
  async openNotepad(lessonId: string): Promise<NotepadTab | null> {
    const { store, uid } = this;
    if (!store) return null;
    if (this.#opening?.lessonId === lessonId) return this.#opening.notepad;
    this.notepad?.leave();
    this.notepad = null;
    const { storage, onSaveReported } = this.#parts;
    const told = (texts: ReadonlyMap<string, string>) => onSaveReported(lessonId, texts);
    const opening = { lessonId, notepad: NotepadTab.open({ lessonId, uid, store, storage, onTold: told }) };
    this.#opening = opening;
    const notepad = await opening.notepad;
    for (const text of listTexts(notepad.draft).values()) this.ledger.requests.noteShown(text);
    if (this.#opening === opening) this.notepad = notepad;
    return notepad;
  }

  /** The tab is about to be reloaded. */
  leave(): void {
    this.notepad?.leave();
    for (const text of this.notepad?.untold ?? []) this.ledger.requests.noteLeft(text);
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

  get isAsked(): boolean {
    return this.#asked > 0;
  }

  /** The learner asks for what the cloud has. */
  pull(): void {
    const { sync } = this;
    if (!sync) return;
    if (!this.isAsked) this.sawDocument = false;
    this.#ask(() => sync.pullOnce());
  }

  /** A log-out's last drain, of which the learner thinks better. */
  drainForLogOut(): void {
    const { sync } = this;
    if (sync) this.#ask(() => sync.drainFor(5_000));
  }

  #ask(ask: () => Promise<unknown>): void {
    this.#asked += 1;
    this.makeDue();
    void ask()
      .catch(() => undefined)
      .finally(() => {
        this.#asked -= 1;
      });
  }

  /** The world gives it a reason not to wait any longer: the learner asks, it is online or in view again. */
  makeDue(): void {
    this.#madeDue += 1;
  }

  /** Lays a fault for the next request. */
  layRequestFault(fault: RequestFault, place: FaultPoint): void {
    this.#requestFaults.push({ fault, place });
  }

  /** Takes all faults away that have not struck yet. */
  clearFaults(): void {
    this.laidFaults.length = 0;
    this.#requestFaults = [];
    this.#storeFaults = [];
    this.#lessonFaults = [];
    this.process.isFrozen = false;
  }

  /** Lays a fault for the next call of the lesson API. */
  layLessonFault(fault: LessonFault): void {
    this.#lessonFaults.push(fault);
  }

  takeLessonFault(): LessonFault | null {
    return this.#lessonFaults.shift() ?? null;
  }

  takeRequestFault(kind: CloudRequest['kind']): RequestFault | null {
    const index = this.#requestFaults.findIndex(
      ({ fault }) => kind === 'commit' || !COMMIT_FAULTS.has(fault),
    );
    const [laid] = index < 0 ? [] : this.#requestFaults.splice(index, 1);
    if (!laid) return null;
    this.#parts.onFault(laid);
    return laid.fault;
  }

  /** Throws what was laid for the next change of a row. */
  throwStoreFault(): void {
    const laid = this.#storeFaults.shift();
    if (!laid) return;
    this.hadStoreFaults = true;
    this.#parts.onFault(laid);
    const name = laid.fault === 'quota abort' ? 'QuotaExceededError' : 'DatabaseClosedError';
    throw Object.assign(new Error(laid.fault), { name });
  }

  mustSignIn(): boolean {
    return this.#parts.session.mustSignIn;
  }

  hasSpoiltToken(): boolean {
    return this.#parts.session.spoiltToken === this.#parts.session.renewals();
  }

  spoilToken(): void {
    this.#parts.session.spoiltToken = this.#parts.session.renewals();
  }

  loseSession(): void {
    this.#parts.session.mustSignIn = true;
    this.#parts.session.canRenew(false);
  }

  /** The device's clock with this page's timers, which end with it. */
  clock(now: () => number): Clock {
    return { now, runAfter: (ms, task) => this.#parts.timeline.runAfter(this.process, ms, task) };
  }

  /** The device's locks; a page that dies lets go of them. */
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
