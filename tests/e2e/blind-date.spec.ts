import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Scene } from '../../src/content/scenes/scene-schema.ts';
import { doubleTextSize, expectAccessible, expectNoHorizontalScroll } from './accessible-screen.ts';
import {
  expectEnd,
  getAnnouncer,
  getArcadeAddress,
  PHONE,
  startByPointer,
  tabAndEnter,
  test,
} from './game-room.ts';
import { button, expect } from './learner.ts';

/*
 * Three contestants behind a screen speak to the learner, one after the other. For each of their sentences,
 * the learner chooses one of several replies; the better a reply, the more rapport, which the lamps of a
 * contestant show.
 * At the end the learner chooses one contestant, and the screen opens part by part. With enough rapport, the
 * contestant chooses the learner too. A debrief then explains every reply.
 * One reply can be taken back, and a hint costs points. Learners under sixteen play the same about making a
 * friend.
 */

const TITLE = 'Blind Date Roleplay';
const YOUNG_TITLE = 'Make a Friend';

const hint = (page: Page) => button(page, /^Hint/);
const heading = (page: Page) => page.locator('[data-place="board"] h2');
const choices = (page: Page) => page.locator('[data-place="hand"] fieldset button');
const screen = (page: Page) => page.getByRole('list', { name: 'Behind the screen' });

/** The current scene, looked up in the bank. */
async function findCurrentScene(page: Page, bank: string): Promise<Scene> {
  const title = await heading(page).first().textContent();
  const scenes: readonly Scene[] = JSON.parse(readFileSync(`src/content/scenes/${bank}.json`, 'utf8'));
  const scene = scenes.find((each) => each.title === title);
  if (!scene) throw new Error(`No scene of ${bank} is called ${title}`);
  return scene;
}

/** Which reply to choose, by its rapport. */
type Rapport = 'best' | 'worst';

/** The position, from 0, of the reply of a turn. */
async function findReplyPosition(
  page: Page,
  scene: Scene,
  turn: number,
  rapport: Rapport = 'best',
): Promise<number> {
  const { says, replies } = scene.turns[turn] ?? { says: '', replies: [] };
  await expect(heading(page)).toHaveText(says);
  const order = replies.toSorted((one, other) => other.rapport - one.rapport);
  const { text } = (rapport === 'worst' ? order.at(-1) : order[0]) ?? { text: '' };
  const texts = await choices(page).locator('> span, > s').allTextContents();
  return texts.indexOf(text);
}

test('Blind Date is played to its end by keyboard alone on a small phone', async ({
  page,
  startGameByKeyboard,
}) => {
  await startGameByKeyboard(TITLE);
  const scene = await findCurrentScene(page, 'adult-b');
  await expect(heading(page)).toBeFocused();
  await tabAndEnter(page, button(page, 'Start talking'));
  await expect(heading(page)).toBeFocused();
  const sayReply = async (turn: number, rapport?: Rapport) =>
    page.keyboard.press(String((await findReplyPosition(page, scene, turn, rapport)) + 1));

  // A bad reply first, then another one; only the reaction shows the difference.
  await sayReply(0, 'worst');
  await expect(getAnnouncer(page)).toContainText('Number 1: ');
  await tabAndEnter(page, button(page, 'Try again'));
  await expect(heading(page)).toBeFocused();
  await expect(choices(page).locator('s')).toHaveCount(1);
  await sayReply(0);
  for (const turn of scene.turns.keys()) {
    if (turn > 0) await sayReply(turn);
    await expect(button(page, /^(Continue|Make your choice)$/)).toBeFocused();
    if (turn === 1) await expectAccessible(page, 'the talk', 'dark');
    await page.keyboard.press('Enter');
  }

  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('2');
  await expect(getAnnouncer(page)).toHaveText('You chose number 2. Will number 2 choose you, too?');
  await expect(button(page, 'Open the screen')).toBeFocused();
  const [first, second, third] = scene.contestants;
  for (const who of [first, third, second]) {
    await page.keyboard.press('Enter');
    await expect(getAnnouncer(page)).toContainText(`is ${who?.name}. ${who?.about}`);
  }
  await page.keyboard.press('Enter');
  await expect(getAnnouncer(page)).toHaveText(`${second?.name} chose you, too!`);
  await expect(screen(page).getByRole('img')).toHaveCount(3);
  await expect(
    screen(page)
      .getByRole('listitem')
      .filter({ hasText: second?.name ?? '' })
      .getByRole('img', { name: 'Match: 3 of 3 lamps' }),
  ).toBeVisible();
  await expectAccessible(page, 'the open screen', 'dark');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'How you talked' })).toBeFocused();
  await expectAccessible(page, 'the debrief', 'dark');
  await tabAndEnter(page, button(page, 'See your result'));
  await expectEnd(page, `${second?.name} chose you, too!`);
  await expect(page.getByRole('heading', { name: 'Look at these again' })).toBeVisible();
});

test('Blind Date is played by pointer on a desktop, with a hint and a reply taken back', async ({
  page,
  startGameByPointer,
}) => {
  await startGameByPointer(TITLE, 'C1');
  const scene = await findCurrentScene(page, 'adult-c');
  const [first, second, third] = scene.contestants;
  await button(page, 'Start talking').click();
  await hint(page).click();
  await expect(getAnnouncer(page)).toHaveText(`Number 1 talks like this: ${first?.manner}.`);
  await expect(hint(page)).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page, 'a hint', 'light');
  await expect(page.getByText(first?.name ?? '')).toHaveCount(0);
  for (const [turn, { by }] of scene.turns.entries()) {
    await choices(page)
      .nth(await findReplyPosition(page, scene, turn, by === 2 ? 'worst' : 'best'))
      .click();
    await button(page, /^(Continue|Make your choice)$/).click();
  }
  await choices(page).nth(0).click();
  await button(page, 'Change my choice').click();
  await choices(page).nth(2).click();
  // A double click opens only one part.
  await button(page, 'Open the screen').dblclick();
  await button(page, 'And the next …').click();
  await button(page, 'And your choice …').click();
  await expect(screen(page)).toContainText(`${first?.name}`);
  await expect(screen(page)).toContainText(`${second?.name}`);
  await expect(screen(page).getByRole('img')).toHaveCount(2);
  await button(page, `Does ${third?.name} choose you?`).click();
  await expect(screen(page).getByRole('img', { name: 'Match: 0 of 3 lamps' })).toHaveCount(1);
  await button(page, 'See how you did').click();
  await button(page, 'See your result').click();
  await expectEnd(page, `${third?.name} would like to go with another person.`);
  await expectAccessible(page, 'the end of Blind Date', 'light');
});

test('Blind Date is about making a friend for learners under sixteen, and fits with text twice as large', async ({
  page,
  enter,
}) => {
  await page.setViewportSize(PHONE);
  await enter(getArcadeAddress(), { age: 11, studentLevel: 'A2' });
  await expect(page.getByRole('link', { name: YOUNG_TITLE })).toBeVisible();
  await expect(page.getByText(/date/i)).toHaveCount(0);
  await startByPointer(page, YOUNG_TITLE);
  await expect(page.getByText(/date/i)).toHaveCount(0);
  const scene = await findCurrentScene(page, 'young-a');
  await doubleTextSize(page);
  const expectFit = (what: string) => expectNoHorizontalScroll(page, `${what} of ${YOUNG_TITLE}`);
  await expectFit('the setting');
  await button(page, 'Start talking').click();
  for (const turn of scene.turns.keys()) {
    await choices(page)
      .nth(await findReplyPosition(page, scene, turn))
      .click();
    if (turn < 2) await expectFit('the talk');
    await button(page, /^(Continue|Make your choice)$/).click();
  }
  await choices(page).first().click();
  for (const name of ['Open the screen', 'And the next …', 'And your choice …', /^Does /]) {
    await button(page, name).click();
    await expectFit('the screen');
  }
  await button(page, 'See how you did').click();
  await expectFit('the debrief');
  await button(page, 'See your result').click();
  await expectEnd(page, `${scene.contestants[0]?.name} chose you, too!`);
  await expectFit('the end');
});
