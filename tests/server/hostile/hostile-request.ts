import { BATCH_GET_PATH, COMMIT_PATH, getDocumentName } from '../cloud/document-paths.ts';

/** A learner with an account who sends requests that the app never sends. */
export interface Attacker {
  uid: string;
  idToken: string;
  /** Sends to the server under test, without adding a token. */
  send(path: string, init?: RequestInit): Promise<Response>;
}

/** One hostile request: it must get one of `expectedStatuses`, and not affect other learners. */
export interface HostileRequest {
  name: string;
  /** Prepares what the request needs, such as a large document; awaited once before it. */
  prepare?(attacker: Attacker): Promise<void>;
  send(attacker: Attacker): Promise<Response>;
  /** The expected statuses. */
  expectedStatuses: readonly number[];
}

/** Posts JSON with the attacker's token; a text is sent unchanged. */
export function postAs(
  { send, idToken }: Attacker,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return send(path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${idToken}`, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export function getOwnDocumentName({ uid }: Attacker): string {
  return getDocumentName(uid);
}

export function sendCommit(attacker: Attacker, body: unknown): Promise<Response> {
  return postAs(attacker, COMMIT_PATH, body);
}

export function sendBatchGet(attacker: Attacker, body: unknown): Promise<Response> {
  return postAs(attacker, BATCH_GET_PATH, body);
}

/** Replaces the attacker's document with these fields of Firestore's typed JSON. */
export async function storeFields(attacker: Attacker, fields: object): Promise<void> {
  const { status } = await sendCommit(attacker, {
    writes: [{ update: { name: getOwnDocumentName(attacker), fields } }],
  });
  if (status !== 200) throw new Error(`The attacker's document could not be made: ${status}.`);
}
