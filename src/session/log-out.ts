import type { RecordDeletion } from '../data/device/device-store.ts';
import type { UnsyncedRecord } from '../data/learner/unsynced-records.ts';
import { err, ok, type Result, unreachable } from '../domain/result.ts';
import { isGuest } from '../remote/accounts.ts';
import { deleteLoggedOutRecords } from './device-records.ts';
import type { RunExclusive } from './mutex.ts';
import type { LogOutOutcome, LogOutReply, UnsyncedCounts } from './session.ts';
import { closeRecords, type EffectContext } from './session-effects.ts';
import { decideLogOut, type LogOutChoice, type OpenLearner } from './session-reducer.ts';

/** How long a log-out waits for the last changes to sync. */
const LOG_OUT_DRAIN_MS = 5_000;

/** The state of a log-out between its exclusive steps. */
type LogOutStep =
  | { status: 'asking'; uid: string; unsynced: readonly UnsyncedRecord[] }
  | { status: 'over'; outcome: Result<LogOutOutcome, 'failed'> };

/**
 * Logs the learner out. `ask` runs outside of the mutex, because it may take hours or never be answered.
 * @param runExclusive the session's mutex
 */
export async function logOut(
  context: EffectContext,
  runExclusive: RunExclusive,
  ask: (unsynced: UnsyncedCounts) => Promise<LogOutReply>,
): Promise<Result<LogOutOutcome, 'failed'>> {
  let step = await runExclusive(() => beginLogOut(context));
  while (step.status === 'asking') {
    const { uid, unsynced } = step;
    const choice = await ask(countUnsynced(unsynced));
    if (choice === 'stay') return ok('stayed');
    const records: LogOutChoice =
      choice === 'keep' ? { kind: 'keep' } : { kind: 'delete', agreedToLose: unsynced };
    step = await runExclusive(() => tryLogOut(context, uid, records));
  }
  return step.outcome;
}

async function beginLogOut(context: EffectContext): Promise<LogOutStep> {
  const { open } = context.model();
  if (!open) return showLoggedOut(context);
  await open.sync.drainFor(LOG_OUT_DRAIN_MS);
  // The learner has agreed to nothing yet, so any unsynced work leads to a question.
  return tryLogOut(context, open.learner.uid, { kind: 'delete', agreedToLose: [] });
}

/** Logs `uid` out, unless another learner is signed in by now. Deletes only what the learner agreed to. */
async function tryLogOut(context: EffectContext, uid: string, choice: LogOutChoice): Promise<LogOutStep> {
  const { open } = context.model();
  // Another tab has logged out.
  if (!open) return endLogOut(ok('logged-out'));
  const unsynced = choice.kind === 'delete' ? await readLossRecords(open) : [];
  const decision = decideLogOut(open, uid, choice, {
    account: context.accounts.getCurrentAccount(),
    unsynced,
  });
  switch (decision) {
    case 'ask':
      return { status: 'asking', uid, unsynced };
    case 'stayed':
      return endLogOut(ok('stayed'));
    case 'sign-out':
      return signOutAndClose(context, open, choice);
    default:
      return unreachable(decision);
  }
}

async function signOutAndClose(
  context: EffectContext,
  open: OpenLearner,
  choice: LogOutChoice,
): Promise<LogOutStep> {
  const { uid, email, store } = open.learner;
  // `known` is the stored name of what was agreed to.
  const deletion =
    choice.kind === 'keep' ? null : { uid, recordsId: store.recordsId, known: choice.agreedToLose };
  await context.device.markLoggedOut(deletion);
  const signedOut = await context.accounts.signOut();
  if (!signedOut.ok) {
    console.error('Sign-out failed:', signedOut.failure);
    // Reverts the log-out.
    await context.device.rememberLearner({ uid, email });
    return endLogOut(err('failed'));
  }
  await open.stop();
  if (deletion) await deleteOpenRecords(context, open, deletion).catch(logRecordsKept);
  // Also where they are kept, and where the deletion failed.
  await closeRecords(context);
  return showLoggedOut(context);
}

/**
 * Seals the records against writes of other tabs and deletes them; keeps them where there is newer unsynced
 * work.
 */
async function deleteOpenRecords(
  context: EffectContext,
  open: OpenLearner,
  { uid, known: agreedToLose }: RecordDeletion,
): Promise<void> {
  const isSealed = await open.sealRecords(agreedToLose);
  await closeRecords(context);
  if (isSealed) {
    await open.deleteRecords();
    // The tab's unsaved entries may be unsynced work, too, so they are deleted only with agreed work.
    if (agreedToLose.length > 0) context.tabEntries.deleteEntries(uid);
  }
  await context.device.clearPendingRecordDeletion();
}

/** Finishes the deletion of an interrupted log-out, while no learner is signed in. */
export async function finishLogOut(context: EffectContext): Promise<void> {
  const deletion = await context.device.readPendingRecordDeletion();
  if (!deletion || context.model().open || context.accounts.getCurrentAccount()) return;
  try {
    await deleteLoggedOutRecords(deletion, context.getDeviceRecords(deletion.uid));
    await context.device.clearPendingRecordDeletion();
  } catch (cause) {
    logRecordsKept(cause);
  }
}

/** The work that would be lost; for a guest also the account, which can't be signed in to again. */
async function readLossRecords({
  learner,
  readUnsyncedRecords,
}: OpenLearner): Promise<readonly UnsyncedRecord[]> {
  const records = await readUnsyncedRecords();
  return isGuest(learner) ? [...records, { kind: 'guest', version: learner.uid }] : records;
}

function showLoggedOut(context: EffectContext): LogOutStep {
  context.localStorageEntries.clearAll();
  context.dispatch({ type: 'signed-out' });
  return endLogOut(ok('logged-out'));
}

function endLogOut(outcome: Result<LogOutOutcome, 'failed'>): LogOutStep {
  return { status: 'over', outcome };
}

function logRecordsKept(cause: unknown): void {
  console.error('Deleting the records failed; the next start tries again:', cause);
}

function countUnsynced(unsynced: readonly UnsyncedRecord[]): UnsyncedCounts {
  const count = (wantedKind: UnsyncedRecord['kind']) =>
    unsynced.filter(({ kind }) => kind === wantedKind).length;
  return {
    isGuest: count('guest') > 0,
    changes: count('change'),
    deadLetters: count('set-aside'),
    notepads: count('notepad'),
    answers: count('answer'),
    games: count('game'),
  };
}
