import { isSameJson } from '../canonical-json.ts';
import { KV } from '../database/learner-tables.ts';
import type { Saved } from '../learner/learner-store.ts';
import { changed, missing } from '../sync-rows/state-difference.ts';
import { VALUE_KEYS } from '../sync-rows/synced-rows.ts';
import type { Access } from '../writes/access.ts';
import { largestTime } from '../writes/corrected-clock.ts';
import { dropHomework, dropLesson } from '../writes/drop-records.ts';
import type { Writing } from '../writes/write-transaction.ts';
import { dataTables, type LearnerData, readLearnerData } from './learner-data.ts';

/** The learner's data as a whole: out, and in again. */
export interface DataStore {
  /** Everything that goes into a file, as of one moment. */
  learnerData(): Promise<LearnerData>;
  /**
   * Replaces everything by what `join` makes of it, in one transaction. What changes is entered for sync, as if the
   * learner had written it; nothing that stays is written. `join` may run a second time.
   */
  takeIn(join: (here: LearnerData) => LearnerData): Saved;
}

export function createDataStore({ tables, read, write }: Access): DataStore {
  return {
    learnerData: () => read(() => readLearnerData(tables)),
    takeIn: (join) =>
      write({ values: JOINED_VALUES, also: dataTables(tables) }, (writing) => joinIn(writing, join)),
  };
}

/** The values that a write has to ask for before it joins data. */
export const JOINED_VALUES = [...VALUE_KEYS, KV.used] as const;

/** `takeIn` inside a write that spans the tables of the data. */
export async function joinIn(writing: Writing, join: (here: LearnerData) => LearnerData): Promise<void> {
  const { tables } = writing;
  const here = await readLearnerData(tables);
  const next = join(here);
  saveState(writing, here, next);
  keepTheRest(writing, here, next);
  await Promise.all([
    ...changedGames(here, next).map((row) => tables.gameResults.put(row)),
    ...missing(here.lessons, next.lessons).map((id) => dropLesson(tables, id)),
    ...missing(here.homework, next.homework).map((id) => dropHomework(tables, id)),
  ]);
}

/** What travels, each row with its outbox entry. */
function saveState(writing: Writing, here: LearnerData, next: LearnerData): void {
  // What this device counts from now on must not start among counts that only the cloud has.
  if (!here.course && next.course) writing.counterOfNew('course');
  if (isEmpty(here.counts) && !isEmpty(next.counts)) writing.counterOfNew('counts');
  for (const key of VALUE_KEYS) {
    const value = next[key];
    if (value !== null && !isSameJson(value, here[key])) writing.save(key, value);
  }
  for (const lesson of changed(here.lessons, next.lessons)) writing.saveLesson(lesson);
  for (const homework of changed(here.homework, next.homework)) writing.saveHomework(homework);
  writing.hasSeen(largestTime(next));
}

function keepTheRest(writing: Writing, here: LearnerData, next: LearnerData): void {
  if (!isSameJson(here.usedContent, next.usedContent)) writing.put(KV.used, next.usedContent);
  for (const [lessonId, draft] of Object.entries(next.drafts)) {
    const before = Object.hasOwn(here.drafts, lessonId) ? here.drafts[lessonId] : undefined;
    if (!isSameJson(before ?? null, draft)) writing.put(KV.draft(lessonId), draft);
  }
}

function changedGames(here: LearnerData, next: LearnerData) {
  const before = new Map(Object.entries(here.games));
  return Object.entries(next.games)
    .filter(([game, kept]) => !isSameJson(before.get(game) ?? null, kept))
    .map(([game, kept]) => ({ game, ...kept }));
}

function isEmpty(map: object): boolean {
  return Object.keys(map).length === 0;
}
