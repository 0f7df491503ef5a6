import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { QUOTAS } from '../../../server/rate-limits/quotas.ts';
import { openTestCloud, signUpTestLearner, type TestCloud } from '../cloud/test-cloud.ts';

/** Tests that depend on SQLite's query plan, and on its speed compared with cheap hashes. */

let cloud: TestCloud;
beforeEach(async () => {
  cloud = await openTestCloud({ sleep: async () => {} });
  await signUpTestLearner(cloud);
});

test('expired attempts are found by an index', async () => {
  const { query } = cloud.database;
  const { rows: plan } = await sql<{ detail: string }>`
    explain query plan delete from attempts where window_ends_at <= 0
  `.execute(query);
  expect(plan.map(({ detail }) => detail).join()).toContain('attempts_window_ends_at');
});

test('a flood of sign-ins from one address gets 503, and only checked attempts are counted', async () => {
  const { maxQueuedPerAddress, concurrency } = QUOTAS.passwordHashes;
  const before = (await cloud.readRows('attempts')).length;
  const room = maxQueuedPerAddress + concurrency;
  const statuses = await Promise.all(
    Array.from({ length: room + 20 }, async (_, index) => {
      const email = `flood-${index}@example.org`;
      return (await cloud.signIn(email, 'wrong horse', { remoteAddress: '203.0.113.1' })).status;
    }),
  );
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0);
  const tried = statuses.filter((status) => status === 400).length;
  const counted = (await cloud.readRows('attempts')).filter(({ count }) => count > 0);
  expect(counted.length - before).toBe(2 * tried + 1);
});
