import { mkdirSync } from 'node:fs';
import { chromium, request } from '@playwright/test';
import { startServerProcess } from '../bench/server-process.ts';
import { createLearner } from '../tests/e2e/cloud.ts';
import { rememberSignIn } from '../tests/e2e/remembered-sign-in.ts';

/**
 * Takes the pictures that a browser shows of the app before it installs it, into public/screenshots; the manifest names
 * them with their sizes. After a build: `CHROMIUM=/usr/bin/chromium npm run screenshots`
 */

const FOLDER = 'public/screenshots';
const NARROW = {
  viewport: { width: 360, height: 720 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
const WIDE = { viewport: { width: 1280, height: 800 } };

const PICTURES = [
  { name: 'today-narrow', address: '/app', device: NARROW },
  { name: 'games-narrow', address: '/app?room=arcade', device: NARROW },
  { name: 'today-wide', address: '/app', device: WIDE },
] as const;

mkdirSync(FOLDER, { recursive: true });
const server = await startServerProcess('dist/server/main.js');
const { CHROMIUM } = process.env;
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
});
try {
  for (const picture of PICTURES) await take(picture);
} finally {
  await browser.close();
  await server.stop();
}

async function take({ name, address, device }: (typeof PICTURES)[number]): Promise<void> {
  const calls = await request.newContext({ baseURL: server.address });
  const context = await browser.newContext({ ...device, baseURL: server.address, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('/healthz');
  await rememberSignIn(page, await createLearner(calls));
  await page.goto(address);
  await page.getByRole('button', { name: 'Synced', exact: true }).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const path = `${FOLDER}/${name}.png`;
  await page.screenshot({ path, animations: 'disabled' });
  console.log(path);
  await context.close();
  await calls.dispose();
}
