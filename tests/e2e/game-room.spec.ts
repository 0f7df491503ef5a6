import { expectAccessible, getThemeForSize } from './accessible-screen.ts';
import {
  DESKTOP,
  getArcadeAddress,
  openGameFromHall,
  PHONE,
  setVisibility,
  startByPointer,
  test,
} from './game-room.ts';
import { expect } from './learner.ts';
import { putRow } from './stored-rows.ts';

/** Checks the Game Room itself, with Memory Match as the game in it. */

const TITLE = 'Memory Match';
const cards = '[role=gridcell] button';

test('the hall leads into a game and back without losing the focus', async ({ page, enter }) => {
  await enter();
  await page.getByRole('button', { name: 'Game Room' }).click();
  await expect(page.getByRole('heading', { name: 'Game Room' })).toBeFocused();
  await openGameFromHall(page, TITLE);
  await expect(page).toHaveURL(getArcadeAddress('memory-match'));
  await expect(page.getByRole('heading', { name: TITLE })).toBeFocused();
  await page.getByRole('link', { name: 'Back to the games' }).click();
  await expect(page.getByRole('link', { name: TITLE })).toBeFocused();
});

test('the hall, a lobby and a paused game are accessible and fit the window', async ({ page, enter }) => {
  await enter(getArcadeAddress());
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await page.goto(getArcadeAddress());
    await expect(page.getByRole('link', { name: TITLE })).toBeVisible();
    await expectAccessible(page, `the hall at ${size.width}`, getThemeForSize(page));
    await startByPointer(page, TITLE);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expectAccessible(page, `a pause at ${size.width}`, getThemeForSize(page));
    await page.getByRole('button', { name: 'Game settings' }).click();
    await expectAccessible(page, `the game settings at ${size.width}`, getThemeForSize(page));
    await page.goto(getArcadeAddress('memory-match'));
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    await expectAccessible(page, `a start at ${size.width}`, getThemeForSize(page));
  }
});

test('the hall filters its games, and the filter survives a game and the way back', async ({
  page,
  enter,
}) => {
  await enter(getArcadeAddress());
  await page.getByText('Find a game by skill or time').click();
  await page.getByLabel('What to practise').selectOption('Vocabulary');
  await expect(page).toHaveURL(/skill=Vocabulary/);
  await page.getByRole('link', { name: TITLE }).click();
  await expect(page.getByRole('heading', { name: TITLE }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('What to practise')).toHaveValue('Vocabulary');
  await page.getByLabel('How long').selectOption('Longer');
  await expect(page.getByRole('link', { name: TITLE })).toHaveCount(0);
});

test('an address of an unknown game opens the hall with a message', async ({ page, enter }) => {
  await enter(getArcadeAddress('chess'));
  await expect(page.getByText('We can’t find that game.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Word games' })).toBeVisible();
});

test('a game pauses when the tab is hidden, and hides its board while it is paused', async ({
  page,
  startGameByPointer,
}) => {
  await startGameByPointer(TITLE);
  await page.locator(cards).nth(2).click();
  await setVisibility(page, 'hidden');
  await setVisibility(page, 'visible');
  await expect(page.getByText('Game paused', { exact: true })).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator(cards).nth(2)).toBeFocused();
});

test('a game left by the Back button is offered in the hall and continues', async ({
  page,
  startGameByPointer,
}) => {
  await startGameByPointer(TITLE);
  await page.locator(cards).nth(5).click();
  const face = await page.locator(cards).nth(5).getAttribute('aria-label');
  await page.goBack();
  await expect(page.getByRole('link', { name: TITLE })).toContainText('Continue');
  await openGameFromHall(page, TITLE);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator(cards).nth(5)).toHaveAttribute('aria-label', face ?? '');
});

test('an unreadable saved game is not continued and causes no error', async ({
  page,
  learner,
  startGameByPointer,
}) => {
  await startGameByPointer(TITLE);
  await expect(page.locator(cards)).toHaveCount(16);
  await page.goto('/');
  await page.evaluate(() => sessionStorage.clear());
  const torn = { game: 'memory-match', saved: { level: 'B1', state: 'torn' } };
  await putRow(page, learner.uid, 'games', torn);
  await page.goto(getArcadeAddress('memory-match'));
  await expect(page.getByText('We can’t open your last game any more.')).toBeVisible();
  await page.getByRole('button', { name: 'Start a new game' }).click();
  await expect(page.locator(cards)).toHaveCount(16);
});

test('the settings of all games are stored and also shown on the settings page', async ({ page, enter }) => {
  await enter(getArcadeAddress('memory-match'));
  await page.getByRole('button', { name: 'Game settings' }).click();
  await expect(page.getByRole('radio', { name: 'Normal' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Off', exact: true })).toBeChecked();
  await page.getByText('No time limits').click();
  await page.getByRole('button', { name: 'Done' }).click();

  await page.goto('/settings');
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Games' }) });
  await expect(card.getByRole('radio', { name: 'No time limits' })).toBeChecked();
  await card.getByText('Twice as long').click();
  await card.getByText('On', { exact: true }).click();
  await page.getByRole('link', { name: 'Back to Arcade' }).click();
  await expect(page.getByRole('list', { name: 'Your week' })).toBeVisible();
  await page.goto(getArcadeAddress('memory-match'));
  await page.getByRole('button', { name: 'Game settings' }).click();
  await expect(page.getByRole('radio', { name: 'Twice as long' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'On', exact: true })).toBeChecked();
});

test('a running game fills a small phone with one bar and the board right below it', async ({
  page,
  startGameByPointer,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await startGameByPointer(TITLE);
  for (const name of ['Pause', 'Game settings']) {
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('link', { name: 'Back to the games' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('0 of 8')).toBeInViewport({ ratio: 1 });
  await expect(page.locator(cards).first()).toBeInViewport({ ratio: 1 });
  expect((await page.locator(cards).first().boundingBox())?.y).toBeLessThan(110);
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Leave the room' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Memory Match');

  await page.getByRole('link', { name: 'Back to the games' }).click();
  await expect(page.getByRole('link', { name: 'Leave the room' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeHidden();
});

test('Back closes the settings of a game, which continues', async ({ page, enter }) => {
  await enter(getArcadeAddress());
  await startByPointer(page, TITLE);
  await page.getByRole('button', { name: 'Game settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Game settings' });
  await expect(settings).toBeVisible();
  await page.goBack();
  await expect(settings).toBeHidden();
  await expect(page).toHaveURL(getArcadeAddress('memory-match'));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.goBack();
  await expect(page).toHaveURL(getArcadeAddress());
});

test('a game that continues in another tab stops here, and can come back', async ({ page, enter }) => {
  await enter(getArcadeAddress());
  await startByPointer(page, TITLE);
  const other = await page.context().newPage();
  await other.goto(getArcadeAddress('memory-match'));
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other.locator(cards)).toHaveCount(16);
  await expect(page.getByText('You’re playing this game in another tab now.')).toBeVisible();
  await page.getByRole('button', { name: 'Play here again' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator(cards)).toHaveCount(16);
  await expect(other.getByText('You’re playing this game in another tab now.')).toBeVisible();
});

test('the first game asks once about sounds, and remembers the answer', async ({ page, enter }) => {
  await enter(getArcadeAddress('memory-match'));
  const question = page.getByRole('group', { name: 'Play with sounds?' });
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sound', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goto(getArcadeAddress('word-search'));
  await expect(page.getByRole('button', { name: 'Start a new game' })).toBeVisible();
  await expect(question).toBeHidden();
});
