import { RETAINED_MISTAKES } from '../../domain/memory-limits.ts';
import type { NewMistake } from '../../domain/records.ts';
import { keepNewest } from '../../domain/retention.ts';
import { KV } from '../database/learner-tables.ts';
import { parseMistakes } from '../database/parse-records.ts';
import type { WriteContext } from '../writes/write-context.ts';
import { clipTexts } from './clip-texts.ts';

/** Enters mistakes that are not entered yet, in a write that wants `KV.mistakes`. */
export function addMistakes(writing: WriteContext, mistakes: readonly NewMistake[]): void {
  const { stamp } = writing;
  const before = parseMistakes(writing.getValue(KV.mistakes));
  const known = new Set(before.map(({ id }) => id));
  const added = mistakes
    .filter(({ id }) => !known.has(id))
    .map((mistake) => ({ ...clipTexts(mistake), ...stamp, createdAt: stamp.updatedAt, isKnown: false }));
  if (added.length === 0) return;
  writing.saveValue('mistakes', keepNewest([...added, ...before], RETAINED_MISTAKES));
}

/** Takes a mistake as understood, or not any more. */
export function setMistakeKnown(writing: WriteContext, id: string, isKnown: boolean): void {
  const before = parseMistakes(writing.getValue(KV.mistakes));
  const mistake = before.find((one) => one.id === id);
  if (!mistake || mistake.isKnown === isKnown) return;
  const marked = { ...mistake, isKnown, ...writing.stamp };
  writing.saveValue(
    'mistakes',
    before.map((one) => (one === mistake ? marked : one)),
  );
}
