import { type RowKey, VALUE_KEYS, type ValueKey } from '../../data/sync-rows/synced-rows.ts';
import { EMPTY_LEARNER_STATE, type LearnerState } from '../../domain/records.ts';
import { SECTIONS, type SyncSection } from '../sync-status.ts';
import { isSameValue } from '../wire/plain-value.ts';

/** The section of the sync status that a row counts for: all lessons are one, as is all homework. */
function getSection(key: RowKey): SyncSection {
  if (key.startsWith('lesson:')) return 'lessons';
  if (key.startsWith('homework:')) return 'homework';
  return key as ValueKey;
}

/** The sections of the keys, each once, in the order of `SECTIONS`. */
export function getSections(keys: readonly RowKey[]): readonly SyncSection[] {
  const included = new Set(keys.map(getSection));
  return SECTIONS.filter((section) => included.has(section));
}

/** The part of a state with keys that `isIncluded` accepts. */
export function restrictState(state: LearnerState, isIncluded: (key: RowKey) => boolean): LearnerState {
  const emptyValues = VALUE_KEYS.filter((key) => !isIncluded(key)).map((key) => [
    key,
    EMPTY_LEARNER_STATE[key],
  ]);
  return {
    ...state,
    ...Object.fromEntries(emptyValues),
    lessons: state.lessons.filter(({ id }) => isIncluded(`lesson:${id}`)),
    homework: state.homework.filter(({ id }) => isIncluded(`homework:${id}`)),
  };
}

/** The values of a state by row key. */
function mapValues(state: LearnerState): ReadonlyMap<RowKey, unknown> {
  return new Map<RowKey, unknown>([
    ...VALUE_KEYS.map((key) => [key, state[key]] as const),
    ...state.lessons.map((lesson) => [`lesson:${lesson.id}`, lesson] as const),
    ...state.homework.map((homework) => [`homework:${homework.id}`, homework] as const),
  ]);
}

/** The keys with different values in `merged` and `remote`. */
export function findDifferingKeys(remote: LearnerState, merged: LearnerState): readonly RowKey[] {
  const remoteValues = mapValues(remote);
  return [...mapValues(merged)]
    .filter(([key, value]) => !isSameValue(value, remoteValues.get(key)))
    .map(([key]) => key);
}

/** Splits the keys into smaller groups: by section, or, within one section, into halves. */
export function splitKeys(keys: readonly RowKey[]): readonly (readonly RowKey[])[] {
  const sections = getSections(keys);
  if (sections.length > 1)
    return sections.map((section) => keys.filter((key) => getSection(key) === section));
  const middle = Math.ceil(keys.length / 2);
  return [keys.slice(0, middle), keys.slice(middle)].filter((half) => half.length > 0);
}
