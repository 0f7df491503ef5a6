import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { DocumentCalls, StoredDocument, UpdateTime } from '../../../src/sync/ports/document-calls.ts';
import type {
  DocumentCopies,
  DocumentFields,
  RemoteFailure,
  UserDocument,
} from '../../../src/sync/ports/user-document.ts';
import type { DocumentChange } from '../../../src/sync/wire/document-change.ts';
import { createUserDocument } from '../../../src/sync/wire/document-exchange.ts';
import { measureDocument } from '../../../src/sync/wire/document-size.ts';
import type { ListChange } from '../../../src/sync/wire/list-change.ts';
import type { MemberChange } from '../../../src/sync/wire/member-change.ts';
import { isPlainMap, isSameValue } from '../../../src/sync/wire/plain-value.ts';

/** A fault of a request: an error response, a lost response, or none at all. */
export type Fault =
  | { kind: 'answer'; failure: RemoteFailure }
  /** Processed, but the response never arrives. */
  | { kind: 'lost' }
  /** Not processed before the exchange is aborted; with `late`, processed after it. */
  | { kind: 'hang'; late?: boolean };

/** A request as it reached the store. */
export interface CloudRequest {
  /** A poll reads the update time alone. */
  kind: 'poll' | 'read' | 'commit';
  /** The uid of the document. */
  uid: string;
  /** The uid of its token. */
  tokenUid: string;
  change?: DocumentChange;
}

/** Firestore's limit on a document. */
const MAX_DOCUMENT_BYTES = 1_048_576;
const lostResponse: RemoteFailure = { kind: 'unreachable', message: 'no answer' };
const abortedFailure: RemoteFailure = { kind: 'aborted', message: 'aborted' };

/** A document store in memory that enforces update times, access and size, with faults on request. */
export class FakeCloud {
  readonly requests: CloudRequest[] = [];
  /** Whether a commit of these fields is rejected as malformed. */
  isRefused: (fields: DocumentFields) => boolean = () => false;
  /** The fault of a request; called once for each. */
  findFault: (request: CloudRequest) => Fault | null = () => null;
  /** The size of the largest document that a commit made, in bytes. */
  largestCommit = 0;
  #documents = new Map<string, StoredDocument>();
  readonly #versions = new Map<UpdateTime, DocumentFields>();
  #time = 0;

  /** The stored document of `uid`, frozen. */
  document(uid: string): DocumentFields | null {
    return this.#documents.get(uid)?.fields ?? null;
  }

  /** Writes as another client would, without a precondition; null deletes the document. */
  put(uid: string, fields: DocumentFields | null): void {
    this.#time += 1;
    const updateTime = `time ${this.#time}`;
    if (fields === null) this.#documents.delete(uid);
    else {
      this.#documents.set(uid, { fields: deepFreeze(fields), updateTime });
      this.#versions.set(updateTime, fields);
    }
  }

  /** The fields that a document had from this update time on. */
  version(updateTime: UpdateTime): DocumentFields | undefined {
    return this.#versions.get(updateTime);
  }

  /** Makes the next `times` requests fail with `fault`: commits, or polls and reads. */
  failNext(kind: 'read' | 'commit', fault: Fault, times = 1): void {
    const before = this.findFault;
    let remaining = times;
    this.findFault = (request) => {
      const isCommit = request.kind === 'commit';
      if (isCommit !== (kind === 'commit') || remaining === 0) return before(request);
      remaining -= 1;
      return fault;
    };
  }

  /** The commits, in order. */
  commits(): readonly CloudRequest[] {
    return this.requests.filter((request) => request.kind === 'commit');
  }

  /** The polls and reads, in order. */
  reads(): readonly CloudRequest[] {
    return this.requests.filter((request) => request.kind !== 'commit');
  }

  async poll(
    uid: string,
    tokenUid: string,
    signal: AbortSignal,
  ): Promise<Result<UpdateTime | null, RemoteFailure>> {
    return this.#process({ kind: 'poll', uid, tokenUid }, signal, () =>
      ok(this.#documents.get(uid)?.updateTime ?? null),
    );
  }

  async read(
    uid: string,
    tokenUid: string,
    signal: AbortSignal,
  ): Promise<Result<StoredDocument | null, RemoteFailure>> {
    return this.#process({ kind: 'read', uid, tokenUid }, signal, () => ok(this.#documents.get(uid) ?? null));
  }

  async commit(
    uid: string,
    tokenUid: string,
    write: { change: DocumentChange; ifUpdatedAt: UpdateTime | null },
    signal: AbortSignal,
  ): Promise<Result<UpdateTime, RemoteFailure>> {
    const change = deepFreeze(write.change);
    return this.#process({ kind: 'commit', uid, tokenUid, change }, signal, () => {
      const stored = this.#documents.get(uid);
      if ((stored?.updateTime ?? null) !== write.ifUpdatedAt) return rejectCommit('the document moved on');
      const merged = applyToFields(stored?.fields ?? {}, change);
      if (this.isRefused(merged)) return rejectCommit('the document is malformed');
      const size = measureDocument(uid, merged);
      if (size > MAX_DOCUMENT_BYTES) return rejectCommit('the document is too large');
      this.largestCommit = Math.max(this.largestCommit, size);
      this.put(uid, merged);
      return ok(`time ${this.#time}`);
    });
  }

  async #process<Value>(
    request: CloudRequest,
    signal: AbortSignal,
    work: () => Result<Value, RemoteFailure>,
  ): Promise<Result<Value, RemoteFailure>> {
    this.requests.push(request);
    const fault = this.findFault(request);
    if (fault?.kind === 'answer') return err(fault.failure);
    if (fault?.kind === 'hang') {
      await waitForAbort(signal);
      if (fault.late) setTimeout(work, 0);
      return err(abortedFailure);
    }
    if (request.tokenUid !== request.uid) return err({ kind: 'forbidden', message: 'not the learner’s own' });
    const answer = work();
    return fault?.kind === 'lost' ? err(lostResponse) : answer;
  }
}

/** The fields after a change, by the rules of Firestore's field masks, arrayRemove and arrayUnion. */
function applyToFields(
  fields: DocumentFields,
  { replacedFields, memberChanges, listChanges }: DocumentChange,
): DocumentFields {
  const withMembers = memberChanges.reduce<DocumentFields>(setMember, fields);
  const changed = Object.entries(listChanges).map(([name, change]) => [
    name,
    applyToList(fields[name], change),
  ]);
  return { ...withMembers, ...replacedFields, ...Object.fromEntries(changed) };
}

/** The map with the member at the path set, or removed without a value. */
function setMember(map: DocumentFields, { path, value }: MemberChange): DocumentFields {
  const [name = '', ...rest] = path;
  const members = Object.entries(map);
  if (rest.length === 0) {
    const others = members.filter(([other]) => other !== name);
    return Object.fromEntries(value === undefined ? others : [...others, [name, value]]);
  }
  const inner: unknown = Object.hasOwn(map, name) ? map[name] : {};
  const changed = setMember(isPlainMap(inner) ? inner : {}, { path: rest, value });
  return Object.fromEntries([...members.filter(([other]) => other !== name), [name, changed]]);
}

function applyToList(list: unknown, { removed, added }: ListChange): readonly unknown[] {
  const isIn = (items: readonly unknown[], item: unknown) => items.some((other) => isSameValue(item, other));
  const items: unknown[] = Array.isArray(list) ? list.filter((item) => !isIn(removed, item)) : [];
  for (const item of added) if (!isIn(items, item)) items.push(item);
  return items;
}

function rejectCommit(message: string): Result<never, RemoteFailure> {
  return err({ kind: 'rejected', message });
}

function waitForAbort(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** The sign-in of one device, for the fake document and as the engine's identity. */
export class FakeSignIn {
  uid: string | null;
  /** The uid of the device's token; differs from `uid` only while accounts are switched. */
  tokenUid: string | null;
  /** How often a fresh token was requested. */
  renewals = 0;
  canRenew = true;

  constructor(uid: string | null) {
    this.uid = uid;
    this.tokenUid = uid;
  }

  getCurrentUid(): string | null {
    return this.uid;
  }

  switchTo(uid: string | null): void {
    this.uid = uid;
    this.tokenUid = uid;
  }
}

/**
 * The calls of one device over a `FakeCloud`, with the checks of its sign-in.
 */
function createFakeCalls(
  cloud: Pick<FakeCloud, 'poll' | 'read' | 'commit'>,
  signIn: FakeSignIn,
): DocumentCalls {
  async function withToken<Value>(
    uid: string,
    signal: AbortSignal,
    call: (tokenUid: string) => Promise<Result<Value, RemoteFailure>>,
  ): Promise<Result<Value, RemoteFailure>> {
    if (signal.aborted) return err(abortedFailure);
    const isSignedIn = signIn.uid === uid && signIn.tokenUid === uid;
    if (!isSignedIn) return err({ kind: 'wrong-user', message: 'another learner, or none, is signed in' });
    return call(uid);
  }

  return {
    readUpdateTime: (uid, { signal }) =>
      withToken(uid, signal, (tokenUid) => cloud.poll(uid, tokenUid, signal)),
    readDocument: (uid, { signal }) =>
      withToken(uid, signal, (tokenUid) => cloud.read(uid, tokenUid, signal)),
    commit: (uid, write, { signal }) =>
      withToken(uid, signal, (tokenUid) => cloud.commit(uid, tokenUid, write, signal)),
    async renewToken() {
      signIn.renewals += 1;
      return signIn.canRenew && signIn.uid !== null;
    },
  };
}

/**
 * The port of one page over a `FakeCloud`.
 * @param frameBytes the least bytes that a list change must save; 0 makes short lists change like long ones
 */
export function createFakeUserDocument(
  cloud: Pick<FakeCloud, 'poll' | 'read' | 'commit'>,
  signIn: FakeSignIn,
  frameBytes?: number,
): UserDocument {
  return createUserDocument(createFakeCalls(cloud, signIn), frameBytes);
}

/** A store of one copy of a document, as a device's database is. */
export function createFakeCopies(): DocumentCopies {
  let stored: Awaited<ReturnType<DocumentCopies['readCopy']>> = null;
  return {
    readCopy: async () => stored,
    async saveCopy(copy) {
      stored = copy;
    },
  };
}

/**
 * Freezes `value` with all its maps and lists, so that code which changes a stored value in place throws.
 * A frozen value counts as deeply frozen.
 */
function deepFreeze<Value>(value: Value): Value {
  if (Array.isArray(value) || isPlainMap(value)) {
    if (Object.isFrozen(value)) return value;
    Object.freeze(value);
    for (const member of Object.values(value)) deepFreeze(member);
  }
  return value;
}
