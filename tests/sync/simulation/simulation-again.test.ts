import { test } from 'vitest';
import { runs } from '../../runs.ts';
import { expectHeld, HALF_HOUR_MS, SEED } from './expect-held.ts';

/* A file of its own, so that both cores of a small machine have something to do. */

test(
  'the invariants hold in as many others',
  () => expectHeld('memory', runs(2_000, 50), SEED + 1),
  HALF_HOUR_MS,
);
