import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Word } from '../../src/content/words/word-schema.ts';
import type { Level } from '../../src/domain/levels.ts';
import { test as base, button, expect } from './learner.ts';

/*
 * What the browser tests of every game need: the way in from the hall, by pointer or by keyboard alone, and
 * the way back into a game that was left.
 */

export const PHONE = { width: 360, height: 740 };
/** The same in the hand: no mouse, and no keyboard but the drawn one. */
export const PHONE_CONTEXT = { viewport: PHONE, hasTouch: true, isMobile: true };
export const DESKTOP = { width: 1280, height: 800 };
/** For what is looked at in both, by where that is. */
export const WINDOWS = [
  ['on a phone', PHONE_CONTEXT],
  ['on a desktop', { viewport: DESKTOP }],
] as const;

/** The address of the hall; with an id, of one of its games. */
export function getArcadeAddress(gameId?: string): string {
  return `/app?room=arcade${gameId === undefined ? '' : `&game=${gameId}`}`;
}

/** From the hall to the start of a game, by pointer. */
export async function openGameFromHall(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(button(page, 'Start a new game')).toBeVisible();
}

/** Presses Tab until `target` has the focus, as somebody without a pointer does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Presses what is reached by keyboard alone. */
export async function tabAndEnter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** From the hall into a new game at the learner's level, by keyboard alone. */
export async function startByKeyboard(page: Page, title: string): Promise<void> {
  await tabAndEnter(page, page.getByRole('link', { name: title, exact: true }));
  await tabAndEnter(page, button(page, 'Start a new game'));
  await expect(button(page, 'Pause')).toBeVisible();
}

/** From the hall into a new game, by pointer; of what its start offers, these are chosen, such as a level. */
export async function startByPointer(page: Page, title: string, ...choices: string[]): Promise<void> {
  await openGameFromHall(page, title);
  for (const choice of choices) await page.getByText(choice, { exact: true }).click();
  await button(page, 'Start a new game').click();
  await expect(button(page, 'Pause')).toBeVisible();
}

interface Games {
  /** Comes to the hall as the learner on a small phone, and by keyboard alone into a new game. */
  keyboardGame: (title: string) => Promise<void>;
  /** Comes to the hall as the learner, and by pointer into a new game with these choices. */
  pointerGame: (title: string, ...choices: string[]) => Promise<void>;
}

/** Tests of games, by a learner of B1. */
export const test = base.extend<Games>({
  keyboardGame: async ({ page, enter }, use) =>
    use(async (title) => {
      await page.setViewportSize(PHONE);
      await enter(getArcadeAddress());
      await startByKeyboard(page, title);
    }),
  pointerGame: async ({ page, enter }, use) =>
    use(async (title, ...choices) => {
      await enter(getArcadeAddress());
      await startByPointer(page, title, ...choices);
    }),
});

/** Gives the way over a grid with the arrow keys: from cell to cell, each of which it presses. */
export function createGridNavigator(page: Page, columns: number) {
  let here = 0;
  const press = async (key: string, times: number) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  };
  return async (cell: number, key: 'Enter' | 'Space' = 'Enter') => {
    const down = Math.floor(cell / columns) - Math.floor(here / columns);
    const right = (cell % columns) - (here % columns);
    await press(down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down));
    await press(right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(right));
    here = cell;
    await page.keyboard.press(key);
  };
}

/** Reloads in mid-game and goes on with the game that is offered. */
export async function reloadAndContinue(page: Page): Promise<void> {
  await page.reload();
  await button(page, 'Continue').click();
  await expect(button(page, 'Pause')).toBeVisible();
}

/** What the games' live region said last. */
export function getAnnouncer(page: Page): Locator {
  return page.locator('[data-announcer]');
}

/** Waits for the end screen, with its result kept. */
export async function expectEnd(page: Page, headline: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { name: headline })).toBeFocused();
  await expect(page.getByText(/best at/i)).toBeVisible();
}

/** The tab goes out of sight or comes back, as far as the page can tell. */
export async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isHidden ? 'hidden' : 'visible',
  );
}

/** The words of these levels as their banks hold them: a test that knows them can play. */
export function readBankWords(...levels: readonly Lowercase<Level>[]): readonly Word[] {
  return levels.flatMap((level) => JSON.parse(readFileSync(`src/content/words/${level}.json`, 'utf8')));
}
