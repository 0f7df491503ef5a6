import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findInstalledBrowsers } from './scripts/find-browser.mjs';
import { type EngineName, findEngines } from './scripts/find-engines.mjs';
import { WITH_MOTION } from './tests/e2e/with-motion.ts';

const port = Number(process.env.TEST_PORT ?? 8377);
/** `npm test` has set the variables for them; a part of the tests finds the same browsers by itself. */
const { browser, shell: installedShell } = findInstalledBrowsers();
/**
 * The headless shell opens no pages of its own in each window, which saves a quarter to a third of the
 * suite's time. `playwright` stands for Playwright's own build.
 */
const shell = installedShell === 'playwright' ? undefined : (installedShell ?? browser);
/**
 * Tests of what the headless shell lacks: bfcache, sync with no tab open, installation, killing the browser.
 */
const FULL_BROWSER_TESTS = ['back-and-forth', 'background-sync', 'install', 'killed-browser'].map(
  (name) => `${name}.spec.ts`,
);
/** The tests of other engines, each of which is a project of `npm run browsers`. */
const ENGINE_TESTS = 'engines/*.spec.ts';
/** What only WebKit does. */
const WEBKIT_TESTS = 'engines/frozen-pages.spec.ts';
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const engines = process.env.ENGINE_TESTS ? findEngines().installed : [];
const wide = { width: 1280, height: 800 };
// Workers read this file too: through the environment they share one data folder instead of each making one.
process.env.TEST_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'learning-arcade-'));

export default defineConfig<object, { engine: EngineName }>({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  // Each test makes its own accounts and has its own browser profile; they share only the server.
  fullyParallel: true,
  // One more than the cores of a small machine, because every test waits for part of its time.
  workers: 3,
  // On a busy machine a browser can be late without a fault; a passing second try is reported as flaky.
  retries: 1,
  // Whole games, and axe on many screens, are slow on a slow machine.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/browser.json' }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    // Animation frames are a quarter of a test's CPU time. Tests of motion or positions use WITH_MOTION.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    // `page.route` does not see what a service worker fetches.
    serviceWorkers: 'block',
    // A trace of every first try would cost more than some of the tests.
    trace: 'on-first-retry',
    launchOptions: { args, ...(shell ? { executablePath: shell } : {}) },
  },
  // The longest test is in the small project, which therefore starts first.
  projects: [
    {
      name: 'whole browser',
      // Playwright's own browser has both builds, and uses the headless shell by default.
      use: browser
        ? { viewport: wide, contextOptions: WITH_MOTION, launchOptions: { args, executablePath: browser } }
        : { viewport: wide, contextOptions: WITH_MOTION, channel: 'chromium' },
      testMatch: FULL_BROWSER_TESTS,
    },
    ...engines.map(({ name }) => ({
      name,
      use: { engine: name },
      testMatch: ENGINE_TESTS,
      testIgnore: name === 'webkit' ? [] : WEBKIT_TESTS,
    })),
    { name: 'desktop', use: { viewport: wide }, testIgnore: [...FULL_BROWSER_TESTS, ENGINE_TESTS] },
  ],
  webServer: {
    command: 'node --import ./tests/e2e/cheap-passwords.mjs scripts/start.mjs',
    url: `http://localhost:${port}/readyz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: { PORT: String(port), DATA_DIR: process.env.TEST_DATA_DIR },
  },
});
