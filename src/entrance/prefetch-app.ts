/** The ways to say that one is about to go on: each comes some hundred milliseconds before the click. */
const INTENTS = ['pointerenter', 'focus', 'touchstart'] as const;

/**
 * Fetches the files that the app starts with, once: when a visitor turns to one of the ways in, or when the returned
 * function is called. They wait in the browser's store for the page that needs them.
 */
export function prefetchApp(page: Document): () => void {
  const files = page.querySelector<HTMLMetaElement>('meta[name="app-files"]')?.content.split(' ') ?? [];
  function fetchApp() {
    for (const file of files.splice(0)) {
      const link = page.createElement('link');
      link.rel = 'prefetch';
      link.as = file.endsWith('.css') ? 'style' : 'script';
      link.href = file;
      page.head.append(link);
    }
  }
  for (const way of page.querySelectorAll('a[role="button"]')) {
    for (const intent of INTENTS) way.addEventListener(intent, fetchApp, { once: true, passive: true });
  }
  return fetchApp;
}
