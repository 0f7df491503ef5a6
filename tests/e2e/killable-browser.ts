import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium, type LaunchOptions, type Page } from '@playwright/test';

/**
 * Starts a browser with one empty page, and kills it with all its processes after `use`, as a phone does.
 * @param profile the folder with the browser's data, which is not deleted
 */
export async function withKillableBrowser(
  profile: string,
  { executablePath, args = [] }: LaunchOptions,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const flags = ['--headless=new', '--no-first-run', '--remote-debugging-port=0'];
  const child = spawn(
    executablePath ?? chromium.executablePath(),
    [...args, ...flags, `--user-data-dir=${profile}`, 'about:blank'],
    // In its own process group, so that all processes are killed together.
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const kill = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');
  // A test that times out never reaches its end.
  process.once('exit', kill);
  try {
    const browser = await chromium.connectOverCDP(await readDevToolsAddress(child));
    const [page] = browser.contexts().flatMap((context) => context.pages());
    if (!page) throw new Error('The browser has no page.');
    await use(page);
  } finally {
    process.off('exit', kill);
    if (child.exitCode === null) {
      const exited = once(child, 'exit');
      kill();
      await exited;
    }
  }
}

function readDevToolsAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The browser ended with ${code}.`)));
    if (!child.stderr) return;
    // The output is read to its end, because a full pipe would block the browser.
    createInterface({ input: child.stderr }).on('line', (line) => {
      const address = /^DevTools listening on (ws:\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
  });
}
