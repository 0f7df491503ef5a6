/**
 * Lets *Start Learning* lead to where whoever clicks belongs by then, and the ways be pressed with the space bar, as
 * everything that is called a button.
 *
 * @param getStartAddress where *Start Learning* leads at this moment
 */
export function wireLandingLinks(page: Document, startAddress: () => string): void {
  for (const way of page.querySelectorAll<HTMLAnchorElement>('a[role="button"]')) {
    if (way.dataset.way === 'start')
      way.addEventListener('click', () => way.setAttribute('href', startAddress()));
    way.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      way.click();
    });
  }
}
