import type { CDPSession, Locator, Page } from '@playwright/test';
import { GAMES } from '../../src/games/registry.ts';
import { triggerMessage } from '../../tests/e2e/play-layout.ts';
import { measureUntilShown } from './measure-until-shown.ts';
import type { SlowEvent } from './page-marks.ts';

/** What is fetched or stored in the background after a step is done by then, in milliseconds. */
const REST_MS = 1_000;
/** A page that was scrolled is drawn by then, and so is what a move has changed. */
const LOOK_MS = 200;

export interface PlayResult {
  /** From each tap that opened a game's start or its board until it was shown, in milliseconds. */
  taps: number[];
  /** Of each game, the event that took longest until the next paint, from the tap in the hall on. */
  longestEvents: { game: string; event: SlowEvent }[];
  /** In bytes, after a collection: once one game was played, and once all were. */
  heapAfterFirst: number;
  heapAfterAll: number;
}

/** Plays all games of the hall in turn in one page, from the hall at `address`. */
export async function playInTurn(page: Page, tools: CDPSession, address: string): Promise<PlayResult> {
  await page.goto(address);
  const heaps: number[] = [];
  const taps: number[] = [];
  const longestEvents: PlayResult['longestEvents'] = [];
  for (const game of GAMES.filter(({ room }) => room === 'arcade')) {
    const machine = page.getByRole('link', { name: game.title, exact: true });
    await machine.waitFor();
    await page.waitForTimeout(REST_MS);
    taps.push(await tapUntil(page, machine, 'Start a new game'));
    await page.waitForTimeout(REST_MS);
    taps.push(await tapUntil(page, page.getByRole('button', { name: 'Start a new game' }), 'Pause'));
    const talk = page.getByRole('button', { name: 'Begin the talk' });
    if (await talk.isVisible()) await tap(page, talk);
    // A word that a slow machine is late to look for is gone again; the game has moved all the same.
    await triggerMessage(page, game, (target) => tap(page, target)).catch(() => {});
    // Nobody leaves before they have seen what their move did; the hall's drawing would be counted to it.
    await page.waitForTimeout(LOOK_MS);
    const event = await page.evaluate(takeLongestEvent);
    if (event) longestEvents.push({ game: game.title, event });
    await page.goBack();
    heaps.push(await heapSize(tools));
  }
  return {
    taps,
    longestEvents,
    heapAfterFirst: heaps[0] ?? 0,
    heapAfterAll: heaps.at(-1) ?? 0,
  };
}

/** Runs in the page: the longest event since it was asked last. */
function takeLongestEvent(): SlowEvent | null {
  const longest = window.marks.longestEvent;
  window.marks.longestEvent = null;
  return longest;
}

/** Taps, and waits for the button of this name: milliseconds. */
async function tapUntil(page: Page, tapped: Locator, name: string): Promise<number> {
  const press = await moveTo(page, tapped);
  const shown = measureUntilShown(page, name);
  await page.waitForTimeout(LOOK_MS);
  await press();
  return shown;
}

async function tap(page: Page, tapped: Locator): Promise<void> {
  const press = await moveTo(page, tapped);
  await page.waitForTimeout(LOOK_MS);
  await press();
}

/**
 * Goes to what is to be tapped, and gives the way to tap it. The way there is no part of a press, and a phone
 * has none; and Playwright's own click asks the page within the event, several times, what lies there, which
 * takes a slow page longer than to answer it.
 */
async function moveTo(page: Page, tapped: Locator): Promise<() => Promise<void>> {
  await tapped.scrollIntoViewIfNeeded();
  const box = await tapped.boundingBox();
  if (!box) throw new Error(`There is nothing to tap on the screen: ${tapped}.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  return () => page.mouse.click(x, y);
}

async function heapSize(tools: CDPSession): Promise<number> {
  await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  return usedSize;
}
