import type { OldRecords } from '../../../data/storage/clear-records.ts';
import type { StorageKind } from '../../../data/storage/storage-use.ts';
import type { ClearableKind, ClearChoice } from './clearing-state.ts';

/** How many of a kind there are: for one, and for several. */
const COUNTED: Record<Exclude<StorageKind, 'other'>, readonly [one: string, several: string]> = {
  lessons: ['class', 'classes'],
  homework: ['homework item', 'homework items'],
  games: ['game', 'games'],
  words: ['word', 'words'],
  waiting: ['piece of work', 'pieces of work'],
};

/** A number with what it counts, such as "12 classes". */
export function formatRecordCount(kind: Exclude<StorageKind, 'other'>, count: number): string {
  const [one, several] = COUNTED[kind];
  return count === 1 ? `1 ${one}` : `${count} ${several}`;
}

/** What the learner's choice would clear of the older records. */
export function countCleared({ alsoOnlyHere }: ClearChoice, { synced, unsynced }: OldRecords): number {
  return synced.length + (alsoOnlyHere ? unsynced.length : 0);
}

/** What was done, and undone. */
export function formatClearResult(phase: 'cleared' | 'back', kind: ClearableKind, count: number): string {
  const what = kind === 'games' ? 'the results of your games' : formatRecordCount(kind, count);
  return phase === 'cleared' ? `Cleared: ${what}` : `Back: ${what}`;
}

/** What becomes of the records, in sentences. */
export function formatClearPreview(
  kind: Exclude<ClearableKind, 'games'>,
  choice: ClearChoice,
  old: OldRecords,
): readonly string[] {
  const { synced, unsynced, awaited } = old;
  const areOrIs = (some: readonly string[]) => (some.length === 1 ? 'is' : 'are');
  return [
    ...(synced.length > 0
      ? [
          `${formatRecordCount(kind, synced.length)} ${areOrIs(synced)} in the cloud as well, and will no longer be kept on this device. Your other devices keep theirs; the cloud holds the newest as far as it has room.`,
        ]
      : []),
    ...(unsynced.length > 0
      ? [
          `${formatRecordCount(kind, unsynced.length)} ${areOrIs(unsynced)} nowhere but on this device${choice.alsoOnlyHere ? ', and will be gone for good' : ' and will stay'}.`,
        ]
      : []),
    ...(awaited.length > 0
      ? [`${formatRecordCount(kind, awaited.length)} will stay: an answer of yours is on its way.`]
      : []),
    ...(synced.length + unsynced.length + awaited.length === 0 ? ['There is nothing older to clear.'] : []),
  ];
}
