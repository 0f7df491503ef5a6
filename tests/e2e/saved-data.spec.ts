import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { LOCAL_DATE_HEADER } from '../../src/api-contract/lesson-api.ts';
import { openStep } from './class-player.ts';
import { createAccount, readCloudDocument, type TestAccount, writeCloudDocument } from './cloud.ts';
import { sendMove } from './game-ends.ts';
import { badgeShelf, button, expect, expectSynced, getClassroomAddress, test } from './learner.ts';
import { feedbackRegion, notesField } from './notes.ts';
import { openRow, recordRows } from './record-rows.ts';
import { rememberSignIn } from './remembered-sign-in.ts';
import {
  asDataOf,
  type LearnerData,
  openSavedMoves,
  PLACES,
  putSavedData,
  readSavedGame,
  type SavedData,
  savedRows,
  TIME_ZONE,
} from './saved-data.ts';
import { readStoredRows } from './stored-rows.ts';

/*
 * Data stored by an earlier version of the app opens in this one. The files are never changed to fit the
 * code; see scripts/record-saved-data.ts.
 */

test.use({ timezoneId: TIME_ZONE });

const LEARNER: LearnerData = readSavedFile('learner');
const GUEST: SavedData = readSavedFile('guest');

function readSavedFile<Data>(name: string): Data {
  return JSON.parse(readFileSync(new URL(`saved-data/${name}.json`, import.meta.url), 'utf8'));
}

/** Sets the clock to the end of the recording, stores the data in the browser, and signs the account in. */
async function openWithSavedData(page: Page, data: SavedData, account: TestAccount): Promise<void> {
  await page.clock.install({ time: data.recordedAt });
  // The server counts classes by its own clock.
  const today = new Date().toISOString().slice(0, 10);
  await page.route('**/api/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), [LOCAL_DATE_HEADER.toLowerCase()]: today } }),
  );
  await page.goto('/healthz');
  await putSavedData(page, data);
  await rememberSignIn(page, account);
}

/** The learner's data as a new account's, in the browser and in the cloud. */
async function openAsLearner(page: Page, request: APIRequestContext) {
  const account = await createAccount(request);
  const data = asDataOf(LEARNER, account.uid);
  await writeCloudDocument(request, account, data.document);
  await openWithSavedData(page, data, account);
  return { account, data };
}

test('every saved game continues at its last move, and its next move is saved', async ({ page, request }) => {
  const { account, data } = await openAsLearner(page, request);
  const games = getLastSavedGames(data);
  expect([...games.keys()].sort()).toEqual(PLACES.map(({ id }) => id).sort());
  const rules = await openSavedMoves();
  for (const { id, address, isOfDay } of PLACES) {
    await test.step(id, async () => {
      const { saved } = await rules.find(id, games.get(id), 1);
      expect(saved, 'the schema reads all of the saved game').toEqual(games.get(id));

      await page.goto(address);
      if (!isOfDay) {
        await expect(page.getByText('You have an unfinished game:')).toBeVisible();
        expect(await readSavedGame(page, account.uid, id)).toEqual(games.get(id));
        await button(page, 'Continue').click();
      }
      await expect(button(page, 'Pause')).toBeVisible();
      const board = page.locator('[data-game]');
      for (const text of data.expected.shown[id] ?? []) await expect(board).toContainText(text);

      // Some moves are possible only after one that the game makes by itself.
      await expect(async () => {
        const before = (await readSavedGame(page, account.uid, id)) as typeof saved & { state: unknown };
        const { move } = await rules.find(id, before, Math.random());
        if (!move) throw new Error('There is no move now');
        await sendMove(page, move);
        await expect
          .poll(async () => (await readSavedGame(page, account.uid, id)) as typeof before, { timeout: 1_000 })
          .not.toMatchObject({ state: before.state });
      }).toPass({ timeout: 10_000 });
      expect(await readSavedGame(page, account.uid, id)).toMatchObject(getIdentity(games.get(id)));
    });
  }
  await rules.close();
});

/** The unfinished games, each as the tab's session storage has it, or else the database. */
function getLastSavedGames(data: LearnerData): ReadonlyMap<string, unknown> {
  const rows = savedRows(data, 'games') as { game: string; saved: unknown }[];
  return new Map(
    rows.map(({ game, saved }) => {
      const unsaved = data.sessionStorage[`last-moves:${data.uid}:${game}`];
      return [game, unsaved === undefined ? saved : JSON.parse(unsaved).saved];
    }),
  );
}

/** The fields that stay the same during a game. */
function getIdentity(saved: unknown): Record<string, unknown> {
  const { begunAt, level, variant, version } = saved as Record<string, unknown>;
  return { begunAt, level, variant, version };
}

test('classes, homework, words, badges and settings are shown as they were stored', async ({
  page,
  request,
}) => {
  const { data } = await openAsLearner(page, request);
  const { answeredLesson, waitingLesson, unwrittenLesson } = data.expected;

  await page.goto('/homework');
  await expect(recordRows(page)).toHaveCount(2);
  await openRow(recordRows(page).last());
  await expect(page.getByText('I take the bus because it is cheap.').first()).toBeVisible();

  await page.goto(getClassroomAddress(answeredLesson));
  await openStep(page, 'Feedback');
  await expect(feedbackRegion(page)).toContainText('goed');

  await page.goto(getClassroomAddress(unwrittenLesson));
  await openStep(page, 'Write');
  await expect(notesField(page)).toHaveValue('I read a sign. It was long.');

  await page.goto(getClassroomAddress(waitingLesson));
  await openStep(page, 'Exercise 1');
  await expect(
    page
      .getByText(/^(Right|Not yet|The answer)/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();

  await page.goto('/words');
  for (const word of ['flibbertigibbet', 'sea shanty'])
    await expect(page.getByRole('button', { name: new RegExp(`^${word}`) })).toBeVisible();
  await page.goto('/words?part=mistakes');
  const mistakes = data.document.mistakes as readonly { right: string }[];
  expect(mistakes.length).toBeGreaterThan(1);
  await expect(page.getByText(/^\d+ mistakes to learn from$/)).toBeVisible();

  await page.goto('/progress');
  const badges = data.document.badges as readonly string[];
  expect(badges.length).toBeGreaterThan(1);
  for (const badge of badges) await expect(badgeShelf(page).getByText(badge, { exact: true })).toBeVisible();

  await page.goto('/app?room=arcade');
  await expect(page.getByText('The game on the start page. Your best: 20 of 30 points')).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByRole('radio', { name: 'Twice as long' })).toBeChecked();
  await expect(page.getByText('B1', { exact: true })).toBeVisible();
});

/** A row of the table `requests`, under the names that are stored. */
interface RequestRow {
  key: string;
  kind: string;
  life: { phase: string };
}

test('pending changes, an answer and a class are sent, and dead letters on retry', async ({
  page,
  request,
}) => {
  const { account, data } = await openAsLearner(page, request);
  const storedRequests = savedRows(data, 'requests') as RequestRow[];
  expect(storedRequests.map(({ kind }) => kind).sort()).toEqual(['answer', 'class']);
  expect(savedRows(data, 'outbox').length).toBeGreaterThan(0);
  expect(savedRows(data, 'dead').length).toBeGreaterThan(0);

  // Leaving the page before the feedback is shown would postpone the request.
  await page.goto(getClassroomAddress(data.expected.waitingLesson));
  await openStep(page, 'Feedback');
  const readUnsentRequests = async () =>
    ((await readStoredRows(page, account.uid)).requests as readonly RequestRow[]).filter(
      ({ kind, life }) => kind === 'answer' || life.phase !== 'done',
    );
  await expect.poll(readUnsentRequests, { timeout: 60_000 }).toEqual([]);

  await page.goto('/settings');
  await button(page, 'Sync now').click();
  const readDocument = async () => (await readCloudDocument(request, account)) ?? {};
  await expect.poll(async () => Object.keys((await readDocument()).words ?? {})).toContain('sea shanty');
  const classKey = storedRequests.find(({ kind }) => kind === 'class')?.key;
  const readLessons = async () =>
    ((await readDocument()).lessons ?? []) as { id: string; feedback: string }[];
  await expect.poll(async () => (await readLessons()).map(({ id }) => id)).toContain(classKey);
  const findWaitingLesson = async () =>
    (await readLessons()).find(({ id }) => id === data.expected.waitingLesson);
  await expect.poll(findWaitingLesson).toMatchObject({
    answer: expect.stringMatching(/^She have a dog\./),
    feedback: expect.stringContaining('has'),
    completed: true,
  });

  await page
    .getByRole('status')
    .getByRole('button', { name: /needs? attention/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Where your work is saved' });
  const retries = sheet.getByRole('button', { name: 'Try again' });
  // The sheet first looks through the records.
  await expect(retries.first()).toBeVisible();
  for (let left = await retries.count(); left > 0; left = await retries.count()) {
    await retries.first().click();
    await expect(retries).not.toHaveCount(left);
  }
  await expect(sheet).toContainText('Everything is up to date.');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expectSynced(page);
  expect((await readDocument()).homework).toHaveLength(2);
  expect((await readStoredRows(page, account.uid)).dead).toEqual([]);
});

test('the records of a guest are merged into the account that signs in', async ({ page, request }) => {
  const account = await createAccount(request);
  await openWithSavedData(page, GUEST, account);
  await page.goto('/homework');
  await openRow(recordRows(page).first());
  await expect(page.getByText('A guest takes the bus.').first()).toBeVisible();
  await expect.poll(async () => (await readCloudDocument(request, account))?.homework).toHaveLength(1);
  await page.goto('/app?room=arcade');
  await expect(page.getByText('The game on the start page. Your best: 20 of 30 points')).toBeVisible();
});
