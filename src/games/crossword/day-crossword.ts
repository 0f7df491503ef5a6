import type { Word } from '../../content/words/word-schema.ts';
import { createDayRng, orderForDay, type PuzzleDay } from '../../domain/day-puzzle.ts';
import { canFitGrid, createCrosswordState, getGridAnswer } from './deal.ts';
import { type LayoutEntry, makeLayout } from './maker/make-layout.ts';
import { CROSSWORD_SIZES } from './sizes.ts';
import type { CrosswordState } from './state.ts';

const [MINI] = CROSSWORD_SIZES;

/** Fewer layouts per try than a free crossword has, but further tries until there are enough words. */
const LAYOUTS_PER_TRY = 8;
const MAX_TRIES = 40;

/**
 * Creates the small crossword of a day, which is the same on every device. It uses only the level's own
 * words, because those of other levels are not on every device. If no try has enough words, the best one is
 * used.
 *
 * @param bank the level's words
 */
export function createDayCrossword(bank: readonly Word[], day: PuzzleDay): CrosswordState {
  const rng = createDayRng(day);
  const { cells, wantedEntries, minEntries } = MINI;
  const candidates = bank.filter((word) => canFitGrid(word, cells));
  const words = orderForDay([...new Set(candidates.map(getGridAnswer))], day, wantedEntries);
  let best: readonly LayoutEntry[] = [];
  for (let tries = 0; tries < MAX_TRIES && best.length < minEntries; tries += 1) {
    const layout = makeLayout({
      size: cells,
      words,
      seed: rng() * 2 ** 32,
      wantedEntries,
      attempts: LAYOUTS_PER_TRY,
    });
    if (layout.length > best.length) best = layout;
  }
  return createCrosswordState(best, bank, { cells, level: day.level, rng });
}
