import { chromium } from '@playwright/test';
import { build } from 'vite';
import type { SaveTimes } from './save-page.ts';

/**
 * How long a learner waits for "saved" on a slow phone: real Chromium at a quarter of this machine's speed,
 * with 50 lessons and 50 homework items. `CHROMIUM=/usr/bin/chromium npx tsx bench/save.ts`
 */

const SLOWDOWN = 4;
const ROUNDS = 60;
const ADDRESS = 'http://localhost/';

const built = await build({
  configFile: false,
  logLevel: 'error',
  build: {
    write: false,
    lib: { entry: 'bench/save-page.ts', formats: ['es'], fileName: 'save-page' },
  },
});
const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
  'output' in one ? one.output : [],
);
const script = outputs.find((output) => output.type === 'chunk')?.code;
if (script === undefined) throw new Error('The page’s half was not built.');

const { CHROMIUM } = process.env;
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
});
try {
  const page = await browser.newPage();
  await page.route('**/*', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><title>save</title><script type="module" src="/page.js"></script>',
        }),
  );
  await page.goto(ADDRESS);
  await page.waitForFunction(() => 'timeSaves' in globalThis);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times = await page.evaluate((rounds) => {
    const { timeSaves } = globalThis as unknown as { timeSaves: (rounds: number) => Promise<SaveTimes> };
    return timeSaves(rounds);
  }, ROUNDS);
  for (const [kind, all] of Object.entries(times)) print(kind, all);
  const { size: _measuring, ...saves } = times;
  print('all', Object.values(saves).flat());
} finally {
  await browser.close();
}

function print(kind: string, times: readonly number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  console.log(
    `${kind.padEnd(9)} ${times.length} saves: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms`,
  );
}
