import { isRefusedLetter, isTooLargeLetter } from '../../data/sync-rows/dead-letters.ts';
import type { OutboxEntry, RowKey, SentEntry } from '../../data/sync-rows/synced-rows.ts';
import { deduplicateCompletions } from '../../domain/course.ts';
import type { LearnerState } from '../../domain/records.ts';
import { mergeStates } from '../merge/merge.ts';
import type { DocumentFields, RemoteFailure } from '../ports/user-document.ts';
import { changedFields, composeDocument } from '../wire/compose-document.ts';
import { fitToSize } from '../wire/fit-to-size.ts';
import { parseDocument } from '../wire/parse-document.ts';
import type { EngineParts } from './engine-parts.ts';
import { findDifferingKeys, restrictState } from './row-keys.ts';

/** What an exchange is about: everything of this device, or some keys alone, to find a refused one. */
export type ExchangeScope = 'everything' | ReadonlySet<RowKey>;

export type ExchangeOutcome =
  | { kind: 'exchanged' }
  | {
      kind: 'failed';
      failure: RemoteFailure;
      /** `push` once the document was read. */
      during: 'pull' | 'push';
      /** The document as it was read, to tell whether it moved on; null before. */
      document: DocumentFields | null;
      /** The entries that were to be sent. */
      sentEntries: readonly OutboxEntry[];
      /** What of this device the document does not have yet. */
      missingKeys: readonly RowKey[];
    };

interface Plan {
  remote: LearnerState;
  merged: LearnerState;
  fields: DocumentFields | null;
  dropped: readonly RowKey[];
}

/** What to write so that the document holds all of its own and all of `local`, as far as it fits. */
function planWrite(current: DocumentFields | null, local: LearnerState, uid: string): Plan {
  const remote = parseDocument(current, uid);
  const joined = mergeStates(remote, local);
  const merged = {
    ...joined,
    course: joined.course && deduplicateCompletions(joined.course, joined.lessons),
  };
  const composed = composeDocument(current, uid, merged);
  // What says nothing new is not written, and needs no measuring.
  if (changedFields(current, composed) === null) return { remote, merged, fields: null, dropped: [] };
  const { fields, droppedKeys } = fitToSize(composed, uid);
  return { remote, merged, fields: changedFields(current, fields), dropped: droppedKeys };
}

/**
 * One read, merge and commit, and the acknowledgement of what was sent. Changes that the store refused
 * before, or had no room for, are not sent again. A letter about room goes when somebody else brought the
 * record in.
 */
export async function exchange(
  { rows, userDocument, identity, onStep }: EngineParts,
  scope: ExchangeScope,
  signal: AbortSignal,
): Promise<ExchangeOutcome> {
  const { uid } = rows;
  const { state, entries, deadLetters } = await rows.readSnapshot();
  const setAside = new Set(deadLetters.filter(isRefusedLetter).map(({ key }) => key));
  const isSent = (key: RowKey) => !setAside.has(key) && (scope === 'everything' || scope.has(key));
  const sentEntries = entries.filter((entry) => isSent(entry.key));
  const local = restrictState(state, isSent);
  onStep?.('rows read');

  let document: DocumentFields | null = null;
  let plan: Plan | null = null;
  const failed = (failure: RemoteFailure): ExchangeOutcome => ({
    kind: 'failed',
    failure,
    during: plan ? 'push' : 'pull',
    document,
    sentEntries,
    missingKeys: plan ? findDifferingKeys(plan.remote, plan.merged) : sentEntries.map(({ key }) => key),
  });

  if (identity.getCurrentUid() !== uid || sentEntries.some((entry) => entry.uid !== uid)) {
    return failed({ kind: 'wrong-user', message: 'This learner is not signed in.' });
  }
  const result = await userDocument.exchange(
    uid,
    async (current) => {
      onStep?.('document read');
      document = current ?? {};
      plan = planWrite(current, local, uid);
      if (plan.dropped.length > 0) await keepFirst(plan.remote);
      return plan.fields;
    },
    { signal },
  );
  if (!result.ok) return failed(result.failure);
  onStep?.('document written');
  await acknowledge(plan);
  onStep?.('acknowledged');
  return { kind: 'exchanged' };

  /** What has no room in the document any more must be on this device before it leaves the document. */
  async function keepFirst(remote: LearnerState): Promise<void> {
    await rows.applyChange((current) => mergeStates(current, remote), []);
    onStep?.('document kept');
  }

  async function acknowledge(done: Plan | null): Promise<void> {
    if (!done) return;
    const dropped = new Set(done.dropped);
    const withoutRoom = new Set(deadLetters.filter(isTooLargeLetter).map(({ key }) => key));
    for (const key of done.dropped) {
      const entry = sentEntries.find((one) => one.key === key);
      // What was sent long ago and had to go now is only here as well.
      if (!entry && withoutRoom.has(key)) continue;
      await rows.moveToDeadLetters(entry ?? { key, rev: 0 }, NO_ROOM);
      onStep?.('set aside');
    }
    const arrived: SentEntry[] = sentEntries.filter(({ key }) => !dropped.has(key));
    const broughtIn = heldBy(done, state, withoutRoom).map((key) => ({ key, rev: 0 }));
    await rows.applyChange((current) => mergeStates(current, done.merged), [...arrived, ...broughtIn]);
  }
}

/** Those of the keys whose rows, in this device's version or a later one, the document holds. */
function heldBy(
  { merged, dropped }: Plan,
  state: LearnerState,
  keys: ReadonlySet<RowKey>,
): readonly RowKey[] {
  // Hardly ever there are any, and this looks through all records.
  if (keys.size === 0) return [];
  const withKeys = mergeStates(
    merged,
    restrictState(state, (key) => keys.has(key)),
  );
  const missing = new Set([...dropped, ...findDifferingKeys(merged, withKeys)]);
  return [...keys].filter((key) => !missing.has(key));
}

const NO_ROOM = { reason: 'too-large', message: 'There is no room for it in the cloud.' } as const;
