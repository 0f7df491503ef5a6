import type { Page } from '@playwright/test';
import { courseDocument, profileDocument, writeDocument } from './cloud.ts';
import { expect, signInAt, test } from './learner.ts';
import { expectSound } from './sound-screen.ts';

/** Every screen with real data: no accessibility violation in light or dark, and no sideways scrolling. */

/** Long enough to break a layout that trusts its texts. */
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'.repeat(3);

async function expectSoundAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Opening' })).toHaveCount(0);
  await expectSound(page, address);
}

test('the screens that need no login are accessible and fit the window', async ({ page }) => {
  for (const address of ['/', '/about', '/school', '/login', '/nowhere']) await expectSoundAt(page, address);
});

test('the screens of a new learner, with nothing in them yet, are accessible and fit the window', async ({
  page,
  newcomer,
  request,
}) => {
  test.setTimeout(120_000);
  await signInAt(page, newcomer, '/setup');
  await expectSound(page, 'set-up');
  await writeDocument(request, newcomer, { ...profileDocument(newcomer), course: courseDocument() });
  for (const address of ['/homework', '/lessons', '/progress', '/settings'])
    await expectSoundAt(page, address);
});

test('the hub, its rooms, and the pages full of long records are accessible and fit the window', async ({
  page,
  learner,
  request,
}) => {
  test.setTimeout(120_000);
  const record = {
    createdAt: 1_790_000_000_000,
    timestamp: '2026-09-21T13:46:40.000Z',
    studentLevel: 'B1',
    skillFocus: 'Vocabulary',
    teacher: 'Maya',
    reason: 'travel',
    age: 30,
    module_lesson: 0,
    feedback: `**Well done.** ${LONG_WORD}`,
    updatedAt: 1_790_000_000_000,
    deviceId: 'another-device',
  };
  const plan = `# At the station ${LONG_WORD}\n\n## Vocabulary\n\n| Word | Meaning | Example |\n| --- | --- | --- |\n| ${LONG_WORD} | a long word | This is ${LONG_WORD}. |\n\n## Exercises\n\n1. Write about ${LONG_WORD}.`;
  await writeDocument(request, learner, {
    displayName: LONG_WORD.slice(0, 60),
    course: courseDocument({ Speaking: 7, Grammar: 3, Vocabulary: 4 }, 2),
    badges: ['Lesson Star', LONG_WORD],
    lessons: [{ ...record, id: 'lesson-1', classPlan: plan, completed: true, answer: LONG_WORD }],
    homework: [
      {
        ...record,
        id: 'homework-1',
        lessonId: 'lesson-1',
        lesson: plan,
        notes: LONG_WORD,
        date: '21/09/2026, 14:46:40',
        dragItems: { starting: [], keeping: [] },
        exercises: { '0': LONG_WORD },
        flippedCards: false,
        audioPlayed: false,
      },
    ],
  });
  await signInAt(page, learner);
  await page.getByText('Course', { exact: true }).click();
  const lesson = '/app?room=classroom1&lesson=lesson-1';
  for (const address of ['/app', '/app?room=media', '/app?room=classroom1', lesson]) {
    await expectSoundAt(page, address);
  }
  for (const address of ['/homework', '/lessons', '/progress', '/settings'])
    await expectSoundAt(page, address);
});

test('a class of each skill is accessible and fits the window, on both its sides', async ({
  page,
  learner,
}) => {
  test.setTimeout(180_000);
  await signInAt(page, learner);
  for (const skill of ['Speaking', 'Vocabulary', 'Listening', 'Reading', 'Writing']) {
    await page.goto('/app?room=classroom1');
    await page.getByLabel('Skill focus').selectOption(skill);
    await page.getByRole('button', { name: 'Generate Class' }).click();
    await expect(page).toHaveURL(/lesson=/);
    await expect(page.getByRole('article').getByRole('heading').first()).toBeVisible();
    await expectSound(page, `a ${skill} class`);
    const sides = page.getByRole('navigation', { name: 'Parts of the lesson' });
    if (await sides.isVisible()) {
      await sides.getByRole('button', { name: 'Notepad' }).click();
      await expectSound(page, `the notepad of a ${skill} class`);
    }
  }
});
