import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import * as v from 'valibot';
import { AGE_BANDS } from '../../src/domain/age-band.ts';
import { LEVELS } from '../../src/domain/levels.ts';
import { REASONS } from '../../src/domain/reasons.ts';
import { listPackFiles, type PackFilter, packListSchema } from '../../src/pwa/level-packs/pack-list.ts';

/** The files of the build that the server under test serves. */
const CLIENT = 'dist/client';

/**
 * The files that a device stores for one level: the worker's files, its sync engine, a pack. Compressed
 * bytes.
 */
const MAX_LEVEL_BYTES = 1_520_000;
const MAX_LEVEL_FILES = 44;
/** The words of English, in bytes. */
const MAX_WORDS_BYTES = 125_000;
/** The feedback worker with all imports of its script except these words, in bytes. */
const MAX_CHECKER_BYTES = 345_000;
/** All scripts that a first visit to the landing page fetches: 1.3 times the size of React and a router. */
const MAX_LANDING_SCRIPT_BYTES = 106_000;
const MAX_PAGE_BYTES = 8_000;
/** The drawings of all words with a picture. */
const MAX_PICTURE_BYTES = 25_000;
/** The maximum number of files that are fetched one after the other until a page's script starts. */
const MAX_CHAIN = 3;

const read = (file: string) => readFileSync(`${CLIENT}/${file}`, 'utf8');

/** The number of bytes that the server sends for a file. */
function countSentBytes(file: string): number {
  const compressed = `${CLIENT}/${file}.br`;
  return readFileSync(existsSync(compressed) ? compressed : `${CLIENT}/${file}`).length;
}

/** The files that the service worker fetches at its installation. */
function listWorkerFiles(): string[] {
  return [...read('sw.js').matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url ?? '');
}

/** The static imports of a script. */
function listImports(script: string): string[] {
  const imported = [...read(script).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)];
  return imported.map(([, name]) => `assets/${name}`);
}

/** The number of files that are fetched one after the other until all imports of a script are loaded. */
function getChainLength(script: string): number {
  return 1 + Math.max(0, ...listImports(script).map(getChainLength));
}

/** The script and all of its imports, each once. */
function listWithImports(script: string): string[] {
  return [...new Set([script, ...listImports(script).flatMap(listWithImports)])];
}

/** The scripts and styles of the build. */
function listBuiltFiles(): string[] {
  const files = readdirSync(`${CLIENT}/assets`, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.(?:js|css)$/.test(file)).map((file) => `assets/${file}`);
}

/** The group of a file, as in `vite/file-groups.ts`. */
function getGroup(file: string): string {
  return /([^/]+)-[\w-]{8}\.\w+$/.exec(file)?.[1] ?? file;
}

const sumSentBytes = (files: readonly string[]) => files.reduce((sum, file) => sum + countSentBytes(file), 0);

const readPackList = () => v.parse(packListSchema, JSON.parse(read('packs.json')));
const packFiles = (wish: PackFilter) =>
  listPackFiles(readPackList(), [wish]).map(({ address }) => address.slice(1));

test('the service worker installs the pages and the list of packs, but no pack', () => {
  const files = listWorkerFiles();
  expect(files).toContain('index.html');
  expect(files).toContain('packs.json');
  expect(files.filter((file) => file.includes('/packs/'))).toEqual([]);
});

test('the feedback worker loads no code of the page except what both use', () => {
  const checker = listBuiltFiles().filter((file) => getGroup(file) === 'feedback-worker');
  expect(checker).toHaveLength(1);
  const files = checker.flatMap(listWithImports);
  const shared = [
    'answers',
    'common',
    'english-words',
    'feedback-worker',
    'plans',
    'rolldown-runtime',
    'word-index',
  ];
  expect(files.map(getGroup).sort()).toEqual(shared);
  const [words, code] = [true, false].map((isWords) =>
    sumSentBytes(files.filter((file) => (getGroup(file) === 'english-words') === isWords)),
  );
  expect(code).toBeLessThanOrEqual(MAX_CHECKER_BYTES);
  expect(words).toBeLessThanOrEqual(MAX_WORDS_BYTES);
  expect(files.filter((file) => /\bimport\(/.test(read(file)))).toEqual([]);
});

test('every file of the app is installed by the worker or is in the pack of a level', () => {
  const storedFiles = new Set([...listWorkerFiles(), ...LEVELS.flatMap((level) => packFiles({ level }))]);
  expect(listBuiltFiles().filter((file) => !storedFiles.has(file))).toEqual([]);
});

for (const level of LEVELS) {
  test(`all files for a learner of ${level} are at most ${MAX_LEVEL_BYTES / 1000} kB in ${MAX_LEVEL_FILES} files`, () => {
    for (const reason of REASONS) {
      for (const age of AGE_BANDS) {
        const files = [...listWorkerFiles(), ...packFiles({ level, reason, age })];
        expect(files.length).toBeLessThanOrEqual(MAX_LEVEL_FILES);
        expect(sumSentBytes(files), `${reason}, ${age}`).toBeLessThanOrEqual(MAX_LEVEL_BYTES);
      }
    }
  });
}

test('the room with all games is one file, without their banks', () => {
  const rooms = listBuiltFiles().filter((file) => getGroup(file) === 'games');
  expect(rooms).toHaveLength(1);
  expect(rooms.map(read).join()).not.toContain('JSON.parse(');
});

test('the landing page fetches the app’s first scripts once and within its limit', () => {
  const html = read('index.html');
  const own = listWithImports(/<script type="module"[^>]*src="\/([^"]+)"/.exec(html)?.[1] ?? '');
  const early = /<meta name="app-files" content="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  const scripts = early.filter((file) => file.endsWith('.js')).map((file) => file.slice(1));
  expect(scripts.map(getGroup).sort()).toEqual(['common', 'rolldown-runtime', 'shell', 'start']);
  expect(sumSentBytes([...own, ...scripts])).toBeLessThanOrEqual(MAX_LANDING_SCRIPT_BYTES);
});

test('the drawing of the landing page is a separate file that the worker installs', () => {
  const html = read('index.html');
  const drawing = /data-drawing="\/([^"]+)"/.exec(html)?.[1] ?? '';
  expect(read(drawing).slice(0, 200)).toContain('xmlns="http://www.w3.org/2000/svg"');
  expect(listWorkerFiles()).toContain(drawing);
  expect(html).not.toContain('viewBox="0 0 720 640"');
});

for (const page of ['index.html', 'about.html']) {
  test(`the first paint of ${page} does not wait for its fonts, which are preloaded`, () => {
    const [head, body] = read(page).split('<body>');
    // A browser delays the first paint for fonts that the head preloads.
    expect(head).not.toContain('as="font"');
    expect(body?.match(/<link rel="preload" as="font"/g)).toHaveLength(2);
  });
}

for (const page of ['index.html', 'about.html', 'app.html', 'login.html']) {
  test(`${page} has its screen and styles in ${MAX_PAGE_BYTES / 1000} kB, and its script starts after a chain of at most ${MAX_CHAIN} files`, () => {
    const html = read(page);
    // Styles may contain `<`, as in `width<=16em`.
    expect(html).toMatch(/<style>(?:(?!<\/style>)[\s\S])+<\/style>[\s\S]*<div id="root"><\w/);
    expect(countSentBytes(page)).toBeLessThanOrEqual(MAX_PAGE_BYTES);
    const script = /<script type="module"[^>]*src="\/([^"]+)"/.exec(html)?.[1] ?? '';
    expect(getChainLength(script)).toBeLessThanOrEqual(MAX_CHAIN);
  });
}

for (const page of readdirSync(CLIENT).filter((file) => file.endsWith('.html'))) {
  test(`${page} names only files that the build has`, () => {
    const links = [...read(page).matchAll(/<(?:link|script)[^>]*\s(?:href|src)="([^"#:]+)"/g)];
    const missing = links.map(([, address]) => address ?? '').filter((address) => !isBuilt(address));
    expect(links.length).toBeGreaterThan(5);
    expect(missing).toEqual([]);
  });
}

function isBuilt(address: string): boolean {
  return address.startsWith('/') && existsSync(`${CLIENT}${address}`);
}

test('the pictures of words are a small file that is loaded only when a picture is shown', () => {
  const scripts = listBuiltFiles().filter((file) => file.endsWith('.js'));
  const pictures = scripts.filter((file) => getGroup(file) === 'word-pictures');
  expect(pictures).toHaveLength(1);
  expect(sumSentBytes(pictures)).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
  const importers = scripts.filter((file) => listImports(file).some((each) => pictures.includes(each)));
  expect(importers).toEqual([]);
  expect(listWorkerFiles()).toEqual(expect.arrayContaining(pictures));
});
