import { RETAINED_MISTAKES } from '../../domain/memory-bounds.ts';
import type { NewMistake } from '../../domain/records.ts';
import { keepNewest } from '../../domain/retention.ts';
import { KV } from '../database/learner-tables.ts';
import { readMistakes } from '../database/read-records.ts';
import type { Writing } from '../writes/write-transaction.ts';
import { clipped } from './clipped.ts';

/** Enters mistakes that are not entered yet, in a write that wants `KV.mistakes`. */
export function enterMistakes(writing: Writing, mistakes: readonly NewMistake[]): void {
  const { stamp } = writing;
  const before = readMistakes(writing.value(KV.mistakes));
  const known = new Set(before.map(({ id }) => id));
  const added = mistakes
    .filter(({ id }) => !known.has(id))
    .map((mistake) => ({ ...clipped(mistake), ...stamp, createdAt: stamp.updatedAt, isKnown: false }));
  if (added.length === 0) return;
  writing.save('mistakes', keepNewest([...added, ...before], RETAINED_MISTAKES));
}

/** Takes a mistake as understood, or not any more. */
export function markMistake(writing: Writing, id: string, isKnown: boolean): void {
  const before = readMistakes(writing.value(KV.mistakes));
  const mistake = before.find((one) => one.id === id);
  if (!mistake || mistake.isKnown === isKnown) return;
  const marked = { ...mistake, isKnown, ...writing.stamp };
  writing.save(
    'mistakes',
    before.map((one) => (one === mistake ? marked : one)),
  );
}
