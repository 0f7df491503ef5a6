import type { Page } from '@playwright/test';

/** From the next tap until a button of this name was painted and the page is free again: milliseconds. */
export function measureUntilShown(page: Page, name: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const watch = new MutationObserver(() => {
              const buttons = [...document.querySelectorAll('button')];
              if (!buttons.some(({ textContent }) => textContent === wanted)) return;
              watch.disconnect();
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
            });
            watch.observe(document.body, { childList: true, subtree: true });
          },
          { capture: true, once: true },
        );
      }),
    name,
  );
}
