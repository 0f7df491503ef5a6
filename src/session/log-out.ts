import type { OnlyHere } from '../data/learner/only-here.ts';
import { err, ok, type Result, unreachable } from '../domain/result.ts';
import { isGuest } from '../remote/accounts.ts';
import type { LogOutOutcome, LogOutReply, OnlyHereCounts } from './session.ts';
import { closeRecords, type SessionRun } from './session-effects.ts';
import { beforeLogOut, type LogOutChoice, type OpenLearner } from './session-reducer.ts';

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
  run: SessionRun,
  inTurn: (step: () => Promise<LogOutStep>) => Promise<LogOutStep>,
  ask: (unsynced: OnlyHereCounts) => Promise<LogOutReply>,
): Promise<Result<LogOutOutcome, 'failed'>> {
  let step = await inTurn(() => beginLogOut(run));
  while (step.phase === 'asking') {
    const { uid, onlyHere } = step;
    const choice = await ask(countOf(onlyHere));
    if (choice === 'stay') return ok('stayed');
    const records: LogOutChoice =
      choice === 'keep' ? { records: 'keep' } : { records: 'discard', known: onlyHere };
    step = await inTurn(() => tryLogOut(run, uid, records));
  }
  return step.outcome;
}

async function beginLogOut(run: SessionRun): Promise<LogOutStep> {
  const { open } = run.model();
  if (!open) return forgetLearner(run);
  await open.sync.drainFor(LOG_OUT_DRAIN_MS);
  // The learner knows of nothing yet: whatever is only here makes it ask.
  return tryLogOut(run, open.learner.uid, { records: 'discard', known: [] });
}

/** Logs `uid` out, unless the device is another's by now. Deletes no more than the learner's choice. */
async function tryLogOut(run: SessionRun, uid: string, choice: LogOutChoice): Promise<LogOutStep> {
  const { open } = run.model();
  const onlyHere = open && choice.records === 'discard' ? await lostWith(open) : [];
  const verdict = beforeLogOut(run.model(), uid, choice, { account: run.accounts.current(), onlyHere });
  switch (verdict) {
    case 'ask':
      return { phase: 'asking', uid, onlyHere };
    case 'stayed':
    case 'logged-out':
      return over(ok(verdict));
    case 'go':
      return open ? signOutAndClose(run, open, choice) : over(ok('logged-out'));
    default:
      return unreachable(verdict);
  }
}

async function signOutAndClose(
  run: SessionRun,
  open: OpenLearner,
  choice: LogOutChoice,
): Promise<LogOutStep> {
  const { uid, email } = open.learner;
  await run.device.markLoggedOut();
  const signedOut = await run.accounts.signOut();
  if (!signedOut.ok) {
    console.error('Sign-out failed:', signedOut.failure);
    // Takes the mark back.
    await run.device.rememberLearner({ uid, email });
    return over(err('failed'));
  }
  await open.stop();
  // Sealed, no tab writes any more before the deletion. Where more is only here by now, nothing is sealed.
  const mayErase = choice.records === 'discard' && (await open.seal(choice.known).catch(logAndKeep));
  await closeRecords(run);
  if (mayErase) await open.erase().catch(logAndKeep);
  return forgetLearner(run);
}

/** What would be gone: of a guest always something, for nobody can sign in to the account again. */
async function lostWith({ learner, onlyHere }: OpenLearner): Promise<readonly OnlyHere[]> {
  const pieces = await onlyHere();
  return isGuest(learner) ? [...pieces, { kind: 'guest', version: learner.uid }] : pieces;
}

function forgetLearner(run: SessionRun): LogOutStep {
  run.local.clear();
  run.dispatch({ type: 'signed-out' });
  return over(ok('logged-out'));
}

function over(outcome: Result<LogOutOutcome, 'failed'>): LogOutStep {
  return { phase: 'over', outcome };
}

function logAndKeep(cause: unknown): false {
  console.error('The records stay on this device:', cause);
  return false;
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
