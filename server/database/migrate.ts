import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator, sql } from 'kysely';
import { findDatabaseErrorKind, UnusableDatabaseError } from './database-error.ts';
import { accountsDocumentsCredits } from './migrations/0001-accounts-documents-credits.ts';
import { shares } from './migrations/0002-shares.ts';
import { leases } from './migrations/0003-leases.ts';
import { mailedCodes } from './migrations/0004-mailed-codes.ts';
import { quickCompression } from './migrations/0005-quick-compression.ts';
import { operatorActions } from './migrations/0006-operator-actions.ts';
import { invitations } from './migrations/0007-invitations.ts';
import { statementsAndRetention } from './migrations/0008-statements-and-retention.ts';
import type { Tables } from './tables.ts';

/** Every migration by its stored name, in order. A list in code, since the server is bundled. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-accounts-documents-credits': accountsDocumentsCredits,
  '0002-shares': shares,
  '0003-leases': leases,
  '0004-mailed-codes': mailedCodes,
  '0005-quick-compression': quickCompression,
  '0006-operator-actions': operatorActions,
  '0007-invitations': invitations,
  '0008-statements-and-retention': statementsAndRetention,
};

/** The names of the migrations that the database has, in no order. */
async function readAppliedMigrations(db: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
}

/** @throws when a newer version of the server has migrated the database */
function assertNotNewer(applied: readonly string[]): void {
  if (applied.some((name) => !(name in MIGRATIONS))) throw new UnusableDatabaseError('newer');
}

/**
 * Checks that the database has exactly the tables of this version, for programs that work beside a running
 * server and must not migrate under it.
 *
 * @throws when another version has written it
 */
export async function assertMigrated(db: Kysely<Tables>): Promise<void> {
  const applied = await readAppliedMigrations(db);
  assertNotNewer(applied);
  if (applied.length < Object.keys(MIGRATIONS).length) throw new UnusableDatabaseError('older');
}

/**
 * Migrates the tables to the newest version.
 *
 * @throws when a migration fails, or when the database was written by a newer version of the server.
 */
export async function migrateToLatest(db: Kysely<Tables>): Promise<void> {
  assertNotNewer(await readAppliedMigrations(db));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  // An error of a known kind is thrown as it is, so that the caller can name its cause.
  if (findDatabaseErrorKind(error) !== undefined) throw error;
  if (error) throw new Error('The database could not be migrated.', { cause: error });
}
