import type { RowKey } from '../../data/sync-rows/synced-rows.ts';
import type { Random } from '../ports/ports.ts';
import type { DocumentFields } from '../ports/user-document.ts';
import { SECTIONS, type SyncFailure } from '../sync-status.ts';
import { computeRetryDelay, computeThrottleDelay, isDue } from '../timing/backoff.ts';
import { isSameValue } from '../wire/plain-value.ts';
import type { EngineParts } from './engine-parts.ts';
import { type ExchangeOutcome, type ExchangeScope, exchange } from './exchange.ts';
import { REMEDIES, type Remedy } from './remedies.ts';
import { getSections, splitKeys } from './row-keys.ts';

export type DrainOutcome =
  | { kind: 'synced' }
  /** `until` when to try again, by the device's clock; null: when something changes. */
  | { kind: 'waiting'; failure: SyncFailure; retryAt: number | null }
  | { kind: 'stopped' };

type Failed = Extract<ExchangeOutcome, { kind: 'failed' }>;
type Pushed = { kind: 'pushed' } | { kind: 'refused'; failed: Failed } | Failed;

/** Exchanges in one drain, for a store that moves on under it or finds fault with each new version. */
const MAX_ROUNDS = 10;

/**
 * Sends and takes over everything until nothing is left to send, or until something stands in the way.
 * Rejects only when this device's database fails, or at a step that throws.
 * @param failures how often in a row it failed before, for the backoff
 */
export async function drain(
  parts: EngineParts,
  signal: AbortSignal,
  failures: number,
): Promise<DrainOutcome> {
  const { rows, userDocument, clock, random, onStep } = parts;
  let renewed = false;

  /** Pushes `scope`, reading again as long as the document moves on; the same one twice is a refusal. */
  async function push(scope: ExchangeScope): Promise<Pushed> {
    let refusedAt: DocumentFields | null = null;
    for (let round = 1; ; round += 1) {
      const result = await exchange(parts, scope, signal);
      if (result.kind === 'exchanged') return { kind: 'pushed' };
      const { type } = REMEDIES[result.failure.kind];
      if (type === 'renew-token' && !renewed) {
        renewed = true;
        const isRenewed = await userDocument.renewToken();
        onStep?.('token renewed');
        if (isRenewed) continue;
      }
      if (type !== 'read-again' || result.during === 'pull' || round >= MAX_ROUNDS) return result;
      if (isSameValue(result.document, refusedAt)) return { kind: 'refused', failed: result };
      refusedAt = result.document;
    }
  }

  /** Pushes smaller and smaller groups of what was refused together, and sets aside what is refused alone. */
  async function isolate(refused: Failed): Promise<Failed | null> {
    const [only, ...others] = refused.missingKeys;
    if (only === undefined) return refused;
    if (others.length === 0) {
      await setAside(only, refused);
      return null;
    }
    for (const group of splitKeys(refused.missingKeys)) {
      const pushed = await push(new Set(group));
      const failed =
        pushed.kind === 'refused' ? await isolate(narrowed(pushed.failed, group)) : failureOf(pushed);
      if (failed) return failed;
    }
    return null;
  }

  async function setAside(key: RowKey, refused: Failed): Promise<void> {
    const sent = refused.sentEntries.find((entry) => entry.key === key) ?? { key, rev: 0 };
    await rows.moveToDeadLetters(sent, { reason: 'rejected', message: refused.failure.message });
    onStep?.('set aside');
  }

  async function conclude(failed: Failed): Promise<DrainOutcome> {
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
    const retryAt = clock.now() + pauseAfter(remedy, attempts, random);
    await postpone(failed, retryAt, failure);
    onStep?.('postponed');
    return { kind: 'waiting', failure, retryAt };
  }

  async function postpone(
    { sentEntries, failure: { message } }: Failed,
    until: number,
    { kind }: SyncFailure,
  ) {
    try {
      await rows.postponeEntries(sentEntries, until, { kind, message });
    } catch (error) {
      // The pause is the cloud's to ask for, whether or not this device can write it down.
      console.error('Changes could not be put off:', error);
    }
  }

  for (let round = 1; ; round += 1) {
    const pushed = await push('everything');
    const isRefused = pushed.kind === 'refused';
    const failed = isRefused ? await isolate(pushed.failed) : failureOf(pushed);
    if (failed) return conclude(failed);
    if (isRefused && round >= MAX_ROUNDS) return conclude(pushed.failed);
    const { entries } = await rows.readOutbox();
    onStep?.('rows checked');
    const isDone = !isRefused && !entries.some((entry) => isDue(entry.nextAt, clock.now()));
    if (isDone || round >= MAX_ROUNDS) return { kind: 'synced' };
  }
}

function pauseAfter(remedy: Remedy, attempts: number, random: Random): number {
  if (remedy.type === 'retry') return computeRetryDelay(attempts, random, remedy.maxDelayMs);
  return remedy.type === 'read-again' ? computeRetryDelay(attempts, random) : computeThrottleDelay(random);
}

function failureOf(pushed: Exclude<Pushed, { kind: 'refused' }>): Failed | null {
  return pushed.kind === 'failed' ? pushed : null;
}

/** Of what was refused only what the group asked for: the rest of the document is not its fault. */
function narrowed(refused: Failed, group: readonly RowKey[]): Failed {
  return { ...refused, missingKeys: refused.missingKeys.filter((key) => group.includes(key)) };
}
