import { chromium, type Page, request } from '@playwright/test';
import type { GameMeta } from '../src/games/contract.ts';
import { GAMES } from '../src/games/registry.ts';
import { courseDocument, createLearner } from '../tests/e2e/cloud.ts';
import { rememberSignIn } from '../tests/e2e/remembered-sign-in.ts';
import { startServerProcess } from './server-process.ts';
import { untilShown } from './start/until-shown.ts';

/**
 * How long a learner waits on a slow phone, from the tap to the painted screen: for a game's start after a tap on its
 * machine, and for its board after a tap on the start. Real Chromium at a quarter of this machine's speed, with
 * the app's files kept by the service worker; each time in a page that was loaded anew.
 * After a build: `CHROMIUM=/usr/bin/chromium npx tsx bench/tap.ts [level] [game …]`
 */

const SLOWDOWN = 4;
const RUNS = 7;
/** What comes up in the background after a page was loaded has come by then, in milliseconds. */
const REST_MS = 2_000;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** What the course of somebody holds to whom every room is open. */
const ALL_DONE = Object.fromEntries(
  ['Speaking', 'Listening', 'Grammar', 'Vocabulary', 'Reading', 'Writing'].map((skill) => [skill, 4]),
);

const [level = 'B1', ...ids] = process.argv.slice(2);
const games: readonly GameMeta[] = GAMES.filter(({ id }) => ids.length === 0 || ids.includes(id));

const { CHROMIUM } = process.env;
const server = await startServerProcess('dist/server/main.js');
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
});
try {
  const page = await visit();
  console.log(`At ${level}, medians of ${RUNS} in milliseconds, the slowest in brackets:`);
  for (const game of games) {
    const times = { start: [] as number[], board: [] as number[] };
    for (let run = 0; run < RUNS; run += 1) await play(page, game, times);
    const toStart = times.start.length > 0 ? `start ${told(times.start)}, ` : '';
    console.log(`${game.title.padEnd(18)} ${toStart}board ${told(times.board)}`);
  }
} finally {
  await browser.close();
  await server.stop();
}

/** A learner's browser after one visit. */
async function visit(): Promise<Page> {
  const calls = await request.newContext({ baseURL: server.address });
  const learner = await createLearner(calls, { studentLevel: level, course: courseDocument(ALL_DONE, 5) });
  const context = await browser.newContext({ ...PHONE, baseURL: server.address, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('/healthz');
  await rememberSignIn(page, learner);
  await page.goto('/app');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return page;
}

/** One game up to its board; the library has one game, and no hall before it. */
async function play(page: Page, { title, room }: GameMeta, times: Record<'start' | 'board', number[]>) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(`/app?room=${room}`);
  const machine = page.getByRole('link', { name: title, exact: true });
  const start = page.getByRole('button', { name: 'Start a new game' });
  await (room === 'arcade' ? machine : start).waitFor();
  await page.waitForTimeout(REST_MS);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  if (room === 'arcade') {
    await machine.scrollIntoViewIfNeeded();
    const shown = untilShown(page, 'Start a new game');
    await machine.tap();
    times.start.push(await shown);
    await page.waitForTimeout(REST_MS);
  }
  // The bar has a pause as soon as there is a game in play, and not before.
  const shown = untilShown(page, 'Pause');
  await start.tap();
  times.board.push(await shown);
  await cdp.detach();
}

function told(times: readonly number[]): string {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (place: number) => (sorted[place] ?? 0).toFixed(0);
  return `${at(Math.floor(sorted.length / 2)).padStart(4)} (${at(sorted.length - 1).padStart(4)})`;
}
