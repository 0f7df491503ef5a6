import { readFileSync } from 'node:fs';

/** The names of the browsers in `browserslist` and in the build's target. */
const TARGET_NAMES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
} as const;
type BrowserName = keyof typeof TARGET_NAMES;

/** The oldest version of a browser that the app supports. */
export interface SupportedBrowser {
  name: BrowserName;
  version: string;
}

/** The browsers of package.json's `browserslist`, each with its oldest version. */
export function readSupportedBrowsers(): SupportedBrowser[] {
  const { browserslist } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    browserslist: string[];
  };
  return browserslist.map((query) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
    if (!name || !version || !isBrowserName(name)) throw new Error(`Not a browser with a version: ${query}`);
    return { name, version };
  });
}

function isBrowserName(name: string): name is BrowserName {
  return name in TARGET_NAMES;
}

/** The build's target: Vite lowers newer syntax of scripts and styles for these versions. */
export function createBuildTarget(browsers: readonly SupportedBrowser[]): string[] {
  return browsers.map(({ name, version }) => `${TARGET_NAMES[name]}${version}`);
}
