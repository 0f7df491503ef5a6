import type { Page } from '@playwright/test';
import { getArcadeAddress, PHONE_CONTEXT } from './game-room.ts';
import { button, expect, getClassroomAddress, test } from './learner.ts';
import { createLessonRecord, PLAYABLE_PLAN } from './records.ts';

/** Checks a phone on its side, whose notch covers part of the page at one of its short edges. */

const NOTCH = 48;
/** The padding of a quiet button, whose text is aligned with the edge of the page. */
const PADDING = 13;

test.use({ ...PHONE_CONTEXT, viewport: { width: 740, height: 360 } });

test.beforeEach(async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: NOTCH, right: NOTCH } });
});

async function expectClearOfNotch(page: Page, what: string): Promise<void> {
  const covered = await page.evaluate((edge) => {
    const isUnder = ({ left, right, width }: DOMRect) =>
      width > 0 && (left < edge || right > innerWidth - edge);
    return (
      [...document.querySelectorAll('h1, h2, p, button, a, input, label, [role="gridcell"]')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        // The steps scroll sideways in a strip of their own.
        .filter((element) => !element.closest('nav[aria-label="Steps of the class"]'))
        .filter((element) => {
          for (let around: Element | null = element; around; around = around.parentElement) {
            if (getComputedStyle(around).clipPath === 'inset(50%)') return false;
          }
          return isUnder(element.getBoundingClientRect());
        })
        .map((element) => element.outerHTML.slice(0, 80))
    );
  }, NOTCH - PADDING);
  expect(covered, what).toEqual([]);
}

test('no text or control is under the notch of a phone on its side', async ({ page, enter }) => {
  for (const address of ['/', '/login', '/school']) {
    await page.goto(address);
    await expectClearOfNotch(page, address);
  }
  await enter('/app', { lessons: [createLessonRecord('the-class', { classPlan: PLAYABLE_PLAN })] });
  for (const address of [
    '/app',
    getArcadeAddress(),
    getClassroomAddress(),
    getClassroomAddress('the-class', 'write'),
    '/settings',
    '/words',
    getArcadeAddress('quiz'),
    getArcadeAddress('memory-match'),
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expectClearOfNotch(page, address);
    if (!address.includes('game=')) continue;
    await button(page, 'Start a new game').click();
    await expect(button(page, 'Pause')).toBeVisible();
    await expectClearOfNotch(page, `${address} in play`);
    await button(page, 'Game settings').click();
    await expectClearOfNotch(page, 'a dialog');
  }
});
