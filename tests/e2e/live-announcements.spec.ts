import type { Page } from '@playwright/test';
import { GAMES } from '../../src/games/registry.ts';
import { button, expect, test } from './learner.ts';

/** Checks how often live regions, which screen readers read aloud, change while a game starts. */

/** How long the start is observed: until just before a game's own events begin. */
const START_MS = 800;

/** Records the texts that appear in live regions from now on. */
async function recordAnnouncements(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const LIVE = '[role="status"], [role="alert"], [role="log"], [aria-live]';
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const around = element?.closest(LIVE);
        if (around) regions.add(around);
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.matches(LIVE)) regions.add(node);
          for (const region of node.querySelectorAll(LIVE)) regions.add(region);
        }
      }
      for (const region of regions) {
        const text = region.textContent?.trim();
        if (text && region.isConnected && region.checkVisibility()) said.push(text);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0));
}

for (const { id, room, title } of GAMES) {
  test(`${title} makes no more than one live announcement as it starts`, async ({ page, enter }) => {
    await enter(`/app?room=${room}&game=${id}`);
    await expect(button(page, 'Start a new game')).toBeVisible();
    const readAnnouncements = await recordAnnouncements(page);
    await button(page, 'Start a new game').click();
    await expect(button(page, 'Pause')).toBeVisible();
    await page.waitForTimeout(START_MS);
    const announcements = await readAnnouncements();
    expect(announcements.length, announcements.join(' | ')).toBeLessThanOrEqual(1);
  });
}
