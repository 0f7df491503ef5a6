/** The space left below the element, in pixels, so that it doesn't touch the controls. */
const SPACE_BELOW = 16;

/** Scrolls as little as possible until the element is visible above the sticky controls. */
export function scrollAboveControls(element: HTMLElement | null | undefined): void {
  if (!element) return;
  // The controls that PlayLayout puts at the bottom of the window, with the message above them.
  const foot = document.querySelector<HTMLElement>('[data-place="hand"]')?.parentElement;
  const isCovered = foot && !foot.contains(element) && getComputedStyle(foot).position === 'sticky';
  element.style.scrollMarginBlockEnd = isCovered ? `${foot.offsetHeight + SPACE_BELOW}px` : '';
  element.scrollIntoView({ block: 'nearest' });
}
