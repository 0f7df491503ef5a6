import { expect, test } from 'vitest';
import { formatSyncStatus } from '../../../src/features/shell/sync-status-text.ts';
import type { SyncStatus } from '../../../src/sync/sync-status.ts';

const formatTime = (at: number) => `minute ${at / 60_000}`;

test.each<[SyncStatus, string]>([
  [{ kind: 'synced', at: 120_000 }, 'All synced. New work syncs by itself. Last checked minute 2.'],
  [{ kind: 'syncing', pending: 4 }, 'Syncing now.'],
  [{ kind: 'saved-here', pending: 0 }, 'Everything is saved on this device. We couldn’t connect yet.'],
  [{ kind: 'saved-here', pending: 1 }, 'Saved on this device. 1 change will be sent when you’re online.'],
  [{ kind: 'saved-here', pending: 3 }, 'Saved on this device. 3 changes will be sent when you’re online.'],
  [{ kind: 'sign-in-again', pending: 2 }, 'Saved on this device. 2 changes will be sent after you sign in.'],
  [
    { kind: 'attention', count: 1 },
    '1 change needs your attention. It’s safe on this device. Everything else is syncing.',
  ],
  [
    { kind: 'attention', count: 2 },
    '2 changes need your attention. They’re safe on this device. Everything else is syncing.',
  ],
])('the status %j has a sentence', (status, words) => {
  expect(formatSyncStatus(status, formatTime)).toBe(words);
});
