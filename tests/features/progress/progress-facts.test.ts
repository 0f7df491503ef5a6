import { describe, expect, test } from 'vitest';
import type { Reason } from '../../../src/domain/reasons.ts';
import {
  formatProgressSyncNotice,
  getSpeakingModule,
} from '../../../src/features/progress/progress-facts.ts';
import type { SyncFailure } from '../../../src/sync/sync-status.ts';
import { getModuleLessonTopic } from '../../../src/teacher/speaking-topics.ts';
import { createTestCourse } from '../../domain/arbitrary-course.ts';

describe('the Speaking module', () => {
  test('shows the completed lessons with the topics of the course’s reason, and the next', () => {
    const course = createTestCourse({}, 2);
    const { done, next } = getSpeakingModule(course);
    expect(done).toEqual([
      { number: 1, topic: getModuleLessonTopic(course, 1) },
      { number: 2, topic: getModuleLessonTopic(course, 2) },
    ]);
    expect(next).toEqual({ number: 3, topic: getModuleLessonTopic(course, 3) });
  });

  test('shows a child the topics of the lessons for children', () => {
    const { next } = getSpeakingModule({ ...createTestCourse({}), level: 'A2', age: 12 });
    expect(next).toEqual({ number: 1, topic: 'Can you swim under water?' });
  });

  test.each<Reason>(['travel', 'business', 'personal growth'])('has five topics for %s', (reason) => {
    const { done, next } = getSpeakingModule({ ...createTestCourse({}, 5), reason });
    expect(new Set(done.map(({ topic }) => topic)).size).toBe(5);
    expect(done.every(({ topic }) => topic !== '')).toBe(true);
    expect(next).toBeNull();
  });

  test('is empty without a course', () => {
    expect(getSpeakingModule(null)).toEqual({ done: [], next: null });
  });
});

test.each<[string | null, SyncFailure]>([
  [
    'Failed to sync progress with server...',
    { during: 'push', sections: ['lessons', 'course'], kind: 'rejected' },
  ],
  ['Failed to sync progress with server...', { during: 'push', sections: ['badges'], kind: 'rejected' }],
  [null, { during: 'push', sections: ['course'], kind: 'offline' }],
  [null, { during: 'pull', sections: ['course'], kind: 'unavailable' }],
  [null, { during: 'push', sections: ['lessons'], kind: 'unavailable' }],
])('the notice over the progress is %j after %j', (notice, failure) => {
  expect(formatProgressSyncNotice({ kind: 'attention', count: 1, failure })).toBe(notice);
});
