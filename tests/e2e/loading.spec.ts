import type { Page, Response } from '@playwright/test';
import { button, expect, test } from './learner.ts';

/** Waits until the page is idle and has prefetched the next one. */
const MAX_LANDING_BYTES = 12_000;
const MAX_VISIT_BYTES = 106_000;
/** Texts by which the libraries are found in a bundle: Firebase Auth, Dexie, marked and DOMPurify. */
const HEAVY = ['identitytoolkit', 'DexieError', 'markedjs/marked', 'ALLOWED_TAGS'];

/** The scripts that a page fetches from now on. */
function collectScripts(page: Page): readonly Response[] {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js') && response.status() === 200) scripts.push(response);
  });
  return scripts;
}

/** The large libraries in these scripts, which are fetched again, because a navigation discards responses. */
async function heavyPartsIn(page: Page, scripts: readonly Response[]): Promise<readonly string[]> {
  const texts = await Promise.all(
    scripts.map(async (script) => (await page.request.get(script.url())).text()),
  );
  return HEAVY.filter((part) => texts.some((text) => text.includes(part)));
}

async function sumSizes(scripts: readonly Response[]): Promise<number> {
  const sizes = await Promise.all(
    scripts.map(async (script) => (await script.request().sizes()).responseBodySize),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('the landing page has at most 12 kB of JavaScript, and when idle prefetches the app’s first files but no large libraries', async ({
  page,
}) => {
  const scripts = collectScripts(page);
  // Prefetching waits for the page to be idle, which this page never reports.
  await page.addInitScript(() => {
    window.requestIdleCallback = (task) => {
      Object.assign(window, { goIdle: task });
      return 0;
    };
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Start Learning' })).toBeVisible();
  expect(await sumSizes(scripts)).toBeGreaterThan(500);
  expect(await sumSizes(scripts)).toBeLessThanOrEqual(MAX_LANDING_BYTES);

  await page.evaluate(() => (window as unknown as { goIdle: () => void }).goIdle());
  await expect.poll(() => sumSizes(scripts)).toBeGreaterThan(60_000);
  await page.waitForLoadState('networkidle');
  expect(await sumSizes(scripts)).toBeLessThanOrEqual(MAX_VISIT_BYTES);
  const encodings = await Promise.all(scripts.map((script) => script.headerValue('content-encoding')));
  expect(encodings).toContain('br');
  expect(await heavyPartsIn(page, scripts)).toEqual([]);
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

test('the app is prefetched when the pointer or the focus reaches a link to it', async ({ page }) => {
  const scripts = collectScripts(page);
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
  expect(await heavyPartsIn(page, scripts)).toEqual([]);
  await openLesson();
  expect(await heavyPartsIn(page, scripts)).toEqual(HEAVY);
});

for (const [what, file, role, name, heading] of [
  ['a screen', /\/assets\/screens-[^/]*\.js/, 'link', 'Words', 'My Words'],
  ['a room', /\/assets\/classroom-[^/]*\.js/, 'button', 'Classroom 1', 'Classroom 1'],
] as const) {
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
