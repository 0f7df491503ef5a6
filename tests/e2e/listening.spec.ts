import { expectAccessible } from './accessible-screen.ts';
import { button, expect, test } from './learner.ts';
import { PLAN } from './records.ts';
import { endSpokenLine, readSpokenTexts, stubVoice } from './voice.ts';

const createPlanWithText = (text: string) => PLAN.replace('## Exercises', `${text}\n\n## Exercises`);

const HEARD = createPlanWithText(
  '## Listening: The ticket office\n\nWoman: Good morning, can I help you?\n\nMan: Yes, please. When does the next bus leave?\n\nWoman: It leaves at a quarter past five.',
);
const DIALOGUE = createPlanWithText(
  '## Dialogue: At the corner\n\nA: Excuse me, where is the station?\n\nB: It is at the next corner.\n\nA: Thank you very much!',
);

test.beforeEach(({ page }) => stubVoice(page));

test('a text is played by its speakers, paused, repeated and slowed down by keyboard', async ({
  page,
  openLesson,
}) => {
  await openLesson({ skillFocus: 'Listening', classPlan: HEARD });
  await button(page, 'Play the text').focus();
  await page.keyboard.press('Enter');
  await endSpokenLine(page);
  expect(await readSpokenTexts(page)).toEqual([
    'Good morning, can I help you?',
    'Yes, please.',
    'When does the next bus leave?',
  ]);
  const pitches = await page.evaluate(() => window.requestedUtterances.map(({ pitch }) => pitch));
  expect(pitches[0]).not.toBe(pitches[1]);

  await page.keyboard.press('Enter');
  await expect(button(page, 'Keep listening')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect((await readSpokenTexts(page)).at(-1)).toBe('When does the next bus leave?');
  await page.getByRole('radio', { name: 'Very slow', exact: true }).check();
  expect(await page.evaluate(() => window.requestedUtterances.at(-1)?.rate)).toBeLessThan(0.8);
  await button(page, 'Back one line').press('Enter');
  expect((await readSpokenTexts(page)).at(-1)).toBe('Good morning, can I help you?');
});

test('the transcript opens after the first complete playback, with the spoken line marked', async ({
  page,
  openLesson,
}) => {
  await openLesson({ skillFocus: 'Listening', classPlan: HEARD });
  await expect(page.getByText('Show the words')).toBeHidden();
  await button(page, 'Play the text').click();
  for (let line = 0; line < 3; line += 1) await endSpokenLine(page);
  await page.getByText('Show the words').click();
  await button(page, 'Play again').click();
  await expect(page.locator('[aria-current="true"]').filter({ hasText: 'Good morning' })).toBeVisible();
  await expectAccessible(page, 'a text to hear');
});

test('the voice stops when the learner leaves', async ({ page, openLesson }) => {
  await openLesson({ skillFocus: 'Listening', classPlan: HEARD });
  await button(page, 'Play the text').click();
  await button(page, 'Leave').click();
  await endSpokenLine(page);
  expect(await readSpokenTexts(page)).toHaveLength(1);
});

test('a browser without a voice shows the transcript and the reason', async ({ page, openLesson }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'speechSynthesis');
    Reflect.deleteProperty(Window.prototype, 'speechSynthesis');
  });
  await openLesson({ skillFocus: 'Listening', classPlan: HEARD });
  await expect(page.getByText('This browser can’t read aloud, so here are the words.')).toBeVisible();
  await expect(page.getByText('It leaves at a quarter past five.')).toBeVisible();
});

test('a dialogue leaves one role to the learner, then the other', async ({ page, openLesson }) => {
  await openLesson({ skillFocus: 'Speaking', classPlan: DIALOGUE });
  await button(page, 'Play the dialogue').click();
  for (let line = 0; line < 3; line += 1) await endSpokenLine(page);
  await button(page, /^Now say A/).click();
  await expect(page.getByText('Your turn: say the line aloud.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Hide my lines' }).check();
  const dialogue = page.getByRole('region', { name: 'Class' });
  await expect(dialogue.getByText('Excuse me, where is the station?', { exact: true })).toBeHidden();
  // Slow checks come after this, because the learner's time for a line is running.
  await button(page, 'I’ve said it').click();
  expect((await readSpokenTexts(page)).at(-1)).toBe('It is at the next corner.');
  await expectAccessible(page, 'a dialogue with a part for the learner');
});

test('the spoken line of a dialogue stays visible', async ({ page, openLesson }) => {
  const lines = Array.from({ length: 24 }, (_, line) => `${'AB'[line % 2]}: This is line number ${line}.`);
  await openLesson(
    { skillFocus: 'Speaking', classPlan: createPlanWithText(`## Dialogue: Long\n\n${lines.join('\n\n')}`) },
    'text',
  );
  await button(page, 'Play the dialogue').click();
  for (let line = 0; line < 20; line += 1) await endSpokenLine(page);
  await expect(page.getByText('This is line number 20.')).toBeInViewport({ ratio: 1 });
});

test('the learner’s line is recorded and played back, and a missing microphone is explained', async ({
  page,
  openLesson,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('', 'NotAllowedError');
    };
  });
  await openLesson({ skillFocus: 'Speaking', classPlan: DIALOGUE });
  await page.getByRole('radio', { name: 'I am A' }).check();
  await button(page, 'Play the dialogue').click();
  await button(page, 'Record yourself').click();
  await expect(page.getByText('We can’t use the microphone.')).toBeVisible();

  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = async () =>
      new AudioContext().createMediaStreamDestination().stream;
  });
  await button(page, 'Record yourself').or(button(page, 'Record again')).click();
  await button(page, 'Stop recording').click();
  await expect(button(page, 'Hear yourself')).toBeVisible();
});
