import * as v from 'valibot';
import type { LearnerState } from '../../domain/records.ts';
import { createParser } from '../database/parse-records.ts';
import type { RowKey } from '../sync-rows/synced-rows.ts';

/** Of more than these, the ones cleared longest ago are forgotten: the document holds the newest records alone. */
const MOST_CLEARED = 1_000;

const clearedIn = createParser(v.array(v.string()));

/** The keys of the records that the learner cleared from this device. */
export function parseClearedKeys(raw: unknown): ReadonlySet<string> {
  return new Set(clearedIn(raw) ?? []);
}

/** The row of these keys with some more. */
export function addClearedKeys(cleared: ReadonlySet<string>, more: readonly RowKey[]): readonly string[] {
  return [...new Set([...cleared, ...more])].slice(-MOST_CLEARED);
}

/** What a merge gives, without the records that were cleared here and that only the cloud brings. */
export function excludeCleared(
  next: LearnerState,
  current: LearnerState,
  cleared: ReadonlySet<string>,
): LearnerState {
  if (cleared.size === 0) return next;
  const here = new Set([
    ...current.lessons.map(({ id }) => `lesson:${id}`),
    ...current.homework.map(({ id }) => `homework:${id}`),
  ]);
  const stays = (key: string) => here.has(key) || !cleared.has(key);
  return {
    ...next,
    lessons: next.lessons.filter(({ id }) => stays(`lesson:${id}`)),
    homework: next.homework.filter(({ id }) => stays(`homework:${id}`)),
  };
}
