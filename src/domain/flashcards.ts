/** The deck on screen. A card is an index into the plan's vocabulary. */
export interface FlashcardDeckState {
  count: number;
  /** Cards that show their back. */
  turned: readonly number[];
  /** Cards flipped at least once, in order of their first flip. */
  everFlipped: readonly number[];
}

/** A deck of `count` cards, all showing the word; `everFlipped` from an earlier visit. */
export function createDeck(count: number, everFlipped: readonly number[] = []): FlashcardDeckState {
  const known = [...new Set(everFlipped)].filter((index) => isCard(count, index));
  return { count, turned: [], everFlipped: known };
}

/** Whether every card has been flipped; an empty deck is never complete. */
export function isDeckComplete(deck: FlashcardDeckState): boolean {
  return deck.count > 0 && deck.everFlipped.length === deck.count;
}

/**
 * Flips one card. `justCompleted` is true only for the flip that completes the deck, which is when the
 * completion is sent (specification, sections 2 and 4).
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
