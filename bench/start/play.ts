import type { CDPSession, Locator, Page } from '@playwright/test';
import { GAMES } from '../../src/games/registry.ts';
import { triggerMessage } from '../../tests/e2e/play-layout.ts';
import type { SlowEvent } from './page-marks.ts';

/** Enough for background fetches and writes after a step. */
const REST_MS = 1_000;
/** Enough for painting after a scroll or a move. */
const PAINT_MS = 200;

export interface PlayResult {
  /** The milliseconds from each tap that opens a game's start screen or board until it is shown. */
  taps: number[];
  /** The event of each game with the longest time to the next paint, including the tap in the hall. */
  longestEvents: { game: string; event: SlowEvent }[];
  /** The bytes of the heap after the first game and a garbage collection. */
  heapAfterFirst: number;
  /** The same after all games: much more would be a leak. */
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
    // On a slow machine the message may be gone before it is checked; the move was made anyway.
    await triggerMessage(page, game, (button) => tap(page, button)).catch(() => {});
    // Waits for the move's paint, or painting the hall would be counted as part of it.
    await page.waitForTimeout(PAINT_MS);
    const event = await page.evaluate(takeLongestEvent);
    if (event) longestEvents.push({ game: game.title, event });
    await page.goBack();
    heaps.push(await measureHeap(tools));
  }
  return {
    taps,
    longestEvents,
    heapAfterFirst: heaps[0] ?? 0,
    heapAfterAll: heaps.at(-1) ?? 0,
  };
}

/** Runs in the page: returns and resets the longest event. */
function takeLongestEvent(): SlowEvent | null {
  const longest = window.marks.longestEvent;
  window.marks.longestEvent = null;
  return longest;
}

/** Measures the milliseconds from the next tap until a button of this name was painted. */
function measureUntilShown(page: Page, name: string): Promise<number> {
  return page.evaluate(
    (expectedName) =>
      new Promise<number>((resolve) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const observer = new MutationObserver(() => {
              const buttons = [...document.querySelectorAll('button')];
              if (!buttons.some(({ textContent }) => textContent === expectedName)) return;
              observer.disconnect();
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
            });
            observer.observe(document.body, { childList: true, subtree: true });
          },
          { capture: true, once: true },
        );
      }),
    name,
  );
}

/** Taps the target, and measures the milliseconds until the button of this name is shown. */
async function tapUntil(page: Page, target: Locator, name: string): Promise<number> {
  const press = await moveTo(page, target);
  const shown = measureUntilShown(page, name);
  await page.waitForTimeout(PAINT_MS);
  await press();
  return shown;
}

async function tap(page: Page, target: Locator): Promise<void> {
  const press = await moveTo(page, target);
  await page.waitForTimeout(PAINT_MS);
  await press();
}

/**
 * Moves the pointer to the target, and returns a function that taps it. Moving is no part of a tap, and
 * Playwright's own click queries the page several times during the event, which takes a slow page longer than
 * handling it.
 */
async function moveTo(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`The target is not on the screen: ${target}.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  return () => page.mouse.click(x, y);
}

async function measureHeap(tools: CDPSession): Promise<number> {
  await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  return usedSize;
}
