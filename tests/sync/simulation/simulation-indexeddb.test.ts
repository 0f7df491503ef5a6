import { test } from 'vitest';
import { runs } from '../../runs.ts';
import { expectHeld, SEED } from './expect-held.ts';

const HALF_HOUR_MS = 30 * 60_000;

test(
  'the invariants hold over Dexie and an IndexedDB',
  () => expectHeld('indexeddb', runs(200, 5), SEED),
  HALF_HOUR_MS,
);
