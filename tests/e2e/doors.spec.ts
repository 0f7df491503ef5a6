import { createCourseDocument } from './cloud.ts';
import { getArcadeAddress } from './game-room.ts';
import { expect, signInAt, test } from './learner.ts';
import { generateButton } from './lesson-api.ts';

test('every page with a login redirects signed-out visitors to the form, progress with a message, and back after signing in', async ({
  page,
  learner,
}) => {
  for (const address of ['/app', '/setup', '/homework', '/lessons', '/progress', '/settings']) {
    await page.goto(address);
    await expect(page, address).toHaveURL(/\/login(\?|$)/);
    await expect(page.getByRole('heading', { name: 'Sign In to the Learning Arcade' })).toBeVisible();
    const message = page.getByRole('status').filter({ hasText: 'Please log in to view your progress.' });
    await expect(message).toHaveCount(address === '/progress' ? 1 : 0);
  }
  await signInAt(page, learner, '/lessons');
});

test('Start Learning leads new visitors to the form and visitors with a stored user to the school', async ({
  page,
  learner,
  enter,
}) => {
  await page.goto('/');
  await expect(page.getByText('Play games. Earn points. Master English!')).toBeVisible();
  await page.getByRole('button', { name: 'Start Learning' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/signup');
  await page.goto('/');
  await page.getByRole('button', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');

  await enter();
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['currentUser', 'user']);
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBe(learner.uid);
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Learning' }).click();
  await expect(page).toHaveURL('/school');
  await page.getByRole('button', { name: 'Classroom 1' }).click();
  await expect(page).toHaveURL('/app?room=classroom1');
});

test('the hub shows who is signed in and leads to every page', async ({ page, learner, enter }) => {
  await enter();
  await expect(page.getByText(learner.uid)).toBeVisible();
  await expect(page.getByText('Click a room on the map to enter it.')).toBeVisible();
  for (const name of ['Homework', 'Lessons', 'Progress', 'Settings']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
    await page.getByRole('link', { name: 'Back to Arcade' }).click();
    await expect(page).toHaveURL('/app');
  }
});

test('every room is open in Arcade mode, and the Media Room says what is missing in Course mode', async ({
  page,
  enter,
}) => {
  await enter('/app', { course: createCourseDocument({ Speaking: 3 }, 3) });
  const media = page.getByRole('button', { name: 'Media Room' });
  await media.click();
  await expect(page.getByText('Video and song lessons are coming soon.')).toBeVisible();

  await page.goto('/app');
  const course = page.getByRole('radio', { name: 'Course' });
  await course.click();
  // The choice is stored before it is shown.
  await expect(course).toBeChecked();
  await expect(media).toHaveAccessibleDescription(/^3 of 5 Speaking lessons done. Still to do: /);
  // A tap says why the room is locked.
  await page.getByRole('button', { name: 'Game Room' }).click({ force: true });
  const dialog = page.getByRole('dialog', { name: 'Game Room is locked' });
  await expect(
    dialog.getByText('Still to do: 2 more Speaking lessons, then 2 Vocabulary lessons.'),
  ).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Go to the classroom' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/app');
  // The puzzle of the day is made of the Game Room's games.
  await expect(page.getByText('It opens with the Game Room.')).toBeVisible();
  for (const address of ['/puzzle', '/puzzle?part=word', '/progress', '/words']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (address !== '/words') await expect(page.getByText('Game Room is locked.').first()).toBeVisible();
    await expect(page.locator('a[href*="room=arcade"]')).toHaveCount(0);
  }
  // Neither its address nor a reload opens it.
  await page.goto('/app?room=media');
  await expect(page.getByText('Media Room is locked. 3 of 5 Speaking lessons done')).toBeVisible();
  await expect(page.getByText('Video and song lessons are coming soon.')).toBeHidden();
  await page.goto(getArcadeAddress('memory-match'));
  await expect(page.getByText('Game Room is locked. 3 of 5 Speaking lessons done')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start a new game' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to the classroom' }).click();
  await expect(generateButton(page)).toBeVisible();
});

test('an address with a room that does not exist opens the hub', async ({ page, enter }) => {
  await enter();
  await page.goto('/app?room=cellar&lesson=7');
  await expect(page.getByText('Click a room on the map to enter it.')).toBeVisible();
  await page.goto('/app?room=classroom1&lesson=unknown');
  await expect(page.getByText('This class is not on this device')).toBeVisible();
});
