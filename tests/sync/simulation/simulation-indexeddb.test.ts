import { test } from 'vitest';
import { runs } from '../../runs.ts';
import { expectHeld, HALF_HOUR_MS, SEED } from './expect-held.ts';

test(
  'the invariants hold over Dexie and an IndexedDB',
  () => expectHeld('indexeddb', runs(200, 5), SEED),
  HALF_HOUR_MS,
);
