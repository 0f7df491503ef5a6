import { expect, test } from 'vitest';
import { runs } from '../../runs.ts';
import { expectHeld, HALF_HOUR_MS, SEED } from './expect-held.ts';
import { coverTheRest } from './run.ts';

test(
  'the invariants hold in random histories, and every fault strikes at every step',
  async () => {
    const coverage = await expectHeld('memory', runs(2_000, 50), SEED);
    await coverTheRest(coverage);
    console.info(String(coverage));
    expect(coverage.empty()).toEqual([]);
  },
  HALF_HOUR_MS,
);
