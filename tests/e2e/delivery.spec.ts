import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

/** What the build makes, which the server under test has just read. The worker fetches its files one after the other. */
const CLIENT = 'dist/client';
const MAX_WORKER_FILES = 40;
const MAX_CHAIN = 3;
const MAX_PAGE_BYTES = { 'index.html': 9_000, 'about.html': 7_000, 'app.html': 5_000, 'login.html': 6_000 };

const read = (file: string) => readFileSync(`${CLIENT}/${file}`, 'utf8');

/** As many bytes as the server sends of a file. */
function sentBytes(file: string): number {
  const compressed = `${CLIENT}/${file}.br`;
  return readFileSync(existsSync(compressed) ? compressed : `${CLIENT}/${file}`).length;
}

function workerFiles(): string[] {
  const files = [...read('sw.js').matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url ?? '');
  return files.filter((url) => !url.includes('sync-worker'));
}

/** How many files follow each other until all that a script imports is there. */
function chainOf(script: string): number {
  const imported = [...read(script).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)];
  return 1 + Math.max(0, ...imported.map(([, name]) => chainOf(`assets/${name}`)));
}

test('the service worker installs at most 40 files', () => {
  const files = workerFiles();
  expect(files).toContain('index.html');
  expect(files.length).toBeGreaterThan(10);
  expect(files.length).toBeLessThanOrEqual(MAX_WORKER_FILES);
});

test('all that the app is made of is among them', () => {
  const scripts = readdirSync(`${CLIENT}/assets`).filter((file) => /\.(?:js|css)$/.test(file));
  const missing = scripts.filter(
    (file) => !file.startsWith('sync-worker') && !workerFiles().includes(`assets/${file}`),
  );
  expect(missing).toEqual([]);
});

for (const [page, most] of Object.entries(MAX_PAGE_BYTES)) {
  test(`${page} has its screen and styles in ${most / 1000} kB, and its script is there after ${MAX_CHAIN} files`, () => {
    const html = read(page);
    expect(html).toMatch(/<style>[^<]+<\/style>[\s\S]*<div id="root"><\w/);
    expect(sentBytes(page)).toBeLessThanOrEqual(most);
    const script = /<script type="module"[^>]*src="\/([^"]+)"/.exec(html)?.[1] ?? '';
    expect(chainOf(script)).toBeLessThanOrEqual(MAX_CHAIN);
  });
}
