import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { WITH_MOTION } from './tests/e2e/with-motion.ts';

const port = Number(process.env.TEST_PORT ?? 8377);
const browser = process.env.CHROMIUM;
/** The browser without its windows, which takes a third less time; where there is none, the whole one. */
const shell = process.env.HEADLESS_SHELL ?? browser;
/** What only the whole browser does: going back without loading, sync with no tab open, installing, being killed. */
const OF_WHOLE_BROWSER = ['back-and-forth', 'background-sync', 'install', 'killed-browser'].map(
  (name) => `${name}.spec.ts`,
);
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const wide = { width: 1280, height: 800 };
// Workers read this file too: through the environment they share one data folder instead of each making one.
process.env.TEST_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'learning-arcade-'));

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  // Each test makes its own accounts and has its own browser profile; they share the server alone.
  fullyParallel: true,
  // The third computes while the others wait, of which every test has its share.
  workers: 3,
  // A second try is told as flaky: on a busy machine a browser may be late without anything being wrong.
  retries: 1,
  // Whole games and axe on many screens take their time on a slow machine.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/browser.json' }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    // Frames of motion are a quarter of what a test computes. What is about motion or places asks for it (WITH_MOTION).
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    // What a service worker fetches would pass `page.route` by.
    serviceWorkers: 'block',
    // Of the second try alone: a trace of every test would cost more than some of the tests.
    trace: 'on-first-retry',
    launchOptions: { args, ...(shell ? { executablePath: shell } : {}) },
  },
  // The longest test is in the small project: begun first, it is not left over at the end.
  projects: [
    {
      name: 'whole browser',
      // Playwright's own has both builds; by itself it takes the smaller one.
      use: browser
        ? { viewport: wide, contextOptions: WITH_MOTION, launchOptions: { args, executablePath: browser } }
        : { viewport: wide, contextOptions: WITH_MOTION, channel: 'chromium' },
      testMatch: OF_WHOLE_BROWSER,
    },
    { name: 'desktop', use: { viewport: wide }, testIgnore: OF_WHOLE_BROWSER },
  ],
  webServer: {
    command: 'node --import ./tests/e2e/cheap-passwords.mjs scripts/start.mjs',
    url: `http://localhost:${port}/healthz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: { PORT: String(port), DATA_DIR: process.env.TEST_DATA_DIR },
  },
});
