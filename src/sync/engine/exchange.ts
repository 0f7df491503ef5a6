import { isRefusedDeadLetter, isTooLargeDeadLetter } from '../../data/sync-rows/dead-letters.ts';
import type { OutboxEntry, RowKey, SentEntry } from '../../data/sync-rows/synced-rows.ts';
import { deduplicateCompletions } from '../../domain/course.ts';
import type { LearnerState } from '../../domain/records.ts';
import { mergeStates } from '../merge/merge-states.ts';
import type { DocumentFields, RemoteFailure } from '../ports/user-document.ts';
import { composeDocument, findChangedFields } from '../wire/compose-document.ts';
import { fitToSize } from '../wire/fit-to-size.ts';
import { parseDocument } from '../wire/parse-document.ts';
import type { EngineDependencies } from './engine-parts.ts';
import { findDifferingKeys, restrictState } from './row-keys.ts';

/** What an exchange sends: everything of this device, or only some keys, to find a refused one. */
export type ExchangeScope = 'everything' | ReadonlySet<RowKey>;

export type ExchangeOutcome =
  | { kind: 'exchanged' }
  | {
      kind: 'failed';
      failure: RemoteFailure;
      /** `push` once the document has been read. */
      during: 'pull' | 'push';
      /** The document as it was read, to find out whether it has changed; null before the read. */
      document: DocumentFields | null;
      /** The entries that were to be sent. */
      sentEntries: readonly OutboxEntry[];
      /** The keys that the document does not have in this device's version. */
      missingKeys: readonly RowKey[];
    };

interface WritePlan {
  remote: LearnerState;
  merged: LearnerState;
  fields: DocumentFields | null;
  droppedKeys: readonly RowKey[];
}

/** The fields to write so that the document contains the merge of itself and `local`, as far as it fits. */
function planWrite(current: DocumentFields | null, local: LearnerState, uid: string): WritePlan {
  const remote = parseDocument(current, uid);
  const united = mergeStates(remote, local);
  const merged = {
    ...united,
    course: united.course && deduplicateCompletions(united.course, united.lessons),
  };
  const composed = composeDocument(current, uid, merged);
  // Without changes there is nothing to measure.
  if (findChangedFields(current, composed) === null) return { remote, merged, fields: null, droppedKeys: [] };
  const { fields, droppedKeys } = fitToSize(composed, uid);
  return { remote, merged, fields: findChangedFields(current, fields), droppedKeys };
}

/**
 * Reads the learner's document, merges this device's records into it, commits the result, and deletes from
 * the outbox what was sent. A row with a dead letter was refused before and is not sent again. The dead
 * letter of a too large record is deleted once another device's version of it is in the document.
 */
export async function exchange(
  { rows, userDocument, identity, onStep }: EngineDependencies,
  scope: ExchangeScope,
  signal: AbortSignal,
): Promise<ExchangeOutcome> {
  const { uid } = rows;
  const { state, entries, deadLetters } = await rows.readSnapshot();
  const refusedKeys = new Set(deadLetters.filter(isRefusedDeadLetter).map(({ key }) => key));
  const isSent = (key: RowKey) => !refusedKeys.has(key) && (scope === 'everything' || scope.has(key));
  const sentEntries = entries.filter((entry) => isSent(entry.key));
  const local = restrictState(state, isSent);
  onStep?.('rows read');

  let document: DocumentFields | null = null;
  let plan: WritePlan | null = null;
  const toFailedOutcome = (failure: RemoteFailure): ExchangeOutcome => ({
    kind: 'failed',
    failure,
    during: plan ? 'push' : 'pull',
    document,
    sentEntries,
    missingKeys: plan ? findDifferingKeys(plan.remote, plan.merged) : sentEntries.map(({ key }) => key),
  });

  if (identity.getCurrentUid() !== uid || sentEntries.some((entry) => entry.uid !== uid)) {
    return toFailedOutcome({ kind: 'wrong-user', message: 'This learner is not signed in.' });
  }
  const exchanged = await userDocument.exchange(
    uid,
    async (current) => {
      onStep?.('document read');
      document = current ?? {};
      plan = planWrite(current, local, uid);
      if (plan.droppedKeys.length > 0) await saveRemote(plan.remote);
      return plan.fields;
    },
    { signal, copies: rows },
  );
  if (!exchanged.ok) return toFailedOutcome(exchanged.failure);
  onStep?.('document written');
  await acknowledge(plan);
  onStep?.('acknowledged');
  return { kind: 'exchanged' };

  /** Saves the document's state on this device before records that no longer fit are removed from it. */
  async function saveRemote(remote: LearnerState): Promise<void> {
    await rows.applyChange((current) => mergeStates(current, remote), []);
    onStep?.('document kept');
  }

  async function acknowledge(writtenPlan: WritePlan | null): Promise<void> {
    if (!writtenPlan) return;
    const droppedKeys = new Set(writtenPlan.droppedKeys);
    const tooLargeKeys = new Set(deadLetters.filter(isTooLargeDeadLetter).map(({ key }) => key));
    for (const key of droppedKeys) {
      const sentEntry = sentEntries.find((entry) => entry.key === key);
      // A record that was synced before and is left out now needs a dead letter, too.
      if (!sentEntry && tooLargeKeys.has(key)) continue;
      await rows.moveToDeadLetters(sentEntry ?? createUnqueuedEntry(key), TOO_LARGE);
      onStep?.('set aside');
    }
    const writtenEntries: SentEntry[] = sentEntries.filter(({ key }) => !droppedKeys.has(key));
    const storedByOthers = findStoredKeys(writtenPlan, state, tooLargeKeys).map(createUnqueuedEntry);
    await rows.applyChange(
      (current) => mergeStates(current, writtenPlan.merged),
      [...writtenEntries, ...storedByOthers],
    );
  }
}

/**
 * The keys of rows that the document has in this device's version or a later one: merging that version into
 * the document would change nothing.
 */
function findStoredKeys(
  { merged, droppedKeys }: WritePlan,
  state: LearnerState,
  keys: ReadonlySet<RowKey>,
): readonly RowKey[] {
  // The usual case; the rest compares all records.
  if (keys.size === 0) return [];
  const stateOfKeys = restrictState(state, (key) => keys.has(key));
  const missingKeys = new Set([
    ...droppedKeys,
    ...findDifferingKeys(merged, mergeStates(merged, stateOfKeys)),
  ]);
  return [...keys].filter((key) => !missingKeys.has(key));
}

/** Stands for a row without an outbox entry. Revisions start at 1, so it acknowledges no entry by mistake. */
const createUnqueuedEntry = (key: RowKey): SentEntry => ({ key, rev: 0 });

const TOO_LARGE = { reason: 'too-large', message: 'The record does not fit into the document.' } as const;
