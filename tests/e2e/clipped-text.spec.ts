import { track } from './class-player.ts';
import { courseDocument, finishSetup } from './cloud.ts';
import { test } from './doubled-text.ts';
import { ON_PHONE } from './game-room.ts';
import { classroom, expect, signInAt } from './learner.ts';
import { MEMORY } from './memory-records.ts';
import { openRow, recordRows } from './record-rows.ts';
import { homework, lesson, PLAYED_PLAN } from './records.ts';
import { expectWhole } from './whole-texts.ts';

/**
 * Texts twice as large on the smallest phone: every one of them is in its box, and no box cuts any. Those of the games
 * are looked at in `whole-games.spec.ts`.
 */

test.use(ON_PHONE);

test('no text of the ways in and of set-up is cut', async ({ page, newcomer, request }) => {
  for (const address of ['/', '/about', '/school', '/login', '/signup', '/nowhere']) {
    await page.goto(address);
    await expectWhole(page, address);
  }
  await signInAt(page, newcomer, '/setup');
  await expectWhole(page, 'set-up');
  await finishSetup(request, newcomer);
  for (const address of ['/app', '/homework', '/lessons', '/progress', '/words']) {
    await page.goto(address);
    await expectWhole(page, `${address} with nothing in it`);
  }
});

test('no text of the hub, its rooms and the pages of the learner’s work is cut', async ({ page, enter }) => {
  await enter('/app', {
    ...MEMORY,
    course: courseDocument({ Speaking: 3, Grammar: 1 }, 3),
    badges: ['Pathfinder', 'Lesson Star'],
    lessons: [lesson('open'), lesson('done', { completed: true, answer: 'Hi.', feedback: 'Good.' }, 1)],
    homework: [homework('one', { feedback: '## Well done\n\n- Say *would like*.' })],
  });
  await expect(page.getByText(/^About \d+ minutes$/)).toBeVisible();
  await expectWhole(page, 'the hub');
  for (const room of ['arcade', 'library', 'media', 'classroom1']) {
    await page.goto(`/app?room=${room}`);
    await expect(page.locator('[data-entered]')).toBeVisible();
    await expectWhole(page, room);
  }
  for (const address of [
    '/homework',
    '/lessons',
    '/progress',
    '/words',
    '/words?part=mistakes',
    '/settings',
  ]) {
    await page.goto(address);
    await expectWhole(page, address);
  }
  for (const address of ['/homework', '/lessons']) {
    await page.goto(address);
    await expect(recordRows(page).first()).toBeVisible();
    for (const row of await recordRows(page).all()) await openRow(row);
    await expectWhole(page, `${address} with its rows open`);
  }
});

test('no text of a class is cut, at any step', async ({ page, enter }) => {
  await enter(classroom('played', 'write'), { lessons: [lesson('played', { classPlan: PLAYED_PLAN })] });
  await expect(track(page)).toBeVisible();
  for (const place of await track(page).getByRole('button').all()) {
    await place.click();
    await expectWhole(page, `${await place.textContent()} of a class`);
  }
  await page.getByRole('button', { name: 'Whole page' }).click();
  await expectWhole(page, 'the whole page of a class');
});
