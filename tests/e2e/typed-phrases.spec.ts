import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible-screen.ts';
import { expect, test } from './learner.ts';
import { createOwnWordRecord } from './records.ts';

const PHRASES = ['look forward to', 'well-known', 'don’t', 'café'];
const MEANINGS = new Map(PHRASES.map((phrase, index) => [`the meaning of card ${index + 1}`, phrase]));
const OWN_WORDS = Object.fromEntries(
  [...MEANINGS].map(([meaning, phrase]) => [phrase, createOwnWordRecord({ meaning, example: '' })]),
);
const KEY_NAMES: Readonly<Record<string, string>> = { ' ': 'Space', '’': "'" };

async function startTyping(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Play these: Vocabulary Flashcards/ }).click();
  await page.getByText('Type the word', { exact: true }).click();
  await page.getByRole('button', { name: 'Start a new game' }).click();
  await expect(page.getByLabel('The word')).toBeVisible();
}

/** The phrase that the current card asks for. */
async function readExpected(page: Page): Promise<string> {
  await expect(page.getByRole('button', { name: 'Check' })).toBeVisible();
  const front = page.locator('[data-place="board"] [data-side="front"] strong').first();
  const meaning = (await front.textContent()) ?? '';
  const phrase = MEANINGS.get(meaning);
  if (phrase === undefined) throw new Error(`Nothing means: ${meaning}`);
  return phrase;
}

const getKeys = (page: Page) => page.getByRole('group', { name: 'Letters' });

test.describe('on a small phone with touch', () => {
  test.use({ viewport: { width: 375, height: 553 }, hasTouch: true, isMobile: true });

  test('phrases with spaces, hyphens, apostrophes and accents are typed with the drawn keyboard to the end', async ({
    page,
    enter,
  }) => {
    await enter('/words', { ownWords: OWN_WORDS });
    await startTyping(page);
    for (let typed = 0; typed < PHRASES.length; typed += 1) {
      const phrase = await readExpected(page);
      for (const letter of phrase) {
        const name = KEY_NAMES[letter] ?? letter.toUpperCase();
        const key = getKeys(page).getByRole('button', { name, exact: true });
        await expect(key).toBeInViewport({ ratio: 1 });
        await key.tap();
      }
      if (typed === 0) await expectAccessible(page, 'a keyboard with extra keys');
      await page.getByRole('button', { name: 'Check' }).tap();
      await expect(page.locator('[data-place="message"]')).toContainText(`Right: ${phrase}.`);
      if (typed < PHRASES.length - 1) await page.getByRole('button', { name: 'Next card' }).tap();
    }
    // The result is stored before it is looked at.
    await page.goto('/app?room=arcade&game=flashcards');
    await expect(page.getByRole('button', { name: 'Start a new game' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  });

  test('a real keyboard writes into the field, also after a drawn key', async ({ page, enter }) => {
    await enter('/words', { ownWords: OWN_WORDS });
    await startTyping(page);
    const phrase = await readExpected(page);
    const field = page.getByLabel('The word');
    await getKeys(page).getByRole('button', { name: 'A', exact: true }).tap();
    await page.keyboard.press('Backspace');
    await page.keyboard.type(phrase);
    await expect(field).toHaveValue(phrase);
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-place="message"]')).toContainText(`Right: ${phrase}.`);
  });
});
