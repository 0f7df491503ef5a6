import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { err, ok, type Result } from '../../src/domain/result.ts';
import type { ArcadeDatabase } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

type TableName = keyof Tables;
type Row = Record<string, string | number | null>;

/** Every table with its primary key; a table comes after those that it refers to. */
const TABLES = {
  accounts: ['uid'],
  refresh_tokens: ['token_hash'],
  mailed_codes: ['name'],
  signing_keys: ['kid'],
  attempts: ['subject'],
  documents: ['path'],
  credit_days: ['holder', 'local_date'],
  paid_calls: ['uid', 'idempotency_key'],
  operator_actions: ['id'],
  invitations: ['code_hash'],
} as const satisfies { [Name in TableName]: readonly (keyof Tables[Name])[] };
const TABLE_NAMES = Object.keys(TABLES) as TableName[];

/** Rows of these tables have up to megabytes, all others less than a kilobyte, so fewer are read at once. */
const LARGE_TABLES: readonly TableName[] = ['documents', 'paid_calls'];
const ROWS_AT_A_TIME = 500;
const LARGE_ROWS_AT_A_TIME = 20;

/** The contents of a table: the number of its rows, and a hash of them in any order. */
export interface TableSummary {
  table: TableName;
  rows: number;
  /** 64 hexadecimal digits. */
  hash: string;
}

/** The sum of all rows' hashes has as many bits as one hash. */
const HASH_BITS = 256;

/**
 * Adds up the hashes of rows. SQLite and PostgreSQL sort texts differently, so the hash must not depend on
 * the order of the rows.
 */
function createRowHash() {
  let rows = 0;
  let sum = 0n;
  return {
    add(row: Row) {
      const entries = Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1));
      const digest = createHash('sha256').update(JSON.stringify(entries)).digest('hex');
      rows += 1;
      sum = BigInt.asUintN(HASH_BITS, sum + BigInt(`0x${digest}`));
    },
    summarise: (table: TableName): TableSummary => ({
      table,
      rows,
      hash: sum.toString(16).padStart(HASH_BITS / 4, '0'),
    }),
  };
}

/**
 * Reads the rows of a table in the order of its key, some at a time, so that a large database needs little
 * memory.
 */
async function* readRows(db: Transaction<Tables>, table: TableName): AsyncGenerator<Row[]> {
  const key: readonly string[] = TABLES[table];
  const columns = sql.join(key.map((name) => sql.ref(name)));
  const limit = LARGE_TABLES.includes(table) ? LARGE_ROWS_AT_A_TIME : ROWS_AT_A_TIME;
  let last: Row | undefined;
  for (;;) {
    const after = last;
    const rest = after
      ? sql`where (${columns}) > (${sql.join(key.map((name) => sql.val(after[name])))})`
      : sql``;
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${rest} order by ${columns} limit ${sql.lit(limit)}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < limit) return;
    last = rows.at(-1);
  }
}

async function insertRows(db: Transaction<Tables>, table: TableName, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const toValues = (row: Row) => sql`(${sql.join(names.map((name) => sql.val(row[name])))})`;
  await sql`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    values ${sql.join(rows.map(toValues))}`.execute(db);
}

async function summariseTable(db: Transaction<Tables>, table: TableName): Promise<TableSummary> {
  const hash = createRowHash();
  for await (const rows of readRows(db, table)) for (const row of rows) hash.add(row);
  return hash.summarise(table);
}

async function copyTable(
  source: Transaction<Tables>,
  target: Transaction<Tables>,
  table: TableName,
): Promise<TableSummary> {
  const hash = createRowHash();
  for await (const rows of readRows(source, table)) {
    for (const row of rows) hash.add(row);
    await insertRows(target, table, rows);
  }
  const [copied, written] = [hash.summarise(table), await summariseTable(target, table)];
  if (copied.rows !== written.rows || copied.hash !== written.hash) {
    throw new Error(`The copy of the table ${table} differs. Nothing was moved.`);
  }
  return written;
}

/** Finds the first table with rows. */
async function findUsedTable(db: Kysely<Tables>): Promise<TableName | undefined> {
  for (const table of TABLE_NAMES) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return table;
  }
  return undefined;
}

/**
 * Copies everything from one database to another one of the same version, which may be of the other engine,
 * in one transaction, and compares the number and a hash of the rows of each table before it commits.
 *
 * @returns what both databases then contain; the failure is a table of the target that has rows
 * @throws when a database can't be read or written, or a copy differs; then the target stays empty
 */
export async function moveDatabase(
  source: Pick<ArcadeDatabase, 'query'>,
  target: Pick<ArcadeDatabase, 'query'>,
): Promise<Result<TableSummary[], { usedTable: TableName }>> {
  const usedTable = await findUsedTable(target.query);
  if (usedTable !== undefined) return err({ usedTable });
  // All tables are read from one snapshot, even if a server starts and writes meanwhile.
  const summaries = await source.query
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((from) =>
      target.query.transaction().execute(async (to) => {
        const copied: TableSummary[] = [];
        for (const table of TABLE_NAMES) copied.push(await copyTable(from, to, table));
        return copied;
      }),
    );
  return ok(summaries);
}
