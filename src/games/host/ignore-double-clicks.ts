/**
 * Keeps the second click of a double click from what came in place of the button that took the first: it would pass a
 * screen that nobody has seen. A button that stays, such as a key, takes as many clicks as there are. For use as a `ref`.
 */
export function ignoreDoubleClicks(screen: HTMLElement | null) {
  let clicked: Element | null = null;
  function onClick(event: MouseEvent): void {
    if (event.detail > 1 && clicked && !clicked.isConnected) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    clicked = event.target instanceof Element ? event.target.closest('button, a') : null;
  }
  screen?.addEventListener('click', onClick, { capture: true });
  return () => screen?.removeEventListener('click', onClick, { capture: true });
}
