import { isSameJson } from '../../../data/canonical-json.ts';
import type { LearnerData } from '../../../data/data-file/learner-data.ts';

/** What a file holds of one kind, and what taking it in would do here. */
export interface PreviewLine {
  name: string;
  /** How many the file holds. */
  holds: number;
  /** How many of them are new here. */
  adds: number;
  /** How many are here and would become otherwise. */
  changes: number;
  /** How many would make room for newer ones. */
  drops: number;
}

type Entries = readonly (readonly [key: string, value: unknown])[];

/** The kinds in their order on the screen. */
const KINDS: readonly (readonly [name: string, entries: (data: LearnerData) => Entries])[] = [
  ['Profile', ({ profile }) => (profile ? [['profile', profile]] : [])],
  ['Skills of the course', ({ course }) => course?.skills.map((skill) => [skill.skill, skill]) ?? []],
  ['Classes', ({ lessons }) => lessons.map((lesson) => [lesson.id, lesson])],
  ['Notepads', ({ drafts }) => Object.entries(drafts)],
  ['Homework', ({ homework }) => homework.map((record) => [record.id, record])],
  ['Words you have met', ({ words }) => Object.entries(words)],
  ['Words you wrote about', ({ ownWords }) => Object.entries(ownWords)],
  ['Mistakes', ({ mistakes }) => mistakes.map((mistake) => [mistake.id, mistake])],
  ['Days and points of grammar counted', ({ counts }) => Object.entries(counts)],
  ['Badges', ({ badges }) => badges.map((badge) => [badge, badge])],
  ['Games with results', ({ games }) => Object.entries(games)],
  [
    'Phrases and words that classes used',
    ({ usedContent: { phrases, vocab } }) => [
      ...phrases.map((phrase) => [`phrase ${phrase}`, phrase] as const),
      ...vocab.map((word) => [`word ${word}`, word] as const),
    ],
  ],
];

/**
 * What taking a file in would do, kind by kind; a kind that the file does not hold and that would stay is left out.
 * @param next what is here and the file, joined
 */
export function createPreviewLines(
  here: LearnerData,
  file: LearnerData,
  next: LearnerData,
): readonly PreviewLine[] {
  return KINDS.map(([name, entriesOf]) => {
    const [before, after] = [new Map(entriesOf(here)), new Map(entriesOf(next))];
    const entries = [...after];
    return {
      name,
      holds: entriesOf(file).length,
      adds: entries.filter(([key]) => !before.has(key)).length,
      changes: entries.filter(([key, value]) => before.has(key) && !isSameJson(before.get(key), value))
        .length,
      drops: [...before.keys()].filter((key) => !after.has(key)).length,
    };
  }).filter(({ holds, adds, changes, drops }) => holds + adds + changes + drops > 0);
}

/** Whether taking the file in would leave everything as it is. */
export function isUnchanged(lines: readonly PreviewLine[]): boolean {
  return lines.every(({ adds, changes, drops }) => adds + changes + drops === 0);
}

/** A line of the preview in words, such as "12 in the file, 3 new, 1 changed". */
export function formatPreviewLine({ holds, adds, changes, drops }: PreviewLine): string {
  const parts = [
    adds > 0 && `${adds} new`,
    changes > 0 && `${changes} changed`,
    drops > 0 && `${drops} of yours here make room for newer ones`,
  ].filter((part) => part !== false);
  return [`${holds} in the file`, ...(parts.length > 0 ? parts : ['nothing new'])].join(', ');
}

/**
 * How large a learner's records would be with the file, in bytes.
 * @param bytes how large they are
 */
export function computeSizeAfterImport(bytes: number, here: LearnerData, next: LearnerData): number {
  const size = (data: LearnerData) => new TextEncoder().encode(JSON.stringify(data)).length;
  return bytes + size(next) - size(here);
}
