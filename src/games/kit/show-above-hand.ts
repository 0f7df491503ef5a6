<<<<<<< HEAD
/** Of what comes below the element, so much is seen with it. */
const ROOM_BELOW = 16;

/** Scrolls no more than it must until the element is in sight: above the hand, which lies over the end of the window. */
export function showAboveHand(element: HTMLElement): void {
  const foot = document.querySelector<HTMLElement>('[data-place="hand"]')?.parentElement;
  const isCovered = foot && !foot.contains(element) && getComputedStyle(foot).position === 'sticky';
  element.style.scrollMarginBlockEnd = isCovered ? `${foot.offsetHeight + ROOM_BELOW}px` : '';
  element.scrollIntoView({ block: 'nearest' });
=======
/** Brings a piece of the board into sight: above the hand, which lies over the end of the window. */
export function showAboveHand(piece: HTMLElement | null | undefined): void {
  if (!piece) return;
  const foot = document.querySelector<HTMLElement>('[data-place="hand"]')?.parentElement;
  piece.style.scrollMarginBlockEnd = `${foot?.offsetHeight ?? 0}px`;
  piece.scrollIntoView({ block: 'nearest' });
>>>>>>> blind-date
}
