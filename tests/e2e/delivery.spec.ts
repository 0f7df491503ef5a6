import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import * as v from 'valibot';
import { AGE_BANDS } from '../../src/domain/age-band.ts';
import { LEVELS } from '../../src/domain/levels.ts';
import { REASONS } from '../../src/domain/reasons.ts';
import { filesOf, type PackWish, packListSchema } from '../../src/installation/level-packs/pack-list.ts';

/** What the build makes, which the server under test has just read. The worker fetches its files one after the other. */
const CLIENT = 'dist/client';

/** The size budget, in bytes as they are sent. What grows beyond it has to earn it here. */
const MAX_WORKER_FILES = 32;
const MAX_WORKER_BYTES = 789_000;
const MAX_LEVEL_FILES = 40;
const MAX_LEVEL_BYTES = 1_025_000;
const MAX_GROUP_BYTES: Readonly<Record<string, number>> = {
  entrance: 2_100,
  'rolldown-runtime': 1_000,
  common: 1_500,
  start: 1_500,
  shell: 92_000,
  school: 5_500,
  // A guest's heir, and what a log-out leaves unfinished, are worth a kilobyte.
  session: 118_100,
  plans: 19_500,
  answers: 22_000,
  texts: 14_000,
  hub: 35_000,
  day: 1_000,
  badge: 1_000,
  notices: 6_000,
  screens: 34_500,
  games: 78_500,
  classroom: 39_000,
  'on-device': 11_500,
  'feedback-worker': 76_500,
  style: 26_000,
  'accepted-words': 69_000,
  'word-index': 12_000,
  banks: 22_000,
  'common-words': 31_000,
  millionaire: 40_500,
  course: 62_000,
  'course-of-a-reason': 32_000,
  words: 38_500,
  practice: 38_500,
  band: 46_000,
  scenes: 11_000,
  world: 15_500,
};
/** What checks on the device, with all that its script imports. */
const MAX_CHECKER_BYTES = 130_500;
const MAX_CHAIN = 3;
/** Of all that a first visit to the landing fetches; 1.2 times what React and a router alone take is 97,900. */
const MAX_LANDING_SCRIPT_BYTES = 96_000;
const MAX_PAGE_BYTES = { 'index.html': 6_300, 'about.html': 5_500, 'app.html': 3_000, 'login.html': 3_800 };

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

/** What a script can't start without. */
function importedBy(script: string): string[] {
  const imported = [...read(script).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)];
  return imported.map(([, name]) => `assets/${name}`);
}

/** How many files follow each other until all that a script imports is there. */
function chainOf(script: string): number {
  return 1 + Math.max(0, ...importedBy(script).map(chainOf));
}

/** The script with all that it imports, each file once. */
function allBehind(script: string): string[] {
  return [...new Set([script, ...importedBy(script).flatMap(allBehind)])];
}

/** The build's scripts and styles, without the sync engine, which the browser keeps with the worker. */
function builtFiles(): string[] {
  const files = readdirSync(`${CLIENT}/assets`, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(?:js|css)$/.test(file) && !file.startsWith('sync-worker'))
    .map((file) => `assets/${file}`);
}

/** A file's group in `vite/file-groups.ts`; those of levels and bands have one budget for all. */
function groupOf(file: string): string {
  const name = /([^/]+?)-[\w-]{8}\.\w+$/.exec(file)?.[1] ?? file;
  return name
    .replace(/^course-\w\d-.+$/, 'course-of-a-reason')
    .replace(/^(course-(?=\w\d$)|(?:words|practice|band|scenes|world)-)[\w-]+$/, '$1')
    .replace(/-$/, '');
}

const sentSum = (files: readonly string[]) => files.reduce((sum, file) => sum + sentBytes(file), 0);

const packs = () => v.parse(packListSchema, JSON.parse(read('packs.json')));
const packFiles = (wish: PackWish) => filesOf(packs(), [wish]).map(({ address }) => address.slice(1));

test('no group of files is larger than its budget, and each has one', () => {
  const over = builtFiles().filter((file) => sentBytes(file) > (MAX_GROUP_BYTES[groupOf(file)] ?? 0));
  expect(over.map((file) => `${file}: ${sentBytes(file)}`)).toEqual([]);
});

test('the service worker installs little, in few files, and no level is among them', () => {
  const files = workerFiles();
  expect(files).toContain('index.html');
  expect(files).toContain('packs.json');
  expect(files.filter((file) => file.includes('/packs/'))).toEqual([]);
  expect(files.length).toBeLessThanOrEqual(MAX_WORKER_FILES);
  expect(sentSum(files)).toBeLessThanOrEqual(MAX_WORKER_BYTES);
});

test('what checks on the device loads nothing of the page but what both use', () => {
  const checker = builtFiles().filter((file) => groupOf(file) === 'feedback-worker');
  expect(checker).toHaveLength(1);
  const files = checker.flatMap(allBehind);
  const shared = ['answers', 'common', 'feedback-worker', 'plans', 'rolldown-runtime', 'word-index'];
  expect(files.map(groupOf).sort()).toEqual(shared);
  expect(sentSum(files)).toBeLessThanOrEqual(MAX_CHECKER_BYTES);
  expect(files.filter((file) => /\bimport\(/.test(read(file)))).toEqual([]);
});

test('all that the app is made of is installed, or in the pack of a level', () => {
  const kept = new Set([...workerFiles(), ...LEVELS.flatMap((level) => packFiles({ level }))]);
  expect(builtFiles().filter((file) => !kept.has(file))).toEqual([]);
});

for (const level of LEVELS) {
  test(`everything for a learner of ${level} is at most ${MAX_LEVEL_BYTES / 1000} kB in ${MAX_LEVEL_FILES} files`, () => {
    for (const reason of REASONS) {
      for (const age of AGE_BANDS) {
        const files = [...workerFiles(), ...packFiles({ level, reason, age })];
        expect(files.length).toBeLessThanOrEqual(MAX_LEVEL_FILES);
        expect(sentSum(files), `${reason}, ${age}`).toBeLessThanOrEqual(MAX_LEVEL_BYTES);
      }
    }
  });
}

test('the room with all its games is one file, without their banks', () => {
  const rooms = builtFiles().filter((file) => groupOf(file) === 'games');
  expect(rooms).toHaveLength(1);
  expect(rooms.map(read).join()).not.toContain('JSON.parse(');
});

test('the landing fetches the app’s first scripts once, and no more than it may', () => {
  const html = read('index.html');
  const own = allBehind(/<script type="module"[^>]*src="\/([^"]+)"/.exec(html)?.[1] ?? '');
  const early = /<meta name="app-files" content="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  const scripts = early.filter((file) => file.endsWith('.js')).map((file) => file.slice(1));
  expect(scripts.map(groupOf).sort()).toEqual(['rolldown-runtime', 'shell', 'start']);
  expect(sentSum([...own, ...scripts])).toBeLessThanOrEqual(MAX_LANDING_SCRIPT_BYTES);
});

test('the entrance’s drawing is a file of its own, which is installed', () => {
  const html = read('index.html');
  const drawing = /data-drawing="\/([^"]+)"/.exec(html)?.[1] ?? '';
  expect(read(drawing).slice(0, 200)).toContain('xmlns="http://www.w3.org/2000/svg"');
  expect(workerFiles()).toContain(drawing);
  expect(html).not.toContain('viewBox="0 0 720 640"');
});

for (const page of ['index.html', 'about.html']) {
  test(`the first paint of ${page} does not wait for its faces, which are fetched early`, () => {
    const [head, body] = read(page).split('<body>');
    // A browser holds the first paint back for faces that the head names.
    expect(head).not.toContain('as="font"');
    expect(body?.match(/<link rel="preload" as="font"/g)).toHaveLength(2);
  });
}

for (const [page, most] of Object.entries(MAX_PAGE_BYTES)) {
  test(`${page} has its screen and styles in ${most / 1000} kB, and its script is there after ${MAX_CHAIN} files`, () => {
    const html = read(page);
    expect(html).toMatch(/<style>[^<]+<\/style>[\s\S]*<div id="root"><\w/);
    expect(sentBytes(page)).toBeLessThanOrEqual(most);
    const script = /<script type="module"[^>]*src="\/([^"]+)"/.exec(html)?.[1] ?? '';
    expect(chainOf(script)).toBeLessThanOrEqual(MAX_CHAIN);
  });
}
