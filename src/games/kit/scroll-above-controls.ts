/** Space below the element, in pixels. */
const SPACE_BELOW = 16;

/** Scrolls as little as possible until the element is visible above the sticky controls. */
export function scrollAboveControls(element: HTMLElement | null | undefined): void {
  if (!element) return;
  const foot = document.querySelector<HTMLElement>('[data-place="hand"]')?.parentElement;
  const isCovered = foot && !foot.contains(element) && getComputedStyle(foot).position === 'sticky';
  element.style.scrollMarginBlockEnd = isCovered ? `${foot.offsetHeight + SPACE_BELOW}px` : '';
  element.scrollIntoView({ block: 'nearest' });
}
