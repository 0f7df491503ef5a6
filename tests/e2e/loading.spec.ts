import type { Page, Response } from '@playwright/test';
import { button, expect, test } from './learner.ts';

/** The most JavaScript that the landing page loads before it is idle, compressed. */
const MAX_LANDING_BYTES = 12_000;
/** The same, with the first files of the app that the page prefetches when it is idle. */
const MAX_VISIT_BYTES = 106_000;
/** More than the landing page's own scripts, and less than those with the app's first files. */
const APP_FILES_BYTES = 60_000;
/** Texts by which the libraries are found in a bundle: Firebase Auth, Dexie, marked and DOMPurify. */
const HEAVY_LIBRARY_MARKERS = ['identitytoolkit', 'DexieError', 'markedjs/marked', 'ALLOWED_TAGS'];

/** The scripts that a page fetches from now on. */
function collectScripts(page: Page): readonly Response[] {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js') && response.status() === 200) scripts.push(response);
  });
  return scripts;
}

/**
 * The markers of the large libraries in these scripts, which are fetched again, because a navigation discards
 * responses.
 */
async function findHeavyLibraries(page: Page, scripts: readonly Response[]): Promise<readonly string[]> {
  const texts = await Promise.all(
    scripts.map(async (script) => (await page.request.get(script.url())).text()),
  );
  return HEAVY_LIBRARY_MARKERS.filter((marker) => texts.some((text) => text.includes(marker)));
}

/** The sum of the scripts' sizes in bytes, compressed. */
async function sumSizes(scripts: readonly Response[]): Promise<number> {
  const sizes = await Promise.all(
    scripts.map(async (script) => (await script.request().sizes()).responseBodySize),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('the landing page has little JavaScript, and when idle prefetches the app’s first files but no large libraries', async ({
  page,
}) => {
  const scripts = collectScripts(page);
  // Holds back the page's idle callback, which prefetches the app, until the test calls it.
  await page.addInitScript(() => {
    window.requestIdleCallback = (task) => {
      Object.assign(window, { goIdle: task });
      return 0;
    };
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Start Learning' })).toBeVisible();
  expect(scripts).not.toEqual([]);
  expect(await sumSizes(scripts)).toBeLessThanOrEqual(MAX_LANDING_BYTES);

  await page.evaluate(() => (window as unknown as { goIdle: () => void }).goIdle());
  await expect.poll(() => sumSizes(scripts)).toBeGreaterThan(APP_FILES_BYTES);
  await page.waitForLoadState('networkidle');
  expect(await sumSizes(scripts)).toBeLessThanOrEqual(MAX_VISIT_BYTES);
  const encodings = await Promise.all(scripts.map((script) => script.headerValue('content-encoding')));
  expect(encodings).toContain('br');
  expect(await findHeavyLibraries(page, scripts)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page is complete and its links work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learning Arcade');
    await page.getByRole('button', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Learning Arcade');
    await page.getByRole('link', { name: 'Back to Arcade' }).click();
    await page.getByRole('button', { name: 'Start Learning' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In to the Learning Arcade');
  });
});

test('the space bar follows the links of the landing page that have the role of a button', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'About' }).press(' ');
  await expect(page).toHaveURL('/about');
});

test('the app is prefetched when the pointer reaches a link to it', async ({ page }) => {
  const scripts = collectScripts(page);
  // Without the prefetch of an idle page, only the pointer can start one.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const before = scripts.length;
  await page.getByRole('button', { name: 'Start Learning' }).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});

test('the about page and the school load no large libraries, which sign-in and a class load', async ({
  page,
  openLesson,
}) => {
  const scripts = collectScripts(page);
  for (const address of ['/about', '/school']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(await findHeavyLibraries(page, scripts)).toEqual([]);
  await openLesson();
  expect(await findHeavyLibraries(page, scripts)).toEqual(HEAVY_LIBRARY_MARKERS);
});

/** Parts of the app that load when their link or button is pressed. */
const PARTS = [
  { what: 'a screen', file: /\/assets\/screens-[^/]*\.js/, role: 'link', name: 'Words', heading: 'My Words' },
  {
    what: 'a room',
    file: /\/assets\/classroom-[^/]*\.js/,
    role: 'button',
    name: 'Classroom 1',
    heading: 'Classroom 1',
  },
] as const;

for (const { what, file, role, name, heading } of PARTS) {
  test(`${what} that does not load reloads the page once, then says so and can be tried again`, async ({
    page,
    enter,
  }) => {
    await enter();
    await page.route(file, (route) => route.abort());
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.getByRole(role, { name }).click();
    await expect(page.getByRole('alert')).toContainText(
      'We couldn’t load this part of the app. Check your internet and try again.',
    );
    expect(loads).toBe(1);

    await page.unroute(file);
    await button(page, 'Try again').click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  });
}
