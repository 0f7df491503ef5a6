/** A box of the window, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 8;

/** Positions a card below its word, or above it when there is no space, and inside the window. */
export function positionCard(word: Box, card: Size, screen: Size): { left: number; top: number } {
  const below = word.bottom + GAP;
  const above = word.top - GAP - card.height;
  const fitsBelow = below + card.height + GAP <= screen.height;
  const top = fitsBelow || above < GAP ? below : above;
  return {
    left: within(word.left, screen.width - card.width - GAP),
    top: within(top, screen.height - card.height - GAP),
  };
}

function within(place: number, last: number): number {
  return Math.max(GAP, Math.min(place, last));
}
