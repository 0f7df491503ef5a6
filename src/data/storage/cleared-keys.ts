import * as v from 'valibot';
import { MAX_CLEARED_KEYS } from '../../domain/limits.ts';
import type { LearnerState } from '../../domain/records.ts';
import { createParser } from '../database/parse-records.ts';
import type { RowKey } from '../sync-rows/synced-rows.ts';

const parseKeys = createParser(v.array(v.string()));

/** The keys of the records that the learner cleared from this device. */
export function parseClearedKeys(raw: unknown): ReadonlySet<string> {
  return new Set(parseKeys(raw) ?? []);
}

/** The stored row after more keys were cleared; beyond the limit the oldest ones are left out. */
export function addClearedKeys(cleared: ReadonlySet<string>, added: readonly RowKey[]): readonly string[] {
  return [...new Set([...cleared, ...added])].slice(-MAX_CLEARED_KEYS);
}

/** A merged state without the records that were cleared on this device and exist only in the cloud. */
export function excludeCleared(
  next: LearnerState,
  current: LearnerState,
  cleared: ReadonlySet<string>,
): LearnerState {
  if (cleared.size === 0) return next;
  const currentKeys = new Set([
    ...current.lessons.map(({ id }) => `lesson:${id}`),
    ...current.homework.map(({ id }) => `homework:${id}`),
  ]);
  const isIncluded = (key: string) => currentKeys.has(key) || !cleared.has(key);
  return {
    ...next,
    lessons: next.lessons.filter(({ id }) => isIncluded(`lesson:${id}`)),
    homework: next.homework.filter(({ id }) => isIncluded(`homework:${id}`)),
  };
}
