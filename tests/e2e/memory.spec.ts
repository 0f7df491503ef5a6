import type { Page } from '@playwright/test';
import { CARDS, wordOnFront } from './flashcards.ts';
import { arcade, wordsOf } from './game-room.ts';
import { classroom, expect, signInAt, test } from './learner.ts';
import { CLASS, GENERATE, generate } from './lesson-api.ts';

const WORDS = wordsOf('b1').slice(40, 44);
const [MISSED = '', KNOWN = ''] = WORDS.map(({ word }) => word);

const PLAN = `# Four words

## Vocabulary

| Word | Meaning | Example |
| --- | --- | --- |
${WORDS.map(({ word, meaning, examples }) => `| ${word} | ${meaning} | ${examples[0]} |`).join('\n')}
`;

/** The word's place in the box. */
const tile = (page: Page, word: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(word, { exact: true }) });

test('words of a class come in a game the same day, a missed one comes back sooner, and another device agrees', async ({
  page,
  enter,
  learner,
  browser,
}) => {
  await enter(classroom());
  const taught = { ...CLASS, class_plan: PLAN };
  await page.route(GENERATE, (route) => route.fulfill({ json: taught }));
  await generate(page).click();
  await expect(page.getByRole('heading', { name: 'Four words' })).toBeVisible();

  await page.goto(arcade('flashcards'));
  await page.getByRole('button', { name: 'Start a new game' }).click();
  const asked: string[] = [];
  for (let cards = 0; cards < CARDS; cards += 1) {
    const word = await wordOnFront(page);
    asked.push(word);
    await page.keyboard.press('Space');
    await page.keyboard.press(word === MISSED ? '1' : '3');
  }
  expect(asked).toEqual(expect.arrayContaining(WORDS.map(({ word }) => word)));
  expect(await wordOnFront(page)).toBe(MISSED);
  await page.keyboard.press('Space');
  await page.keyboard.press('3');
  await page.getByRole('button', { name: 'See your result' }).click();
  await expect(page.getByRole('heading', { name: /^You knew 11 of 12 cards/ })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await page.goto('/words');
  await signInAt(other, learner, '/words');
  for (const device of [page, other]) {
    await expect(tile(device, MISSED)).toContainText(/Due (?:now|in a day)/);
    await expect(tile(device, KNOWN)).toContainText(/Due in \d+ days/);
  }
});
