import { pick, type Rng } from '../../../domain/random.ts';
import { type Board, createBoard, type OpenSlot } from './board.ts';
import { groupSlotsByLine, type Slot, type SlotLine } from './slots.ts';
import type { WordFinder } from './word-finder.ts';

/** What each letter of a slot takes from its rank, which is its crossings plus a random part of up to 1. */
const LENGTH_COST = 0.1;

/** The number of words tried in a slot before the pair with its mirror slot is given up. */
const MAX_PAIR_TRIES = 2;

/** Shared by all attempts at one crossword. */
export interface LayoutContext {
  size: number;
  slots: readonly Slot[];
  /** Slots that are their own mirror slot. */
  middleSlots: readonly Slot[];
  /** Slots that each stand for themselves and their mirror slot. */
  pairLines: readonly SlotLine[];
  allLines: readonly SlotLine[];
  finder: WordFinder;
  /** The desired number of entries. */
  wantedEntries: number;
}

/**
 * Prepares what all attempts share, so that no attempt sorts slots again. Slots of a length that no word has
 * are left out.
 * @param slots all slots of a grid of that size
 */
export function createLayoutContext(
  size: number,
  slots: readonly Slot[],
  finder: WordFinder,
  wantedEntries: number,
): LayoutContext {
  const usable = slots.filter(({ length }) => finder.has(length));
  return {
    size,
    slots,
    middleSlots: usable.filter(({ index, mirror }) => index === mirror),
    pairLines: groupSlotsByLine(usable.filter(({ index, mirror }) => index <= mirror)),
    allLines: groupSlotsByLine(usable),
    finder,
    wantedEntries,
  };
}

/**
 * Makes one attempt at a crossword: a word through the middle, then crossing words in pairs of slots that
 * mirror each other. Single words follow where pairs do not give enough entries.
 */
export function attemptLayout(context: LayoutContext, rng: Rng): Board {
  const board = createBoard(context.size);
  if (context.middleSlots.length > 0) putWord(board, pick(context.middleSlots, rng), context, rng);
  fillOpenSlots(board, context.pairLines, rng, (slot) => putPair(board, slot, context, rng));
  if (board.placed.length < context.wantedEntries) {
    fillOpenSlots(board, context.allLines, rng, (slot) => putWord(board, slot, context, rng));
  }
  return board;
}

/** Fills open slots, the best first, until no word fits anywhere. */
function fillOpenSlots(
  board: Board,
  lines: readonly SlotLine[],
  rng: Rng,
  fillSlot: (slot: Slot) => boolean,
): void {
  // A slot without a fitting word is retried only when its number of crossings has changed.
  const failedCrossings = new Map<number, number>();
  for (let hasPlaced = true; hasPlaced; ) {
    const ranked: (OpenSlot & { rank: number })[] = [];
    for (const { slot, crossings } of board.findOpenSlots(lines)) {
      if (failedCrossings.get(slot.index) === crossings) continue;
      const rank = crossings - LENGTH_COST * slot.length + rng();
      ranked.push({ slot, crossings, rank });
    }
    ranked.sort((one, other) => other.rank - one.rank);
    hasPlaced = ranked.some(({ slot, crossings }) => {
      const isFilled = fillSlot(slot);
      if (!isFilled) failedCrossings.set(slot.index, crossings);
      return isFilled;
    });
  }
}

/** Puts a fitting word into a slot, if there is one. */
function putWord(board: Board, slot: Slot, { finder }: LayoutContext, rng: Rng): boolean {
  const word = finder.find(board.getPattern(slot), board.taken, rng);
  if (word) board.putWord(slot, word);
  return word !== undefined;
}

/** Fills a slot together with its mirror slot, or neither of them, so that the grid stays symmetric. */
function putPair(board: Board, slot: Slot, context: LayoutContext, rng: Rng): boolean {
  const mirrorSlot = context.slots[slot.mirror];
  if (!mirrorSlot || mirrorSlot === slot) return putWord(board, slot, context, rng);
  for (let tries = 0; tries < MAX_PAIR_TRIES; tries += 1) {
    if (!putWord(board, slot, context, rng)) return false;
    // The first word may have blocked or crossed its mirror slot.
    if (board.isOpen(mirrorSlot) && putWord(board, mirrorSlot, context, rng)) return true;
    board.removeLastWord();
  }
  return false;
}
