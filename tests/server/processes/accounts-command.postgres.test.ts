import { test } from 'vitest';
import { expectPasswordChangeWhileServerRuns } from '../app/run-accounts.ts';
import { createPostgresDatabase } from '../database/test-database.ts';

test('the accounts command works beside a server on PostgreSQL, which logs it', async () => {
  await expectPasswordChangeWhileServerRuns({ DATABASE_URL: await createPostgresDatabase() });
}, 60_000);
