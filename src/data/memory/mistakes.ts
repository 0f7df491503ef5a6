import { RETAINED_MISTAKES } from '../../domain/limits.ts';
import { keepNewest } from '../../domain/memory-retention.ts';
import type { NewMistake } from '../../domain/records.ts';
import { KV } from '../database/learner-tables.ts';
import { parseMistakes } from '../database/parse-records.ts';
import type { WriteContext } from '../writes/write-context.ts';
import { clipTexts } from './clip-texts.ts';

/** Adds mistakes with new ids, in a write with `KV.mistakes` in its spec. */
export function addMistakes(context: WriteContext, mistakes: readonly NewMistake[]): void {
  const { stamp } = context;
  const before = parseMistakes(context.getValue(KV.mistakes));
  const existingIds = new Set(before.map(({ id }) => id));
  const added = mistakes
    .filter(({ id }) => !existingIds.has(id))
    .map((mistake) => ({ ...clipTexts(mistake), ...stamp, createdAt: stamp.updatedAt, isKnown: false }));
  if (added.length === 0) return;
  context.saveSyncedValue('mistakes', keepNewest([...added, ...before], RETAINED_MISTAKES));
}

/** Marks a mistake as understood or not understood. */
export function setMistakeKnown(context: WriteContext, id: string, isKnown: boolean): void {
  const before = parseMistakes(context.getValue(KV.mistakes));
  const mistake = before.find((stored) => stored.id === id);
  if (!mistake || mistake.isKnown === isKnown) return;
  const marked = { ...mistake, isKnown, ...context.stamp };
  context.saveSyncedValue(
    'mistakes',
    before.map((stored) => (stored === mistake ? marked : stored)),
  );
}
