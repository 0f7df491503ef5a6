import { Dexie } from 'dexie';
import { databaseOptions } from '../../src/data/database/database-options.ts';
import { databaseName, type KeyedValue } from '../../src/data/database/learner-tables.ts';
import { aDevice } from './open-device.ts';

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
];

/** A device with Ann's database as that version left it. */
export async function anOlderDatabase(version: 1 | 2, kv: readonly KeyedValue[] = []): Promise<IDBFactory> {
  const device = aDevice();
  const older = new Dexie(databaseName('ann'), databaseOptions(device));
  OLDER_STORES.slice(0, version).forEach((stores, index) => {
    older.version(index + 1).stores(stores);
  });
  await older.open();
  await older.table('kv').bulkPut([...kv]);
  older.close();
  return device;
}
