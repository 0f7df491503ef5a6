import type { OldRecords } from '../../../data/storage/clear-records.ts';
import type { StorageKind } from '../../../data/storage/storage-use.ts';
import type { ClearableKind, ClearChoice } from './clearing-state.ts';

/** The nouns of a kind in singular and plural. */
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

/** Sentences on what happens to the older records. */
export function formatClearPreview(
  kind: Exclude<ClearableKind, 'games'>,
  choice: ClearChoice,
  old: OldRecords,
): readonly string[] {
  const { synced, unsynced, awaited } = old;
  const chooseForm = (ids: readonly string[], one: string, many: string) => (ids.length === 1 ? one : many);
  return [
    ...(synced.length > 0
      ? [
          `${formatRecordCount(kind, synced.length)} ${chooseForm(synced, 'is', 'are')} also saved online. ${chooseForm(synced, 'It’ll', 'They’ll')} be cleared on this device only. Online, we keep the newest while there’s room.`,
        ]
      : []),
    ...(unsynced.length > 0
      ? [
          `${formatRecordCount(kind, unsynced.length)} ${chooseForm(unsynced, 'is', 'are')} only on this device. ${choice.includeUnsynced ? `You can’t get ${chooseForm(unsynced, 'it', 'them')} back` : `${chooseForm(unsynced, 'It', 'They')} will stay`}.`,
        ]
      : []),
    ...(awaited.length > 0
      ? [`${formatRecordCount(kind, awaited.length)} will stay. We’re still checking your answer.`]
      : []),
    ...(synced.length + unsynced.length + awaited.length === 0 ? ['There’s nothing older to clear.'] : []),
  ];
}
