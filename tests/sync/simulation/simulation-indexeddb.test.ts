import { test } from 'vitest';
import { expectHeld, SEED } from './expect-held.ts';

const HALF_HOUR_MS = 30 * 60_000;

test(
  'the invariants hold in 200 histories over Dexie and an IndexedDB',
  () => expectHeld('indexeddb', 200, SEED),
  HALF_HOUR_MS,
);
