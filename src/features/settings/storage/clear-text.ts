import type { OldRecords } from '../../../data/storage/clear-records.ts';
import type { StorageKind } from '../../../data/storage/storage-use.ts';
import type { ClearableKind, ClearChoice } from './clearing-state.ts';

/** The nouns of a kind in singular and plural. */
const NOUNS: Record<Exclude<StorageKind, 'other'>, readonly [singular: string, plural: string]> = {
  lessons: ['class', 'classes'],
  homework: ['homework item', 'homework items'],
  games: ['game', 'games'],
  words: ['word', 'words'],
  waiting: ['piece of work', 'pieces of work'],
};

/** A count with its noun, such as "12 classes". */
export function formatRecordCount(kind: Exclude<StorageKind, 'other'>, count: number): string {
  const [singular, plural] = NOUNS[kind];
  return count === 1 ? `1 ${singular}` : `${count} ${plural}`;
}

/** The number of older records that the choice would clear. */
export function countCleared({ alsoOnlyHere }: ClearChoice, { synced, unsynced }: OldRecords): number {
  return synced.length + (alsoOnlyHere ? unsynced.length : 0);
}

/** The result of clearing or of its undo. */
export function formatClearResult(
  status: 'cleared' | 'restored',
  kind: ClearableKind,
  count: number,
): string {
  const what = kind === 'games' ? 'the results of your games' : formatRecordCount(kind, count);
  return status === 'cleared' ? `Cleared: ${what}` : `Back: ${what}`;
}

/** Sentences on what happens to the older records. */
export function formatClearPreview(
  kind: Exclude<ClearableKind, 'games'>,
  choice: ClearChoice,
  old: OldRecords,
): readonly string[] {
  const { synced, unsynced, awaited } = old;
  const chooseVerb = (ids: readonly string[]) => (ids.length === 1 ? 'is' : 'are');
  return [
    ...(synced.length > 0
      ? [
          `${formatRecordCount(kind, synced.length)} ${chooseVerb(synced)} in the cloud as well, and will no longer be kept on this device. Your other devices keep theirs; the cloud holds the newest as far as it has room.`,
        ]
      : []),
    ...(unsynced.length > 0
      ? [
          `${formatRecordCount(kind, unsynced.length)} ${chooseVerb(unsynced)} nowhere but on this device${choice.alsoOnlyHere ? ', and will be gone for good' : ' and will stay'}.`,
        ]
      : []),
    ...(awaited.length > 0
      ? [`${formatRecordCount(kind, awaited.length)} will stay: an answer of yours is on its way.`]
      : []),
    ...(synced.length + unsynced.length + awaited.length === 0 ? ['There is nothing older to clear.'] : []),
  ];
}
