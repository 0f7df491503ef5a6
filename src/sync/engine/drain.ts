import type { RowKey } from '../../data/sync-rows/synced-rows.ts';
import type { Random } from '../ports/ports.ts';
import type { DocumentFields } from '../ports/user-document.ts';
import { SECTIONS, type SyncFailure } from '../status/status.ts';
import { isDue, retryDelay, throttledDelay } from '../timing/backoff.ts';
import { isSameValue } from '../wire/plain-value.ts';
import { REMEDIES, type Remedy } from './classify.ts';
import type { EngineParts } from './engine-parts.ts';
import { type ExchangeOutcome, exchange, type Scope } from './exchange.ts';
import { sectionsOf, split } from './row-keys.ts';

export type DrainOutcome =
  | { outcome: 'synced' }
  /** `until` when to try again, by the device's clock; null: when something changes. */
  | { outcome: 'waiting'; failure: SyncFailure; until: number | null }
  | { outcome: 'stopped' };

type Failed = Extract<ExchangeOutcome, { outcome: 'failed' }>;
type Pushed = { outcome: 'pushed' } | { outcome: 'refused'; failed: Failed } | Failed;

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
  const { rows, userDocument, clock, random, step } = parts;
  let renewed = false;

  /** Pushes `scope`, reading again as long as the document moves on; the same one twice is a refusal. */
  async function push(scope: Scope): Promise<Pushed> {
    let refusedAt: DocumentFields | null = null;
    for (let round = 1; ; round += 1) {
      const result = await exchange(parts, scope, signal);
      if (result.outcome === 'exchanged') return { outcome: 'pushed' };
      const { action } = REMEDIES[result.failure.kind];
      if (action === 'renew-token' && !renewed) {
        renewed = true;
        const isRenewed = await userDocument.renewToken();
        step?.('token renewed');
        if (isRenewed) continue;
      }
      if (action !== 'read-again' || result.during === 'pull' || round >= MAX_ROUNDS) return result;
      if (isSameValue(result.seen, refusedAt)) return { outcome: 'refused', failed: result };
      refusedAt = result.seen;
    }
  }

  /** Pushes smaller and smaller groups of what was refused together, and sets aside what is refused alone. */
  async function isolate(refused: Failed): Promise<Failed | null> {
    const [only, ...others] = refused.missing;
    if (only === undefined) return refused;
    if (others.length === 0) {
      await setAside(only, refused);
      return null;
    }
    for (const group of split(refused.missing)) {
      const pushed = await push(new Set(group));
      const failed =
        pushed.outcome === 'refused' ? await isolate(narrowed(pushed.failed, group)) : failureOf(pushed);
      if (failed) return failed;
    }
    return null;
  }

  async function setAside(key: RowKey, refused: Failed): Promise<void> {
    const sent = refused.sent.find((entry) => entry.key === key) ?? { key, rev: 0 };
    await rows.setAside(sent, { reason: 'rejected', message: refused.failure.message });
    step?.('set aside');
  }

  async function conclude(failed: Failed): Promise<DrainOutcome> {
    const remedy = REMEDIES[failed.failure.kind];
    if (remedy.action === 'stop') return { outcome: 'stopped' };
    const failure: SyncFailure = {
      during: failed.during,
      sections: failed.during === 'pull' ? SECTIONS : sectionsOf(failed.missing),
      kind: remedy.shownAs,
    };
    const waitsForSignIn = failed.failure.kind === 'unauthenticated' || failed.failure.kind === 'wrong-user';
    if (waitsForSignIn) return { outcome: 'waiting', failure, until: null };
    const attempts = Math.max(failures, ...failed.sent.map((entry) => entry.attempts)) + 1;
    const until = clock.now() + pauseAfter(remedy, attempts, random);
    await postpone(failed, until, failure);
    step?.('postponed');
    return { outcome: 'waiting', failure, until };
  }

  async function postpone({ sent, failure: { message } }: Failed, until: number, { kind }: SyncFailure) {
    try {
      await rows.postpone(sent, until, { kind, message });
    } catch (error) {
      // The pause is the cloud's to ask for, whether or not this device can write it down.
      console.error('Changes could not be put off:', error);
    }
  }

  for (let round = 1; ; round += 1) {
    const pushed = await push('everything');
    const isRefused = pushed.outcome === 'refused';
    const failed = isRefused ? await isolate(pushed.failed) : failureOf(pushed);
    if (failed) return conclude(failed);
    if (isRefused && round >= MAX_ROUNDS) return conclude(pushed.failed);
    const { entries } = await rows.outbox();
    step?.('rows checked');
    const isDone = !isRefused && !entries.some((entry) => isDue(entry.nextAt, clock.now()));
    if (isDone || round >= MAX_ROUNDS) return { outcome: 'synced' };
  }
}

function pauseAfter(remedy: Remedy, attempts: number, random: Random): number {
  if (remedy.action === 'retry') return retryDelay(attempts, random, remedy.longest);
  return remedy.action === 'read-again' ? retryDelay(attempts, random) : throttledDelay(random);
}

function failureOf(pushed: Exclude<Pushed, { outcome: 'refused' }>): Failed | null {
  return pushed.outcome === 'failed' ? pushed : null;
}

/** Of what was refused only what the group asked for: the rest of the document is not its fault. */
function narrowed(refused: Failed, group: readonly RowKey[]): Failed {
  return { ...refused, missing: refused.missing.filter((key) => group.includes(key)) };
}
