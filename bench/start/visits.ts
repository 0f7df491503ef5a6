import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type CDPSession, chromium, type Page, request } from '@playwright/test';
import { findInstalledBrowsers } from '../../scripts/find-browser.mjs';
import { createLearner } from '../../tests/e2e/cloud.ts';
import { rememberSignIn } from '../../tests/e2e/remembered-sign-in.ts';
import { type NetworkLink, openLink } from './link.ts';
import { listFetchedFiles, type PageMarks, watchStart } from './page-marks.ts';
import { type PlayResult, playInTurn } from './play.ts';

const SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 } };
/**
 * No emulated preferences: when Playwright resets one at a reload, the old page is restyled before the new
 * page's first bytes, which would be counted as part of the start.
 */
const NO_EMULATION = { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null };
/** More than the window's frame around the page, in pixels. */
const WINDOW_FRAME = 200;
/** Long enough for everything that a worker fetches on the slow link. */
const WAIT_TIMEOUT_MS = 120_000;
/** Enough for a page's work in the background. */
const REST_MS = 1_500;
const POLL_INTERVAL_MS = 100;
/**
 * A pause between presses: otherwise Playwright's script for the next one would run before the last one was
 * painted.
 */
const BETWEEN_PRESSES_MS = 200;

export interface FirstVisit extends PageMarks {
  /** Bytes of JavaScript that the page asked for before it was idle, and until its worker was active. */
  scriptsBeforeIdle: number;
  scripts: number;
}

/** A new device on a phone's link. */
export interface BenchDevice {
  firstVisit(): Promise<FirstVisit>;
  /**
   * Opens the hub as a returning learner until the level is installed; returns the installed files and their
   * bytes.
   */
  enterHub(): Promise<{ files: number; bytes: number }>;
  /** Reloads without a connection so many times, with the worker stopped before each. */
  reloadOffline(path: string, times: number, until: 'firstPaint' | 'heading'): Promise<PageMarks[]>;
  /** Plays all games in turn, after `reloadOffline`. */
  playOffline(): Promise<PlayResult>;
}

/** Runs `use` with a new device that is linked to `server`. */
export async function withDevice(server: string, use: (device: BenchDevice) => Promise<void>): Promise<void> {
  const link = await openLink(server);
  const profile = mkdtempSync(join(tmpdir(), 'arcade-start-'));
  const { browser: executablePath } = findInstalledBrowsers();
  const context = await chromium.launchPersistentContext(profile, {
    ...PHONE,
    ...NO_EMULATION,
    slowMo: BETWEEN_PRESSES_MS,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    await context.addInitScript(watchStart);
    const page = context.pages()[0] ?? (await context.newPage());
    const tools = await context.newCDPSession(page);
    await tools.send('ServiceWorker.enable');
    await showWholePage(tools);
    await slowDown(tools, SLOWDOWN);
    await use(createDevice(page, tools, link, server));
  } finally {
    await context.close();
    await link.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

function createDevice(page: Page, tools: CDPSession, link: NetworkLink, server: string): BenchDevice {
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
      // With save-data, only the learner's own level is installed.
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
      await page.goto(`${link.origin}/settings`);
      await page.getByText('Arcade ready offline.').waitFor({ timeout: WAIT_TIMEOUT_MS });
      return measureInstalledFiles(page, server);
    },
    async reloadOffline(path, times, until) {
      link.setSlow(false);
      // The first visit installs the worker.
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
 * Makes the window high enough for the page. In Playwright's default window the bottom of the page is not
 * painted, and an event that changed only that part lasted until the next paint.
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
 * Waits until the page has the mark, by polling over CDP: Playwright's script for waiting in a page takes
 * longer to compile than a bare page takes to start.
 */
async function waitForMark(tools: CDPSession, mark: keyof PageMarks): Promise<void> {
  const deadline = performance.now() + WAIT_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const { result } = await tools.send('Runtime.evaluate', { expression: `window.marks.${mark} !== null` });
    if (result.value === true) return;
    await setTimeout(POLL_INTERVAL_MS);
  }
  throw new Error(`The page did not reach ${mark}.`);
}

/**
 * Counts the files that a device has installed, and their bytes as sent by the server: the files in its
 * caches, and the sync engine, which the browser stores with the service worker.
 */
async function measureInstalledFiles(page: Page, server: string): Promise<{ files: number; bytes: number }> {
  const paths = await page.evaluate(async () => {
    const cached = new Set<string>();
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) cached.add(new URL(url).pathname);
    }
    return [...cached];
  });
  const worker = await (await fetch(`${server}/sw.js`)).text();
  const engine = /assets\/sync-worker-[\w-]+\.js/.exec(worker)?.[0];
  if (!engine) throw new Error('The service worker names no sync engine.');
  const sizes = await Promise.all([...paths, `/${engine}`].map((path) => fetchSize(server + path)));
  const sent = sizes.filter((size) => size !== null);
  return { files: sent.length, bytes: sent.reduce((sum, size) => sum + size, 0) };
}

/** The size of a response; `null` for cache entries that the server does not have. */
async function fetchSize(address: string): Promise<number | null> {
  const response = await fetch(address, { headers: { 'Accept-Encoding': 'br' } });
  await response.body?.cancel();
  return response.ok ? Number(response.headers.get('Content-Length')) : null;
}
