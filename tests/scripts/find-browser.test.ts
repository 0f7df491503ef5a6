import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM', '');
  vi.stubEnv('HEADLESS_SHELL', '');
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

function install(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '');
  return path;
}

/** The program of each project in the configuration of Playwright. */
async function readPrograms(): Promise<Record<string, string | undefined>> {
  const { default: config } = await import('../../playwright.config.ts');
  const common = config.use?.launchOptions?.executablePath;
  return Object.fromEntries(
    (config.projects ?? []).map(({ name, use }) => [name, use?.launchOptions?.executablePath ?? common]),
  );
}

test('a part of the browser tests finds the installed browsers without a variable', async () => {
  const [browser, shell] = [install('chromium'), install('chromium-headless-shell')];
  expect(await readPrograms()).toEqual({ 'whole browser': browser, desktop: shell });
});

test('a browser alone runs all browser tests', async () => {
  const browser = install('google-chrome');
  expect(await readPrograms()).toEqual({ 'whole browser': browser, desktop: browser });
});

test('the variables go before the installed browsers, and may name Playwright’s own shell', async () => {
  install('chromium');
  install('chromium-headless-shell');
  const named = install('my-chromium');
  vi.stubEnv('CHROMIUM', named);
  vi.stubEnv('HEADLESS_SHELL', 'playwright');
  expect(await readPrograms()).toEqual({ 'whole browser': named, desktop: undefined });
});
