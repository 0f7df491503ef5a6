import type { Auth } from 'firebase/auth';
import {
  arrayRemove,
  arrayUnion,
  type DocumentReference,
  doc,
  FieldPath,
  type Firestore,
  runTransaction,
  type Transaction,
} from 'firebase/firestore/lite';
import { err, ok, type Result } from '../domain/result.ts';
import { createLinkedAbort } from '../platform/linked-abort.ts';
import type { DocumentFields, RemoteFailure, UserDocument } from '../sync/ports/user-document.ts';
import { createDocumentChange, type DocumentChange } from '../sync/wire/list-change.ts';
import { toRemoteFailure } from './remote-failure.ts';

/** Computes the fields to write from the stored ones. */
type ComputeFields = Parameters<UserDocument['exchange']>[1];
type Outcome = Result<'written' | 'unchanged', RemoteFailure>;

/** The timeout of one exchange, a read and a commit; the client has none of its own. */
const EXCHANGE_TIMEOUT_MS = 20_000;

/** Thrown inside the transaction to end it without a commit. */
class ExchangeEndedError extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super('The exchange ended without a commit.');
    this.outcome = outcome;
  }
}

/** Wraps an error of `computeFields`, so that the client does not handle it as its own. */
class ComputeFieldsError extends Error {}

const aborted: Outcome = err({ kind: 'aborted', message: 'The exchange was aborted.' });
const timedOut: Outcome = err({ kind: 'unreachable', message: 'The cloud did not answer in time.' });

/** The learner's document over firebase/firestore/lite. */
export function createFirebaseUserDocument(
  firestore: Firestore,
  auth: Auth,
  timeoutMs = EXCHANGE_TIMEOUT_MS,
): UserDocument {
  async function readAndWrite(
    transaction: Transaction,
    uid: string,
    computeFields: ComputeFields,
    hasEnded: () => boolean,
  ) {
    const reference = doc(firestore, 'users', uid);
    const snapshot = await transaction.get(reference);
    if (hasEnded()) throw new ExchangeEndedError(aborted);
    const stored = snapshot.exists() ? snapshot.data() : null;
    const fields = await runComputeFields(computeFields, stored);
    // Without a write the client would still send a commit, to verify its read.
    if (fields === null) throw new ExchangeEndedError(ok('unchanged'));
    await assertSignedIn(auth, uid);
    if (hasEnded()) throw new ExchangeEndedError(aborted);
    write(transaction, reference, createDocumentChange(stored, omitUndefined(fields)));
  }

  async function transact(
    uid: string,
    computeFields: ComputeFields,
    hasEnded: () => boolean,
  ): Promise<Outcome> {
    try {
      await assertSignedIn(auth, uid);
      // One attempt: a retry of the client would not call `computeFields` with the new document.
      const options = { maxAttempts: 1 };
      await runTransaction(
        firestore,
        (transaction) => readAndWrite(transaction, uid, computeFields, hasEnded),
        options,
      );
      return ok('written');
    } catch (error) {
      if (error instanceof ExchangeEndedError) return error.outcome;
      if (error instanceof ComputeFieldsError) throw error.cause;
      const failure = toRemoteFailure(error);
      if (!failure) throw error;
      return err(failure);
    }
  }

  return {
    async exchange(uid, computeFields, { signal }) {
      if (signal.aborted) return aborted;
      const deadline = createDeadline(signal, timeoutMs);
      try {
        return await Promise.race([transact(uid, computeFields, deadline.hasEnded), deadline.outcome]);
      } finally {
        deadline.clear();
      }
    },
    async renewToken() {
      try {
        await auth.currentUser?.getIdToken(true);
        return auth.currentUser !== null;
      } catch {
        return false;
      }
    },
  };
}

/**
 * Writes the change in one commit; the client adds the precondition to its first write. There is a second
 * write where one list needs two transforms, to remove and to add elements.
 */
function write(
  transaction: Transaction,
  reference: DocumentReference,
  { replacedFields, listChanges }: DocumentChange,
): void {
  const changes = Object.entries(listChanges);
  if (changes.length === 0) {
    const mergeFields = Object.keys(replacedFields).map((name) => new FieldPath(name));
    transaction.set(reference, replacedFields, { mergeFields });
    return;
  }
  // Not `set` with merge: its field mask would include the transformed fields, and so delete them.
  update(transaction, reference, [
    ...Object.entries(replacedFields),
    ...changes.map(
      ([name, { removed, added }]) =>
        [name, removed.length > 0 ? arrayRemove(...removed) : arrayUnion(...added)] as const,
    ),
  ]);
  update(
    transaction,
    reference,
    changes
      .filter(([, { removed, added }]) => removed.length > 0 && added.length > 0)
      .map(([name, { added }]) => [name, arrayUnion(...added)] as const),
  );
}

/** Updates fields by names that may contain dots. */
function update(
  transaction: Transaction,
  reference: DocumentReference,
  fields: readonly (readonly [string, unknown])[],
): void {
  const [first, ...others] = fields.map(([name, value]) => [new FieldPath(name), value] as const);
  if (first) transaction.update(reference, ...first, ...others.flat());
}

async function runComputeFields(
  computeFields: ComputeFields,
  current: DocumentFields | null,
): Promise<DocumentFields | null> {
  try {
    return await computeFields(current);
  } catch (error) {
    throw new ComputeFieldsError('Computing the fields failed.', { cause: error });
  }
}

/** Ends the exchange unless `uid` is signed in, with the token that the client would send. */
async function assertSignedIn(auth: Auth, uid: string): Promise<void> {
  const user = auth.currentUser;
  const token = user?.uid === uid ? await user.getIdTokenResult() : null;
  if (token?.claims.sub === uid && auth.currentUser?.uid === uid) return;
  throw new ExchangeEndedError(
    err({ kind: 'wrong-user', message: 'Another learner, or none, is signed in.' }),
  );
}

/**
 * The value without `undefined` members, which the client refuses; instances of its classes are unchanged.
 */
function omitUndefined<Value>(value: Value): Value;
function omitUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => omitUndefined(item));
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const defined = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(defined.map(([key, member]) => [key, omitUndefined(member)]));
}

/** Ends the exchange by timeout or by `signal`. */
function createDeadline(signal: AbortSignal, timeoutMs: number) {
  const linkedAbort = createLinkedAbort(signal);
  const timer = setTimeout(linkedAbort.abort, timeoutMs);
  const outcome = new Promise<Outcome>((resolve) => {
    // Ends one task later: a commit that has begun reads its token in this task, so the caller can't switch
    // learners before that.
    const end = () => setTimeout(() => resolve(signal.aborted ? aborted : timedOut), 0);
    linkedAbort.signal.addEventListener('abort', end, { once: true });
  });
  return {
    hasEnded: () => linkedAbort.signal.aborted,
    outcome,
    clear() {
      clearTimeout(timer);
      linkedAbort.release();
    },
  };
}
