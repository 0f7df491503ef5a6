import type { Discard } from '../data/device/device-store.ts';
import type { OnlyHere } from '../data/learner/only-here.ts';
import { err, ok, type Result, unreachable } from '../domain/result.ts';
import { isGuest } from '../remote/accounts.ts';
import { discardRecords } from './device-records.ts';
import type { LogOutOutcome, LogOutReply, OnlyHereCounts } from './session.ts';
import { closeRecords, type EffectContext } from './session-effects.ts';
import { beforeLogOut, type LogOutChoice, type OpenLearner } from './session-reducer.ts';
import type { Turns } from './turns.ts';

/** How long a log-out waits for the last changes to sync. */
const LOG_OUT_DRAIN_MS = 5_000;

/** A log-out between its turns. */
type LogOutStep =
  | { phase: 'asking'; uid: string; onlyHere: readonly OnlyHere[] }
  | { phase: 'over'; outcome: Result<LogOutOutcome, 'failed'> };

/**
 * Logs the learner out. The question is asked between two turns of the session: it may stay open for hours, or be left
 * without an answer.
 * @param inTurn runs a step when the session does nothing else
 */
export async function logOut(
  context: EffectContext,
  inTurn: Turns,
  ask: (unsynced: OnlyHereCounts) => Promise<LogOutReply>,
): Promise<Result<LogOutOutcome, 'failed'>> {
  let step = await inTurn(() => beginLogOut(context));
  while (step.phase === 'asking') {
    const { uid, onlyHere } = step;
    const choice = await ask(countOf(onlyHere));
    if (choice === 'stay') return ok('stayed');
    const records: LogOutChoice =
      choice === 'keep' ? { records: 'keep' } : { records: 'discard', agreedToLose: onlyHere };
    step = await inTurn(() => tryLogOut(context, uid, records));
  }
  return step.outcome;
}

async function beginLogOut(context: EffectContext): Promise<LogOutStep> {
  const { open } = context.model();
  if (!open) return showLoggedOut(context);
  await open.sync.drainFor(LOG_OUT_DRAIN_MS);
  // The learner has agreed to nothing yet: whatever is only here makes it ask.
  return tryLogOut(context, open.learner.uid, { records: 'discard', agreedToLose: [] });
}

/** Logs `uid` out, unless the device is another's by now. Deletes no more than the learner's choice. */
async function tryLogOut(context: EffectContext, uid: string, choice: LogOutChoice): Promise<LogOutStep> {
  const { open } = context.model();
  // Another tab was faster.
  if (!open) return over(ok('logged-out'));
  const onlyHere = choice.records === 'discard' ? await lostWith(open) : [];
  const verdict = beforeLogOut(open, uid, choice, { account: context.accounts.current(), onlyHere });
  switch (verdict) {
    case 'ask':
      return { phase: 'asking', uid, onlyHere };
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
    choice.records === 'keep' ? null : { uid, recordsId: store.recordsId, known: choice.agreedToLose };
  await context.device.markLoggedOut(discard);
  const signedOut = await context.accounts.signOut();
  if (!signedOut.ok) {
    console.error('Sign-out failed:', signedOut.failure);
    // Takes the mark back.
    await context.device.rememberLearner({ uid, email });
    return over(err('failed'));
  }
  await open.stop();
  if (discard) await discardOpen(context, open, discard).catch(logAndLeave);
  // Where they are kept too, and where the discard failed.
  await closeRecords(context);
  return showLoggedOut(context);
}

/** Sealed, no tab writes any more before the deletion. Where more is only here by now, nothing is sealed. */
async function discardOpen(
  context: EffectContext,
  open: OpenLearner,
  { uid, known: agreedToLose }: Discard,
): Promise<void> {
  const isSealed = await open.seal(agreedToLose);
  await closeRecords(context);
  if (isSealed) {
    await open.erase();
    // What this tab has not written yet may be nowhere else: it goes where the learner has agreed to lose something.
    if (agreedToLose.length > 0) context.tab.forget(uid);
  }
  await context.device.endDiscard();
}

/** Finishes what a page that died in the middle of a log-out was to delete, once nobody is signed in. */
export async function finishLogOut(context: EffectContext): Promise<void> {
  const discard = await context.device.discardBegun();
  if (!discard || context.model().open || context.accounts.current()) return;
  try {
    await discardRecords(discard, context.recordsOf(discard.uid));
    await context.device.endDiscard();
  } catch (cause) {
    logAndLeave(cause);
  }
}

/** What would be gone: of a guest always one piece more, the account itself, for nobody can sign in to it again. */
async function lostWith({ learner, onlyHere }: OpenLearner): Promise<readonly OnlyHere[]> {
  const pieces = await onlyHere();
  return isGuest(learner) ? [...pieces, { kind: 'guest', version: learner.uid }] : pieces;
}

function showLoggedOut(context: EffectContext): LogOutStep {
  context.local.clear();
  context.dispatch({ type: 'signed-out' });
  return over(ok('logged-out'));
}

function over(outcome: Result<LogOutOutcome, 'failed'>): LogOutStep {
  return { phase: 'over', outcome };
}

/** The next start tries again. */
function logAndLeave(cause: unknown): void {
  console.error('The records stay on this device:', cause);
}

function countOf(onlyHere: readonly OnlyHere[]): OnlyHereCounts {
  const count = (wanted: OnlyHere['kind']) => onlyHere.filter(({ kind }) => kind === wanted).length;
  return {
    isGuest: count('guest') > 0,
    changes: count('change'),
    setAside: count('set-aside'),
    notepads: count('notepad'),
    answers: count('answer'),
    games: count('game'),
  };
}
