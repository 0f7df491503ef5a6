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

type Change = Parameters<UserDocument['exchange']>[1];
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

/** Wraps an error of `change`, so that the client does not handle it as its own. */
class ChangeFailedError extends Error {}

const aborted: Outcome = err({ kind: 'aborted', message: 'The exchange was aborted.' });
const late: Outcome = err({ kind: 'unreachable', message: 'The cloud did not answer in time.' });

/** The learner's document over firebase/firestore/lite. */
export function createFirebaseUserDocument(
  firestore: Firestore,
  auth: Auth,
  timeoutMs = EXCHANGE_TIMEOUT_MS,
): UserDocument {
  async function readAndWrite(transaction: Transaction, uid: string, change: Change, isOver: () => boolean) {
    const reference = doc(firestore, 'users', uid);
    const snapshot = await transaction.get(reference);
    if (isOver()) throw new ExchangeEndedError(aborted);
    const stored = snapshot.exists() ? snapshot.data() : null;
    const fields = await applyChange(change, stored);
    // Without a write the client would still send a commit, to verify its read.
    if (fields === null) throw new ExchangeEndedError(ok('unchanged'));
    await checkUser(auth, uid);
    if (isOver()) throw new ExchangeEndedError(aborted);
    write(transaction, reference, createDocumentChange(stored, omitUndefined(fields)));
  }

  async function transact(uid: string, change: Change, isOver: () => boolean): Promise<Outcome> {
    try {
      await checkUser(auth, uid);
      // One attempt: a retry of the client would not call `change` with the new document.
      const options = { maxAttempts: 1 };
      await runTransaction(
        firestore,
        (transaction) => readAndWrite(transaction, uid, change, isOver),
        options,
      );
      return ok('written');
    } catch (error) {
      if (error instanceof ExchangeEndedError) return error.outcome;
      if (error instanceof ChangeFailedError) throw error.cause;
      const failure = toRemoteFailure(error);
      if (!failure) throw error;
      return err(failure);
    }
  }

  return {
    async exchange(uid, change, { signal }) {
      if (signal.aborted) return aborted;
      const limits = createLimits(signal, timeoutMs);
      try {
        return await Promise.race([transact(uid, change, limits.isOver), limits.over]);
      } finally {
        limits.clear();
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
  { whole, lists }: DocumentChange,
): void {
  const changes = Object.entries(lists);
  if (changes.length === 0) {
    const mergeFields = Object.keys(whole).map((name) => new FieldPath(name));
    transaction.set(reference, whole, { mergeFields });
    return;
  }
  // Not `set` with merge: its mask would include the transformed fields, and so delete them.
  update(transaction, reference, [
    ...Object.entries(whole),
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

async function applyChange(change: Change, current: DocumentFields | null): Promise<DocumentFields | null> {
  try {
    return await change(current);
  } catch (error) {
    throw new ChangeFailedError('The change failed.', { cause: error });
  }
}

/** Ends the exchange unless `uid` is signed in, with the token that the client would send. */
async function checkUser(auth: Auth, uid: string): Promise<void> {
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
function createLimits(signal: AbortSignal, timeoutMs: number) {
  const limits = createLinkedAbort(signal);
  const timer = setTimeout(limits.abort, timeoutMs);
  const over = new Promise<Outcome>((resolve) => {
    // In the next task: a commit that was just started has read its token by then, so no other learner can
    // sign in between the check and the token.
    const end = () => setTimeout(() => resolve(signal.aborted ? aborted : late), 0);
    limits.signal.addEventListener('abort', end, { once: true });
  });
  return {
    isOver: () => limits.signal.aborted,
    over,
    clear() {
      clearTimeout(timer);
      limits.release();
    },
  };
}
