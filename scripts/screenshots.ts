import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Page, request } from '@playwright/test';
import { startServerProcess } from '../bench/server-process.ts';
import { createLearner } from '../tests/e2e/cloud.ts';
import { rememberSignIn } from '../tests/e2e/remembered-sign-in.ts';
import { findInstalledBrowsers } from './find-browser.mjs';

/**
 * Takes the app's screenshots: for the browser's install dialog into public/screenshots (the manifest states
 * their sizes), and for the landing page into public/screens. After a build:
 * `npm run screenshots`
 */

const NARROW = {
  viewport: { width: 360, height: 720 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
const WIDE = { viewport: { width: 1280, height: 800 } };
/** The size at which the landing page shows a phone. */
const LANDING = { ...NARROW, viewport: { width: 360, height: 640 }, deviceScaleFactor: 1 };
/** From 0 to 100. Drawings of few colours show no artefacts at this quality. */
const WEBP_QUALITY = 70;

interface Picture {
  path: string;
  /** The path and the query of the screen. */
  url: string;
  device: typeof NARROW | typeof WIDE;
  /** Brings the page into the state of the picture. */
  prepare?: (page: Page) => Promise<unknown>;
}

const PICTURES: readonly Picture[] = [
  { path: 'public/screenshots/today-narrow.png', url: '/app', device: NARROW },
  { path: 'public/screenshots/games-narrow.png', url: '/app?room=arcade', device: NARROW },
  { path: 'public/screenshots/today-wide.png', url: '/app', device: WIDE },
  {
    path: 'public/screens/play.webp',
    url: '/app?room=arcade&game=memory-match',
    device: LANDING,
    async prepare(page) {
      await page.getByRole('button', { name: 'Start a new game' }).click();
      const cards = page.getByRole('gridcell').getByRole('button');
      await cards.first().click();
      await cards.nth(5).click();
    },
  },
  {
    path: 'public/screens/learn.webp',
    url: '/app?room=classroom1',
    device: LANDING,
    async prepare(page) {
      await page.getByRole('button', { name: 'Change', exact: true }).click();
      await page.getByLabel('Skill focus').selectOption('Grammar');
      await page.getByRole('button', { name: 'Generate Class' }).click();
      const steps = page.getByRole('navigation', { name: 'Steps of the class' });
      await steps.getByRole('button', { name: /Exercise 1/ }).click();
    },
  },
  {
    path: 'public/screens/offline.webp',
    url: '/app?room=arcade',
    device: LANDING,
    prepare: (page) => page.getByRole('link', { name: 'Memory Match', exact: true }).waitFor(),
  },
];

for (const folder of ['screenshots', 'screens']) mkdirSync(`public/${folder}`, { recursive: true });
const server = await startServerProcess('dist/server/main.js');
const { browser: executablePath } = findInstalledBrowsers();
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath ? { executablePath } : {}),
});
try {
  for (const picture of PICTURES) await takePicture(picture);
} finally {
  await browser.close();
  await server.stop();
}

async function takePicture({ path, url, device, prepare }: Picture): Promise<void> {
  const api = await request.newContext({ baseURL: server.address });
  const context = await browser.newContext({
    ...device,
    baseURL: server.address,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  // A page of this origin, whose storage the sign-in is written to.
  await page.goto('/healthz');
  await rememberSignIn(page, await createLearner(api));
  await page.goto(url);
  // The app is ready when it has synced, or shows a game, where the sync's button is missing.
  await page
    .getByRole('button', { name: 'Synced', exact: true })
    .or(page.locator('[data-game]'))
    .first()
    .waitFor();
  await prepare?.(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if (path.endsWith('.webp')) {
    // Playwright itself can't write WebP.
    const devTools = await context.newCDPSession(page);
    const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality: WEBP_QUALITY });
    writeFileSync(path, Buffer.from(data, 'base64'));
  } else {
    await page.screenshot({ path, animations: 'disabled' });
  }
  console.log(path);
  await context.close();
  await api.dispose();
}
