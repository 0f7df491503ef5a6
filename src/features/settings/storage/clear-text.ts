import type { OldRecords } from '../../../data/storage/clear-records.ts';
import type { StorageKind } from '../../../data/storage/storage-use.ts';
import type { ClearableKind, ClearChoice } from './clearing-state.ts';

/* The sentences of the storage settings about clearing old records from this device. */

/** What the screen calls the records of each kind. */
const NOUNS: Record<Exclude<StorageKind, 'other'>, readonly [singular: string, plural: string]> = {
  lessons: ['class', 'classes'],
  homework: ['homework item', 'homework items'],
  games: ['game', 'games'],
  words: ['word', 'words'],
  waiting: ['change', 'changes'],
};

/** A count with its noun, such as "12 classes". */
export function formatRecordCount(kind: Exclude<StorageKind, 'other'>, count: number): string {
  const [singular, plural] = NOUNS[kind];
  return count === 1 ? `1 ${singular}` : `${count} ${plural}`;
}

/** The number of older records that the choice would clear. */
export function countCleared({ includeUnsynced }: ClearChoice, { synced, unsynced }: OldRecords): number {
  return synced.length + (includeUnsynced ? unsynced.length : 0);
}

/** The result of clearing or of its undo. */
export function formatClearResult(
  status: 'cleared' | 'restored',
  kind: ClearableKind,
  count: number,
): string {
  const what = kind === 'games' ? 'your game results' : formatRecordCount(kind, count);
  return status === 'cleared' ? `Cleared: ${what}` : `Restored: ${what}`;
}

/**
 * Says what the choice does to the older records: the synced ones, the unsynced ones, those with a pending
 * answer.
 */
export function formatClearPreview(
  kind: Exclude<ClearableKind, 'games'>,
  choice: ClearChoice,
  old: OldRecords,
): readonly string[] {
  const { synced, unsynced, awaited } = old;
  const sentences: string[] = [];
  if (synced.length > 0) {
    const [are, they] = synced.length === 1 ? ['is', 'It’ll'] : ['are', 'They’ll'];
    sentences.push(
      `${formatRecordCount(kind, synced.length)} ${are} also saved online. ${they} be cleared on this device only. Online, we keep the newest while there’s room.`,
    );
  }
  if (unsynced.length > 0) {
    const [are, they, them] = unsynced.length === 1 ? ['is', 'It', 'it'] : ['are', 'They', 'them'];
    const result = choice.includeUnsynced ? `You can’t get ${them} back` : `${they} will stay`;
    sentences.push(`${formatRecordCount(kind, unsynced.length)} ${are} only on this device. ${result}.`);
  }
  if (awaited.length > 0) {
    sentences.push(`${formatRecordCount(kind, awaited.length)} will stay. We’re still checking your answer.`);
  }
  return sentences.length > 0 ? sentences : ['There’s nothing older to clear.'];
}
