import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const ON_PATH = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const WELL_KNOWN = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

function installed() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, which does not exist.`);
    return named;
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [
    ...ON_PATH.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...WELL_KNOWN,
  ];
  return candidates.find((path) => existsSync(path));
}

function run(command, args) {
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
}

/**
 * Finds a Chromium-family browser, installing one where there is none: Debian's package as root, else
 * Playwright's own build. Returns its path, or `undefined` for Playwright's own build.
 */
export function findOrInstallBrowser() {
  const found = installed();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium found: installing the Debian package "chromium".');
    if (run('apt-get', ['update']) && run('apt-get', ['install', '-y', 'chromium'])) return installed();
  }
  console.log("No Chromium found: installing Playwright's own build.");
  if (!run('npx', ['playwright', 'install', 'chromium'])) {
    throw new Error('No browser for the browser tests. Install Chromium, or name one in CHROMIUM.');
  }
  return undefined;
}
