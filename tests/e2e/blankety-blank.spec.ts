import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Statement, Supermatch } from '../../src/content/blankety-blank/blankety-blank-schema.ts';
import { doubleTextSize, expectAccessible, expectNoHorizontalScroll } from './accessible-screen.ts';
import {
  expectEnd,
  getAnnouncer,
  getArcadeAddress,
  PHONE,
  PHONE_CONTEXT,
  startByKeyboard,
  startByPointer,
  tabTo,
  test,
} from './game-room.ts';
import { expect } from './learner.ts';

const TITLE = 'Blankety Blank';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page) => page.getByRole('textbox', { name: /^Your answer/ });
const seats = (page: Page) => page.getByRole('list', { name: 'Panel' }).getByRole('listitem');
const bank = <Item>(file: string): readonly Item[] =>
  JSON.parse(readFileSync(`src/content/blankety-blank/${file}.json`, 'utf8'));

/** Fixes the seed, so that the winner is known. */
async function fixSeed(page: Page): Promise<void> {
  await page.evaluate(() => {
    Math.random = () => 0.25;
  });
}

const asRead = (text: string) => text.replace('___', 'gap');
const heading = async (page: Page) => page.locator('[data-place="board"] h2').textContent();

/** The most frequent answer of the current panel, looked up in the bank. */
async function bestAnswer(page: Page, band: 'a' | 'b'): Promise<string> {
  const text = await heading(page);
  const statement = bank<Statement>(band).find((each) => asRead(each.text) === text);
  const cards = await seats(page).evaluateAll((all) => all.map((seat) => seat.getAttribute('data-card')));
  const left = statement?.panel.filter((_, seat) => cards[seat] === 'writing') ?? [];
  const times = (answer: string) => left.filter((other) => other === answer).length;
  return left.toSorted((one, other) => times(other) - times(one))[0] ?? '';
}

async function readSurvey(page: Page): Promise<readonly string[]> {
  const phrase = await heading(page);
  const supermatch = bank<Supermatch>('supermatches').find((each) => asRead(each.phrase) === phrase);
  return supermatch?.answers.map(({ text }) => text) ?? [];
}

test('Blankety Blank is played to its end by keyboard alone on a small phone', async ({ page, enter }) => {
  await page.setViewportSize(PHONE);
  await enter(getArcadeAddress());
  await fixSeed(page);
  await startByKeyboard(page, TITLE);
  const press = (key: string) => page.keyboard.press(key);

  await expect(field(page)).toBeFocused();
  await press('Enter');
  await expect(page.getByText('Write your answer first.')).toBeVisible();
  await expectAccessible(page, 'Blankety Blank in play');
  for (const round of [1, 2]) {
    const answer = await bestAnswer(page, 'b');
    await page.keyboard.type(`the ${answer.toUpperCase()}`);
    await press('Enter');
    await expect(button(page, 'Turn a card')).toBeFocused();
    await press('Enter');
    await expect(getAnnouncer(page)).toContainText(' wrote: ');
    await tabTo(page, button(page, 'Show all'));
    await press('Enter');
    await expect(getAnnouncer(page)).toContainText(/match(es)?!/);
    await expect(button(page, 'Continue')).toBeFocused();
    if (round === 1) await expectAccessible(page, 'the panel’s cards');
    await press('Enter');
    await expect(getAnnouncer(page)).toContainText(`of 100 people say “${answer}”`);
    if (round === 1) await expectAccessible(page, 'the survey');
    await press('Enter');
    await expect(getAnnouncer(page)).toContainText('The computer’s turn.');
    while (await button(page, 'Turn a card').isVisible()) await press('Enter');
    await press('Enter');
    await expect(page.getByRole('list', { name: 'What a hundred people say' })).toBeVisible();
    await press('Enter');
  }
  await expect(getAnnouncer(page)).toContainText(/You win|you win/);
  await expectAccessible(page, 'the verdict');
  await press('Enter');

  // Chooses a suggestion of the panel by its number key.
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await expectAccessible(page, 'the Supermatch');
  await press('1');
  for (let cards = 0; cards < 3; cards += 1) await press('Enter');
  await expect(getAnnouncer(page)).toContainText('150 points:');
  await press('Enter');
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await expectAccessible(page, 'the panel to choose from');
  await press('5');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('zebra');
  await press('Enter');
  await press('Enter');
  await expect(getAnnouncer(page)).toContainText('You and Professor Haddad didn’t write the same thing.');
  await expectAccessible(page, 'the Head-to-Head');
  await press('Enter');
  await expectEnd(page, /^You won (?:\d–\d|after a \d–\d draw): \d+ points!$/);
  await expect(page.getByText('You wrote: zebra')).toBeVisible();
  await expectAccessible(page, 'the end of Blankety Blank');
});

test('Blankety Blank is lost by pointer on a desktop, with a hint and a changed answer', async ({
  page,
  enter,
}) => {
  await enter(getArcadeAddress());
  // A game is dealt while its lobby is shown.
  await fixSeed(page);
  await startByPointer(page, TITLE, 'A1', 'Hard');
  // A hint replaces the message of a refusal.
  await button(page, 'Write it').click();
  await expect(page.getByText('Write your answer first.')).toBeVisible();
  await button(page, /^First letter/).click();
  await expect(page.getByText(/^The top answer starts with [A-Z] and has \d+ letters?\.$/)).toBeVisible();
  await field(page).fill('zebra');
  await button(page, 'Write it').click();
  await button(page, 'Change my answer').click();
  for (let turn = 1; turn <= 4; turn += 1) {
    if (turn % 2 === 1) {
      await field(page).fill('nothing');
      await button(page, 'Write it').click();
    }
    await button(page, 'Show all').click();
    await button(page, 'Continue').click();
    await expect(page.getByRole('list', { name: 'What a hundred people say' })).toBeVisible();
    await button(page, 'Continue').click();
  }
  await expect(page.getByRole('heading', { name: /^The computer wins/ })).toBeVisible();
  await button(page, 'Continue').click();
  await expect(page.getByRole('heading', { name: /^The computer won/ })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Look at these again' })).toBeVisible();
  await expect(page.getByText('You wrote: nothing')).toHaveCount(2);
});

test.describe('on a phone', () => {
  test.use(PHONE_CONTEXT);

  test('Blankety Blank is played by two who share the device, with text twice as large', async ({
    page,
    enter,
  }) => {
    await enter(getArcadeAddress());
    await fixSeed(page);
    await startByPointer(page, TITLE, 'Two players');
    await doubleTextSize(page);
    for (const player of [1, 2, 1, 2]) {
      await expect(seats(page)).toHaveCount(0);
      await expectNoHorizontalScroll(page, 'the hand-over');
      await button(page, `I’m Player ${player}`).tap();
      await expect(button(page, /^First letter/)).toHaveCount(0);
      await page.getByRole('button', { name: 'E', exact: true }).tap();
      await field(page).fill(await bestAnswer(page, 'b'));
      await expectNoHorizontalScroll(page, 'a turn');
      await button(page, 'Write it').tap();
      await button(page, 'Show all').tap();
      await expectNoHorizontalScroll(page, 'the cards');
      await button(page, 'Continue').tap();
      await expectNoHorizontalScroll(page, 'the survey');
      await button(page, 'Continue').tap();
    }
    await button(page, 'Continue').tap();
    // At another position than the last tap, so that it is not the second tap of a double tap.
    await button(page, 'My own answer').tap({ position: { x: 12, y: 12 } });
    const [best = ''] = await readSurvey(page);
    await field(page).fill(best);
    await button(page, 'Write it').tap();
    await button(page, 'Show all').tap();
    await expect(getAnnouncer(page)).toContainText(`“${best}” scores 150 points.`);
    await expectNoHorizontalScroll(page, 'the Supermatch');
    await button(page, 'Continue').tap();
    await expectNoHorizontalScroll(page, 'the panel to choose from');
    await button(page, 'Chef Minh').tap();
    await field(page).fill(best);
    await button(page, 'Write it').tap();
    await button(page, 'Turn a card').tap();
    await button(page, 'Continue').tap();
    await expect(
      page.getByRole('heading', { name: /^Player [12] wins (?:\d–\d|after a \d–\d draw)!$/ }),
    ).toBeFocused();
    await expectNoHorizontalScroll(page, 'the end');
    await expect(page.getByText(/best at/i)).toHaveCount(0);
  });
});
