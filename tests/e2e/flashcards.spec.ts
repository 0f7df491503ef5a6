import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible-screen.ts';
import { CARDS_PER_ROUND, card, readWordOnFront } from './flashcards.ts';
import {
  expectEnd,
  getAnnouncer,
  PHONE_CONTEXT,
  readBankWords,
  reloadAndContinue,
  test,
} from './game-room.ts';
import { expect } from './learner.ts';

/*
 * A round of cards: each shows a word, is turned to its meaning, and is graded by how well it was known, by
 * button or by the keys 1 (not known) to 4 (easy). A card that was not known returns at the end of the
 * round. Grades can be undone.
 * With “Type the word” the meaning is shown, and the word is written.
 */

const TITLE = 'Vocabulary Flashcards';

const grade = (page: Page, name: string) => page.locator('[data-grade]', { hasText: name });

function findMeaning(word: string): string {
  const meaning = readBankWords('a1', 'b1').find((each) => each.word === word)?.meaning;
  if (meaning === undefined) throw new Error(`No word of the bank: ${word}`);
  return meaning;
}

test('a round of flashcards is played to its end by keyboard alone on a small phone, with grades taken back', async ({
  page,
  startGameByKeyboard,
}) => {
  await startGameByKeyboard(TITLE);
  await expect(card(page)).toBeFocused();
  await expectAccessible(page, 'a flashcard that is asked');

  // The card keeps the focus when it is turned, and its hidden side is not accessible.
  const first = await readWordOnFront(page);
  await page.keyboard.press('Space');
  await expect(card(page)).toBeFocused();
  await expect(card(page)).toContainText(findMeaning(first));
  await expect(getAnnouncer(page)).toContainText(findMeaning(first));
  await expectAccessible(page, 'a flashcard that was turned');
  await page.keyboard.press('Enter');
  await expect(card(page)).not.toContainText(findMeaning(first));

  // A grade is taken back and given again.
  await page.keyboard.press('4');
  const second = await readWordOnFront(page);
  expect(second).not.toBe(first);
  await page.keyboard.press('u');
  await expect(getAnnouncer(page)).toContainText(`Undone: ${first}.`);
  await expect(card(page)).toBeFocused();
  await expect(card(page)).toContainText(findMeaning(first));
  await page.keyboard.press('1');
  await expect(page.locator('[data-place="message"]')).toContainText(
    `${first}: you’ll see it again in this round.`,
  );

  // Several grades are taken back.
  for (let cards = 0; cards < 2; cards += 1) {
    await page.keyboard.press('Space');
    await page.keyboard.press('3');
  }
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(card(page)).toContainText(findMeaning(second));
  await page.keyboard.press('2');

  // Eleven cards remain, and the missed one returns at the end.
  for (let cards = 2; cards < CARDS_PER_ROUND; cards += 1) {
    expect(await readWordOnFront(page)).not.toBe(first);
    await page.keyboard.press('Enter');
    await page.keyboard.press('3');
  }
  expect(await readWordOnFront(page)).toBe(first);
  await page.keyboard.press('Space');
  await page.keyboard.press('3');
  await expect(page.getByRole('button', { name: 'See your result' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: 'You knew 11 of 12 cards first time, and the others in the end.' }),
  ).toBeFocused();
  await expect(page.getByText(/^It means: /)).toHaveCount(1);
  await expectAccessible(page, 'the end of the flashcards');
});

test.describe('on a phone', () => {
  test.use(PHONE_CONTEXT);

  test('a card turns at a tap without moving, and its buttons stay in one place', async ({
    page,
    startGameByPointer,
  }) => {
    await startGameByPointer(TITLE);
    for (let cards = 0; cards < 3; cards += 1) {
      const [front, turn] = [
        await card(page).boundingBox(),
        page.getByRole('button', { name: 'Turn the card' }),
      ];
      const thumb = await turn.boundingBox();
      if (cards === 0) await card(page).tap();
      else await turn.tap();
      await expect(card(page)).toHaveAttribute('aria-pressed', 'true');
      await expect(card(page)).toBeFocused();
      expect(await card(page).boundingBox()).toEqual(front);
      const grades = await page.getByRole('group', { name: 'How well did you know it?' }).boundingBox();
      expect([grades?.y, grades?.height]).toEqual([thumb?.y, thumb?.height]);
      await grade(page, 'Good').tap();
    }
  });

  test('a card turns without motion if reduced motion is preferred, and otherwise in less than 200 ms', async ({
    page,
    startGameByPointer,
  }) => {
    await startGameByPointer(TITLE);
    const turn = () =>
      card(page)
        .locator('[data-side]')
        .evaluate((side) => {
          const { animationName, animationDuration } = getComputedStyle(side);
          return { isDrawn: animationName !== 'none', seconds: Number.parseFloat(animationDuration) };
        });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect((await turn()).isDrawn).toBe(false);
    await card(page).tap();
    expect((await turn()).isDrawn).toBe(true);
    expect((await turn()).seconds).toBeLessThan(0.2);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await turn()).seconds).toBe(0);
  });

  test('a round is restored after a reload, and earlier grades can be taken back', async ({
    page,
    startGameByPointer,
  }) => {
    await startGameByPointer(TITLE);
    const first = await readWordOnFront(page);
    await card(page).tap();
    await grade(page, 'Easy').tap();
    const second = await readWordOnFront(page);
    await page.getByRole('button', { name: 'Voice: on' }).tap();
    await card(page).tap();
    await reloadAndContinue(page);
    await expect(card(page)).toContainText(findMeaning(second));
    await expect(page.getByRole('button', { name: 'Voice: off' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(card(page)).toContainText(findMeaning(first));
  });
});

test('a round of written flashcards is played to its end by pointer and keyboard on a desktop', async ({
  page,
  startGameByPointer,
}) => {
  await startGameByPointer(TITLE, 'Type the word');
  const field = page.getByLabel('The word');
  const readAskedWord = async () => {
    await expect(page.getByRole('button', { name: 'Check' })).toBeVisible();
    const meaning = await page
      .locator('[data-place="board"] [data-side="front"] strong')
      .first()
      .textContent();
    const word = readBankWords('b1').find((each) => each.meaning === meaning)?.word;
    if (word === undefined) throw new Error(`Nothing means: ${meaning}`);
    return word;
  };
  const message = page.locator('[data-place="message"]');

  const first = await readAskedWord();
  await field.fill(`${first}${first.at(-1)}`);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(message).toContainText(`we write ${first}, not `);
  await expectAccessible(page, 'a word that was written');
  await page.getByRole('button', { name: 'Next card' }).click();

  await readAskedWord();
  await page.getByRole('button', { name: 'Don’t know' }).click();
  await expect(message).toContainText('You’ll see it again in this round.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Don’t know' }).click();
  await page.getByRole('button', { name: 'Next card' }).click();

  for (let cards = 2; cards <= CARDS_PER_ROUND; cards += 1) {
    await field.fill(` ${(await readAskedWord()).toUpperCase()} `);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(message).toContainText('Right:');
    await page.getByRole('button', { name: /Next card|See your result/ }).click();
  }
  await expectEnd(page, 'You knew 11 of 12 cards first time, and the others in the end.');
  await expect(page.getByText(/^It means: /)).toHaveCount(2);
});

test('a round from meanings to words is played by pointer on a desktop', async ({
  page,
  startGameByPointer,
}) => {
  await startGameByPointer(TITLE, 'Meaning → word');
  for (let cards = 0; cards < CARDS_PER_ROUND; cards += 1) {
    await expect(page.getByRole('button', { name: /^Hear / })).toHaveCount(0);
    await page.getByRole('button', { name: 'Turn the card' }).click();
    await expect(page.getByRole('button', { name: /^Hear / })).toBeVisible();
    await grade(page, 'Good').click();
  }
  await page.getByRole('button', { name: 'See your result' }).click();
  await expect(page.getByRole('heading', { name: 'You knew all 12 cards first time!' })).toBeFocused();
});
