import type { Page } from '@playwright/test';
import { answerWithMistake, stepNavigation } from './class-player.ts';
import { createTextSizer, DOUBLED_TEXT_SIZE, expectNoClippedText } from './clipped-text.ts';
import { createCourseDocument, finishSetup } from './cloud.ts';
import { getArcadeAddress, PHONE_CONTEXT } from './game-room.ts';
import { button, expect, expectSynced, getClassroomAddress, openChoices, signInAt, test } from './learner.ts';
import { MEMORY } from './memory-records.ts';
import { openRow, recordRows } from './record-rows.ts';
import { ANSWERED, createHomeworkRecord, createLessonRecord, PLAYABLE_PLAN } from './records.ts';

/**
 * Checks text twice as large on the smallest phone: no text leaves its box or is clipped, and no screen
 * scrolls sideways. `every-game.spec.ts` checks the games.
 */

test.use(PHONE_CONTEXT);
test.beforeEach(async ({ page }) => {
  const enlarge = await createTextSizer(page);
  await enlarge(DOUBLED_TEXT_SIZE);
});

async function openRows(page: Page): Promise<void> {
  await expect(recordRows(page).first()).toBeVisible();
  for (const row of await recordRows(page).all()) await openRow(row);
}

async function openTables(page: Page): Promise<void> {
  await expect(page.getByRole('figure')).toHaveCount(4);
  for (const summary of await page.getByText('Show as a table').all()) await summary.click();
}

test('no text of the landing page, the form and set-up is clipped', async ({ page, newcomer, request }) => {
  for (const address of ['/', '/about', '/school', '/login', '/signup', '/account', '/nowhere']) {
    await page.goto(address);
    await expectNoClippedText(page, address);
  }
  await signInAt(page, newcomer, '/setup');
  await expectNoClippedText(page, 'set-up');
  await finishSetup(request, newcomer);
  for (const address of ['/app', '/homework', '/lessons', '/progress', '/words']) {
    await page.goto(address);
    if (address === '/app') await expect(page.getByText(/^About 1\d minutes$/)).toBeVisible();
    await expectNoClippedText(page, `${address} with nothing in it`);
  }
});

test('no text of the hub, its rooms and the learner’s pages is clipped', async ({ page, enter }) => {
  await enter('/app', {
    ...MEMORY,
    course: createCourseDocument({ Speaking: 3, Grammar: 1 }, 3),
    badges: ['Pathfinder', 'Lesson Star'],
    lessons: [createLessonRecord('open'), createLessonRecord('done', ANSWERED, 1)],
    homework: [createHomeworkRecord('one', { feedback: '## Well done\n\n- Say *would like*.' })],
  });
  await expect(page.getByText(/^About \d+ minutes$/)).toBeVisible();
  await expectNoClippedText(page, 'the hub');
  for (const room of ['arcade', 'library', 'media', 'classroom1']) {
    await page.goto(`/app?room=${room}`);
    await expect(page.locator('[data-entered]')).toBeVisible();
    await expectNoClippedText(page, room);
  }
  for (const [address, open] of [
    ['/homework', openRows],
    ['/lessons', openRows],
    ['/progress', openTables],
    ['/words'],
    ['/words?part=mistakes'],
    ['/settings'],
    ['/setup?change=true'],
    ['/keep'],
    ['/puzzle'],
    ['/puzzle?part=word'],
    ['/puzzle?part=crossword'],
  ] as const) {
    await page.goto(address);
    await expectNoClippedText(page, address);
    if (!open) continue;
    await open(page);
    await expectNoClippedText(page, `${address} with all of it open`);
  }
});

test('no text of a class is clipped at any step', async ({ page, openLesson }) => {
  await openLesson({ classPlan: PLAYABLE_PLAN });
  await answerWithMistake(page);
  for (const place of await stepNavigation(page).getByRole('button').all()) {
    await place.click();
    await expectNoClippedText(page, `${await place.textContent()} of a class`);
  }
  await page.getByRole('button', { name: 'Whole page' }).click();
  await expectNoClippedText(page, 'the whole page of a class');
});

test('no text of a dialog, of the choices of a class or of a word’s card is clipped', async ({
  page,
  enter,
}) => {
  await enter('/settings', { lessons: [createLessonRecord('the-class', { classPlan: PLAYABLE_PLAN })] });
  for (const [opener, close] of [
    ['Sign out everywhere else', 'Cancel'],
    ['Delete my account', 'Keep my account'],
  ] as const) {
    await button(page, opener).click();
    await expectNoClippedText(page, `the dialog of “${opener}”`);
    await page.getByRole('dialog').getByRole('button', { name: close }).click();
  }
  await expectSynced(page);
  await button(page, 'Synced').click();
  await expectNoClippedText(page, 'the dialog of the sync');
  await page.goto('/words');
  await button(page, 'Add a word').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expectNoClippedText(page, 'the form of a word, refused');
  await page.goto(getArcadeAddress('quiz'));
  await button(page, 'Game settings').click();
  await expectNoClippedText(page, 'the settings of a game');
  await page.goto(getClassroomAddress());
  await openChoices(page);
  await expectNoClippedText(page, 'the choices of a class');
  await page.goto(getClassroomAddress('the-class'));
  await expect(page.getByText('Tap any word to see what it means.')).toBeVisible();
  await expectNoClippedText(page, 'the hint that words can be tapped');
  await button(page, 'OK').click();
  await page.locator('[data-part]:visible p').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoClippedText(page, 'the card of a word');
});
