import { Dexie } from 'dexie';
import { getDatabaseName } from '../../src/data/database/learner-tables.ts';
import { databaseOptions } from '../../src/data/database/open-database.ts';
import { aDevice } from './learner-fixtures.ts';

/** The stores of each version of the learner's database before today's. */
const OLDER_STORES = [
  {
    kv: 'key',
    lessons: 'id, createdAt, skillFocus',
    homework: 'id, createdAt',
    outbox: '++seq, &key, nextAt',
    dead: '++id, key',
  },
  { games: 'game', gameResults: 'game', gameEvents: 'id, at' },
  { requests: 'key, lessonId' },
];

/** A device with Ann's database of an older schema version; `rows` by table. */
export async function anOlderDatabase(
  version: 1 | 2 | 3,
  rows: Readonly<Record<string, readonly object[]>>,
): Promise<IDBFactory> {
  const device = aDevice();
  const older = new Dexie(getDatabaseName('ann'), databaseOptions(device));
  OLDER_STORES.slice(0, version).forEach((stores, index) => {
    older.version(index + 1).stores(stores);
  });
  await older.open();
  for (const [table, some] of Object.entries(rows)) await older.table(table).bulkPut([...some]);
  older.close();
  return device;
}
