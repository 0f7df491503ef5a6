import type { Review } from '../../../src/domain/word-reviews.ts';
import { CloudHistory, compareStamps } from './cloud-history.ts';
import { type Invariant, InvariantViolation } from './invariants.ts';
import type { MemoryDatabase } from './memory-database.ts';
import { RequestLedger } from './request-ledger.ts';

/** A mark that the simulated cloud refuses wherever it finds it. */
export const POISON = '☠';

/** What the world knows of the learner's work beyond what the devices and the cloud store. */
export class Ledger {
  /** The records that a page reported saved, with the time that orders them. */
  readonly promisedLessons = new Map<string, number>();
  readonly promisedHomework = new Map<string, number>();
  readonly promisedMistakes = new Map<string, number>();
  promisesProfile = false;
  /** The answers that a memory has learnt from, by the id of their event. */
  readonly learnt = new Map<string, { word: string; review: Review }>();
  readonly promisedBadges = new Set<string>();
  /** Texts that were written over by somebody who had them before their eyes: they must not come back. */
  readonly superseded = new Set<string>();
  /** The answer that each device gave last to a lesson, by lesson and device. */
  readonly answers = new Map<string, Map<string, string>>();
  /** How often the completion of each lesson was counted. */
  readonly counted = new Map<string, number>();
  /** The completions that were stored for certain, and those that a crash leaves open. */
  readonly completions = { least: 0, most: 0 };
  /** Whether the store tells what each transaction changed; otherwise nobody knows what holds poison. */
  seesTransactions = false;
  /** The keys that held poison at any time. */
  readonly poisoned = new Set<string>();
  /** Unknown members that another version or hand put into the document: `member` or `lesson/member`. */
  readonly unknownMembers = new Set<string>();
  /** What can’t be read that another hand put in place of a part of the document. */
  readonly oddParts = new Map<string, unknown>();
  readonly held = new CloudHistory();
  readonly requests = new RequestLedger();
  /** Commits refused for no fault of theirs. */
  refusals = 0;
  hasLargeRecords = false;
  /** Whether somebody took the profile's time out of the document: who saw it so can't write a later one. */
  hasLostProfileStamp = false;
  readonly #latest = new Map<string, { updatedAt: number; deviceId: string; text: string }>();
  /** Which of the learner's copies somebody spoilt: never both, which nothing could mend. */
  spoilt: 'row' | 'document' | null = null;
  breach: InvariantViolation | null = null;

  /** Notes what a device answered last in a lesson. */
  noteAnswer(lesson: string, device: string, answer: string): void {
    const given = this.answers.get(lesson) ?? new Map<string, string>();
    this.answers.set(lesson, given.set(device, answer));
  }

  /** Notes that a device counted the completion of a lesson. */
  noteCounted(lesson: string): void {
    this.counted.set(lesson, (this.counted.get(lesson) ?? 0) + 1);
  }

  /** Notes a version of a row that somebody wrote in. */
  noteLatest(key: string, stamp: Readonly<Record<string, unknown>>, text: string): void {
    const version = { updatedAt: Number(stamp.updatedAt), deviceId: String(stamp.deviceId), text };
    const latest = this.#latest.get(key);
    if (!latest || compareStamps(version, latest) > 0) this.#latest.set(key, version);
  }

  /** What the version of a row with the largest stamp says; undefined where that is not known. */
  latestText(key: string): string | undefined {
    return this.seesTransactions ? this.#latest.get(key)?.text : undefined;
  }

  /**
   * Notes a broken invariant; the first one counts. Thrown at the end, since the engine would catch it here.
   */
  expect(invariant: Invariant, holds: boolean, found: () => string): void {
    if (!holds && !this.breach) this.breach = new InvariantViolation(invariant, found());
  }
}

/** What the checks of one transaction read. */
export interface TransactionContext {
  ledger: Ledger;
  database: MemoryDatabase;
  /** The revisions that the page last read to send, by key. */
  sentRevisions: ReadonlyMap<string, number>;
}
