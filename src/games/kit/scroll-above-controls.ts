/** Of what comes below the element, so much is seen with it. */
const ROOM_BELOW = 16;

/** Scrolls no more than it must until the element is in sight: above the hand, which lies over the end of the window. */
export function scrollAboveControls(element: HTMLElement | null | undefined): void {
  if (!element) return;
  const foot = document.querySelector<HTMLElement>('[data-place="hand"]')?.parentElement;
  const isCovered = foot && !foot.contains(element) && getComputedStyle(foot).position === 'sticky';
  element.style.scrollMarginBlockEnd = isCovered ? `${foot.offsetHeight + ROOM_BELOW}px` : '';
  element.scrollIntoView({ block: 'nearest' });
}
