import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/*
 * Finds the browsers with other engines than Chromium's for the smoke test: Firefox, and WebKitGTK's small
 * browser, which Debian packages (Playwright's own builds of both need a download).
 */

/** The path of the first of these programs on the PATH, or `null`. */
export function findOnPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path)) ?? null;
}

/** The path of Firefox, or `null`. */
export function findFirefox() {
  return process.env.FIREFOX || findOnPath('firefox-esr', 'firefox');
}

/** The path of WebKitGTK's small browser, which is on no PATH, or `null`. */
function findMiniBrowser(libraries = '/usr/lib') {
  if (!existsSync(libraries)) return null;
  const architectures = readdirSync(libraries).map((name) => join(libraries, name));
  return (
    architectures
      .flatMap((folder) =>
        ['4.1', '6.0', '4.0'].map((api) => join(folder, `webkit2gtk-${api}`, 'MiniBrowser')),
      )
      .find((path) => existsSync(path)) ?? null
  );
}

/** The paths of WebKitGTK's driver, its small browser and a virtual screen, or `null` when one is missing. */
export function findWebKit() {
  const [driver, browser, screen] = [findOnPath('WebKitWebDriver'), findMiniBrowser(), findOnPath('Xvfb')];
  return driver && browser && screen ? { driver, browser, screen } : null;
}

/** The engines besides Chromium's: those that this machine has, and the Debian packages of the others. */
export function findEngines() {
  const engines = [
    { name: 'firefox', title: 'Firefox', isInstalled: findFirefox() !== null, packages: ['firefox-esr'] },
    {
      name: 'webkit',
      title: 'WebKit',
      isInstalled: findWebKit() !== null,
      packages: ['webkit2gtk-driver', 'xvfb'],
    },
  ];
  return {
    installed: engines.filter(({ isInstalled }) => isInstalled),
    missing: engines.filter(({ isInstalled }) => !isInstalled),
  };
}
