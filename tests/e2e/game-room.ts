import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Word } from '../../src/content/words/word-schema.ts';
import type { Level } from '../../src/domain/levels.ts';
import { expect } from './learner.ts';

/*
 * What the browser tests of every game need: the way in from the hall, by pointer or by keyboard alone, and
 * the way back into a game that was left.
 */

export const PHONE = { width: 360, height: 740 };
/** The same in the hand: no mouse, and no keyboard but the drawn one. */
export const ON_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true };
export const DESKTOP = { width: 1280, height: 800 };

/** The address of the hall; with an id, of one of its games. */
export function arcade(gameId?: string): string {
  return `/app?room=arcade${gameId === undefined ? '' : `&game=${gameId}`}`;
}

/** From the hall to the start of a game, by pointer. */
export async function chooseMachine(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('button', { name: 'Start a new game' })).toBeVisible();
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

/** From the hall into a new game at the learner's level, by keyboard alone. */
export async function startByKeyboard(page: Page, title: string): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: title, exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Start a new game' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
}

/** From the hall into a new game at the learner's level, or at another, by pointer. */
export async function startByPointer(page: Page, title: string, level?: string): Promise<void> {
  await chooseMachine(page, title);
  if (level !== undefined) await page.getByText(level, { exact: true }).click();
  await page.getByRole('button', { name: 'Start a new game' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
}

/** Reloads in mid-game and goes on with the game that is offered. */
export async function reloadAndContinue(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
}

/** What the games' live region said last. */
export function said(page: Page): Locator {
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
export function wordsOf(...levels: readonly Lowercase<Level>[]): readonly Word[] {
  return levels.flatMap((level) => JSON.parse(readFileSync(`src/content/words/${level}.json`, 'utf8')));
}
