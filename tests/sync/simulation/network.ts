import { parseMistake } from '../../../src/data/database/parse-records.ts';
import { RETAINED_LESSONS, RETAINED_MISTAKES } from '../../../src/domain/limits.ts';
import { err, type Result } from '../../../src/domain/result.ts';
import type { DocumentFields, RemoteFailure } from '../../../src/sync/ports/user-document.ts';
import type { DocumentChange } from '../../../src/sync/wire/list-change.ts';
import { parseWireHomework, parseWireLesson } from '../../../src/sync/wire/parse-document.ts';
import { type CloudRequest, FakeCloud } from '../ports/fake-cloud.ts';
import { compareStamps, filterMaps, findLostProgress, isMap } from './cloud-history.ts';
import { COMMIT_FAULTS, type RequestFault } from './faults.ts';
import type { Ledger } from './ledger.ts';
import { findLostFacts, isMemoryRow, MEMORY_ROWS } from './memory-facts.ts';
import { PERMANENT_PROCESS, type ProcessState, type Timeline } from './timeline.ts';
import { holdsPoison } from './transaction-checks.ts';

/** How long the client waits for an answer, in milliseconds. */
const TIMEOUT_MS = 20_000;
const LARGEST_DOCUMENT = 900_000;
/** More requests of one page at one moment than any drain has reason for. */
const MOST_REQUESTS_AT_ONCE = 600;

/** The page behind a request. */
export interface Caller {
  readonly process: ProcessState;
  readonly ledger: Ledger;
  /** The fault that was laid for a request of this kind, taken up by it; null when there is none. */
  takeRequestFault(kind: CloudRequest['kind']): RequestFault | null;
  /** Whether the learner has to sign in again before the cloud lets them in. */
  mustSignIn(): boolean;
  /** Whether the token at hand ran out. */
  hasSpoiltToken(): boolean;
  spoilToken(): void;
  /** From now on only a new sign-in helps. */
  loseSession(): void;
  /** Whether a read came through since it was last asked to pull. */
  sawDocument: boolean;
  /** The document that it read last. */
  knownDocument: DocumentFields | null | undefined;
  /** Not before this time of the world may the page ask again, unless something makes its work due. */
  quietUntil: number;
  /** Whether it is asked by hand, which no backoff holds up. */
  readonly isAsked: boolean;
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
const noAnswer: RemoteFailure = { kind: 'unreachable', message: 'no answer' };

/** The way between pages and the cloud, with all that may befall a request on it. */
export class Network {
  readonly cloud = new FakeCloud();
  /** Befalls every request while it lasts. */
  outage: RequestFault | null = null;
  readonly #timeline: Timeline;
  readonly #documents = new Map<string, DocumentFields>();
  #moved = 0;

  constructor(timeline: Timeline) {
    this.#timeline = timeline;
    this.cloud.isRefused = (fields) => {
      this.#proposed = fields;
      return refusesPoison(fields);
    };
  }

  #proposed: DocumentFields | null = null;

  /** What is stored for `uid`, not to be changed. */
  document(uid: string): DocumentFields | null {
    return this.#documents.get(uid) ?? null;
  }

  /** Writes as another hand would; null deletes the document. */
  put(uid: string, fields: DocumentFields | null, ledger: Ledger): void {
    this.cloud.put(uid, fields);
    if (fields === null) this.#documents.delete(uid);
    else this.#documents.set(uid, this.cloud.document(uid) ?? fields);
    ledger.held.noteDocument(fields, uid);
  }

  /** The cloud as one page reaches it. */
  connect(caller: Caller): Pick<FakeCloud, 'read' | 'commit'> {
    return {
      read: async (uid, tokenUid, given) => {
        const answer = await this.#send(caller, { kind: 'read', uid, tokenUid }, given, () =>
          this.cloud.read(uid, tokenUid, given),
        );
        if (answer.ok) {
          caller.sawDocument = true;
          caller.knownDocument = answer.value?.fields ?? null;
        }
        return answer;
      },
      commit: (uid, tokenUid, write, given) => {
        const request = { kind: 'commit', uid, tokenUid, change: write.change } as const;
        return this.#send(caller, request, given, () => this.#commit(caller, request, write.ifUpdatedAt));
      },
    };
  }

  async #commit(
    { ledger }: Caller,
    { uid, tokenUid, change }: CloudRequest & { change: DocumentChange },
    ifUpdatedAt: number | null,
  ): Promise<Result<void, RemoteFailure>> {
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
    ledger.expect(14, size <= LARGEST_DOCUMENT, () => `a document of ${size} bytes was sent`);
    checkCommit(ledger, { before, sent: sentFields(change), after: this.#proposed });
    this.#documents.set(uid, this.#proposed);
    ledger.held.noteFields(writtenFields(change, this.#proposed));
    return answer;
  }

  async #send<Value>(
    caller: Caller,
    request: CloudRequest,
    given: AbortSignal,
    work: () => Promise<Result<Value, RemoteFailure>>,
  ): Promise<Result<Value, RemoteFailure>> {
    const timeline = this.#timeline;
    await timeline.waitForTurn(caller.process);
    this.#checkPace(caller);
    checkOwner(caller.ledger, request);
    const fault = caller.takeRequestFault(request.kind) ?? this.#outageFor(request.kind);
    if (fault === '401 until sign-in') caller.loseSession();
    if (caller.mustSignIn()) return this.#refused(caller, { kind: 'unauthenticated', message: '401' });
    // A token that ran out stays so until another one is asked for.
    if (fault === '401 once') caller.spoilToken();
    if (caller.hasSpoiltToken()) return this.#refused(caller, { kind: 'unauthenticated', message: '401' });
    const failure = fault && FAILURES[fault];
    if (failure) return this.#refused(caller, failure);
    switch (fault) {
      case 'time-out':
        await this.#silence(caller.process, given);
        return this.#refused(caller, noAnswer);
      case 'lost acknowledgement':
        await work();
        return this.#refused(caller, noAnswer);
      case 'late commit':
        await this.#silence(caller.process, given);
        void timeline.waitForTurn(PERMANENT_PROCESS).then(work);
        return this.#refused(caller, noAnswer);
      case 'duplicate':
        void timeline.waitForTurn(PERMANENT_PROCESS).then(work);
        break;
      case 'reorder':
        await timeline.waitForOthers(caller.process);
        break;
      case '409':
        this.#moveOn(request.uid, caller.ledger);
        break;
    }
    const answer = await work();
    await timeline.waitForTurn(caller.process);
    return answer;
  }

  #outageFor(kind: CloudRequest['kind']): RequestFault | null {
    return this.outage && (kind === 'commit' || !COMMIT_FAULTS.has(this.outage)) ? this.outage : null;
  }

  /** Another hand changes something that this version knows nothing of. */
  #moveOn(uid: string, ledger: Ledger): void {
    this.#moved += 1;
    this.put(uid, { ...this.document(uid), movedOn: this.#moved }, ledger);
  }

  #refused(caller: Caller, failure: RemoteFailure): Result<never, RemoteFailure> {
    const pause =
      { unreachable: 1_000, unavailable: 1_000, 'rate-limited': 270_000 }[String(failure.kind)] ?? 0;
    if (!caller.isAsked && pause > 0) caller.quietUntil = this.#timeline.now + pause;
    if (failure.kind === 'rejected') caller.ledger.refusals += 1;
    return err(failure);
  }

  #silence(life: ProcessState, given: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.#timeline.runAfter(life, TIMEOUT_MS, resolve);
      given.addEventListener(
        'abort',
        () => {
          cancel();
          resolve();
        },
        { once: true },
      );
    });
  }

  readonly #requests = new Map<Caller, { at: number; count: number }>();

  /** Invariant 11. */
  #checkPace(caller: Caller): void {
    const { now } = this.#timeline;
    const known = this.#requests.get(caller);
    const count = known?.at === now ? known.count + 1 : 1;
    this.#requests.set(caller, { at: now, count });
    caller.ledger.expect(11, count < MOST_REQUESTS_AT_ONCE, () => `${count} requests at one moment`);
    const early = caller.quietUntil - now;
    caller.ledger.expect(11, caller.isAsked || early <= 0, () => `a page asked again ${early} ms too early`);
  }
}

/** What a commit sends to be stored; of a list, as far as it sends it. */
function sentFields({ replacedFields, listChanges }: DocumentChange): DocumentFields {
  const added = Object.entries(listChanges).flatMap(([name, { added }]) =>
    added.length > 0 ? [[name, added]] : [],
  );
  return { ...replacedFields, ...Object.fromEntries(added) };
}

/** What a commit made of the fields that it wrote. */
function writtenFields(
  { replacedFields, listChanges }: DocumentChange,
  after: DocumentFields,
): DocumentFields {
  return Object.fromEntries(
    Object.keys({ ...replacedFields, ...listChanges }).map((name) => [name, after[name]]),
  );
}

/** Invariant 6: the path, the token and the data are one learner's. */
function checkOwner(ledger: Ledger, { uid, tokenUid, change }: CloudRequest): void {
  ledger.expect(6, uid === tokenUid, () => `${uid}’s document with ${tokenUid}’s token`);
  if (!change) return;
  const fields = sentFields(change);
  ledger.expect(
    6,
    (fields.uid ?? uid) === uid,
    () => `${uid}’s document was to hold ${fields.uid}’s profile`,
  );
  for (const { id, teacher } of [...filterMaps(fields.lessons), ...filterMaps(fields.homework)]) {
    ledger.expect(6, teacher === undefined || teacher === '' || teacher === uid, () => {
      return `${id} of ${teacher} was sent to ${uid}’s document`;
    });
  }
}

/** Invariants 4, 5 and 14: what a commit makes of the document. */
function checkCommit(
  ledger: Ledger,
  { before, sent, after }: { before: DocumentFields | null; sent: DocumentFields; after: DocumentFields },
): void {
  for (const [name, value] of Object.entries(sent)) {
    // Only a list whose records have no room any more may be emptied.
    const isEmptied = ledger.hasLargeRecords && isEmptyList(value) && before?.[name] !== undefined;
    ledger.expect(14, isEmptied || !holdsEmpty(value), () => `${name} was sent with an empty container`);
  }
  const twice = repeatedRecords(after).filter((id) => !repeatedRecords(before ?? {}).includes(id));
  ledger.expect(14, twice.length === 0, () => `the document holds ${twice.join(', ')} twice`);
  if (!ledger.hasLargeRecords) checkNoRecordLost(ledger, before, after);
  for (const key of Object.keys(MEMORY_ROWS)) {
    if (!isMemoryRow(key) || (key === 'mistakes' && ledger.hasLargeRecords)) continue;
    const lost = findLostFacts(key, before?.[key], after[key]);
    ledger.expect(MEMORY_ROWS[key], lost.length === 0, () => `the document’s ${key} lost ${lost.join(', ')}`);
  }
  const mistakes = filterMaps(after.mistakes).filter((item) => parseMistake(item) !== null).length;
  ledger.expect(14, mistakes <= RETAINED_MISTAKES, () => `${mistakes} mistakes were sent`);
  const { counts, modules } = findLostProgress(before?.course, after.course);
  ledger.expect(4, counts.length === 0, () => `a commit took from the counts ${counts.join(' and ')}`);
  ledger.expect(5, modules.length === 0, () => `the document lost ${modules.join(', ')}`);
  const badges = new Set(Array.isArray(after.badges) ? after.badges : []);
  const known: readonly unknown[] = Array.isArray(before?.badges) ? before.badges : [];
  ledger.expect(
    5,
    known.every((badge) => badges.has(badge)),
    () => 'the document lost a badge',
  );
}

/** The records of which a document holds more than one version. */
function repeatedRecords({ lessons, homework }: DocumentFields): readonly string[] {
  const idsIn = (list: unknown, read: (item: unknown) => { id: string } | null) =>
    filterMaps(list).flatMap((item) => read(item)?.id ?? []);
  const lists = [idsIn(lessons, parseWireLesson), idsIn(homework, (item) => parseWireHomework(item, []))];
  return lists.flatMap((ids) => ids.filter((id, place) => ids.indexOf(id) !== place));
}

/** Invariant 1: a commit takes no record away that it doesn't know a later version of. */
function checkNoRecordLost(ledger: Ledger, before: DocumentFields | null, after: DocumentFields): void {
  for (const list of ['lessons', 'homework'] as const) {
    const now = new Map(filterMaps(after[list]).map((item) => [item.id, item]));
    for (const item of filterMaps(before?.[list])) {
      if (typeof item.id !== 'string' || typeof item.createdAt !== 'number') continue;
      const stored = now.get(item.id);
      const isKept = stored ? compareStamps(stored, item) >= 0 : now.size >= RETAINED_LESSONS;
      ledger.expect(1, isKept, () => `a commit lost ${item.id} of the ${list}`);
    }
  }
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function holdsEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return isEmptyList(value) || value.some(holdsEmpty);
  if (!isMap(value)) return false;
  const members = Object.values(value);
  return members.length === 0 || members.some(holdsEmpty);
}

function refusesPoison(fields: DocumentFields): boolean {
  const words = isMap(fields.ownWords) ? Object.values(fields.ownWords) : [];
  return [fields, ...filterMaps(fields.lessons), ...filterMaps(fields.homework), ...words].some(holdsPoison);
}
