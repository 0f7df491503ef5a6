import { describe, expect, test } from 'vitest';
import { UNSYNCED_WARNING_MS } from '../../../src/domain/limits.ts';
import { formatEviction, formatLongWait } from '../../../src/features/shell/records-notice.tsx';

const NOW = Date.UTC(2025, 4, 1);
const WEEK_MS = 7 * 24 * 3_600_000;

describe('work that waits for the cloud', () => {
  test('has a notice long before a browser evicts it', () => {
    expect(UNSYNCED_WARNING_MS).toBeLessThan(WEEK_MS / 2);
    expect(formatLongWait(NOW - UNSYNCED_WARNING_MS, NOW)).toContain('from 2 days ago');
  });

  test('has no notice earlier', () => {
    expect(formatLongWait(NOW - UNSYNCED_WARNING_MS + 1, NOW)).toBeNull();
    expect(formatLongWait(null, NOW)).toBeNull();
  });
});

test.each(['loaded', 'loading', 'unavailable'] as const)(
  'of cleared records nothing says that they are lost: %s',
  (cloud) => {
    expect(formatEviction(cloud)).toContain('deleted the app’s data');
    expect(formatEviction(cloud)).not.toMatch(/\blost\b/i);
  },
);
