import { test } from 'vitest';
import { scaleRuns } from '../../scale-runs.ts';
import { expectInvariantsHeld, HALF_HOUR_MS, SEED } from './expect-held.ts';

/* A separate file, so that both cores of a small machine are used. */

test(
  'the invariants hold in as many histories of another seed',
  () => expectInvariantsHeld('memory', scaleRuns(2_000, 50), SEED + 1),
  HALF_HOUR_MS,
);
