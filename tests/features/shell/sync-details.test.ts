import { describe, expect, test } from 'vitest';
import type {
  DeadLetter,
  OutboxEntry,
  RefusedDeadLetter,
  SyncFailureKind,
} from '../../../src/data/sync-rows/synced-rows.ts';
import {
  createDeadLetterFile,
  describeDeadLetter,
  describePendingChange,
  type SyncDetailsContext,
} from '../../../src/features/shell/sync-details.ts';
import { formatSyncLabel } from '../../../src/features/shell/sync-status-text.ts';
import type { SyncStatus } from '../../../src/sync/sync-status.ts';
import { aHomework, aLesson } from '../../sync/some-records.ts';

const NOW = 600_000;
const entry: OutboxEntry = {
  ...{ key: 'profile', uid: 'ann', rev: 1, at: 60_000 },
  ...{ attempts: 0, nextAt: 0, state: 'pending' },
};
const deadLetter: RefusedDeadLetter = {
  id: 7,
  key: 'profile',
  at: 120_000,
  reason: 'rejected',
  message: 'INVALID',
};
const context: SyncDetailsContext = {
  status: { kind: 'saved-here', pending: 1 },
  isOnline: true,
  now: NOW,
  formatTime: (at) => `minute ${at / 60_000}`,
};

test.each<[SyncStatus, string]>([
  [{ kind: 'saved-here', pending: 3 }, 'Saved on this device'],
  [{ kind: 'syncing', pending: 3 }, 'Syncing'],
  [{ kind: 'synced', at: 0 }, 'Synced'],
  [{ kind: 'sign-in-again', pending: 3 }, 'Sign in again'],
  [{ kind: 'attention', count: 1 }, '1 change needs attention'],
  [{ kind: 'attention', count: 4 }, '4 changes need attention'],
])('the status %j is one of five short texts', (status, words) => {
  expect(formatSyncLabel(status)).toBe(words);
});

describe('a pending change', () => {
  test.each([
    ['profile', null, 'Your profile'],
    ['course', null, 'Your progress'],
    ['badges', null, 'Your badges'],
    ['lesson:l1', aLesson({ id: 'l1', classPlan: '# At the *station*' }), 'Lesson: At the station'],
    ['lesson:l1', aLesson({ id: 'l1', classPlan: 'No title' }), 'Lesson: a Speaking class'],
    ['homework:h1', aHomework({ id: 'h1', lesson: '# At the station' }), 'Homework: At the station'],
    ['homework:h1', null, 'Homework'],
  ] as const)('with the key %s is called by what it is', (key, record, name) => {
    expect(describePendingChange({ entry: { ...entry, key }, record }, context).name).toBe(name);
  });

  test('has the time since which it waits; before the first attempt it has no trouble and is sent next', () => {
    const description = { since: 'Saved minute 1', trouble: null, next: 'Next to be sent' };
    expect(describePendingChange({ entry, record: null }, context)).toMatchObject(description);
  });

  test.each<[SyncFailureKind, string]>([
    ['offline', 'We couldn’t connect.'],
    ['unavailable', 'The site was busy.'],
    ['sign-in-again', 'You need to sign in again.'],
    ['forbidden', 'This account can’t save online.'],
    ['rejected', 'We couldn’t save it online.'],
  ])('that failed as %s has a text without the store’s message', (failedAs, trouble) => {
    const failed: OutboxEntry = { ...entry, state: 'retrying', failedAs, lastError: 'HTTP 503' };
    expect(describePendingChange({ entry: failed, record: null }, context).trouble).toBe(trouble);
  });

  test.each<[string, Partial<SyncDetailsContext>, number, string]>([
    ['its time when that is yet to come', {}, NOW + 60_000, 'Next try: minute 11'],
    ['no time that has passed', {}, NOW - 1, 'Next to be sent'],
    ['the connection when there is none', { isOnline: false }, NOW + 1, 'Will be sent when you’re online'],
    [
      'the sign-in when that is what is missing',
      { status: { kind: 'sign-in-again', pending: 1 }, isOnline: false },
      0,
      'Will be sent after you sign in',
    ],
  ])('has as its next try %s', (_what, changes, nextAt, next) => {
    const waiting = { entry: { ...entry, nextAt }, record: null };
    expect(describePendingChange(waiting, { ...context, ...changes }).next).toBe(next);
  });
});

describe('a dead letter', () => {
  const change = { deadLetter, record: null, content: { age: 30 } };

  test('has its reason and time', () => {
    expect(describeDeadLetter(change, context)).toEqual({
      id: 7,
      name: 'Your profile',
      since: 'Since minute 2',
      why: 'We couldn’t save it online. It’s safe on this device.',
      canRetry: true,
    });
  });

  test('can be retried if it is too large, but not if it is unreadable', () => {
    const canRetryAfter = (reason: DeadLetter['reason']) =>
      describeDeadLetter({ ...change, deadLetter: { ...deadLetter, reason } }, context).canRetry;
    expect([canRetryAfter('too-large'), canRetryAfter('unreadable')]).toEqual([true, false]);
  });

  test('is exported with its content, under a portable file name', () => {
    const createChange = (key: RefusedDeadLetter['key']) => ({
      ...change,
      deadLetter: { ...deadLetter, key },
    });
    const one = createDeadLetterFile('ann', [createChange('lesson:a/b')]);
    expect(one.name).toBe('learning-arcade-ann-lesson-a-b.json');
    expect(JSON.parse(one.text)).toEqual({
      learner: 'ann',
      records: [
        {
          key: 'lesson:a/b',
          setAside: '1970-01-01T00:02:00.000Z',
          reason: 'rejected',
          message: 'INVALID',
          content: { age: 30 },
        },
      ],
    });
    const both = createDeadLetterFile('ann', [createChange('profile'), createChange('course')]);
    expect(both.name).toBe('learning-arcade-ann-set-aside.json');
    expect(JSON.parse(both.text).records).toHaveLength(2);
  });
});
