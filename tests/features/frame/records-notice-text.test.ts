import { describe, expect, test } from 'vitest';
import { UNSYNCED_WARNING_MS } from '../../../src/domain/limits.ts';
import { formatEviction, formatLongWait } from '../../../src/features/frame/records-notice-text.ts';

const NOW = Date.UTC(2025, 4, 1);
const WEEK_MS = 7 * 24 * 3_600_000;

describe('work that waits', () => {
  test('is told of long before a browser clears it', () => {
    expect(UNSYNCED_WARNING_MS).toBeLessThan(WEEK_MS / 2);
    expect(formatLongWait(NOW - UNSYNCED_WARNING_MS, NOW)).toContain('has waited for 2 days');
  });

  test('is not told of sooner, nor where nothing waits', () => {
    expect(formatLongWait(NOW - UNSYNCED_WARNING_MS + 1, NOW)).toBeNull();
    expect(formatLongWait(null, NOW)).toBeNull();
  });
});

test.each(['read', 'reading', 'unread'] as const)(
  'of cleared records nothing says that they are lost: %s',
  (cloud) => {
    expect(formatEviction(cloud)).toContain('had cleared');
    expect(formatEviction(cloud)).not.toMatch(/\blost\b/i);
  },
);
