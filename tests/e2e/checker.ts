import type { Page } from '@playwright/test';

/**
 * Marks the document once the feedback worker, which checks texts on the device, is loaded. Call it before
 * the page is opened.
 */
export function watchChecker(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.addEventListener('message', ({ data }) => {
          if (data?.type === 'ready') document.documentElement.setAttribute('data-checker', 'ready');
        });
      }
    };
  });
}

/** Goes offline once the feedback worker is loaded, which no service worker caches in these tests. */
export async function goOfflineWithChecker(page: Page): Promise<void> {
  await page.locator('[data-checker=ready]').waitFor({ state: 'attached' });
  await page.context().setOffline(true);
}
