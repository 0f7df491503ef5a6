import type { Page, Response } from '@playwright/test';
import { expect, test } from './learner.ts';

const MAX_LANDING_BYTES = 110_000;
/** Texts that the libraries carry into any bundle: Firebase Auth, Dexie, marked and DOMPurify. */
const HEAVY = ['identitytoolkit', 'DexieError', 'markedjs/marked', 'ALLOWED_TAGS'];

/** The scripts that a page fetches from now on; one that it has already is not counted again. */
function scriptsOf(page: Page): readonly Response[] {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.status() === 200) scripts.push(response);
  });
  return scripts;
}

/** Which heavy parts lie in these scripts; asked for again, since a page that moves on takes its answers along. */
async function heavyPartsIn(page: Page, scripts: readonly Response[]): Promise<readonly string[]> {
  const texts = await Promise.all(
    scripts.map(async (script) => (await page.request.get(script.url())).text()),
  );
  return HEAVY.filter((part) => texts.some((text) => text.includes(part)));
}

test('the first visit to the landing page loads at most 110 kB of JavaScript, and none of the heavy parts', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Start Learning' })).toBeVisible();
  const sizes = await Promise.all(
    scripts.map(async (script) => (await script.request().sizes()).responseBodySize),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(MAX_LANDING_BYTES);
  const encodings = await Promise.all(scripts.map((script) => script.headerValue('content-encoding')));
  expect(encodings).toContain('br');
  expect(await heavyPartsIn(page, scripts)).toEqual([]);
});

test('about and the school load none of the heavy parts, which signing in and a class bring', async ({
  page,
  openLesson,
}) => {
  const scripts = scriptsOf(page);
  for (const address of ['/about', '/school']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(await heavyPartsIn(page, scripts)).toEqual([]);
  await openLesson();
  expect(await heavyPartsIn(page, scripts)).toEqual(HEAVY);
});

test('a part that does not load reloads the page once, then says so and can be tried again', async ({
  page,
}) => {
  await page.goto('/');
  await page.route(/\/assets\/about-[^/]*\.js/, (route) => route.abort());
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.getByRole('button', { name: 'About' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'This part of the app could not be loaded. Check your connection and try again.',
  );
  expect(loads).toBe(1);

  await page.unroute(/\/assets\/about-[^/]*\.js/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /about/i })).toBeVisible();
});

test('a room that does not load reloads the page once, too', async ({ page, enter }) => {
  await enter();
  await page.route(/\/assets\/classroom-panel-[^/]*\.js/, (route) => route.abort());
  await page.getByRole('button', { name: 'Classroom 1' }).click();
  await expect(page.getByText('This part of the app could not be loaded.')).toBeVisible();
  await page.unroute(/\/assets\/classroom-panel-[^/]*\.js/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Generate Class' })).toBeVisible();
});
