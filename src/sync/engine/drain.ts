import type { RowKey } from '../../data/sync-rows/synced-rows.ts';
import type { Random } from '../ports/ports.ts';
import type { DocumentFields } from '../ports/user-document.ts';
import { SECTIONS, type SyncFailure } from '../sync-status.ts';
import { computeRetryDelay, computeThrottleDelay, isDue } from '../timing/backoff.ts';
import { isSameValue } from '../wire/plain-value.ts';
import type { EngineDependencies } from './engine-parts.ts';
import { type ExchangeOutcome, type ExchangeScope, exchange } from './exchange.ts';
import { REMEDIES, type Remedy } from './remedies.ts';
import { getSections, splitKeys } from './row-keys.ts';

export type DrainOutcome =
  | { kind: 'synced' }
  /** `retryAt` by the device's clock; null: not before something changes. */
  | { kind: 'waiting'; failure: SyncFailure; retryAt: number | null }
  | { kind: 'stopped' };

type FailedExchange = Extract<ExchangeOutcome, { kind: 'failed' }>;
type PushOutcome = { kind: 'pushed' } | { kind: 'refused'; failed: FailedExchange } | FailedExchange;

/** The most exchanges in one drain, for a document that keeps changing or is refused again and again. */
const MAX_ROUNDS = 10;

/**
 * Drains the outbox, this device's list of changed rows: exchanges changes with the learner's document until
 * the outbox has nothing due, or an exchange fails. Rejects only when this device's database fails, or when
 * `onStep` throws.
 * @param failures the number of failed drains in a row, for the backoff
 */
export async function drain(
  parts: EngineDependencies,
  signal: AbortSignal,
  failures: number,
): Promise<DrainOutcome> {
  const { rows, userDocument, clock, random, onStep } = parts;
  let isTokenRenewed = false;

  /**
   * Pushes `scope`, and repeats that as long as the document changes in between. A push that is rejected
   * twice on the same document is refused.
   */
  async function push(scope: ExchangeScope): Promise<PushOutcome> {
    let refusedAt: DocumentFields | null = null;
    for (let round = 1; ; round += 1) {
      const result = await exchange(parts, scope, signal);
      if (result.kind === 'exchanged') return { kind: 'pushed' };
      const { type } = REMEDIES[result.failure.kind];
      if (type === 'renew-token' && !isTokenRenewed) {
        isTokenRenewed = true;
        const isRenewed = await userDocument.renewToken();
        onStep?.('token renewed');
        if (isRenewed) continue;
      }
      if (type !== 'read-again' || result.during === 'pull' || round >= MAX_ROUNDS) return result;
      if (isSameValue(result.document, refusedAt)) return { kind: 'refused', failed: result };
      refusedAt = result.document;
    }
  }

  /**
   * Splits a refused push into smaller groups, to find the keys that are refused alone. Those become dead
   * letters: changes that are not sent again.
   */
  async function isolate(refused: FailedExchange): Promise<FailedExchange | null> {
    const [only, ...others] = refused.missingKeys;
    if (only === undefined) return refused;
    if (others.length === 0) {
      await moveToDeadLetters(only, refused);
      return null;
    }
    for (const group of splitKeys(refused.missingKeys)) {
      const pushed = await push(new Set(group));
      const failed =
        pushed.kind === 'refused' ? await isolate(restrictToGroup(pushed.failed, group)) : getFailure(pushed);
      if (failed) return failed;
    }
    return null;
  }

  async function moveToDeadLetters(key: RowKey, refused: FailedExchange): Promise<void> {
    const sent = refused.sentEntries.find((entry) => entry.key === key) ?? { key, rev: 0 };
    await rows.moveToDeadLetters(sent, { reason: 'rejected', message: refused.failure.message });
    onStep?.('set aside');
  }

  async function conclude(failed: FailedExchange): Promise<DrainOutcome> {
    const remedy = REMEDIES[failed.failure.kind];
    if (remedy.type === 'stop') return { kind: 'stopped' };
    const failure: SyncFailure = {
      during: failed.during,
      sections: failed.during === 'pull' ? SECTIONS : getSections(failed.missingKeys),
      kind: remedy.failureKind,
    };
    const waitsForSignIn = failed.failure.kind === 'unauthenticated' || failed.failure.kind === 'wrong-user';
    if (waitsForSignIn) return { kind: 'waiting', failure, retryAt: null };
    const attempts = Math.max(failures, ...failed.sentEntries.map((entry) => entry.attempts)) + 1;
    const retryAt = clock.now() + computePause(remedy, attempts, random);
    await postpone(failed, retryAt, failure);
    onStep?.('postponed');
    return { kind: 'waiting', failure, retryAt };
  }

  async function postpone(
    { sentEntries, failure: { message } }: FailedExchange,
    until: number,
    { kind }: SyncFailure,
  ) {
    try {
      await rows.postponeEntries(sentEntries, until, { kind, message });
    } catch (error) {
      // The pause applies even if this device can't store it.
      console.error('Postponing the entries failed:', error);
    }
  }

  for (let round = 1; ; round += 1) {
    const pushed = await push('everything');
    const isRefused = pushed.kind === 'refused';
    const failed = isRefused ? await isolate(pushed.failed) : getFailure(pushed);
    if (failed) return conclude(failed);
    if (isRefused && round >= MAX_ROUNDS) return conclude(pushed.failed);
    const { entries } = await rows.readOutbox();
    onStep?.('rows checked');
    const isDone = !isRefused && !entries.some((entry) => isDue(entry.nextAt, clock.now()));
    if (isDone || round >= MAX_ROUNDS) return { kind: 'synced' };
  }
}

function computePause(remedy: Remedy, attempts: number, random: Random): number {
  if (remedy.type === 'retry') return computeRetryDelay(attempts, random, remedy.maxDelayMs);
  return remedy.type === 'read-again' ? computeRetryDelay(attempts, random) : computeThrottleDelay(random);
}

function getFailure(pushed: Exclude<PushOutcome, { kind: 'refused' }>): FailedExchange | null {
  return pushed.kind === 'failed' ? pushed : null;
}

/** A refusal restricted to the group's keys. */
function restrictToGroup(refused: FailedExchange, group: readonly RowKey[]): FailedExchange {
  return { ...refused, missingKeys: refused.missingKeys.filter((key) => group.includes(key)) };
}
