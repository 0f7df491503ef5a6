import type { OnlyHere } from '../data/learner/only-here.ts';
import { err, ok, type Result, unreachable } from '../domain/result.ts';
import type { LogOutOutcome, UnsyncedChoice, UnsyncedWork } from './session.ts';
import { closeRecords, type SessionRun } from './session-effects.ts';
import { beforeLogOut, type LogOutChoice, type OpenLearner } from './session-reducer.ts';

/** How long a log-out waits for the last changes to sync. */
export const LOG_OUT_DRAIN_MS = 5_000;

/** A log-out between its turns. */
type LogOutStep =
  | { phase: 'asking'; uid: string; left: readonly OnlyHere[] }
  | { phase: 'over'; outcome: Result<LogOutOutcome, 'failed'> };

/**
 * Logs the learner out. The question is asked between two turns of the session: it may stay open for hours, or be left
 * without an answer.
 * @param inTurn runs a step when the session does nothing else
 */
export async function logOut(
  run: SessionRun,
  inTurn: (step: () => Promise<LogOutStep>) => Promise<LogOutStep>,
  ask: (left: UnsyncedWork) => Promise<UnsyncedChoice>,
): Promise<Result<LogOutOutcome, 'failed'>> {
  let step = await inTurn(() => beginLogOut(run));
  while (step.phase === 'asking') {
    const { uid, left } = step;
    const choice = await ask(countOf(left));
    if (choice === 'stay') return ok('stayed');
    const records: LogOutChoice =
      choice === 'keep' ? { records: 'keep' } : { records: 'discard', known: left };
    step = await inTurn(() => tryLogOut(run, uid, records));
  }
  return step.outcome;
}

async function beginLogOut(run: SessionRun): Promise<LogOutStep> {
  const { open } = run.model();
  if (!open) return signOutHere(run);
  await open.sync.drainFor(LOG_OUT_DRAIN_MS);
  // The learner knows of nothing yet: whatever is only here makes it ask.
  return tryLogOut(run, open.learner.uid, { records: 'discard', known: [] });
}

/** Logs `uid` out, unless the device is another's by now. Deletes no more than the learner's choice. */
async function tryLogOut(run: SessionRun, uid: string, choice: LogOutChoice): Promise<LogOutStep> {
  const { open } = run.model();
  const left = open && choice.records === 'discard' ? await open.onlyHere() : [];
  const verdict = beforeLogOut(run.model(), uid, choice, { account: run.accounts.current(), left });
  switch (verdict) {
    case 'ask':
      return { phase: 'asking', uid, left };
    case 'stayed':
    case 'logged-out':
      return over(ok(verdict));
    case 'go':
      return open ? leave(run, open, choice) : over(ok('logged-out'));
    default:
      return unreachable(verdict);
  }
}

async function leave(run: SessionRun, open: OpenLearner, choice: LogOutChoice): Promise<LogOutStep> {
  const { uid, email } = open.learner;
  await run.device.markLoggedOut();
  const signedOut = await run.accounts.signOut();
  if (!signedOut.ok) {
    console.error('Sign-out failed:', signedOut.failure);
    await run.device.rememberLearner({ uid, email });
    return over(err('failed'));
  }
  await open.stop();
  // Sealed, no tab writes any more between the last look and the deletion.
  const mayErase = choice.records === 'discard' && (await open.seal(choice.known).catch(stays));
  await closeRecords(run);
  if (mayErase) await open.erase().catch(stays);
  return signOutHere(run);
}

function signOutHere(run: SessionRun): LogOutStep {
  run.local.clear();
  run.dispatch({ type: 'signed-out' });
  return over(ok('logged-out'));
}

function over(outcome: Result<LogOutOutcome, 'failed'>): LogOutStep {
  return { phase: 'over', outcome };
}

function stays(cause: unknown): false {
  console.error('The records stay on this device:', cause);
  return false;
}

function countOf(left: readonly OnlyHere[]): UnsyncedWork {
  const count = (wanted: OnlyHere['kind']) => left.filter(({ kind }) => kind === wanted).length;
  return {
    changes: count('change'),
    setAside: count('set-aside'),
    notepads: count('notepad'),
    answers: count('answer'),
    games: count('game'),
  };
}
