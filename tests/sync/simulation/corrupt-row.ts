import type { ValueKey } from '../../../src/data/sync-rows/synced-rows.ts';
import { filterMaps } from './cloud-history.ts';
import type { Ledger } from './ledger.ts';
import type { MemoryDatabase } from './memory-database.ts';
import type { Network } from './network.ts';

/* Damage to a row of one device, as a faulty version of the app or of the browser may leave it. */

interface DamagedDevice {
  rows: MemoryDatabase['rows'];
  network: Network;
  ledger: Ledger;
}

interface RowCorruption {
  name: string;
  /** Whether it only adds an unreadable row, so that nothing of the learner can get lost. */
  isHarmless: boolean;
  corrupt: (device: DamagedDevice) => void;
}

const unreadableLesson = { id: 'unreadable-lesson', createdAt: 'yesterday' };
const unreadableHomework = { id: 'unreadable-homework', notes: { no: 'text' } };

const ROW_CORRUPTIONS = [
  {
    name: 'unreadable lesson added',
    isHarmless: true,
    corrupt: ({ rows }) => rows.lessons.set(unreadableLesson.id, unreadableLesson),
  },
  {
    name: 'unreadable homework added',
    isHarmless: true,
    corrupt: ({ rows }) => rows.homework.set(unreadableHomework.id, unreadableHomework),
  },
  { name: 'profile is a number', isHarmless: false, corrupt: replaceValue('profile', 7) },
  { name: 'course is a text', isHarmless: false, corrupt: replaceValue('course', 'a course') },
  { name: 'badges are a map', isHarmless: false, corrupt: replaceValue('badges', { first: 'First Steps' }) },
  { name: 'words are a number', isHarmless: false, corrupt: replaceValue('words', 7) },
  { name: 'counts are a text', isHarmless: false, corrupt: replaceValue('counts', 'many') },
  {
    name: 'own words and mistakes in the wrong container',
    isHarmless: false,
    corrupt: (device) => {
      replaceValue('ownWords', [7])(device);
      replaceValue('mistakes', { first: 'mistake' })(device);
    },
  },
  { name: 'lesson without a date', isHarmless: false, corrupt: removeDateOfLesson },
] as const satisfies readonly RowCorruption[];

export type RowCorruptionName = (typeof ROW_CORRUPTIONS)[number]['name'];

/** The corruption that a random number picks. */
export function pickRowCorruption(choice: number): RowCorruptionName {
  return (ROW_CORRUPTIONS[choice % ROW_CORRUPTIONS.length] ?? ROW_CORRUPTIONS[0]).name;
}

/**
 * Corrupts a row of a device. Only rows that the cloud has too are changed, and none after the document was
 * corrupted: the cloud has to be able to restore them.
 * @param database null when the backend has no access to the rows
 */
export function corruptRow(
  database: MemoryDatabase | null,
  network: Network,
  ledger: Ledger,
  name: RowCorruptionName,
): void {
  const corruption = ROW_CORRUPTIONS.find((known) => known.name === name);
  if (!database || !corruption) return;
  if (!corruption.isHarmless) {
    if (ledger.corruptedCopy === 'document') return;
    ledger.corruptedCopy = 'row';
  }
  corruption.corrupt({ rows: database.rows, network, ledger });
}

/** Replaces the value of a row that the device has synced. */
function replaceValue(key: ValueKey, value: unknown) {
  return ({ rows }: DamagedDevice): void => {
    if (isSynced(rows, key) && rows.kv.has(key)) rows.kv.set(key, { key, value });
  };
}

/** Replaces the first lesson that the cloud has too. */
function removeDateOfLesson({ rows, network, ledger }: DamagedDevice): void {
  // A record that left the cloud for its size has its only copy on this device.
  if (ledger.hasLargeRecords) return;
  const inCloud = new Set(filterMaps(network.document('ann')?.lessons).map(({ id }) => id));
  const id = [...rows.lessons.keys()].find((key) => isSynced(rows, `lesson:${key}`) && inCloud.has(key));
  if (id !== undefined) rows.lessons.set(id, { id, createdAt: null });
}

/** Whether a row has neither an outbox entry nor a dead letter, which mark the device's own changes. */
function isSynced({ outbox, dead }: DamagedDevice['rows'], key: string): boolean {
  return ![...outbox.values(), ...dead.values()].some((row) => row.key === key);
}
