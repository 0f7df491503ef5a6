/** `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

const COOKIE = 'theme';
const A_YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** The theme chosen on this device; `system` until somebody chose. */
export function readTheme(): Theme {
  const value = document.cookie.match(/(?:^|;\s*)theme=([a-z]+)/)?.[1];
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** Shows the page in `theme`. Before the first paint theme-before-paint.js, which stands in the pages, does the same for the stored choice. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  colourBrowserBar(theme);
}

/** index.html has the bar's two colours, light first; the theme decides which one counts. */
function colourBrowserBar(theme: Theme): void {
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const [index, scheme] of (['light', 'dark'] as const).entries()) {
    const media =
      theme === 'system' ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? 'all' : 'not all';
    bars[index]?.setAttribute('media', media);
  }
}

/** Applies `theme` and keeps it in a cookie: logging out clears local storage, and the choice outlives it. */
export function chooseTheme(theme: Theme): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = `${COOKIE}=${theme}; Max-Age=${A_YEAR_IN_SECONDS}; Path=/; SameSite=Lax`;
  applyTheme(theme);
}
