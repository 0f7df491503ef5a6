import { isSameJson } from '../../../data/canonical-json.ts';
import type { LearnerData } from '../../../data/data-file/learner-data.ts';

/** The number of entries of one kind in a file, and what its import would do. */
export interface PreviewLine {
  name: string;
  /** Entries in the file. */
  total: number;
  /** Entries that are new on this device. */
  added: number;
  /** Entries on this device that would change. */
  changed: number;
  /** Entries on this device that would be dropped for newer ones. */
  dropped: number;
}

type Entries = readonly (readonly [key: string, value: unknown])[];

/** The kinds in their order on the screen. */
const KINDS: readonly (readonly [name: string, entries: (data: LearnerData) => Entries])[] = [
  ['Profile', ({ profile }) => (profile ? [['profile', profile]] : [])],
  ['Course skills', ({ course }) => course?.skills.map((skill) => [skill.skill, skill]) ?? []],
  ['Classes', ({ lessons }) => lessons.map((lesson) => [lesson.id, lesson])],
  ['Notepads', ({ drafts }) => Object.entries(drafts)],
  ['Homework', ({ homework }) => homework.map((record) => [record.id, record])],
  ['Words you have met', ({ words }) => Object.entries(words)],
  ['Words you added or edited', ({ ownWords }) => Object.entries(ownWords)],
  ['Mistakes', ({ mistakes }) => mistakes.map((mistake) => [mistake.id, mistake])],
  ['Days and grammar points', ({ counts }) => Object.entries(counts)],
  ['Badges', ({ badges }) => badges.map((badge) => [badge, badge])],
  ['Game results', ({ games }) => Object.entries(games)],
  [
    'Words and phrases from classes',
    ({ usedContent: { phrases, vocab } }) => [
      ...phrases.map((phrase) => [`phrase ${phrase}`, phrase] as const),
      ...vocab.map((word) => [`word ${word}`, word] as const),
    ],
  ],
];

/**
 * Describes what an import would do, kind by kind; kinds that the file lacks and that would not change are
 * left out.
 * @param next the merged data
 */
export function createPreviewLines(
  current: LearnerData,
  file: LearnerData,
  next: LearnerData,
): readonly PreviewLine[] {
  return KINDS.map(([name, listEntries]) => {
    const [before, after] = [new Map(listEntries(current)), new Map(listEntries(next))];
    const entries = [...after];
    return {
      name,
      total: listEntries(file).length,
      added: entries.filter(([key]) => !before.has(key)).length,
      changed: entries.filter(([key, value]) => before.has(key) && !isSameJson(before.get(key), value))
        .length,
      dropped: [...before.keys()].filter((key) => !after.has(key)).length,
    };
  }).filter(({ total, added, changed, dropped }) => total + added + changed + dropped > 0);
}

/** Whether the import would change nothing. */
export function isUnchanged(lines: readonly PreviewLine[]): boolean {
  return lines.every(({ added, changed, dropped }) => added + changed + dropped === 0);
}

/** A line of the preview, such as "12 in the file, 3 new, 1 changed". */
export function formatPreviewLine({ total, added, changed, dropped }: PreviewLine): string {
  const parts = [
    added > 0 && `${added} new`,
    changed > 0 && `${changed} changed`,
    dropped > 0 && `${dropped} older here will be deleted`,
  ].filter((part) => part !== false);
  return [`${total} in the file`, ...(parts.length > 0 ? parts : ['nothing new'])].join(', ');
}

/**
 * Computes the size of the learner's records after the import, in bytes.
 * @param bytes their size now
 */
export function computeSizeAfterImport(bytes: number, current: LearnerData, next: LearnerData): number {
  const measureSize = (data: LearnerData) => new TextEncoder().encode(JSON.stringify(data)).length;
  return bytes + measureSize(next) - measureSize(current);
}
