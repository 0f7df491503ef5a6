import type { PROFILE_FIELDS, Profile } from '../../../src/domain/records.ts';
import type { Review } from '../../../src/domain/word-reviews.ts';
import { CloudHistory, compareStamps } from './cloud-history.ts';
import { type Invariant, InvariantViolation } from './invariants.ts';
import type { MemoryDatabase } from './memory-database.ts';
import { RequestLedger } from './request-ledger.ts';

/** The first character of texts that make the simulated cloud refuse a record for good. */
export const REFUSAL_MARK = '☠';

/** The device id of the older version of the app that changes the document elsewhere (network.ts). */
export const OLDER_VERSION = 'older';

/** A version of a row, or of a field of the profile. */
interface RowVersion {
  updatedAt: number;
  deviceId: string;
  text: string;
}

function keepLatest(versions: Map<string, RowVersion>, key: string, version: RowVersion): void {
  const latest = versions.get(key);
  if (!latest || compareStamps({ ...version }, { ...latest }) > 0) versions.set(key, version);
}

/** The learner's work as the checks know it, beyond what devices and cloud store. */
export class Ledger {
  /** The records that a page reported saved, with the time that orders them. */
  readonly promisedLessons = new Map<string, number>();
  readonly promisedHomework = new Map<string, number>();
  readonly promisedMistakes = new Map<string, number>();
  promisesProfile = false;
  /** The answers that a memory has learnt from, by the id of their event. */
  readonly learnt = new Map<string, { word: string; review: Review }>();
  readonly promisedBadges = new Set<string>();
  /** Texts that were replaced by a writer who had seen them: they must not return. */
  readonly replacedTexts = new Set<string>();
  /** Each device's last answer to a lesson, by lesson and device. */
  readonly answers = new Map<string, Map<string, string>>();
  /** How often the completion of each lesson was counted. */
  readonly counted = new Map<string, number>();
  /** The completions that were certainly stored, and those possible with crashes. */
  readonly completions = { least: 0, most: 0 };
  /** Whether the backend reports the changes of each transaction; otherwise refused rows are unknown. */
  seesTransactions = false;
  /** The keys of rows that ever had a record with the `REFUSAL_MARK`. */
  readonly alwaysRefusedKeys = new Set<string>();
  /** Unknown members that another version put into the document: `member` or `lesson.member`. */
  readonly unknownMembers = new Set<string>();
  /** Unreadable values that replaced a part of the document. */
  readonly unreadableParts = new Map<string, unknown>();
  readonly cloudHistory = new CloudHistory();
  readonly requests = new RequestLedger();
  /** The number of valid commits that were refused, or that a device may take for refused. */
  refusedCommits = 0;
  hasLargeRecords = false;
  /** Whether the profile's time was removed from the document, so that no later one can be written. */
  hasLostProfileStamp = false;
  readonly #latest = new Map<string, RowVersion>();
  readonly #latestOfDevices = new Map<string, RowVersion>();
  readonly #byOlderVersion = new Map<string, RowVersion[]>();
  /** Which of the learner's copies was corrupted: never both, because nothing could restore that. */
  corruptedCopy: 'row' | 'document' | null = null;
  violation: InvariantViolation | null = null;

  /** Records a device's last answer to a lesson. */
  recordAnswer(lesson: string, device: string, answer: string): void {
    const ofLesson = this.answers.get(lesson) ?? new Map<string, string>();
    this.answers.set(lesson, ofLesson.set(device, answer));
  }

  /** Records that a device counted the completion of a lesson. */
  recordCounted(lesson: string): void {
    this.counted.set(lesson, (this.counted.get(lesson) ?? 0) + 1);
  }

  /** Records a version of a row. */
  recordVersion(key: string, stamp: Readonly<Record<string, unknown>>, text: string): void {
    const version = { updatedAt: Number(stamp.updatedAt), deviceId: String(stamp.deviceId), text };
    keepLatest(this.#latest, key, version);
    if (version.deviceId !== OLDER_VERSION) keepLatest(this.#latestOfDevices, key, version);
    else this.#byOlderVersion.set(key, [...(this.#byOlderVersion.get(key) ?? []), version]);
  }

  /** Records a version of some fields of the profile; the defaults of a sign-in count for nothing. */
  recordProfile(profile: Profile, fields: readonly (typeof PROFILE_FIELDS)[number][]): void {
    const { updatedAt, deviceId, setupComplete } = profile;
    // A field that is absent takes the value of another device.
    for (const field of fields.filter((name) => setupComplete && profile[name] !== undefined))
      this.recordVersion(`profile.${field}`, { updatedAt, deviceId }, String(profile[field]));
  }

  /** The text of the version with the largest stamp; undefined when it is not known. */
  latestText(key: string): string | undefined {
    return this.seesTransactions ? this.#latest.get(key)?.text : undefined;
  }

  /**
   * Whether a row may end with a text: that of its latest version, or an earlier one where an older version
   * of the app wrote the later ones and the document was then damaged. No device may have read those, and the
   * device of the older version, which has them, is not simulated. True when no version is known.
   */
  mayEndWith(key: string, text: string): boolean {
    const latest = this.latestText(key);
    if (latest === undefined || text === latest) return true;
    if (this.corruptedCopy !== 'document' || this.#latest.get(key)?.deviceId !== OLDER_VERSION) return false;
    const ofDevices = this.#latestOfDevices.get(key);
    const later = (this.#byOlderVersion.get(key) ?? []).filter(
      (version) => !ofDevices || compareStamps({ ...version }, { ...ofDevices }) > 0,
    );
    return [...(ofDevices ? [ofDevices] : []), ...later].some((version) => version.text === text);
  }

  /** Stores the first broken invariant; it is thrown at the end, because the engine would catch it here. */
  expect(invariant: Invariant, holds: boolean, found: () => string): void {
    if (!holds && !this.violation) this.violation = new InvariantViolation(invariant, found());
  }
}

/** What the checks of one transaction read. */
export interface TransactionContext {
  ledger: Ledger;
  database: MemoryDatabase;
  /** The revisions that the page last read to send, by key. */
  sentRevisions: ReadonlyMap<string, number>;
}
