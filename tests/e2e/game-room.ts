import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Word } from '../../src/content/words/word-schema.ts';
import type { Level } from '../../src/domain/levels.ts';
import { test as base, button, expect } from './learner.ts';

/**
 * Helpers for the browser tests of games: opening a game from the hall, by pointer or keyboard, and
 * continuing one.
 */

export const PHONE = { width: 360, height: 740 };
/** A phone with touch, without mouse and keyboard. */
export const PHONE_CONTEXT = { viewport: PHONE, hasTouch: true, isMobile: true };
export const DESKTOP = { width: 1280, height: 800 };
/** The windows of checks on both devices, by name. */
export const WINDOWS = [
  ['on a phone', PHONE_CONTEXT],
  ['on a desktop', { viewport: DESKTOP }],
] as const;

/** The address of the hall, or of one of its games. */
export function getArcadeAddress(gameId?: string): string {
  return `/app?room=arcade${gameId === undefined ? '' : `&game=${gameId}`}`;
}

/** Opens the lobby of a game from the hall, by pointer. */
export async function openGameFromHall(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(button(page, 'Start a new game')).toBeVisible();
}

/** Presses Tab until `target` has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // More than any screen has stops.
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Moves the focus to `target` and presses Enter. */
export async function tabAndEnter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Starts a new game at the learner's level from the hall, by keyboard alone. */
export async function startByKeyboard(page: Page, title: string): Promise<void> {
  await tabAndEnter(page, page.getByRole('link', { name: title, exact: true }));
  await tabAndEnter(page, button(page, 'Start a new game'));
  await expect(button(page, 'Pause')).toBeVisible();
}

/** Starts a new game from the hall, by pointer, with these choices of its lobby, such as a level. */
export async function startByPointer(page: Page, title: string, ...choices: string[]): Promise<void> {
  await openGameFromHall(page, title);
  for (const choice of choices) await page.getByText(choice, { exact: true }).click();
  await button(page, 'Start a new game').click();
  await expect(button(page, 'Pause')).toBeVisible();
}

interface Games {
  /** Opens the hall as the learner on a small phone, and starts a new game by keyboard alone. */
  startGameByKeyboard: (title: string) => Promise<void>;
  /** Opens the hall as the learner, and starts a new game by pointer with these choices. */
  startGameByPointer: (title: string, ...choices: string[]) => Promise<void>;
}

/** Tests of games with a B1 learner. */
export const test = base.extend<Games>({
  startGameByKeyboard: async ({ page, enter }, use) =>
    use(async (title) => {
      await page.setViewportSize(PHONE);
      await enter(getArcadeAddress());
      await startByKeyboard(page, title);
    }),
  startGameByPointer: async ({ page, enter }, use) =>
    use(async (title, ...choices) => {
      await enter(getArcadeAddress());
      await startByPointer(page, title, ...choices);
    }),
});

/**
 * Returns a function that moves from the grid's first cell with the arrow keys to another, and presses it.
 */
export function createGridNavigator(page: Page, columns: number) {
  let current = 0;
  const press = async (key: string, times: number) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  };
  return async (cell: number, key: 'Enter' | 'Space' = 'Enter') => {
    const down = Math.floor(cell / columns) - Math.floor(current / columns);
    const right = (cell % columns) - (current % columns);
    await press(down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down));
    await press(right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(right));
    current = cell;
    await page.keyboard.press(key);
  };
}

/** Reloads during a game and continues the game that is offered. */
export async function reloadAndContinue(page: Page): Promise<void> {
  await page.reload();
  await button(page, 'Continue').click();
  await expect(button(page, 'Pause')).toBeVisible();
}

/** The live region of games. */
export function getAnnouncer(page: Page): Locator {
  return page.locator('[data-announcer]');
}

/** Waits for the end screen and for its result to be saved. */
export async function expectEnd(page: Page, headline: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { name: headline })).toBeFocused();
  await expect(page.getByText(/best at/i)).toBeVisible();
}

/** Simulates for the page that its tab is hidden or shown again. */
export async function setVisibility(page: Page, visibility: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);
}

/** The words in the banks of these levels, by which a test knows the answers. */
export function readBankWords(...levels: readonly Lowercase<Level>[]): readonly Word[] {
  return levels.flatMap((level) => JSON.parse(readFileSync(`src/content/words/${level}.json`, 'utf8')));
}
