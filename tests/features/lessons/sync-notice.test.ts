import { describe, expect, test } from 'vitest';
import { lessonsNotice } from '../../../src/features/lessons/sync-notice.ts';
import type { SyncFailure } from '../../../src/sync/status/status.ts';

function notice(failure: SyncFailure): string | null {
  return lessonsNotice({ phase: 'saved-here', pending: 1, failure });
}

describe('the notice over the lessons', () => {
  test.each(['lessons', 'homework'] as const)('tells of a failed push of %s', (section) => {
    expect(notice({ during: 'push', sections: ['profile', section], kind: 'unavailable' })).toBe(
      'Failed to sync lessons with server...',
    );
  });

  test.each(['lessons', 'homework'] as const)('tells of a failed pull of %s', (section) => {
    expect(notice({ during: 'pull', sections: [section], kind: 'forbidden' })).toBe(
      'Failed to load lessons from server...',
    );
  });

  test.each<[string, SyncFailure]>([
    ['when the device is offline', { during: 'push', sections: ['lessons'], kind: 'offline' }],
    ['over other pages', { during: 'push', sections: ['course', 'badges', 'profile'], kind: 'rejected' }],
  ])('is silent %s', (_when, failure) => {
    expect(notice(failure)).toBeNull();
  });

  test('is silent when all is well', () => {
    expect(lessonsNotice({ phase: 'synced', at: 1 })).toBeNull();
  });
});
