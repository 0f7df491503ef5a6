import { expect } from 'vitest';
import type { Coverage } from './coverage.ts';
import { runHistories } from './run-histories.ts';

/** The timeout of a test that plays histories. */
export const HALF_HOUR_MS = 30 * 60_000;
/** Constant, so that a check of the same code is deterministic; `SYNC_SEED` and the soak play others. */
export const SEED = Number(process.env.SYNC_SEED ?? 1);

/**
 * Plays random histories (history.ts), expects the invariants to hold and prints what is needed to replay
 * them.
 */
export async function expectInvariantsHeld(
  backend: 'memory' | 'indexeddb',
  runs: number,
  seed: number,
): Promise<Coverage> {
  console.info(`${runs} histories over ${backend}, SYNC_SEED=${SEED}`);
  const { coverage, ...report } = await runHistories({ runs, seed, backend, shrinks: true });
  expect(report).toEqual({ kind: 'held', runs, seed });
  return coverage;
}
