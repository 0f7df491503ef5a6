import { expect, test } from 'vitest';
import { formatSavedDate } from '../../../src/features/homework/homework-details.tsx';

const CREATED = Date.UTC(2025, 2, 4, 12);

test('homework shows the date that was saved with it', () => {
  expect(formatSavedDate({ date: '3/4/2025, 12:00:00 PM', createdAt: CREATED })).toBe(
    '3/4/2025, 12:00:00 PM',
  );
});

test('homework without a date shows its time', () => {
  expect(formatSavedDate({ date: ' ', createdAt: CREATED })).toContain('2025');
});
