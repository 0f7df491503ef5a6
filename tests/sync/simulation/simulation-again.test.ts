import { test } from 'vitest';
import { runs } from '../../runs.ts';
import { expectHeld, SEED } from './expect-held.ts';

const HALF_HOUR_MS = 30 * 60_000;

/* A file of its own, so that both cores of a small machine have something to do. */

test(
  'the invariants hold in as many others',
  () => expectHeld('memory', runs(2_000, 50), SEED + 1),
  HALF_HOUR_MS,
);
