import type { Page } from '@playwright/test';
import { getLocalDate } from '../../src/domain/local-day.ts';
import { getCrosswordIndex, getCurrentEntry } from '../../src/games/crossword/crossword-index.ts';
import { getClueOrder } from '../../src/games/crossword/cursor.ts';
import { createDayCrossword } from '../../src/games/crossword/day-crossword.ts';
import { createDayWord } from '../../src/games/guess-the-word/day-word.ts';
import { expectAccessible } from './accessible-screen.ts';
import { PHONE_CONTEXT, readBankWords, tabAndEnter } from './game-room.ts';
import { expect, test } from './learner.ts';

/*
 * The puzzle of the day has two parts that are the same for all learners of a level: a crossword, and a word
 * that is guessed letter by letter. Six ropes hold a balloon; each wrong letter cuts one. The result can be
 * shared without the answers, and there is a new puzzle the next day.
 */

const BANK = readBankWords('b1');
const DAY_MS = 24 * 3_600_000;

/** Today's puzzle, computed from the bank. */
async function createTodaysPuzzle(page: Page) {
  const day = { level: 'B1', date: getLocalDate(await page.evaluate(() => Date.now())) } as const;
  return { crossword: createDayCrossword(BANK, day), word: createDayWord(BANK, day).words[0]?.word ?? '' };
}

/** The answers in the order of the clues from the cursor on, until the last square is filled. */
function listAnswersInOrder(crossword: ReturnType<typeof createDayCrossword>): readonly string[] {
  const open = new Set(getCrosswordIndex(crossword).cells.flat());
  const answers: string[] = [];
  const order = getClueOrder(crossword);
  const first = order.indexOf(getCurrentEntry(crossword));
  for (const entry of [...order.slice(first), ...order.slice(0, first)]) {
    if (open.size === 0) break;
    for (const cell of getCrosswordIndex(crossword).cells[entry] ?? []) open.delete(cell);
    answers.push(crossword.entries[entry]?.answer ?? '');
  }
  return answers;
}

const listWrongLetters = (word: string) =>
  [...'abcdefghijklmnopqrstuvwxyz'].filter((each) => !word.includes(each));
const row = (page: Page) => page.getByRole('link', { name: /: puzzle of the day$/ });
const openPart = (page: Page, part: string) =>
  page.getByRole('link', { name: new RegExp(`^(Play|Continue): ${part}`) });
const result = (page: Page) => page.getByRole('button', { name: 'See your result' });
const ropes = (page: Page, left: number) =>
  page.getByRole('img', { name: `${left} of 6 ropes hold the balloon` });

async function followLinkByKeyboard(page: Page, name: string): Promise<void> {
  await tabAndEnter(page, page.getByRole('link', { name }));
}

test.describe('on a small phone', () => {
  test.use(PHONE_CONTEXT);

  test('the day’s puzzle is played to its end by keyboard and shared, and differs the next day', async ({
    page,
    context,
    enter,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await enter();
    await tabAndEnter(page, row(page));
    await expect(openPart(page, 'Word of the day')).toBeVisible();
    await expectAccessible(page, 'the puzzle before it is played');
    const { crossword, word } = await createTodaysPuzzle(page);

    await tabAndEnter(page, openPart(page, 'Crossword of the day'));
    await expect(page.locator('[role=gridcell][tabindex="0"]')).toBeFocused();
    const answers = listAnswersInOrder(crossword);
    for (const [place, answer] of answers.entries()) {
      await page.keyboard.type(answer);
      if (place < answers.length - 1) await page.keyboard.press('Enter');
    }
    await expect(result(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'You solved the crossword!' })).toBeFocused();
    await expectAccessible(page, 'the end of the day’s crossword');
    await followLinkByKeyboard(page, 'Now the word');

    const [wrong = ''] = listWrongLetters(word);
    await expect(ropes(page, 6)).toBeVisible();
    await page.keyboard.press(wrong);
    await expect(ropes(page, 5)).toBeVisible();
    await page.reload();
    await expect(ropes(page, 5)).toBeVisible();
    await expectAccessible(page, 'the day’s word in play');
    for (const letter of new Set(word)) await page.keyboard.press(letter);
    await expect(result(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'You found the word of the day!' })).toBeFocused();
    await followLinkByKeyboard(page, 'Share your result');

    await expect(page.getByText('Found with 5 of 6 ropes left.')).toBeVisible();
    await tabAndEnter(page, page.getByRole('button', { name: 'Share' }));
    await expect(page.getByText('Copied.', { exact: false })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^Learning Arcade: puzzle of the day\n.+ · B1\nCrossword: \d+:\d\d\nWord: 🟩🟩🟩🟩🟩⬛\nhttp.+\/puzzle$/,
    );
    await expectAccessible(page, 'the puzzle when it is done');

    await page.reload();
    await expect(page.getByText('Found with 5 of 6 ropes left.')).toBeVisible();
    await expect(openPart(page, 'Crossword of the day')).toHaveCount(0);
    await page.goto('/puzzle?part=word');
    await expect(page.getByText('Found with 5 of 6 ropes left.')).toBeVisible();

    await expect(page).toHaveURL('/puzzle');

    // The page stays open over midnight.
    await page.clock.fastForward(DAY_MS);
    await expect(openPart(page, 'Crossword of the day')).toBeVisible();
    await expect(openPart(page, 'Word of the day')).toBeVisible();
    expect((await createTodaysPuzzle(page)).word).not.toBe(word);
  });
});

test('a lost word is shared through the browser’s share sheet without any of its letters', async ({
  page,
  enter,
}) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.documentElement.dataset.shared = data?.text;
    };
  });
  await enter('/app?room=arcade');
  await row(page).click();
  await openPart(page, 'Word of the day').click();
  const { word } = await createTodaysPuzzle(page);
  await expect(ropes(page, 6)).toBeVisible();
  for (const letter of listWrongLetters(word).slice(0, 6)) await page.keyboard.press(letter);
  await result(page).click();
  await expect(page.getByRole('heading', { name: `The word of the day was “${word}”.` })).toBeVisible();
  await page.getByRole('link', { name: 'Share your result' }).click();
  await expect(page.getByText('The balloon got away. There’s a new word tomorrow.')).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', /Word: ⬛⬛⬛⬛⬛⬛/);
  expect(await page.locator('html').getAttribute('data-shared')).not.toContain(word);

  await page.getByRole('link', { name: 'Back to Arcade' }).click();
  await expect(page.getByText('The word is done. Now the crossword.')).toBeVisible();
});
