import { parseMistake } from '../../../src/data/database/parse-records.ts';
import { RETAINED_LESSONS, RETAINED_MISTAKES } from '../../../src/domain/limits.ts';
import { PROFILE_FIELDS } from '../../../src/domain/records.ts';
import { err, type Result } from '../../../src/domain/result.ts';
import type { UpdateTime } from '../../../src/sync/ports/document-calls.ts';
import type { DocumentFields, RemoteFailure } from '../../../src/sync/ports/user-document.ts';
import { findChangedFields } from '../../../src/sync/wire/compose-document.ts';
import type { DocumentChange } from '../../../src/sync/wire/document-change.ts';
import { parseDocument, parseWireHomework, parseWireLesson } from '../../../src/sync/wire/parse-document.ts';
import { type CloudRequest, FakeCloud } from '../ports/fake-cloud.ts';
import { compareStamps, filterMaps, findLostProgress, isMap } from './cloud-history.ts';
import { COMMIT_FAULTS, type RequestFault } from './faults.ts';
import { type Ledger, OLDER_VERSION } from './ledger.ts';
import { findLostFacts, isMemoryRow, MEMORY_ROWS } from './memory-facts.ts';
import { PERMANENT_PROCESS, type ProcessState, type Timeline } from './timeline.ts';
import { hasRefusalMark } from './transaction-checks.ts';

/** The client's timeout, in milliseconds. */
const TIMEOUT_MS = 20_000;
/** The largest document that the app may send, in bytes. */
const LARGEST_DOCUMENT = 900_000;
/** More requests of one page at one time than any drain needs. */
const MOST_REQUESTS_AT_ONCE = 600;

/** The page behind a request. */
export interface Caller {
  readonly process: ProcessState;
  readonly ledger: Ledger;
  /** Takes the fault that was set for a request of this kind; null when there is none. */
  takeRequestFault(kind: CloudRequest['kind']): RequestFault | null;
  /** Whether the cloud requires a new sign-in. */
  mustSignIn(): boolean;
  /** Whether the current token has expired. */
  hasExpiredToken(): boolean;
  expireToken(): void;
  /** Ends the session: the cloud requires a new sign-in. */
  loseSession(): void;
  /** Whether a read succeeded since the last requested pull. */
  sawDocument: boolean;
  /** The document that it read last. */
  knownDocument: DocumentFields | null | undefined;
  /** The simulated time before which the page may send no request, unless its work becomes due. */
  quietUntil: number;
  /** Whether the learner requested the sync, which ignores the backoff. */
  readonly isRequested: boolean;
}

const FAILURES: Partial<Record<RequestFault, RemoteFailure>> = {
  'network error': { kind: 'unreachable', message: 'network error' },
  '5xx': { kind: 'unavailable', message: '503' },
  'HTML page': { kind: 'unavailable', message: 'an HTML page where JSON belongs' },
  '429': { kind: 'rate-limited', message: '429' },
  '403': { kind: 'forbidden', message: '403' },
  '400': { kind: 'rejected', message: '400' },
  '412': { kind: 'rejected', message: '412' },
};
/** The shortest pause after a failure, by the engine's backoff (`src/sync/timing/backoff.ts`). */
const MIN_PAUSES_MS: Partial<Record<RemoteFailure['kind'], number>> = {
  unreachable: 1_000,
  unavailable: 1_000,
  'rate-limited': 270_000,
};
const noResponse: RemoteFailure = { kind: 'unreachable', message: 'no answer' };

/** The network between pages and the cloud, with the faults of requests. */
export class Network {
  readonly cloud = new FakeCloud();
  /** The fault of every request while it is set. */
  outage: RequestFault | null = null;
  readonly #timeline: Timeline;
  readonly #documents = new Map<string, DocumentFields>();
  /** How often another version has changed a document. */
  #changesElsewhere = 0;
  /** The fields that the commit in progress would store. */
  #proposed: DocumentFields | null = null;
  readonly #requests = new Map<Caller, { at: number; count: number }>();

  constructor(timeline: Timeline) {
    this.#timeline = timeline;
    this.cloud.isRefused = (fields) => {
      this.#proposed = fields;
      return containsRefusedRecord(fields);
    };
  }

  /** The stored document of `uid`, read-only. */
  document(uid: string): DocumentFields | null {
    return this.#documents.get(uid) ?? null;
  }

  /** Whether a document had these fields at an update time, with its lists in any order. */
  isVersion(updateTime: UpdateTime, fields: DocumentFields): boolean {
    const version = this.cloud.version(updateTime);
    if (!version || Object.keys(version).length !== Object.keys(fields).length) return false;
    return findChangedFields(version, fields) === null;
  }

  /** Writes as another client would; null deletes the document. */
  put(uid: string, fields: DocumentFields | null, ledger: Ledger): void {
    this.cloud.put(uid, fields);
    if (fields === null) this.#documents.delete(uid);
    else this.#documents.set(uid, this.cloud.document(uid) ?? fields);
    ledger.cloudHistory.recordDocument(fields, uid);
  }

  /** The cloud behind one page's connection. */
  connect(caller: Caller): Pick<FakeCloud, 'poll' | 'read' | 'commit'> {
    return {
      poll: async (uid, tokenUid, signal) => {
        const answer = await this.#send(caller, { kind: 'poll', uid, tokenUid }, signal, () =>
          this.cloud.poll(uid, tokenUid, signal),
        );
        if (answer.ok) caller.sawDocument = true;
        return answer;
      },
      read: async (uid, tokenUid, signal) => {
        const answer = await this.#send(caller, { kind: 'read', uid, tokenUid }, signal, () =>
          this.cloud.read(uid, tokenUid, signal),
        );
        if (answer.ok) {
          caller.sawDocument = true;
          caller.knownDocument = answer.value?.fields ?? null;
        }
        return answer;
      },
      commit: (uid, tokenUid, write, signal) => {
        const request = { kind: 'commit', uid, tokenUid, change: write.change } as const;
        return this.#send(caller, request, signal, () => this.#commit(caller, request, write.ifUpdatedAt));
      },
    };
  }

  async #commit(
    { ledger }: Caller,
    { uid, tokenUid, change }: CloudRequest & { change: DocumentChange },
    ifUpdatedAt: UpdateTime | null,
  ): Promise<Result<UpdateTime, RemoteFailure>> {
    const before = this.document(uid);
    this.#proposed = null;
    const answer = await this.cloud.commit(
      uid,
      tokenUid,
      { change, ifUpdatedAt },
      new AbortController().signal,
    );
    if (!answer.ok || !this.#proposed) return answer;
    const { largestCommit: size } = this.cloud;
    ledger.expect(
      'valid-commits-only',
      size <= LARGEST_DOCUMENT,
      () => `a document of ${size} bytes was sent`,
    );
    checkCommit(ledger, { before, sent: listSentFields(change), after: this.#proposed });
    this.#documents.set(uid, this.#proposed);
    ledger.cloudHistory.recordFields(listWrittenFields(change, this.#proposed));
    return answer;
  }

  async #send<Value>(
    caller: Caller,
    request: CloudRequest,
    signal: AbortSignal,
    work: () => Promise<Result<Value, RemoteFailure>>,
  ): Promise<Result<Value, RemoteFailure>> {
    const timeline = this.#timeline;
    await timeline.waitForTurn(caller.process);
    this.#checkPace(caller);
    checkOwner(caller.ledger, request);
    const fault = caller.takeRequestFault(request.kind) ?? this.#outageFor(request.kind);
    if (fault === '401 until sign-in') caller.loseSession();
    if (caller.mustSignIn()) return this.#refuse(caller, { kind: 'unauthenticated', message: '401' });
    // An expired token stays expired until a fresh one is requested.
    if (fault === '401 once') caller.expireToken();
    if (caller.hasExpiredToken()) return this.#refuse(caller, { kind: 'unauthenticated', message: '401' });
    const failure = fault && FAILURES[fault];
    if (failure) return this.#refuse(caller, failure);
    switch (fault) {
      case 'time-out':
        await this.#waitForTimeout(caller.process, signal);
        return this.#refuse(caller, noResponse);
      case 'lost acknowledgement':
        await work();
        return this.#refuse(caller, noResponse);
      case 'late commit':
        await this.#waitForTimeout(caller.process, signal);
        void timeline.waitForTurn(PERMANENT_PROCESS).then(work);
        return this.#refuse(caller, noResponse);
      case 'duplicate':
        void timeline.waitForTurn(PERMANENT_PROCESS).then(work);
        break;
      case 'reorder':
        await timeline.waitForOthers(caller.process);
        break;
      case '409':
        this.#changeElsewhere(request.uid, caller.ledger);
        break;
    }
    const answer = await work();
    await timeline.waitForTurn(caller.process);
    return answer;
  }

  #outageFor(kind: CloudRequest['kind']): RequestFault | null {
    return this.outage && (kind === 'commit' || !COMMIT_FAULTS.has(this.outage)) ? this.outage : null;
  }

  /** Changes the document as another version would: an unknown field, and every second time the profile. */
  #changeElsewhere(uid: string, ledger: Ledger): void {
    this.#changesElsewhere += 1;
    const document = this.document(uid);
    const profile = parseDocument(document, uid).profile;
    const stamp = document?.profileStamp;
    if (!isMap(stamp) || !profile?.setupComplete || this.#changesElsewhere % 2 === 1) {
      this.put(uid, { ...document, movedOn: this.#changesElsewhere }, ledger);
      return;
    }
    // Older versions stamp the whole profile, and leave the stamps of its fields as they are.
    const changed = {
      age: 6 + (this.#changesElsewhere % 90),
      displayName: `older ${this.#changesElsewhere}`,
    };
    const written = { ...profile, ...changed, updatedAt: profile.updatedAt + 1, deviceId: OLDER_VERSION };
    const profileStamp = { ...stamp, updatedAt: written.updatedAt, deviceId: written.deviceId };
    ledger.recordProfile(written, PROFILE_FIELDS);
    this.put(uid, { ...document, ...changed, profileStamp }, ledger);
  }

  #refuse(caller: Caller, failure: RemoteFailure): Result<never, RemoteFailure> {
    const pauseMs = MIN_PAUSES_MS[failure.kind] ?? 0;
    if (!caller.isRequested && pauseMs > 0) caller.quietUntil = this.#timeline.now + pauseMs;
    if (failure.kind === 'rejected') caller.ledger.refusedCommits += 1;
    return err(failure);
  }

  #waitForTimeout(process: ProcessState, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.#timeline.runAfter(process, TIMEOUT_MS, resolve);
      signal.addEventListener(
        'abort',
        () => {
          cancel();
          resolve();
        },
        { once: true },
      );
    });
  }

  /** A page sends no request during its backoff, and not endlessly many at one time. */
  #checkPace(caller: Caller): void {
    const { now } = this.#timeline;
    const previous = this.#requests.get(caller);
    const count = previous?.at === now ? previous.count + 1 : 1;
    this.#requests.set(caller, { at: now, count });
    caller.ledger.expect(
      'retries-are-bounded',
      count < MOST_REQUESTS_AT_ONCE,
      () => `${count} requests at one moment`,
    );
    const early = caller.quietUntil - now;
    caller.ledger.expect(
      'retries-are-bounded',
      caller.isRequested || early <= 0,
      () => `a page sent a request ${early} ms too early`,
    );
  }
}

/** The fields that a commit sends: of a list change the added elements, of a map the changed members. */
function listSentFields({ replacedFields, memberChanges, listChanges }: DocumentChange): DocumentFields {
  const members = memberChanges.flatMap(({ path, value }) =>
    value === undefined ? [] : [[path.join('.'), value]],
  );
  const added = Object.entries(listChanges).flatMap(([name, { added }]) =>
    added.length > 0 ? [[name, added]] : [],
  );
  return { ...replacedFields, ...Object.fromEntries([...members, ...added]) };
}

/** The stored values of the fields that a commit wrote. */
function listWrittenFields(
  { replacedFields, memberChanges, listChanges }: DocumentChange,
  after: DocumentFields,
): DocumentFields {
  const maps = memberChanges.map(({ path: [name = ''] }) => name);
  const names = new Set([...Object.keys({ ...replacedFields, ...listChanges }), ...maps]);
  return Object.fromEntries([...names].map((name) => [name, after[name]]));
}

/** The path, the token and the data of a request belong to one learner. */
function checkOwner(ledger: Ledger, { uid, tokenUid, change }: CloudRequest): void {
  ledger.expect(
    'one-learner-per-request',
    uid === tokenUid,
    () => `${uid}’s document with ${tokenUid}’s token`,
  );
  if (!change) return;
  const fields = listSentFields(change);
  ledger.expect(
    'one-learner-per-request',
    (fields.uid ?? uid) === uid,
    () => `${uid}’s document was to hold ${fields.uid}’s profile`,
  );
  for (const { id, teacher } of [...filterMaps(fields.lessons), ...filterMaps(fields.homework)]) {
    ledger.expect(
      'one-learner-per-request',
      teacher === undefined || teacher === '' || teacher === uid,
      () => {
        return `${id} of ${teacher} was sent to ${uid}’s document`;
      },
    );
  }
}

/** A commit contains no empty container and no record twice, and takes no progress from the document. */
function checkCommit(
  ledger: Ledger,
  { before, sent, after }: { before: DocumentFields | null; sent: DocumentFields; after: DocumentFields },
): void {
  for (const [name, value] of Object.entries(sent)) {
    // A list may be emptied only when its records are too large.
    const isEmptied = ledger.hasLargeRecords && isEmptyList(value) && before?.[name] !== undefined;
    ledger.expect(
      'valid-commits-only',
      isEmptied || !hasEmptyContainer(value),
      () => `${name} was sent with an empty container`,
    );
  }
  const twice = repeatedRecords(after).filter((id) => !repeatedRecords(before ?? {}).includes(id));
  ledger.expect(
    'valid-commits-only',
    twice.length === 0,
    () => `the document holds ${twice.join(', ')} twice`,
  );
  if (!ledger.hasLargeRecords) checkNoRecordLost(ledger, before, after);
  for (const key of Object.keys(MEMORY_ROWS)) {
    if (!isMemoryRow(key) || (key === 'mistakes' && ledger.hasLargeRecords)) continue;
    const lost = findLostFacts(key, before?.[key], after[key]);
    ledger.expect(MEMORY_ROWS[key], lost.length === 0, () => `the document’s ${key} lost ${lost.join(', ')}`);
  }
  const mistakes = filterMaps(after.mistakes).filter((item) => parseMistake(item) !== null).length;
  ledger.expect('valid-commits-only', mistakes <= RETAINED_MISTAKES, () => `${mistakes} mistakes were sent`);
  const { counts, modules } = findLostProgress(before?.course, after.course);
  ledger.expect(
    'exact-counts',
    counts.length === 0,
    () => `a commit took from the counts ${counts.join(' and ')}`,
  );
  ledger.expect(
    'progress-never-shrinks',
    modules.length === 0,
    () => `the document lost ${modules.join(', ')}`,
  );
  const badges = new Set(Array.isArray(after.badges) ? after.badges : []);
  const badgesBefore: readonly unknown[] = Array.isArray(before?.badges) ? before.badges : [];
  ledger.expect(
    'progress-never-shrinks',
    badgesBefore.every((badge) => badges.has(badge)),
    () => 'the document lost a badge',
  );
}

/** The ids of records with more than one version in a document. */
function repeatedRecords({ lessons, homework }: DocumentFields): readonly string[] {
  const idsIn = (list: unknown, read: (item: unknown) => { id: string } | null) =>
    filterMaps(list).flatMap((item) => read(item)?.id ?? []);
  const lists = [idsIn(lessons, parseWireLesson), idsIn(homework, (item) => parseWireHomework(item, []))];
  return lists.flatMap((ids) => ids.filter((id, index) => ids.indexOf(id) !== index));
}

/** A commit removes a record only for a later version of it, or beyond the limit. */
function checkNoRecordLost(ledger: Ledger, before: DocumentFields | null, after: DocumentFields): void {
  for (const list of ['lessons', 'homework'] as const) {
    const now = new Map(filterMaps(after[list]).map((item) => [item.id, item]));
    for (const item of filterMaps(before?.[list])) {
      if (typeof item.id !== 'string' || typeof item.createdAt !== 'number') continue;
      const stored = now.get(item.id);
      const isRetained = stored ? compareStamps(stored, item) >= 0 : now.size >= RETAINED_LESSONS;
      ledger.expect('no-write-lost', isRetained, () => `a commit lost ${item.id} of the ${list}`);
    }
  }
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function hasEmptyContainer(value: unknown): boolean {
  if (Array.isArray(value)) return isEmptyList(value) || value.some(hasEmptyContainer);
  if (!isMap(value)) return false;
  const members = Object.values(value);
  return members.length === 0 || members.some(hasEmptyContainer);
}

function containsRefusedRecord(fields: DocumentFields): boolean {
  const words = isMap(fields.ownWords) ? Object.values(fields.ownWords) : [];
  return [fields, ...filterMaps(fields.lessons), ...filterMaps(fields.homework), ...words].some(
    hasRefusalMark,
  );
}
