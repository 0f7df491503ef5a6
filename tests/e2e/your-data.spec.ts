import type { Page } from '@playwright/test';
import { doubleTextSize, expectAccessible } from './accessible-screen.ts';
import { createLearner, readCloudDocument } from './cloud.ts';
import { downloadFile } from './download-file.ts';
import { PHONE_CONTEXT, readBankWords, tabAndEnter, tabTo } from './game-room.ts';
import { expect, returnSignedIn, test } from './learner.ts';
import { createLessonRecord, createOwnWordRecord } from './records.ts';

const [known] = readBankWords('b1').map(({ word }) => word);

/** A class, a word of the bank that was right once, an own word, and badges. */
const RECORDS = {
  lessons: [createLessonRecord('taken')],
  badges: ['Pathfinder', 'Lesson Star'],
  words: { [known ?? '']: 'tb8v40C', 'sea shanty': '' },
  ownWords: { 'sea shanty': createOwnWordRecord() },
};

const dialog = (page: Page) => page.getByRole('dialog');

/** Chooses a file for the input behind a button. */
async function bringIn(page: Page, button: string, name: string, text: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await choosing).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(dialog(page)).toBeVisible();
}

test('all records are exported as a file and imported into a new account, which syncs them', async ({
  page,
  enter,
  browser,
  request,
}) => {
  await enter('/settings', RECORDS);
  const { text } = await downloadFile(page.getByRole('button', { name: 'Download my data' }));

  const other = await createLearner(request);
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const fresh = await context.newPage();
  await returnSignedIn(fresh, other, '/settings');
  await bringIn(fresh, 'Import a file', 'learning-arcade.json', text);
  await expect(dialog(fresh)).toContainText('It’s from another account.');
  await expect(dialog(fresh)).toContainText('1 in the file, 1 new');
  await expect(dialog(fresh)).toContainText('You can’t undo this.');
  await expectAccessible(fresh, 'the preview of a file');

  await dialog(fresh).getByRole('button', { name: 'Cancel' }).click();
  await fresh.goto('/words');
  await expect(fresh.getByText('No words yet')).toBeVisible();

  await fresh.goto('/settings');
  await bringIn(fresh, 'Import a file', 'learning-arcade.json', text);
  await dialog(fresh).getByRole('button', { name: 'Import' }).click();
  await expect(fresh.getByText('The file is imported.')).toBeVisible();
  await expect(fresh.getByText(other.email)).toBeVisible();

  await bringIn(fresh, 'Import a file', 'learning-arcade.json', text);
  await expect(dialog(fresh)).toContainText('You already have everything in it.');
  await fresh.keyboard.press('Escape');

  const listWordsInCloud = async () => Object.keys((await readCloudDocument(request, other))?.words ?? {});
  await expect.poll(listWordsInCloud).toContain('sea shanty');

  await fresh.goto('/words');
  await expect(fresh.getByRole('button', { name: /^sea shanty/ })).toContainText('a song that sailors sing');
  await fresh.goto('/lessons');
  await expect(fresh.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await context.close();
});

test('a file that was tampered with changes nothing and is refused with a reason', async ({
  page,
  enter,
}) => {
  await enter('/settings', RECORDS);
  const { text } = await downloadFile(page.getByRole('button', { name: 'Download my data' }));
  const broken = text.replace('"words": {', '"words": { "__proto__": "",');
  await bringIn(page, 'Import a file', 'broken.json', broken);
  await expect(dialog(page).getByRole('alert')).toContainText('__proto__');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  const after = await downloadFile(page.getByRole('button', { name: 'Download my data' }));
  expect(JSON.parse(after.text).learner).toEqual(JSON.parse(text).learner);
});

test('words are exported for Anki, and the new words of a list are imported', async ({ page, enter }) => {
  await enter('/settings', RECORDS);
  // The words come from the cloud, which may take longer than the screen.
  await expect(async () => {
    const { name, text } = await downloadFile(page.getByRole('button', { name: 'Download my words' }));
    expect(name).toMatch(/\.csv$/);
    expect(text).toMatch(/^#separator:Comma\n#html:false\n#columns:word,meaning,example,/);
    expect(text).toContain('sea shanty,a song that sailors sing,They sang a sea shanty.,,,,\n');
  }).toPass();

  const list = '#separator:tab\nsea shanty\ta song\nflibbertigibbet\tsomebody who talks too much\nfnord\n';
  await bringIn(page, 'Import words', 'words.txt', list);
  await expect(dialog(page)).toContainText('1 new word, 1 that you already have, 1 line that we can’t read.');
  await expect(dialog(page)).toContainText('Line 4: We don’t know “fnord”');
  await expectAccessible(page, 'the preview of words');
  await dialog(page).getByRole('button', { name: 'Add to my words' }).click();
  await expect(page.getByText('Added 1 word.')).toBeVisible();
  await page.goto('/words');
  await expect(page.getByRole('button', { name: /^flibbertigibbet/ })).toContainText('talks too much');
  await expect(page.getByRole('button', { name: /^sea shanty/ })).toContainText('a song that sailors sing');
});

test.describe('on a phone', () => {
  test.use(PHONE_CONTEXT);

  test('a file is reviewed and merged by keyboard alone, with text twice as large', async ({
    page,
    enter,
  }) => {
    // Listens before the click, because the browser opens its file chooser after a moment.
    page.on('filechooser', () => {});
    await enter('/settings');
    await doubleTextSize(page);
    await expectAccessible(page, 'Your data at 200 %');
    await tabTo(page, page.getByRole('button', { name: 'Import a file' }));
    for (const key of ['Enter', 'Space']) {
      const choosing = page.waitForEvent('filechooser');
      await page.keyboard.press(key);
      await choosing;
    }
    const file = { badges: ['Explorer', 'Explorer of far too many words for so small a screen'] };
    const text = JSON.stringify({ app: 'learning-arcade', version: 1, learner: file });
    await bringIn(page, 'Import a file', 'a.json', text);
    await expect(dialog(page)).toContainText('2 in the file, 2 new');
    await expectAccessible(page, 'the preview at 200 %');
    await tabAndEnter(page, dialog(page).getByRole('button', { name: 'Import' }));
    await expect(page.getByText('The file is imported.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import a file' })).toBeFocused();
  });
});
