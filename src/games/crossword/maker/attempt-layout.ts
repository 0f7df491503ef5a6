import { pick, type Rng } from '../../../domain/random.ts';
import { type Board, createBoard, type OpenSlot } from './board.ts';
import { groupSlotsByLine, type Slot, type SlotLine } from './slots.ts';
import type { WordFinder } from './word-finder.ts';

/** What a slot is worth: its crossings, less so much for each letter that it takes, and up to one by chance. */
const LENGTH_COST = 0.1;
/** How many words are tried in a slot before its image is given up. */
const TRIES = 2;

/** What all attempts at one crossword have in common. */
export interface LayoutContext {
  size: number;
  slots: readonly Slot[];
  /** Those that are their own image. */
  middleSlots: readonly Slot[];
  /** The slots of which each stands for itself and its image. */
  pairLines: readonly SlotLine[];
  allLines: readonly SlotLine[];
  finder: WordFinder;
  /** So many entries are enough. */
  wanted: number;
}

/** @param slots all slots of a grid of that size */
export function createLayoutContext(
  size: number,
  slots: readonly Slot[],
  finder: WordFinder,
  wanted: number,
): LayoutContext {
  const usable = slots.filter(({ length }) => finder.has(length));
  return {
    size,
    slots,
    middleSlots: usable.filter(({ index, mirror }) => index === mirror),
    pairLines: groupSlotsByLine(usable.filter(({ index, mirror }) => index <= mirror)),
    allLines: groupSlotsByLine(usable),
    finder,
    wanted,
  };
}

/**
 * One attempt at a crossword: a word through the middle, then words that cross what stands, each together with
 * one in the slot that is its image upside down. Where pairs do not bring enough entries, single words follow.
 */
export function attemptLayout(ground: LayoutContext, rng: Rng): Board {
  const board = createBoard(ground.size);
  if (ground.middleSlots.length > 0) putWord(board, pick(ground.middleSlots, rng), ground, rng);
  fillOpenSlots(board, ground.pairLines, rng, (slot) => putPair(board, slot, ground, rng));
  if (board.placed.length < ground.wanted) {
    fillOpenSlots(board, ground.allLines, rng, (slot) => putWord(board, slot, ground, rng));
  }
  return board;
}

/** Fills openings, the best first, until no word fits anywhere. */
function fillOpenSlots(
  board: Board,
  lines: readonly SlotLine[],
  rng: Rng,
  put: (slot: Slot) => boolean,
): void {
  // Where nothing fitted, nothing will until another letter stands there.
  const hopeless = new Map<number, number>();
  for (let hasGrown = true; hasGrown; ) {
    const ranked: (OpenSlot & { worth: number })[] = [];
    for (const { slot, crossings } of board.findOpenSlots(lines)) {
      if (hopeless.get(slot.index) === crossings) continue;
      const worth = crossings - LENGTH_COST * slot.length + rng();
      ranked.push({ slot, crossings, worth });
    }
    ranked.sort((one, other) => other.worth - one.worth);
    hasGrown = ranked.some(({ slot, crossings }) => {
      const isPut = put(slot);
      if (!isPut) hopeless.set(slot.index, crossings);
      return isPut;
    });
  }
}

function putWord(board: Board, slot: Slot, { finder }: LayoutContext, rng: Rng): boolean {
  const word = finder.find(board.getPattern(slot), board.taken, rng);
  if (word) board.putWord(slot, word);
  return word !== undefined;
}

function putPair(board: Board, slot: Slot, ground: LayoutContext, rng: Rng): boolean {
  const image = ground.slots[slot.mirror];
  if (!image || image === slot) return putWord(board, slot, ground, rng);
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (!putWord(board, slot, ground, rng)) return false;
    // The first may have closed its image, or crossed it.
    if (board.isOpen(image) && putWord(board, image, ground, rng)) return true;
    board.removeLastWord();
  }
  return false;
}
