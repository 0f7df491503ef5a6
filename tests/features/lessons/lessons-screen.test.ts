import { expect, test } from 'vitest';
import { formatLessonsSyncNotice } from '../../../src/features/lessons/lessons-screen.tsx';
import type { SyncFailure } from '../../../src/sync/sync-status.ts';

const PUSH_FAILED = 'Failed to sync lessons with server...';
const LOAD_FAILED = 'Failed to load lessons from server...';

test.each<[string | null, SyncFailure | undefined]>([
  [PUSH_FAILED, { during: 'push', sections: ['profile', 'lessons'], kind: 'unavailable' }],
  [PUSH_FAILED, { during: 'push', sections: ['profile', 'homework'], kind: 'unavailable' }],
  [LOAD_FAILED, { during: 'pull', sections: ['lessons'], kind: 'forbidden' }],
  [LOAD_FAILED, { during: 'pull', sections: ['homework'], kind: 'forbidden' }],
  // Being offline is no failure, and other records have other pages.
  [null, { during: 'push', sections: ['lessons'], kind: 'offline' }],
  [null, { during: 'push', sections: ['course', 'badges', 'profile'], kind: 'rejected' }],
  [null, undefined],
])('the notice over the lessons is %j after %j', (notice, failure) => {
  expect(formatLessonsSyncNotice({ kind: 'saved-here', pending: 1, ...(failure && { failure }) })).toBe(
    notice,
  );
});
