import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const USUAL_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The path in the environment variable, else the first of these programs on the PATH. */
function findProgram(variable, programs) {
  const path = process.env[variable];
  if (path && !existsSync(path)) throw new Error(`${variable} names ${path}, which does not exist.`);
  if (path) return path;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return programs
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((candidate) => existsSync(candidate));
}

function findBrowser() {
  return findProgram('CHROMIUM', PROGRAMS) ?? USUAL_PATHS.find((path) => existsSync(path));
}

/** The path of Chromium's headless shell, or `undefined`. */
export function findHeadlessShell() {
  return findProgram('HEADLESS_SHELL', ['chromium-headless-shell']);
}

function run(command, args) {
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
}

/**
 * Finds a browser of the Chromium family, or installs one: Debian's package as root, else Playwright's own
 * build. Returns its path, or `undefined` for Playwright's own build.
 */
export function findOrInstallBrowser() {
  const path = findBrowser();
  if (path) return path;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium found: installing the Debian packages.');
    const packages = ['chromium', 'chromium-headless-shell'];
    if (run('apt-get', ['update']) && run('apt-get', ['install', '-y', ...packages])) return findBrowser();
  }
  console.log("No Chromium found: installing Playwright's own build.");
  if (!run('npx', ['playwright', 'install', 'chromium'])) {
    throw new Error('No browser for the browser tests. Install Chromium, or set CHROMIUM to its path.');
  }
  return undefined;
}
