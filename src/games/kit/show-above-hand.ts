/** Brings a piece of the board into sight: above the hand, which lies over the end of the window. */
export function showAboveHand(piece: HTMLElement | null | undefined): void {
  if (!piece) return;
  const foot = document.querySelector<HTMLElement>('[data-place="hand"]')?.parentElement;
  piece.style.scrollMarginBlockEnd = `${foot?.offsetHeight ?? 0}px`;
  piece.scrollIntoView({ block: 'nearest' });
}
