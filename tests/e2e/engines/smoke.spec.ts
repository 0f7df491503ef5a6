import { expect } from '@playwright/test';
import { createEmail, readCloudDocument, signInToAccount } from '../cloud.ts';
import { CARDS_PER_ROUND } from '../flashcards.ts';
import { getArcadeAddress } from '../game-room.ts';
import { getClassroomAddress } from '../learner.ts';
import { expectDatabasesUsable, leaveAfter, readRecordsNames } from './departures.ts';
import { test, VERSION_ANNOTATION } from './engine-test.ts';

/**
 * The first visit of a learner in a browser other than Chromium, which runs all other tests. Each test is one
 * step, in the browser that the step before it left behind; docs/browsers.md has them as a table.
 */
test.describe.configure({ mode: 'serial' });

const CREDENTIALS = { email: createEmail(), password: 'correct horse 7' };
/** Firefox types it at once, and React refuses a page that renders again after each of 50 keys. */
const ANSWER = 'Yesterday I goed to the old town and bought a small gift for my sister.';
const OFFLINE_NOTES = 'Written offline.';
const NOTEPAD = 'Write your notes here...';
/** The delays after which a page is left, in milliseconds. */
const DELAYS = Array.from({ length: 21 }, (_, index) => index * 20);

let lesson = '';
const getLessonAddress = (step: string) => getClassroomAddress(lesson, step);

test('A learner signs up and sets up a profile', async ({ app }, info) => {
  info.annotations.push({ type: VERSION_ANNOTATION, description: app.version });
  await app.open('/signup');
  await app.fill('Email', CREDENTIALS.email);
  await app.fill('Password', CREDENTIALS.password);
  await app.click('Sign Up');
  await app.waitForAddress(/^\/setup/);
  await app.click('B1 Intermediate');
  await app.fill('Age', '31');
  await app.click('Save and Start');
  await app.waitForAddress(/^\/app/);
  await app.waitForText('Signed in as');
});

test('A class is written, answered and corrected', async ({ app }) => {
  await app.open(getClassroomAddress());
  await app.click('Generate Class');
  await app.waitForAddress(/lesson=/);
  lesson = await app.waitFor('the class’s id', () => new URLSearchParams(location.search).get('lesson'));
  await app.open(getLessonAddress('write'));
  await app.fill(NOTEPAD, ANSWER);
  await app.click('Submit Answer');
  await app.waitForText('Your next step');
});

test('A game is played to its end', async ({ app }) => {
  await app.open(getArcadeAddress('flashcards'));
  await app.click('Start a new game');
  for (let cards = 0; cards < CARDS_PER_ROUND; cards += 1) {
    await app.clickOn('[data-place="board"] button[aria-pressed="false"]');
    await app.clickOn('[data-grade="easy"]');
  }
  await app.click('See your result');
  await app.waitForText('Play again');
});

test('Two deep links open without the server', async ({ app, gateway }) => {
  await app.open('/settings');
  await app.waitForText('Arcade ready offline.');
  await gateway.close();
  await app.open('/words');
  await app.waitForText('My Words');
  await app.open(getLessonAddress('feedback'));
  await app.waitForText('Your next step');
});

test('A notepad written without the server is kept', async ({ app }) => {
  await app.open(getLessonAddress('write'));
  await app.fill(NOTEPAD, OFFLINE_NOTES);
  await app.waitForText('Saved on this device');
  await app.open(getLessonAddress('write'));
  await app.waitFor(
    'the kept notepad',
    (placeholder, text) =>
      [...document.querySelectorAll('textarea')].some(
        (field) => field.placeholder === placeholder && field.value === text,
      ),
    NOTEPAD,
    OFFLINE_NOTES,
  );
  await app.open(getLessonAddress('home'));
  await app.click('Save to Homework');
  await app.waitForText('Saved to your homework.');
});

test('Work done without the server is synced afterwards', async ({ app, gateway, request }) => {
  await gateway.open();
  await app.open('/homework');
  await app.waitForText('Synced');
  const account = await signInToAccount(request, CREDENTIALS);
  const document = await readCloudDocument(request, account);
  expect(document?.homework).toEqual([expect.objectContaining({ notes: OFFLINE_NOTES })]);
});

for (const [name, address, shows] of [
  ['the hub’s document starts', '/app', ''],
  ['the hub shows', '/app', 'Signed in as'],
  ['the classroom’s document starts', getClassroomAddress(), ''],
  ['the classroom shows', getClassroomAddress(), 'Generate Class'],
] as const) {
  test(`A page left 0 to 400 ms after ${name} locks no database`, async ({ app }) => {
    for (const delay of DELAYS) {
      await leaveAfter(app, { address, shows, delay });
      await expectDatabasesUsable(app, delay);
    }
    await app.open('/app');
    await app.waitForText('Signed in as');
  });
}

test('A learner logs out, which deletes the records', async ({ app }) => {
  await app.waitForText('Synced');
  await app.click('Log Out');
  // Results of games stay on their device.
  await app.click('Delete it and log out');
  await app.waitForAddress(/^\/login/);
  expect(await readRecordsNames(app)).toEqual([]);
});
