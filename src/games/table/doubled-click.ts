/**
 * Keeps the second click of a double click from what came in place of the button that took the first: it would pass a
 * screen that nobody has seen. A button that stays, such as a key, takes as many clicks as there are. For use as a `ref`.
 */
export function dropDoubledClicks(table: HTMLElement | null) {
  let clicked: Element | null = null;
  function look(event: MouseEvent): void {
    if (event.detail > 1 && clicked && !clicked.isConnected) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    clicked = event.target instanceof Element ? event.target.closest('button, a') : null;
  }
  table?.addEventListener('click', look, { capture: true });
  return () => table?.removeEventListener('click', look, { capture: true });
}
