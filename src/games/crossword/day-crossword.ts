import type { Word } from '../../content/words/word-schema.ts';
import { createDayRng, orderForDay, type PuzzleDay } from '../../domain/day-puzzle.ts';
import { canFitGrid, createCrosswordState, getGridAnswer } from './deal.ts';
import { type LayoutEntry, makeLayout } from './maker/make-layout.ts';
import { CROSSWORD_SIZES } from './sizes.ts';
import type { CrosswordState } from './state.ts';

const [MINI] = CROSSWORD_SIZES;

/** Fewer attempts than a game of one's own gets, but again and again until there are words enough. */
const ATTEMPTS = 8;
const MAX_TRIES = 40;

/**
 * The small crossword of a day. Of the level's own words alone: those of other levels are not on every device, and
 * everybody is to get the same.
 * @param bank the level's words
 */
export function createDayCrossword(bank: readonly Word[], day: PuzzleDay): CrosswordState {
  const rng = createDayRng(day);
  const { cells, wanted, enough } = MINI;
  const fitting = bank.filter((word) => canFitGrid(word, cells));
  const words = orderForDay([...new Set(fitting.map(getGridAnswer))], day, wanted);
  let best: readonly LayoutEntry[] = [];
  for (let tries = 0; tries < MAX_TRIES && best.length < enough; tries += 1) {
    const layout = makeLayout({ size: cells, words, seed: rng() * 2 ** 32, wanted, attempts: ATTEMPTS });
    if (layout.length > best.length) best = layout;
  }
  return createCrosswordState(best, bank, { cells, level: day.level, rng });
}
