import { type Kysely, type Migration, Migrator } from 'kysely';
import { accountsDocumentsCredits } from './migrations/0001-accounts-documents-credits.ts';
import { shares } from './migrations/0002-shares.ts';
import type { Tables } from './tables.ts';

/** Every migration by its name, in the order of the names. Part of the code, since the server is bundled. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-accounts-documents-credits': accountsDocumentsCredits,
  '0002-shares': shares,
};

/**
 * Brings the tables to the newest version.
 *
 * @throws when a migration fails, or when the database was written by a newer version of the server.
 */
export async function migrateToLatest(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be brought to the newest version.', { cause: error });
}
