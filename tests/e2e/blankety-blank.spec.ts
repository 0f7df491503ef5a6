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
  tabAndEnter,
  test,
} from './game-room.ts';
import { expect } from './learner.ts';

/*
 * A statement has a gap, and a panel of six has filled it in secret, each with a word on a card. The player
 * writes a word, the cards are turned, and each card with the same word is a match. A survey then shows how
 * many of a hundred people say each answer.
 * The two sides, the learner and the computer or two players, take turns for two rounds. In the second round
 * only the panellists that a side did not match write again. The side with more matches wins.
 * The winner plays two finals. In the Supermatch, the best of three answers to a phrase scores 150 points.
 * In the Head-to-Head, the points are doubled if one chosen panellist wrote the same.
 */

const TITLE = 'Blankety Blank';
/** The survey of a Supermatch has three answers, each on a card. */
const SUPERMATCH_CARDS = 3;
/** The two rounds have a turn for each side; the learner has the first of each round. */
const TURNS = 4;
/** An answer that is on no card and in no survey. */
const NO_ONES_ANSWER = 'zebra';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const answerField = (page: Page) => page.getByRole('textbox', { name: /^Your answer/ });
const panellists = (page: Page) => page.getByRole('list', { name: 'Panel' }).getByRole('listitem');
const readBank = <Item>(file: string): readonly Item[] =>
  JSON.parse(readFileSync(`src/content/blankety-blank/${file}.json`, 'utf8'));

/** Fixes the seed of the next game, so that the winner is known. The lobby draws it, before a start. */
async function fixSeed(page: Page): Promise<void> {
  await page.evaluate(() => {
    Math.random = () => 0.25;
  });
}

/** The text of a heading for a statement of the bank: the gap is drawn, and named for a screen reader. */
const getHeadingText = (text: string) => text.replace('___', 'gap');
const readHeading = async (page: Page) => page.locator('[data-place="board"] h2').textContent();

/** The most frequent answer of the panellists who write this turn, looked up in the bank. */
async function findBestAnswer(page: Page, band: 'a' | 'b'): Promise<string> {
  const text = await readHeading(page);
  const statement = readBank<Statement>(band).find((each) => getHeadingText(each.text) === text);
  const cards = await panellists(page).evaluateAll((all) =>
    all.map((seat) => seat.getAttribute('data-card')),
  );
  const writing = statement?.panel.filter((_, seat) => cards[seat] === 'writing') ?? [];
  const countAnswers = (answer: string) => writing.filter((other) => other === answer).length;
  return writing.toSorted((one, other) => countAnswers(other) - countAnswers(one))[0] ?? '';
}

/** The answers of the Supermatch's survey, the one with 150 points first. */
async function findSurveyAnswers(page: Page): Promise<readonly string[]> {
  const phrase = await readHeading(page);
  const supermatch = readBank<Supermatch>('supermatches').find(
    (each) => getHeadingText(each.phrase) === phrase,
  );
  return supermatch?.answers.map(({ text }) => text) ?? [];
}

const pressEnter = (page: Page) => page.keyboard.press('Enter');
/** Enter presses the button that has the focus after each step: here "Continue". */
const continueByKey = pressEnter;
const turnCardByKey = pressEnter;

/** Types an answer, and submits it by Enter. */
async function writeByKey(page: Page, answer: string): Promise<void> {
  await page.keyboard.type(answer);
  await pressEnter(page);
}

/** The learner's turn: the best answer, one card, all other cards, and the survey. */
async function playTurnByKey(page: Page, isFirst: boolean): Promise<void> {
  const answer = await findBestAnswer(page, 'b');
  // An article and capitals do not count.
  await writeByKey(page, `the ${answer.toUpperCase()}`);
  await expect(button(page, 'Turn a card')).toBeFocused();
  await turnCardByKey(page);
  await expect(getAnnouncer(page)).toContainText(' wrote: ');
  await tabAndEnter(page, button(page, 'Show all'));
  await expect(getAnnouncer(page)).toContainText(/match(es)?!/);
  await expect(button(page, 'Continue')).toBeFocused();
  if (isFirst) await expectAccessible(page, 'the panel’s cards');
  await continueByKey(page);
  await expect(getAnnouncer(page)).toContainText(`of 100 people say “${answer}”`);
  if (isFirst) await expectAccessible(page, 'the survey');
  await continueByKey(page);
}

/** The computer's turn: all cards, and the survey. */
async function watchComputerByKey(page: Page): Promise<void> {
  await expect(getAnnouncer(page)).toContainText('The computer’s turn.');
  while (await button(page, 'Turn a card').isVisible()) await turnCardByKey(page);
  await continueByKey(page);
  await expect(page.getByRole('list', { name: 'What a hundred people say' })).toBeVisible();
  await continueByKey(page);
}

/** Chooses the panel's first suggestion by its number key, and turns all cards of the survey. */
async function playSupermatchByKey(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await expectAccessible(page, 'the Supermatch');
  await page.keyboard.press('1');
  for (let card = 1; card <= SUPERMATCH_CARDS; card += 1) await turnCardByKey(page);
  await expect(getAnnouncer(page)).toContainText('150 points:');
  await continueByKey(page);
}

/** Chooses the fifth panellist by the number key, and writes a word that no one writes. */
async function loseHeadToHeadByKey(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await expectAccessible(page, 'the panel to choose from');
  await page.keyboard.press('5');
  await expect(answerField(page)).toBeFocused();
  await writeByKey(page, NO_ONES_ANSWER);
  await turnCardByKey(page);
  await expect(getAnnouncer(page)).toContainText('You and Professor Haddad didn’t write the same thing.');
  await expectAccessible(page, 'the Head-to-Head');
  await continueByKey(page);
}

test('Blankety Blank is played to its end by keyboard alone on a small phone', async ({ page, enter }) => {
  await page.setViewportSize(PHONE);
  await enter(getArcadeAddress());
  await fixSeed(page);
  await startByKeyboard(page, TITLE);

  await test.step('an empty answer is refused', async () => {
    await expect(answerField(page)).toBeFocused();
    await pressEnter(page);
    await expect(page.getByText('Write your answer first.')).toBeVisible();
    await expectAccessible(page, 'Blankety Blank in play');
  });
  for (const round of [1, 2]) {
    await test.step(`round ${round}`, async () => {
      await playTurnByKey(page, round === 1);
      await watchComputerByKey(page);
    });
  }
  await test.step('the verdict', async () => {
    await expect(getAnnouncer(page)).toContainText(/You win|you win/);
    await expectAccessible(page, 'the verdict');
    await continueByKey(page);
  });
  await test.step('the Supermatch', () => playSupermatchByKey(page));
  await test.step('the Head-to-Head', () => loseHeadToHeadByKey(page));
  await expectEnd(page, /^You won (?:\d–\d|after a \d–\d draw): \d+ points!$/);
  await expect(page.getByText(`You wrote: ${NO_ONES_ANSWER}`)).toBeVisible();
  await expectAccessible(page, 'the end of Blankety Blank');
});

test('Blankety Blank is lost by pointer on a desktop, with a hint and a changed answer', async ({
  page,
  enter,
}) => {
  await enter(getArcadeAddress());
  await fixSeed(page);
  await startByPointer(page, TITLE, 'A1', 'Hard');
  // A hint replaces the message of a refusal.
  await button(page, 'Write it').click();
  await expect(page.getByText('Write your answer first.')).toBeVisible();
  await button(page, /^First letter/).click();
  await expect(page.getByText(/^The top answer starts with [A-Z] and has \d+ letters?\.$/)).toBeVisible();
  await answerField(page).fill(NO_ONES_ANSWER);
  await button(page, 'Write it').click();
  await button(page, 'Change my answer').click();
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const isLearnersTurn = turn % 2 === 1;
    if (isLearnersTurn) {
      await answerField(page).fill('nothing');
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

/**
 * From the verdict on: the winner writes the best answer in the Supermatch, and again in the Head-to-Head.
 */
async function playFinalsByPointer(page: Page): Promise<void> {
  await button(page, 'Continue').tap();
  // At another position than the last tap, so that it is not the second tap of a double tap.
  await button(page, 'My own answer').tap({ position: { x: 12, y: 12 } });
  const [best = ''] = await findSurveyAnswers(page);
  await answerField(page).fill(best);
  await button(page, 'Write it').tap();
  await button(page, 'Show all').tap();
  await expect(getAnnouncer(page)).toContainText(`“${best}” scores 150 points.`);
  await expectNoHorizontalScroll(page, 'the Supermatch');
  await button(page, 'Continue').tap();
  await expectNoHorizontalScroll(page, 'the panel to choose from');
  await button(page, 'Chef Minh').tap();
  await answerField(page).fill(best);
  await button(page, 'Write it').tap();
  await button(page, 'Turn a card').tap();
  await button(page, 'Continue').tap();
}

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
      // Until the device is handed over, the next player's turn is hidden.
      await expect(panellists(page)).toHaveCount(0);
      await expectNoHorizontalScroll(page, 'the hand-over');
      await button(page, `I’m Player ${player}`).tap();
      // Hints are for a game against the computer only.
      await expect(button(page, /^First letter/)).toHaveCount(0);
      // The on-screen keyboard can be tapped; the whole answer is filled in at once.
      await page.getByRole('button', { name: 'E', exact: true }).tap();
      await answerField(page).fill(await findBestAnswer(page, 'b'));
      await expectNoHorizontalScroll(page, 'a turn');
      await button(page, 'Write it').tap();
      await button(page, 'Show all').tap();
      await expectNoHorizontalScroll(page, 'the cards');
      await button(page, 'Continue').tap();
      await expectNoHorizontalScroll(page, 'the survey');
      await button(page, 'Continue').tap();
    }
    await test.step('the finals', () => playFinalsByPointer(page));
    await expect(
      page.getByRole('heading', { name: /^Player [12] wins (?:\d–\d|after a \d–\d draw)!$/ }),
    ).toBeFocused();
    await expectNoHorizontalScroll(page, 'the end');
    // Games of two players are not compared with earlier results.
    await expect(page.getByText(/best at/i)).toHaveCount(0);
  });
});
