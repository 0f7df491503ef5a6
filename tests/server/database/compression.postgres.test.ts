import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from './test-database.ts';

test('documents and responses are compressed with LZ4', async () => {
  const { query } = await openTestDatabase();
  const { rows } = await sql<{ name: string }>`
    select attrelid::regclass || '.' || attname as name from pg_attribute
    where attcompression = 'l' order by 1`.execute(query);
  expect(rows.map(({ name }) => name)).toEqual(['documents.fields', 'paid_calls.response_json']);
});
