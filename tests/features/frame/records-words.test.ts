import { describe, expect, test } from 'vitest';
import { LONG_WAIT_MS } from '../../../src/domain/limits.ts';
import { evictionWords, longWaitWords } from '../../../src/features/frame/records-words.ts';

const NOW = Date.UTC(2025, 4, 1);
const WEEK_MS = 7 * 24 * 3_600_000;

describe('work that waits', () => {
  test('is told of long before a browser clears it', () => {
    expect(LONG_WAIT_MS).toBeLessThan(WEEK_MS / 2);
    expect(longWaitWords(NOW - LONG_WAIT_MS, NOW)).toContain('has waited for 2 days');
  });

  test('is not told of sooner, nor where nothing waits', () => {
    expect(longWaitWords(NOW - LONG_WAIT_MS + 1, NOW)).toBeNull();
    expect(longWaitWords(null, NOW)).toBeNull();
  });
});

test.each(['read', 'reading', 'unread'] as const)(
  'of cleared records nothing says that they are lost: %s',
  (cloud) => {
    expect(evictionWords(cloud)).toContain('had cleared');
    expect(evictionWords(cloud)).not.toMatch(/\blost\b/i);
  },
);
