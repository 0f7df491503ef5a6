import { test } from 'vitest';
import { scaleRuns } from '../../scale-runs.ts';
import { expectInvariantsHeld, HALF_HOUR_MS, SEED } from './expect-held.ts';

test(
  'the invariants hold over Dexie and IndexedDB',
  () => expectInvariantsHeld('indexeddb', scaleRuns(200, 5), SEED),
  HALF_HOUR_MS,
);
