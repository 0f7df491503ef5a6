import type { Page } from '@playwright/test';
import { CARDS_PER_ROUND, readWordOnFront } from './flashcards.ts';
import { getArcadeAddress, readBankWords } from './game-room.ts';
import { expect, getClassroomAddress, signInAt, test } from './learner.ts';
import { CLASS_RESPONSE, GENERATE_URL, generateButton } from './lesson-api.ts';

const WORDS = readBankWords('b1').slice(40, 44);
const [MISSED = '', KNOWN = ''] = WORDS.map(({ word }) => word);

const PLAN = `# Four words

## Vocabulary

| Word | Meaning | Example |
| --- | --- | --- |
${WORDS.map(({ word, meaning, examples }) => `| ${word} | ${meaning} | ${examples[0]} |`).join('\n')}
`;

/** The word's tile in the box. */
const tile = (page: Page, word: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(word, { exact: true }) });

test('the words of a class appear in a game the same day, a missed one returns sooner, and another device agrees', async ({
  page,
  enter,
  learner,
  browser,
}) => {
  await enter(getClassroomAddress());
  const taught = { ...CLASS_RESPONSE, class_plan: PLAN };
  await page.route(GENERATE_URL, (route) => route.fulfill({ json: taught }));
  await generateButton(page).click();
  await expect(page.getByRole('heading', { name: 'Four words' })).toBeVisible();

  await page.goto(getArcadeAddress('flashcards'));
  await page.getByRole('button', { name: 'Start a new game' }).click();
  const askedWords: string[] = [];
  for (let cards = 0; cards < CARDS_PER_ROUND; cards += 1) {
    const word = await readWordOnFront(page);
    askedWords.push(word);
    await page.keyboard.press('Space');
    await page.keyboard.press(word === MISSED ? '1' : '3');
  }
  expect(askedWords).toEqual(expect.arrayContaining(WORDS.map(({ word }) => word)));
  expect(await readWordOnFront(page)).toBe(MISSED);
  await page.keyboard.press('Space');
  await page.keyboard.press('3');
  await page.getByRole('button', { name: 'See your result' }).click();
  await expect(page.getByRole('heading', { name: /^You knew 11 of 12 cards/ })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await page.goto('/words');
  await signInAt(other, learner, '/words');
  for (const device of [page, other]) {
    await expect(tile(device, MISSED)).toContainText(/Review (?:now|in a day)/);
    await expect(tile(device, KNOWN)).toContainText(/Review in \d+ days/);
  }
});
