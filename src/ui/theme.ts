/** `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

const COOKIE = 'theme';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The theme chosen on this device; `system` by default. */
export function readTheme(): Theme {
  const value = document.cookie.match(/(?:^|;\s*)theme=([a-z]+)/)?.[1];
  return value === 'light' || value === 'dark' ? value : 'system';
}

/**
 * Applies `theme` to the page. theme-before-paint.js, inlined in the pages, does it before the first paint.
 */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  colourBrowserBar(theme);
}

/** index.html has two colours for the browser's bar, light first; this selects one. */
function colourBrowserBar(theme: Theme): void {
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const [index, scheme] of (['light', 'dark'] as const).entries()) {
    const media =
      theme === 'system' ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? 'all' : 'not all';
    bars[index]?.setAttribute('media', media);
  }
}

/** Applies `theme` and stores it in a cookie, since logging out clears local storage. */
export function chooseTheme(theme: Theme): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = `${COOKIE}=${theme}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax`;
  applyTheme(theme);
}
