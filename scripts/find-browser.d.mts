/** The types of `find-browser.mjs`, which runs without a compiler. */
export function findInstalledBrowsers(): { browser: string | undefined; shell: string | undefined };
