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
export function countWords(kind: Exclude<StorageKind, 'other'>, count: number): string {
  const [one, several] = COUNTED[kind];
  return count === 1 ? `1 ${one}` : `${count} ${several}`;
}

/** What the learner's choice would clear of the older records. */
export function clearedBy({ alsoOnlyHere }: ClearChoice, { inCloud, onlyHere }: OldRecords): number {
  return inCloud.length + (alsoOnlyHere ? onlyHere.length : 0);
}

/** What was done, and undone. */
export function doneWords(phase: 'cleared' | 'back', kind: ClearableKind, count: number): string {
  const what = kind === 'games' ? 'the results of your games' : countWords(kind, count);
  return phase === 'cleared' ? `Cleared: ${what}` : `Back: ${what}`;
}

/** What becomes of the records, in sentences. */
export function clearSentences(
  kind: Exclude<ClearableKind, 'games'>,
  choice: ClearChoice,
  old: OldRecords,
): readonly string[] {
  const { inCloud, onlyHere, awaited } = old;
  const areOrIs = (some: readonly string[]) => (some.length === 1 ? 'is' : 'are');
  return [
    ...(inCloud.length > 0
      ? [
          `${countWords(kind, inCloud.length)} ${areOrIs(inCloud)} in the cloud as well, and will no longer be kept on this device. Your other devices keep theirs; the cloud holds the newest as far as it has room.`,
        ]
      : []),
    ...(onlyHere.length > 0
      ? [
          `${countWords(kind, onlyHere.length)} ${areOrIs(onlyHere)} nowhere but on this device${choice.alsoOnlyHere ? ', and will be gone for good' : ' and will stay'}.`,
        ]
      : []),
    ...(awaited.length > 0
      ? [`${countWords(kind, awaited.length)} will stay: an answer of yours is on its way.`]
      : []),
    ...(inCloud.length + onlyHere.length + awaited.length === 0 ? ['There is nothing older to clear.'] : []),
  ];
}
