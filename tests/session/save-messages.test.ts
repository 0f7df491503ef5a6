import { describe, expect, test } from 'vitest';
import { formatHomeworkFailure, formatSaveFailure } from '../../src/session/save-messages.ts';

describe('a homework failure', () => {
  test.each([
    [{ kind: 'storage-full' }, 'Storage full.'],
    [{ kind: 'skill-not-in-course', skill: 'Reading' }, 'Skill Reading not found in course'],
    [
      { kind: 'missing-record' },
      expect.stringMatching(/^We only keep your newest 50 classes, .* Copy your text now/),
    ],
    [{ kind: 'database', message: 'x' }, 'Failed to save: Check ad blockers or network settings.'],
  ] as const)('%o is shown as %j', (failure, message) => {
    expect(formatHomeworkFailure(failure)).toEqual(message);
  });
});

test('a class or feedback that finds no room is shown with the storage message', () => {
  expect(formatSaveFailure({ kind: 'storage-full' })).toBe('Storage is full. Please clear old data.');
});
