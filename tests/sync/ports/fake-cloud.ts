import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { DocumentFields, RemoteFailure, UserDocument } from '../../../src/sync/ports/user-document.ts';
import { measureDocument } from '../../../src/sync/wire/document-size.ts';
import {
  createDocumentChange,
  type DocumentChange,
  type ListChange,
} from '../../../src/sync/wire/list-change.ts';
import { isPlainMap, isSameValue } from '../../../src/sync/wire/plain-value.ts';

/** What may happen to a request: an answer that refuses it, an answer that gets lost, or none at all. */
export type Fault =
  | { kind: 'answer'; failure: RemoteFailure }
  /** Carried out, but the answer never arrives. */
  | { kind: 'lost' }
  /** Not carried out before the exchange is given up; carried out after it with `late`. */
  | { kind: 'hang'; late?: boolean };

/** A request as it reached the store. */
export interface CloudRequest {
  kind: 'read' | 'commit';
  /** Whose document. */
  uid: string;
  /** Whose token it carried. */
  tokenUid: string;
  change?: DocumentChange;
}

const MOST_BYTES = 1_048_576;
const lostAnswer: RemoteFailure = { kind: 'unreachable', message: 'no answer' };
const abortedFailure: RemoteFailure = { kind: 'aborted', message: 'given up' };

interface Stored {
  fields: DocumentFields;
  updateTime: number;
}

/** A document store in memory that enforces update times, access and size, and that fails as it is told. */
export class FakeCloud {
  readonly requests: CloudRequest[] = [];
  /** Documents whose writing is refused as malformed. */
  isRefused: (fields: DocumentFields) => boolean = () => false;
  /** What befalls the request; asked once for each. */
  findFault: (request: CloudRequest) => Fault | null = () => null;
  /** The size of the largest document that a commit made, in bytes. */
  largestCommit = 0;
  #documents = new Map<string, Stored>();
  #time = 0;

  /** What is stored for `uid`; frozen. */
  document(uid: string): DocumentFields | null {
    return this.#documents.get(uid)?.fields ?? null;
  }

  /** Writes as another client would, without a precondition; null deletes the document. */
  put(uid: string, fields: DocumentFields | null): void {
    this.#time += 1;
    if (fields === null) this.#documents.delete(uid);
    else this.#documents.set(uid, { fields: deepFreeze(fields), updateTime: this.#time });
  }

  /** Lets the next `times` requests of this kind fail in this way. */
  failNext(kind: CloudRequest['kind'], fault: Fault, times = 1): void {
    const before = this.findFault;
    let left = times;
    this.findFault = (request) => {
      if (request.kind !== kind || left === 0) return before(request);
      left -= 1;
      return fault;
    };
  }

  commits(): readonly CloudRequest[] {
    return this.requests.filter((request) => request.kind === 'commit');
  }

  async read(
    uid: string,
    tokenUid: string,
    given: AbortSignal,
  ): Promise<Result<Stored | null, RemoteFailure>> {
    return this.#carryOut({ kind: 'read', uid, tokenUid }, given, () => ok(this.#documents.get(uid) ?? null));
  }

  async commit(
    uid: string,
    tokenUid: string,
    write: { change: DocumentChange; ifUpdatedAt: number | null },
    given: AbortSignal,
  ): Promise<Result<void, RemoteFailure>> {
    const change = deepFreeze(write.change);
    return this.#carryOut({ kind: 'commit', uid, tokenUid, change }, given, () => {
      const stored = this.#documents.get(uid);
      if ((stored?.updateTime ?? null) !== write.ifUpdatedAt) return refused('the document moved on');
      const merged = applied(stored?.fields ?? {}, change);
      if (this.isRefused(merged)) return refused('the document is malformed');
      const size = measureDocument(uid, merged);
      if (size > MOST_BYTES) return refused('the document is too large');
      this.largestCommit = Math.max(this.largestCommit, size);
      this.put(uid, merged);
      return ok();
    });
  }

  async #carryOut<Value>(
    request: CloudRequest,
    given: AbortSignal,
    work: () => Result<Value, RemoteFailure>,
  ): Promise<Result<Value, RemoteFailure>> {
    this.requests.push(request);
    const fault = this.findFault(request);
    if (fault?.kind === 'answer') return err(fault.failure);
    if (fault?.kind === 'hang') {
      await whenAborted(given);
      if (fault.late) setTimeout(work, 0);
      return err(abortedFailure);
    }
    if (request.tokenUid !== request.uid) return err({ kind: 'forbidden', message: 'not the learner’s own' });
    const answer = work();
    return fault?.kind === 'lost' ? err(lostAnswer) : answer;
  }
}

/** What a change makes of fields, by the rules of Firestore's arrayRemove and arrayUnion. */
function applied(fields: DocumentFields, { replacedFields, listChanges }: DocumentChange): DocumentFields {
  const changed = Object.entries(listChanges).map(([name, change]) => [
    name,
    appliedToList(fields[name], change),
  ]);
  return { ...fields, ...replacedFields, ...Object.fromEntries(changed) };
}

function appliedToList(list: unknown, { removed, added }: ListChange): readonly unknown[] {
  const isIn = (items: readonly unknown[], item: unknown) => items.some((other) => isSameValue(item, other));
  const items: unknown[] = Array.isArray(list) ? list.filter((item) => !isIn(removed, item)) : [];
  for (const item of added) if (!isIn(items, item)) items.push(item);
  return items;
}

function refused(message: string): Result<never, RemoteFailure> {
  return err({ kind: 'rejected', message });
}

function whenAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Who is signed in on one device, for the fake document and as the engine's identity. */
export class FakeSignIn {
  uid: string | null;
  /** Whose token the device holds; differs only while accounts are being switched. */
  tokenUid: string | null;
  /** What asking for a fresh token brings; counts the askings. */
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
 * The port over a `FakeCloud`, as one device has it.
 * @param frameBytes what a list's change has to save at least; with less than in truth, short lists change as
 *    long ones do
 */
export function createFakeUserDocument(
  cloud: Pick<FakeCloud, 'read' | 'commit'>,
  signIn: FakeSignIn,
  frameBytes?: number,
): UserDocument {
  const tokenFor = (uid: string): Result<string, RemoteFailure> =>
    signIn.uid === uid && signIn.tokenUid === uid
      ? ok(uid)
      : err({ kind: 'wrong-user', message: 'another learner, or none, is signed in' });

  return {
    async exchange(uid, change, { signal }) {
      if (signal.aborted) return err(abortedFailure);
      const token = tokenFor(uid);
      if (!token.ok) return token;
      const read = await cloud.read(uid, token.value, signal);
      if (!read.ok) return read;
      if (signal.aborted) return err(abortedFailure);
      const stored = read.value?.fields ?? null;
      const fields = await change(stored);
      if (fields === null) return ok('unchanged');
      const tokenNow = tokenFor(uid);
      if (!tokenNow.ok) return tokenNow;
      if (signal.aborted) return err(abortedFailure);
      const ifUpdatedAt = read.value?.updateTime ?? null;
      const write = { change: createDocumentChange(stored, fields, frameBytes), ifUpdatedAt };
      const committed = await cloud.commit(uid, tokenNow.value, write, signal);
      return committed.ok ? ok('written') : committed;
    },
    async renewToken() {
      signIn.renewals += 1;
      return signIn.canRenew && signIn.uid !== null;
    },
  };
}

/**
 * `value` with all its maps and lists frozen: for fakes that hand out what they store. Whoever changed it in
 * place, as if it were a copy, is told by an error. What is frozen already counts as frozen all through.
 */
function deepFreeze<Value>(value: Value): Value {
  if (Array.isArray(value) || isPlainMap(value)) {
    if (Object.isFrozen(value)) return value;
    Object.freeze(value);
    for (const member of Object.values(value)) deepFreeze(member);
  }
  return value;
}
