import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible-screen.ts';
import { PHONE, PHONE_CONTEXT, readBankWords, tabAndEnter, tabTo } from './game-room.ts';
import { expect, expectSynced, signInAt, test } from './learner.ts';
import { packReview } from './memory-records.ts';
import { createMistakeRecord, createOwnWordRecord } from './records.ts';

/** Eight words of the bank, an own word, a removed one, and two mistakes. */
const MEMORY = {
  words: Object.fromEntries(
    readBankWords('b1')
      .slice(0, 8)
      .map(({ word }, index) => [word, packReview(index, 'C')]),
  ),
  ownWords: {
    'sea shanty': createOwnWordRecord(),
    lighthouse: createOwnWordRecord({ meaning: '', example: '', isRemoved: true }),
  },
  mistakes: [
    ['since', '2019', 'Since comes before the point where it started.'],
    ['for', 'two years', 'For comes before a length of time.'],
  ].map(([right = '', time, reason = ''], number) =>
    createMistakeRecord(number, {
      ...{ id: `grammar-race:${right}`, source: 'grammar-race', word: right },
      ...{ asked: `I have lived here ___ ${time}.`, given: 'during', right, reason },
    }),
  ),
};

const list = (page: Page) => page.getByRole('main').getByRole('listitem');
const word = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

test('words are searched, opened, edited, removed and restored', async ({ page, enter }) => {
  await enter('/words', MEMORY);
  await expect(page.getByRole('status').filter({ hasText: '9 words' })).toBeVisible();
  await expectAccessible(page, 'My Words');

  await page.getByLabel('Search').fill('sailors');
  await expect(list(page)).toHaveCount(1);
  await word(page, 'sea shanty').click();
  const dialog = page.getByRole('dialog', { name: 'sea shanty' });
  await expect(dialog).toContainText('We haven’t asked you about this word yet.');
  await expectAccessible(page, 'a word of My Words');

  await dialog.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Meaning').fill('a song of sailors, old and new');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('a song of sailors, old and new');

  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted: sea shanty')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(word(page, 'sea shanty')).toContainText('a song of sailors, old and new');
});

test('keyboard actions keep the focus nearby, and a removed word can be restored immediately', async ({
  page,
  enter,
}) => {
  await enter('/words', MEMORY);
  await tabAndEnter(page, word(page, 'sea shanty'));
  await tabAndEnter(page, page.getByRole('button', { name: 'Delete' }));
  const line = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Close' }) });
  await expect(line).toBeFocused();
  await expect(line).toBeInViewport();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(line).toContainText('Restored: sea shanty');
  await expect(line).toBeFocused();
  await expectAccessible(page, 'a word that is back');
});

test('a word removed in one tab keeps the edit that another tab is writing', async ({ page, enter }) => {
  await enter('/words', MEMORY);
  const other = await page.context().newPage();
  await other.goto('/words');
  for (const tab of [page, other]) await word(tab, 'sea shanty').click();
  await other.getByRole('button', { name: 'Edit' }).click();
  await other.getByLabel('Meaning').fill('a song of many sailors');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted: sea shanty')).toBeVisible();
  await expect(list(other)).toHaveCount(8);
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(word(page, 'sea shanty')).toContainText('a song of many sailors');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Restored: sea shanty')).toBeVisible();
  await expect(word(page, 'sea shanty')).toContainText('a song of many sailors');
});

test('an own meaning of a bank’s word is replaced by the bank’s when it is emptied', async ({
  page,
  enter,
}) => {
  const [{ word: known, meaning } = { word: '', meaning: '' }] = readBankWords('b1');
  await enter('/words', MEMORY);
  await word(page, known).click();
  for (const [written, expected] of [
    ['mine alone', 'mine alone'],
    ['', meaning],
  ] as const) {
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Meaning').fill(written);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog', { name: known, exact: true })).toContainText(expected);
  }
});

test('a reload shows the part that was open', async ({ page, enter }) => {
  await enter('/words', MEMORY);
  await page.getByText('Mistakes', { exact: true }).click();
  await expect(page.getByText('2 mistakes to learn from')).toBeVisible();
  await page.reload();
  await expect(page.getByText('2 mistakes to learn from')).toBeVisible();
  await page.getByText('Words', { exact: true }).click();
  await expect(page).toHaveURL('/words');
});

test('a double click removes only one mistake', async ({ page, enter }) => {
  await page.setViewportSize(PHONE);
  await enter('/words', MEMORY);
  await page.getByText('Mistakes', { exact: true }).click();
  const known = page.getByRole('button', { name: /^I know this/ });
  await known.first().click();
  await expect(page.getByText('1 mistake to learn from')).toBeVisible();
  // Simulates the second click of a double click, which hits another button.
  await known.dispatchEvent('click', { detail: 2 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 mistakes to learn from')).toBeVisible();
});

test('an added word needs a meaning only if the bank has none, and syncs', async ({
  page,
  enter,
  readLearnerDocument,
}) => {
  await enter('/words');
  await expect(page.getByText('No words yet')).toBeVisible();
  await expectAccessible(page, 'My Words without any');
  const known = readBankWords('a1')[3]?.word ?? '';

  const addWord = async (text: string) => {
    await page.getByRole('button', { name: 'Add a word' }).click();
    await page.getByLabel('Word or phrase').fill(text);
    await page.getByRole('button', { name: 'Save' }).click();
  };
  await addWord(known);
  await expect(word(page, known)).toBeVisible();

  await addWord('flibbertigibbet');
  await expect(page.getByRole('alert')).toContainText('Please write its meaning');
  await page.getByLabel('Meaning').fill('somebody who talks too much');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(word(page, 'flibbertigibbet')).toContainText('somebody who talks too much');

  await addWord('x'.repeat(300));
  await expect(page.getByRole('alert')).toContainText('at most 60 characters');
  await page.keyboard.press('Escape');

  await expect
    .poll(async () => Object.keys((await readLearnerDocument())?.words ?? {}).sort())
    .toEqual(['flibbertigibbet', known].sort());
});

test('chosen words are played in a suitable game, which deals only them', async ({ page, enter }) => {
  await enter('/words', MEMORY);
  await page.getByRole('button', { name: /^Play these: Memory Match, 8 words of B1/ }).click();
  await expect(page).toHaveURL(/game=memory-match&words=chosen/);
  await page.getByRole('button', { name: 'Start a new game' }).click();
  const cards = page.getByRole('gridcell').getByRole('button');
  await expect(cards).toHaveCount(16);
  const chosen = readBankWords('b1').slice(0, 8);
  const texts = await cards.locator('> span:first-child').allTextContents();
  expect(texts.toSorted()).toEqual(chosen.flatMap(({ word, meaning }) => [word, meaning]).toSorted());
});

test('the longest meanings fit the cards of a small phone, which all have one size', async ({
  page,
  enter,
}) => {
  await page.setViewportSize(PHONE);
  const longest = readBankWords('b1').toSorted((one, other) => other.meaning.length - one.meaning.length);
  await enter('/words', {
    words: Object.fromEntries(longest.slice(0, 8).map(({ word }) => [word, packReview(1, 'C')])),
  });
  await page.getByRole('button', { name: /^Play these: Memory Match, 8 words of B1/ }).click();
  await page.getByRole('button', { name: 'Start a new game' }).click();
  const cards = page.getByRole('gridcell').getByRole('button');
  await expect(cards).toHaveCount(16);
  const boxes = await cards.evaluateAll((all) =>
    all.map((card) => {
      const [box, text] = [card, card.firstElementChild ?? card].map((each) => each.getBoundingClientRect());
      const isWhole = (text?.height ?? 0) <= (box?.height ?? 0);
      return { height: Math.round(box?.height ?? 0), bottom: box?.bottom ?? 0, isWhole };
    }),
  );
  expect(new Set(boxes.map(({ height }) => height)).size).toBe(1);
  expect(boxes.every(({ isWhole, bottom }) => isWhole && bottom <= PHONE.height)).toBe(true);
});

test.describe('on a phone', () => {
  test.use(PHONE_CONTEXT);

  test('a mistake stays with its reason until it is known, by keyboard alone', async ({ page, enter }) => {
    await enter('/words', MEMORY);
    await tabTo(page, page.getByRole('radio', { name: 'Words' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('2 mistakes to learn from')).toBeVisible();
    await expect(page.getByText('For comes before a length of time.')).toBeVisible();
    await expectAccessible(page, 'the book of mistakes');
    await tabAndEnter(page, page.getByRole('button', { name: /^I know this\W+for$/ }));
    await expect(page.getByText('1 mistake to learn from')).toBeVisible();
    await page.reload();
    await page.getByText('Mistakes', { exact: true }).click();
    await expect(page.getByText('1 mistake to learn from')).toBeVisible();
  });
});

test('two tabs edit one word: the later save wins, and says what it replaced', async ({ page, enter }) => {
  await enter('/words', MEMORY);
  const other = await page.context().newPage();
  await other.goto('/words');
  for (const tab of [page, other]) {
    await word(tab, 'sea shanty').click();
    await tab.getByRole('button', { name: 'Edit' }).click();
  }
  await other.getByLabel('Meaning').fill('a song from the other tab');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This word was just changed in another tab or device')).toContainText(
    '“a song from the other tab”',
  );
  await page.getByLabel('Meaning').fill('a song from this tab');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Your text replaced')).toContainText('“a song from the other tab”');
  await expect(other.getByRole('dialog', { name: 'sea shanty' })).toContainText('a song from this tab');
});

test('a word that another device changed later says what this device had, and can have it again', async ({
  page,
  enter,
  learner,
  browser,
}) => {
  await enter('/words', MEMORY);
  const editMeaning = async (device: Page, meaning: string) => {
    await word(device, 'sea shanty').click();
    await device.getByRole('button', { name: 'Edit' }).click();
    await device.getByLabel('Meaning').fill(meaning);
    await device.getByRole('button', { name: 'Save', exact: true }).click();
    await device.keyboard.press('Escape');
    await expectSynced(device);
  };
  await editMeaning(page, 'a song from the first device');
  const other = await (await browser.newContext()).newPage();
  await signInAt(other, learner, '/words');
  await editMeaning(other, 'a song from the second device');

  await page.reload();
  await word(page, 'sea shanty').click();
  const dialog = page.getByRole('dialog', { name: 'sea shanty' });
  await expect(dialog).toContainText('a song from the second device');
  await expect(dialog.getByText('You changed this word on another device.')).toContainText(
    '“a song from the first device”',
  );
  await dialog.getByRole('button', { name: 'Use it again' }).click();
  await expect(dialog.getByText('You changed this word on another device.')).toBeHidden();
  await expect(dialog).toContainText('a song from the first device');
});
