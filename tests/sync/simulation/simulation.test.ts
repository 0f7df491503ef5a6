import { expect, test } from 'vitest';
import { scaleRuns } from '../../scale-runs.ts';
import { expectInvariantsHeld, HALF_HOUR_MS, SEED } from './expect-held.ts';
import { coverEmptyCells } from './run-histories.ts';

test(
  'the invariants hold in random histories, and every fault strikes at every step',
  async () => {
    const coverage = await expectInvariantsHeld('memory', scaleRuns(2_000, 50), SEED);
    await coverEmptyCells(coverage);
    console.info(String(coverage));
    expect(coverage.listEmpty()).toEqual([]);
  },
  HALF_HOUR_MS,
);
