import { pick, type Rng } from '../../../domain/random.ts';
import { type Board, createBoard, type Opening } from './board.ts';
import { type Line, linesOf, type Slot } from './slots.ts';
import type { WordFinder } from './word-finder.ts';

/** What a slot is worth: its crossings, less so much for each letter that it takes, and up to one by chance. */
const LENGTH_COST = 0.1;
/** How many words are tried in a slot before its image is given up. */
const TRIES = 2;

/** What all attempts at one crossword have in common. */
export interface Ground {
  size: number;
  slots: readonly Slot[];
  /** Those that are their own image. */
  middle: readonly Slot[];
  /** The slots of which each stands for itself and its image. */
  pairs: readonly Line[];
  all: readonly Line[];
  finder: WordFinder;
  /** So many entries are enough. */
  wanted: number;
}

/** @param slots all slots of a grid of that size */
export function groundOf(size: number, slots: readonly Slot[], finder: WordFinder, wanted: number): Ground {
  const usable = slots.filter(({ length }) => finder.has(length));
  return {
    size,
    slots,
    middle: usable.filter(({ index, mirror }) => index === mirror),
    pairs: linesOf(usable.filter(({ index, mirror }) => index <= mirror)),
    all: linesOf(usable),
    finder,
    wanted,
  };
}

/**
 * One attempt at a crossword: a word through the middle, then words that cross what stands, each together with
 * one in the slot that is its image upside down. Where pairs do not bring enough entries, single words follow.
 */
export function grow(ground: Ground, rng: Rng): Board {
  const board = createBoard(ground.size);
  if (ground.middle.length > 0) putOne(board, pick(ground.middle, rng), ground, rng);
  growOver(board, ground.pairs, rng, (slot) => putPair(board, slot, ground, rng));
  if (board.placed.length < ground.wanted) {
    growOver(board, ground.all, rng, (slot) => putOne(board, slot, ground, rng));
  }
  return board;
}

/** Fills openings, the best first, until no word fits anywhere. */
function growOver(board: Board, lines: readonly Line[], rng: Rng, put: (slot: Slot) => boolean): void {
  // Where nothing fitted, nothing will until another letter stands there.
  const hopeless = new Map<number, number>();
  for (let hasGrown = true; hasGrown; ) {
    const ranked: (Opening & { worth: number })[] = [];
    for (const { slot, crossings } of board.openings(lines)) {
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

function putOne(board: Board, slot: Slot, { finder }: Ground, rng: Rng): boolean {
  const word = finder.find(board.pattern(slot), board.taken, rng);
  if (word) board.put(slot, word);
  return word !== undefined;
}

function putPair(board: Board, slot: Slot, ground: Ground, rng: Rng): boolean {
  const image = ground.slots[slot.mirror];
  if (!image || image === slot) return putOne(board, slot, ground, rng);
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (!putOne(board, slot, ground, rng)) return false;
    // The first may have closed its image, or crossed it.
    if (board.isOpen(image) && putOne(board, image, ground, rng)) return true;
    board.takeBack();
  }
  return false;
}
