import { DRAFT_PREFIX, type KeyedValue, KV, type LearnerTables } from '../database/learner-tables.ts';
import { MEMORY_KEYS } from '../memory/memory-store.ts';

/** The kinds of stored data that the storage screen shows. */
const STORAGE_KINDS = ['lessons', 'homework', 'games', 'words', 'waiting', 'other'] as const;
export type StorageKind = (typeof STORAGE_KINDS)[number];

/** What one kind of data takes. */
export interface KindUse {
  /** The size of its rows as UTF-8 JSON. */
  bytes: number;
  /** The number of classes, homework items, games with data, words, or pending changes and requests. */
  count: number;
}

export type StorageUse = Readonly<Record<StorageKind, KindUse>>;

/** The size of each kind. Awaits only the tables. */
export async function measureStorage(tables: LearnerTables): Promise<StorageUse> {
  const { lessons, homework, games, gameResults, gameEvents, requests, outbox } = tables;
  const [kv, classes, items, saved, results, events, waiting, changes] = await Promise.all([
    tables.kv.toArray(),
    lessons.toArray(),
    homework.toArray(),
    games.toArray(),
    gameResults.toArray(),
    gameEvents.toArray(),
    requests.toArray(),
    outbox.count(),
  ]);
  const drafts = kv.filter(({ key }) => key.startsWith(DRAFT_PREFIX));
  const memory = kv.filter(({ key }) => MEMORY_KEYS.some((memoryKey) => memoryKey === key));
  // The copy of the cloud's document repeats the records, and comes back by itself.
  const others = kv.filter(
    (row) => !drafts.includes(row) && !memory.includes(row) && row.key !== KV.cloudCopy,
  );
  return {
    lessons: { bytes: measureRows([...classes, ...drafts]), count: classes.length },
    homework: { bytes: measureRows(items), count: items.length },
    games: {
      bytes: measureRows([...saved, ...results, ...events]),
      count: countGames([...saved, ...results]),
    },
    words: { bytes: measureRows(memory), count: countWords(memory) },
    waiting: { bytes: measureRows(waiting), count: changes + waiting.length },
    other: { bytes: measureRows(others), count: others.length },
  };
}

/** The size in bytes that the storage limits apply to: all rows of the learner, without the outbox. */
export function sumBytes(use: StorageUse): number {
  return Object.values(use).reduce((sum, { bytes }) => sum + bytes, 0);
}

function measureRows(rows: readonly unknown[]): number {
  const encoder = new TextEncoder();
  return rows.reduce<number>((sum, row) => sum + encoder.encode(JSON.stringify(row)).length, 0);
}

function countGames(rows: readonly unknown[]): number {
  const getName = (row: unknown) => (typeof row === 'object' && row && 'game' in row ? row.game : null);
  return new Set(rows.map(getName)).size;
}

function countWords(memory: readonly KeyedValue[]): number {
  const words = memory.find(({ key }) => key === KV.words)?.value;
  return typeof words === 'object' && words !== null ? Object.keys(words).length : 0;
}
