import type { Auth } from 'firebase/auth';
import { getErrorMessage } from '../domain/error-message.ts';
import { err, ok, type Result } from '../domain/result.ts';
import { createLinkedAbort } from '../platform/linked-abort.ts';
import type { DocumentCalls, StoredDocument, UpdateTime } from '../sync/ports/document-calls.ts';
import type { RemoteFailure } from '../sync/ports/user-document.ts';
import { isPlainMap } from '../sync/wire/plain-value.ts';
import { decodeFields } from '../sync/wire/typed-values.ts';
import type { Cloud } from './configuration.ts';
import { createWrites } from './firestore-writes.ts';
import { ConnectionError, toRemoteFailure } from './remote-failure.ts';

/** The timeout of one call; `fetch` has none of its own. */
const CALL_TIMEOUT_MS = 20_000;

/** A field that no document has: a read that asks for it alone receives only the document's times. */
const ABSENT_FIELD = 'none';

const FIRESTORE_ORIGIN = 'https://firestore.googleapis.com';

type CallResult = Result<unknown, RemoteFailure>;

export interface FirestoreCalls extends DocumentCalls {
  /** Deletes the learner's document, if there is one. */
  deleteDocument(uid: string): Promise<Result<void, RemoteFailure>>;
}

/**
 * The document calls over Firestore's REST interface
 * (https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents). Firebase's own
 * client can neither read an update time nor commit on the precondition of one that was read earlier.
 */
export function createFirestoreCalls(cloud: Cloud, auth: Auth, timeoutMs = CALL_TIMEOUT_MS): FirestoreCalls {
  const origin = cloud.kind === 'local' ? cloud.origin : FIRESTORE_ORIGIN;
  const documents = `projects/${cloud.projectId}/databases/(default)/documents`;
  const getName = (uid: string) => `${documents}/users/${uid}`;

  async function call(
    method: 'batchGet' | 'commit',
    { uid, body, signal }: { uid: string; body: object; signal: AbortSignal },
  ): Promise<CallResult> {
    const deadline = createLinkedAbort(signal);
    const timer = setTimeout(deadline.abort, timeoutMs);
    try {
      const token = await readToken(auth, uid);
      if (!token.ok) return token;
      return await post(`${origin}/v1/${documents}:${method}`, token.value, body, deadline.signal);
    } catch (error) {
      if (signal.aborted) return err({ kind: 'aborted', message: 'The call was stopped.' });
      if (deadline.signal.aborted) return err(timedOut);
      const failure = toRemoteFailure(error);
      if (!failure) throw error;
      return err(failure);
    } finally {
      clearTimeout(timer);
      deadline.release();
    }
  }

  async function batchGet(
    uid: string,
    options: { mask?: object; signal: AbortSignal },
  ): Promise<Result<StoredDocument | null, RemoteFailure>> {
    const { signal, ...mask } = options;
    const replied = await call('batchGet', { uid, body: { documents: [getName(uid)], ...mask }, signal });
    return replied.ok ? parseBatchGet(replied.value) : replied;
  }

  return {
    async readUpdateTime(uid, { signal }) {
      const read = await batchGet(uid, { mask: { fieldPaths: [ABSENT_FIELD] }, signal });
      return read.ok ? ok(read.value?.updateTime ?? null) : read;
    },
    readDocument: (uid, { signal }) => batchGet(uid, { signal }),
    async commit(uid, { change, ifUpdatedAt }, { signal }) {
      const body = { writes: createWrites(getName(uid), change, ifUpdatedAt) };
      const replied = await call('commit', { uid, body, signal });
      return replied.ok ? parseCommit(replied.value) : replied;
    },
    async deleteDocument(uid) {
      const body = { writes: [{ delete: getName(uid) }] };
      const replied = await call('commit', { uid, body, signal: new AbortController().signal });
      return replied.ok ? ok() : replied;
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

const timedOut: RemoteFailure = { kind: 'unreachable', message: 'The server didn’t answer in time.' };
const unreadable: RemoteFailure = { kind: 'unavailable', message: 'We couldn’t read the answer.' };

/** The learner's token; fails unless `uid` is signed in, and the token is theirs. */
async function readToken(auth: Auth, uid: string): Promise<Result<string, RemoteFailure>> {
  const user = auth.currentUser;
  const token = user?.uid === uid ? await user.getIdTokenResult() : null;
  if (token?.claims.sub === uid && auth.currentUser?.uid === uid) return ok(token.token);
  return err({ kind: 'wrong-user', message: 'You’re not signed in with this account.' });
}

/** Sends one request; rejects without a connection, and once `signal` is aborted. */
async function post(url: string, token: string, body: object, signal: AbortSignal): Promise<CallResult> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'text/plain' };
  const text = JSON.stringify(body);
  try {
    const response = await fetch(url, { method: 'POST', headers, body: text, signal });
    return toCallResult(response.status, await response.text());
  } catch (error) {
    throw new ConnectionError(getErrorMessage(error));
  }
}

/** The failures by HTTP status; other statuses are temporary failures of the store. */
const FAILURE_KINDS: Readonly<Record<number, RemoteFailure['kind']>> = {
  400: 'rejected',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'rejected',
  409: 'rejected',
  412: 'rejected',
  429: 'rate-limited',
};

function toCallResult(status: number, text: string): CallResult {
  if (status !== 200)
    return err({ kind: FAILURE_KINDS[status] ?? 'unavailable', message: `${status} ${text.slice(0, 500)}` });
  try {
    return ok(JSON.parse(text));
  } catch {
    return err(unreadable);
  }
}

/** The response of a batchGet for one document. It is a list, because the method is a streaming one. */
function parseBatchGet(response: unknown): Result<StoredDocument | null, RemoteFailure> {
  for (const result of Array.isArray(response) ? response : []) {
    if (!isPlainMap(result)) continue;
    if (typeof result.missing === 'string') return ok(null);
    if (isPlainMap(result.found) && typeof result.found.updateTime === 'string') {
      const { fields, updateTime } = result.found;
      return ok({ fields: decodeFields(fields), updateTime: String(updateTime) });
    }
  }
  return err(unreadable);
}

/** The document's update time after a commit: that of its last write. */
function parseCommit(response: unknown): Result<UpdateTime, RemoteFailure> {
  const results: unknown = isPlainMap(response) ? response.writeResults : undefined;
  const last: unknown = Array.isArray(results) ? results.at(-1) : undefined;
  const updateTime = isPlainMap(last) ? last.updateTime : undefined;
  return typeof updateTime === 'string' ? ok(updateTime) : err(unreadable);
}
