import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type CDPSession, chromium, type Page, request } from '@playwright/test';
import { createLearner } from '../../tests/e2e/cloud.ts';
import { rememberSignIn } from '../../tests/e2e/remembered-sign-in.ts';
import { type NetworkLink, openLink } from './link.ts';
import { listFetchedFiles, type PageMarks, watchStart } from './page-marks.ts';
import { type PlayResult, playInTurn } from './play.ts';

const SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 } };
/**
 * No preference is put on the page: when the tool lets go of one at a reload, each element of the page that
 * was there is styled once more, before the new page's first bytes. That would be counted to the start.
 */
const UNTOUCHED = { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null };
/** What a window has around its page, in pixels, and more. */
const WINDOW_FRAME = 200;
/** Long enough for all that a worker may fetch on the slow link. */
const WAIT_TIMEOUT_MS = 120_000;
/** What a page does when nobody waits any more is done by then. */
const REST_MS = 1_500;
const ASK_AGAIN_MS = 100;
/**
 * Between presses, as learners need: what the tool puts into the page to look for the next one would be
 * counted to the last, as it came before that was painted.
 */
const BETWEEN_PRESSES_MS = 200;

export interface FirstVisit extends PageMarks {
  /** Bytes of JavaScript that the page asked for before it was idle, and until its worker was active. */
  scriptsBeforeIdle: number;
  scripts: number;
}

/** A device that has never been at the address, at the end of a phone's link. */
export interface BenchDevice {
  firstVisit(): Promise<FirstVisit>;
  /**
   * As a learner who comes back: until everything of the level is on the device. What is kept then, as it is
   * sent.
   */
  enterHub(): Promise<{ files: number; bytes: number }>;
  /** Without a connection and with the worker stopped before each, so many times. */
  reloadOffline(path: string, times: number, until: 'firstPaint' | 'heading'): Promise<PageMarks[]>;
  /** All games in turn, after `reloadOffline`. */
  playOffline(): Promise<PlayResult>;
}

/** Lets `use` have a new device whose link leads to `server`. */
export async function withDevice(server: string, use: (device: BenchDevice) => Promise<void>): Promise<void> {
  const link = await openLink(server);
  const profile = mkdtempSync(join(tmpdir(), 'arcade-start-'));
  const { CHROMIUM } = process.env;
  const context = await chromium.launchPersistentContext(profile, {
    ...PHONE,
    ...UNTOUCHED,
    slowMo: BETWEEN_PRESSES_MS,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
  });
  try {
    await context.addInitScript(watchStart);
    const page = context.pages()[0] ?? (await context.newPage());
    const tools = await context.newCDPSession(page);
    await tools.send('ServiceWorker.enable');
    await showWholePage(tools);
    await slowDown(tools, SLOWDOWN);
    await use(deviceOf(page, tools, link, server));
  } finally {
    await context.close();
    await link.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

function deviceOf(page: Page, tools: CDPSession, link: NetworkLink, server: string): BenchDevice {
  return {
    async firstVisit() {
      link.setSlow(true);
      await page.goto(link.origin, { timeout: WAIT_TIMEOUT_MS });
      await waitForMark(tools, 'workerActive');
      await page.waitForTimeout(REST_MS);
      const marks = await page.evaluate(() => window.marks);
      const scripts = (await page.evaluate(listFetchedFiles)).filter(({ address }) =>
        address.endsWith('.js'),
      );
      const sum = (files: typeof scripts) => files.reduce((total, { bytes }) => total + bytes, 0);
      return {
        ...marks,
        scripts: sum(scripts),
        scriptsBeforeIdle: sum(scripts.filter(({ at }) => at < (marks.idle ?? 0))),
      };
    },
    async enterHub() {
      link.setSlow(false);
      await slowDown(tools, 1);
      await page.goto(`${link.origin}/healthz`);
      const calls = await request.newContext({ baseURL: server });
      await rememberSignIn(page, await createLearner(calls));
      await calls.dispose();
      // A device that saves data keeps its own level alone.
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
      await page.goto(`${link.origin}/settings`);
      await page.getByText('Arcade ready offline.').waitFor({ timeout: WAIT_TIMEOUT_MS });
      return measureKeptFiles(page, server);
    },
    async reloadOffline(path, times, until) {
      link.setSlow(false);
      // Whoever comes again has the worker before them.
      await page.goto(link.origin + path);
      await waitForMark(tools, until);
      await page.waitForTimeout(REST_MS);
      await slowDown(tools, SLOWDOWN);
      await link.close();
      const reloads: PageMarks[] = [];
      for (let time = 0; time < times; time += 1) {
        await tools.send('ServiceWorker.stopAllWorkers');
        await page.reload();
        await waitForMark(tools, until);
        await page.waitForTimeout(REST_MS);
        reloads.push(await page.evaluate(() => window.marks));
      }
      return reloads;
    },
    playOffline: () => playInTurn(page, tools, `${link.origin}/app?room=arcade`),
  };
}

/**
 * Makes the window so high that all of the page is in it. As Playwright leaves it, the page's lowest lines
 * lie outside: what changed there alone was never shown, and the press that had done it lasted until
 * something else was.
 */
async function showWholePage(tools: CDPSession): Promise<void> {
  const { windowId } = await tools.send('Browser.getWindowForTarget');
  const { width, height } = PHONE.viewport;
  await tools.send('Browser.setWindowBounds', { windowId, bounds: { width, height: height + WINDOW_FRAME } });
}

async function slowDown(tools: CDPSession, rate: number): Promise<void> {
  await tools.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * Until the page has the mark. It is asked by the protocol: what Playwright puts into a page to wait in it
 * takes that longer to compile than the start of a bare one does, and asks anew in each frame.
 */
async function waitForMark(tools: CDPSession, mark: keyof PageMarks): Promise<void> {
  const patience = performance.now() + WAIT_TIMEOUT_MS;
  while (performance.now() < patience) {
    const { result } = await tools.send('Runtime.evaluate', { expression: `window.marks.${mark} !== null` });
    if (result.value === true) return;
    await setTimeout(ASK_AGAIN_MS);
  }
  throw new Error(`The page did not come as far as ${mark}.`);
}

/**
 * What a device keeps of the page's origin for times without a connection, in the bytes that the server
 * sends: the files in its caches, and the sync engine, which the browser stores as a part of the service
 * worker.
 */
async function measureKeptFiles(page: Page, server: string): Promise<{ files: number; bytes: number }> {
  const paths = await page.evaluate(async () => {
    const kept = new Set<string>();
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) kept.add(new URL(url).pathname);
    }
    return [...kept];
  });
  const worker = await (await fetch(`${server}/sw.js`)).text();
  const engine = /assets\/sync-worker-[\w-]+\.js/.exec(worker)?.[0];
  if (!engine) throw new Error('The service worker names no sync engine.');
  const sizes = await Promise.all([...paths, `/${engine}`].map((path) => sentBytes(server + path)));
  const sent = sizes.filter((size) => size !== null);
  return { files: sent.length, bytes: sent.reduce((sum, size) => sum + size, 0) };
}

/** `null` for what the server has not: notes that the app keeps for itself. */
async function sentBytes(address: string): Promise<number | null> {
  const response = await fetch(address, { headers: { 'Accept-Encoding': 'br' } });
  await response.body?.cancel();
  return response.ok ? Number(response.headers.get('Content-Length')) : null;
}
