import type { Page } from '@playwright/test';
import { expectAccessible, getThemeForSize } from './accessible-screen.ts';
import { stepNavigation } from './class-player.ts';
import { createCourseDocument, finishSetup } from './cloud.ts';
import { WINDOWS } from './game-room.ts';
import { expect, getClassroomAddress, openChoices, signInAt, test } from './learner.ts';
import { generateButton } from './lesson-api.ts';
import { openRow, recordRows } from './record-rows.ts';
import { createHomeworkRecord, createLessonRecord } from './records.ts';

/** Checks every screen with real data, light on a desktop and dark on a phone. */

/** Text long enough to break a fragile layout. */
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'.repeat(3);

/** The pages with an empty state. */
const EMPTY_PAGES = ['/homework', '/lessons', '/progress'];
const PAGES = [...EMPTY_PAGES, '/settings'];

async function expectSoundAt(page: Page, address: string, heading: string | RegExp = /./): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Opening' })).toHaveCount(0);
  await expectAccessible(page, address, getThemeForSize(page));
}

for (const [where, window] of WINDOWS) {
  test.describe(where, () => {
    test.use(window);

    test('screens without a login are accessible to visitors and fit the window', async ({ page }) => {
      for (const [address, heading] of [
        ['/', 'Learning Arcade'],
        ['/about', /about/i],
        ['/school', 'School map'],
        ['/login', 'Sign In to the Learning Arcade'],
        ['/account', 'Forgot your password?'],
        ['/nowhere', 'We can’t find this page'],
      ] as const) {
        await expectSoundAt(page, address, heading);
        await expect(page).toHaveURL(address);
      }
    });

    test('the empty screens of a new learner are accessible and fit the window', async ({
      page,
      newcomer,
      request,
    }) => {
      await signInAt(page, newcomer, '/setup');
      await expectAccessible(page, 'set-up', getThemeForSize(page));
      await finishSetup(request, newcomer);
      for (const address of EMPTY_PAGES) await expectSoundAt(page, address);
    });

    test('the hub, its rooms and pages with many long records are accessible and fit the window', async ({
      page,
      enter,
    }) => {
      const wordy = { skillFocus: 'Vocabulary', feedback: `**Well done.** ${LONG_WORD}` };
      const plan = `# At the station ${LONG_WORD}\n\n## Vocabulary\n\n| Word | Meaning | Example |\n| --- | --- | --- |\n| ${LONG_WORD} | a long word | This is ${LONG_WORD}. |\n\n## Exercises\n\n1. Write about ${LONG_WORD}.`;
      await enter('/app', {
        displayName: LONG_WORD.slice(0, 60),
        course: createCourseDocument({ Speaking: 7, Grammar: 3, Vocabulary: 4 }, 2),
        badges: ['Lesson Star', LONG_WORD],
        lessons: [
          createLessonRecord('long', { ...wordy, classPlan: plan, completed: true, answer: LONG_WORD }),
        ],
        homework: [
          createHomeworkRecord('long', {
            ...wordy,
            lesson: plan,
            notes: LONG_WORD,
            exercises: { '0': LONG_WORD },
          }),
        ],
      });
      await page.getByText('Course', { exact: true }).click();
      for (const address of [
        '/app',
        '/app?room=media',
        getClassroomAddress(),
        getClassroomAddress('long'),
        ...PAGES,
      ]) {
        await expectSoundAt(page, address);
      }
      for (const address of ['/homework', '/lessons']) {
        await page.goto(address);
        await expect(recordRows(page).first()).toBeVisible();
        for (const row of await recordRows(page).all()) await openRow(row);
        await expectAccessible(page, `${address} with its rows open`, getThemeForSize(page));
      }
    });

    for (const skill of ['Speaking', 'Vocabulary', 'Listening']) {
      test(`a ${skill} class is accessible and fits the window, at every step and as a whole`, async ({
        page,
        enter,
      }) => {
        await enter('/app?room=classroom1');
        await openChoices(page);
        await page.getByLabel('Skill focus').selectOption(skill);
        await generateButton(page).click();
        await expect(page).toHaveURL(/lesson=/);
        await expect(page.getByRole('article').getByRole('heading').first()).toBeVisible();
        for (const place of await stepNavigation(page).getByRole('button').all()) {
          await place.click();
          await expectAccessible(
            page,
            `${await place.textContent()} of a ${skill} class`,
            getThemeForSize(page),
          );
        }
        await page.getByRole('button', { name: 'Whole page' }).click();
        await expectAccessible(page, `the whole page of a ${skill} class`, getThemeForSize(page));
      });
    }
  });
}
