/** The deck on screen. Cards are named by their index in the plan's vocabulary. */
export interface FlashcardDeckState {
  count: number;
  /** Cards that show their back now. */
  turned: readonly number[];
  /** Cards flipped at least once, in order of their first flip. */
  everFlipped: readonly number[];
}

/** A deck of `count` cards, all showing the word; `everFlipped` as an earlier visit left it. */
export function createDeck(count: number, everFlipped: readonly number[] = []): FlashcardDeckState {
  const known = [...new Set(everFlipped)].filter((index) => isCard(count, index));
  return { count, turned: [], everFlipped: known };
}

/** True once every card has been flipped; an empty deck has nothing to complete. */
export function isDeckComplete(deck: FlashcardDeckState): boolean {
  return deck.count > 0 && deck.everFlipped.length === deck.count;
}

/**
 * Turns one card over. `justCompleted` is true for the one flip that was the last card's first, which is
 * when the completion is sent (specification, sections 2 and 4); never again after it.
 */
export function flipCard(
  deck: FlashcardDeckState,
  index: number,
): { deck: FlashcardDeckState; justCompleted: boolean } {
  if (!isCard(deck.count, index)) return { deck, justCompleted: false };
  const turned = deck.turned.includes(index)
    ? deck.turned.filter((other) => other !== index)
    : [...deck.turned, index];
  const everFlipped = deck.everFlipped.includes(index) ? deck.everFlipped : [...deck.everFlipped, index];
  const flipped = { ...deck, turned, everFlipped };
  return { deck: flipped, justCompleted: isDeckComplete(flipped) && !isDeckComplete(deck) };
}

function isCard(count: number, index: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < count;
}
