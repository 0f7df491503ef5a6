import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findOnPath } from './find-engines.mjs';

/*
 * Finds the browsers of the Chromium family for tests, icons and screenshots: a whole browser, and the
 * headless shell, which is smaller and faster but lacks several windows, installation and background sync.
 */

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const USUAL_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Returns the path in the environment variable, else that of the first of these programs on the PATH.
 * @throws if the variable names a file that does not exist
 */
function findProgram(variable, programs) {
  const path = process.env[variable];
  if (path && !existsSync(path)) throw new Error(`${variable} names ${path}, which does not exist.`);
  if (path) return path;
  return findOnPath(...programs) ?? undefined;
}

function findBrowser() {
  return findProgram('CHROMIUM', PROGRAMS) ?? USUAL_PATHS.find((path) => existsSync(path));
}

/** Runs a command; returns whether it succeeded. */
function run(command, args) {
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
}

const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian's packages; returns whether that worked. */
function installPackages(...packages) {
  console.log(`Installing the Debian packages ${packages.join(', ')}.`);
  return run('apt-get', ['update']) && run('apt-get', ['install', '-y', ...packages]);
}

/* The whole browser and the headless shell: Debian's packages and programs, and Playwright's builds. */
const FULL = 'chromium';
const SHELL = 'chromium-headless-shell';

/**
 * Finds a browser of the Chromium family, or installs one: Debian's package as root, else Playwright's own
 * build. Returns its path, or `undefined` for Playwright's own build.
 */
export function findOrInstallBrowser() {
  const path = findBrowser();
  if (path) return path;
  // Both, so that they have the same version.
  if (canInstallPackages() && installPackages(FULL, SHELL)) return findBrowser();
  console.log("No Chromium found: installing Playwright's own build.");
  if (!run('npx', ['playwright', 'install', FULL])) {
    throw new Error('No browser for the browser tests. Install Chromium, or set CHROMIUM to its path.');
  }
  return undefined;
}

/** In the place of a path: Playwright's own build of the headless shell. */
const PLAYWRIGHTS_SHELL = 'playwright';

/** The path of the headless shell, if one is installed, or `PLAYWRIGHTS_SHELL` where the variable says so. */
function findHeadlessShell() {
  if (process.env.HEADLESS_SHELL === PLAYWRIGHTS_SHELL) return PLAYWRIGHTS_SHELL;
  return findProgram('HEADLESS_SHELL', [SHELL]);
}

/** Finds or installs the headless shell. Returns its path, `PLAYWRIGHTS_SHELL`, or `undefined`. */
function findOrInstallHeadlessShell() {
  const path = findHeadlessShell();
  if (path) return path;
  if (canInstallPackages() && installPackages(SHELL)) return findHeadlessShell();
  console.log("No headless shell found: installing Playwright's own build.");
  return run('npx', ['playwright', 'install', '--only-shell', FULL]) ? PLAYWRIGHTS_SHELL : undefined;
}

/**
 * Finds the browsers of the browser tests without installing any, for playwright.config.ts.
 * @returns the paths of a whole browser and of the headless shell (or `PLAYWRIGHTS_SHELL`), if installed
 */
export function findInstalledBrowsers() {
  return { browser: findBrowser(), shell: findHeadlessShell() };
}

/**
 * Finds or installs the browsers of the browser tests, and prints which ones run them and why.
 * @returns the variables CHROMIUM and HEADLESS_SHELL of playwright.config.ts, if they are to be set
 */
export function findTestBrowsers() {
  const browser = findOrInstallBrowser();
  if (!browser) {
    console.log("\nBrowser tests run in Playwright's own Chromium and headless shell.");
    return {};
  }
  console.log(`\nTests of several windows, installation and background sync run in ${browser}.`);
  const shell = findOrInstallHeadlessShell();
  console.log(
    shell
      ? `All other browser tests run in the faster headless shell (${shell}).`
      : `All other browser tests run there, too, and more slowly: there is no ${SHELL}.`,
  );
  return { CHROMIUM: browser, ...(shell ? { HEADLESS_SHELL: shell } : {}) };
}
