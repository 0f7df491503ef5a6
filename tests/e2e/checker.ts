import type { Page } from '@playwright/test';

/** Watches for the worker that checks answers; before the page is opened. */
export function watchChecker(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.addEventListener('message', ({ data }) => {
          if (data?.kind === 'ready') document.documentElement.setAttribute('data-checker', 'ready');
        });
      }
    };
  });
}

/** Takes the connection away, once the checker is there: these tests have no service worker that would keep it. */
export async function goOfflineWithChecker(page: Page): Promise<void> {
  await page.locator('[data-checker=ready]').waitFor({ state: 'attached' });
  await page.context().setOffline(true);
}
