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

/** A log-out between its turns. */
type LogOutStep =
  | { status: 'asking'; uid: string; unsynced: readonly UnsyncedRecord[] }
  | { status: 'over'; outcome: Result<LogOutOutcome, 'failed'> };

/**
 * Logs the learner out. The question is asked between two turns of the session: it may stay open for hours,
 * or be left without an answer.
 * @param inTurn runs a step when the session does nothing else
 */
export async function logOut(
  context: EffectContext,
  inTurn: RunExclusive,
  ask: (unsynced: UnsyncedCounts) => Promise<LogOutReply>,
): Promise<Result<LogOutOutcome, 'failed'>> {
  let step = await inTurn(() => beginLogOut(context));
  while (step.status === 'asking') {
    const { uid, unsynced: onlyHere } = step;
    const choice = await ask(countOf(onlyHere));
    if (choice === 'stay') return ok('stayed');
    const records: LogOutChoice =
      choice === 'keep' ? { kind: 'keep' } : { kind: 'delete', agreedToLose: onlyHere };
    step = await inTurn(() => tryLogOut(context, uid, records));
  }
  return step.outcome;
}

async function beginLogOut(context: EffectContext): Promise<LogOutStep> {
  const { open } = context.model();
  if (!open) return showLoggedOut(context);
  await open.sync.drainFor(LOG_OUT_DRAIN_MS);
  // The learner has agreed to nothing yet: whatever is only here makes it ask.
  return tryLogOut(context, open.learner.uid, { kind: 'delete', agreedToLose: [] });
}

/** Logs `uid` out, unless the device is another's by now. Deletes no more than the learner's choice. */
async function tryLogOut(context: EffectContext, uid: string, choice: LogOutChoice): Promise<LogOutStep> {
  const { open } = context.model();
  // Another tab was faster.
  if (!open) return over(ok('logged-out'));
  const onlyHere = choice.kind === 'delete' ? await lostWith(open) : [];
  const verdict = decideLogOut(open, uid, choice, {
    account: context.accounts.getCurrentAccount(),
    onlyHere,
  });
  switch (verdict) {
    case 'ask':
      return { status: 'asking', uid, unsynced: onlyHere };
    case 'stayed':
      return over(ok('stayed'));
    case 'sign-out':
      return signOutAndClose(context, open, choice);
    default:
      return unreachable(verdict);
  }
}

async function signOutAndClose(
  context: EffectContext,
  open: OpenLearner,
  choice: LogOutChoice,
): Promise<LogOutStep> {
  const { uid, email, store } = open.learner;
  // Devices have what was agreed to stored as `known`.
  const discard =
    choice.kind === 'keep' ? null : { uid, recordsId: store.recordsId, known: choice.agreedToLose };
  await context.device.markLoggedOut(discard);
  const signedOut = await context.accounts.signOut();
  if (!signedOut.ok) {
    console.error('Sign-out failed:', signedOut.failure);
    // Takes the mark back.
    await context.device.rememberLearner({ uid, email });
    return over(err('failed'));
  }
  await open.stop();
  if (discard) await discardOpen(context, open, discard).catch(logRecordsKept);
  // Where they are kept too, and where the discard failed.
  await closeRecords(context);
  return showLoggedOut(context);
}

/** Sealed, no tab writes any more before the deletion. Where more is only here by now, nothing is sealed. */
async function discardOpen(
  context: EffectContext,
  open: OpenLearner,
  { uid, known: agreedToLose }: RecordDeletion,
): Promise<void> {
  const isSealed = await open.sealRecords(agreedToLose);
  await closeRecords(context);
  if (isSealed) {
    await open.deleteRecords();
    // What this tab has not written yet may be nowhere else: it goes where the learner has agreed to lose
    // something.
    if (agreedToLose.length > 0) context.tabEntries.deleteEntries(uid);
  }
  await context.device.clearPendingRecordDeletion();
}

/** Finishes what a page that died in the middle of a log-out was to delete, once nobody is signed in. */
export async function finishLogOut(context: EffectContext): Promise<void> {
  const discard = await context.device.readPendingRecordDeletion();
  if (!discard || context.model().open || context.accounts.getCurrentAccount()) return;
  try {
    await deleteLoggedOutRecords(discard, context.getDeviceRecords(discard.uid));
    await context.device.clearPendingRecordDeletion();
  } catch (cause) {
    logRecordsKept(cause);
  }
}

/**
 * What would be gone: of a guest always one piece more, the account itself, for nobody can sign in to it
 * again.
 */
async function lostWith({ learner, readUnsyncedRecords }: OpenLearner): Promise<readonly UnsyncedRecord[]> {
  const pieces = await readUnsyncedRecords();
  return isGuest(learner) ? [...pieces, { kind: 'guest', version: learner.uid }] : pieces;
}

function showLoggedOut(context: EffectContext): LogOutStep {
  context.localStorageEntries.clearAll();
  context.dispatch({ type: 'signed-out' });
  return over(ok('logged-out'));
}

function over(outcome: Result<LogOutOutcome, 'failed'>): LogOutStep {
  return { status: 'over', outcome };
}

/** The next start tries again. */
function logRecordsKept(cause: unknown): void {
  console.error('The records stay on this device:', cause);
}

function countOf(onlyHere: readonly UnsyncedRecord[]): UnsyncedCounts {
  const count = (wanted: UnsyncedRecord['kind']) => onlyHere.filter(({ kind }) => kind === wanted).length;
  return {
    isGuest: count('guest') > 0,
    changes: count('change'),
    deadLetters: count('set-aside'),
    notepads: count('notepad'),
    answers: count('answer'),
    games: count('game'),
  };
}
