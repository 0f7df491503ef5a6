import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, expect, type Page, request } from '@playwright/test';
import { startServerProcess } from '../bench/server-process.ts';
import { LOCAL_DATE_HEADER } from '../src/api-contract/lesson-api.ts';
import { openStep, stepButton, stepNavigation } from '../tests/e2e/class-player.ts';
import {
  createEmail,
  DOCUMENT_COMMIT,
  type JsonFields,
  readCloudDocument,
  signInToAccount,
  throttleStore,
} from '../tests/e2e/cloud.ts';
import { sendMove } from '../tests/e2e/game-ends.ts';
import { getArcadeAddress } from '../tests/e2e/game-room.ts';
import {
  button,
  expectSynced,
  fillCredentials,
  getClassroomAddress,
  openChoices,
} from '../tests/e2e/learner.ts';
import { GENERATE_URL, generateButton, submitButton } from '../tests/e2e/lesson-api.ts';
import { feedbackRegion, notesField, saveHomework } from '../tests/e2e/notes.ts';
import {
  type LearnerData,
  openSavedMoves,
  PLACES,
  readSavedData,
  readSavedGame,
  type SavedData,
  type SavedMoves,
  TIME_ZONE,
} from '../tests/e2e/saved-data.ts';
import { readStoredRows } from '../tests/e2e/stored-rows.ts';
import { findInstalledBrowsers } from './find-browser.mjs';

/**
 * Records everything that this version of the app stores for a learner and for a guest: databases, storage
 * and cloud document, with every game in progress. `tests/e2e/saved-data.spec.ts` opens the files with later
 * versions of the app. Record again only after a release that stores something new, never to make a test
 * pass.
 *
 * After a build: `npx tsx scripts/record-saved-data.ts`
 */

const FOLDER = 'tests/e2e/saved-data';
/** The device's clock as the recording begins. */
const BEGIN = new Date('2026-06-15T09:00:00Z');
/** Enough for a state that differs from a new game's. */
const MOVES_PER_GAME = 5;
/** How many texts of a game's board are recorded. */
const MAX_EXPECTED_TEXTS = 3;
/** Random moves that are tried before a game is given up: some don't end, or wait for a timer. */
const MAX_TRIES_TO_END = 400;
/** Random moves that are tried for those of a game that stays in progress. */
const MAX_TRIES = 60;
/** How often a condition that has no event is checked. */
const POLL_INTERVAL_MS = 40;
/** Enough for the timers of a game, such as those that close a mistake or deal the next item. */
const GAME_TIMER_MS = 500;
/** Enough for painting a board that was opened, or a move. */
const PAINT_MS = 300;
const EMAIL = createEmail();
const CREDENTIALS = { email: EMAIL, password: 'correct horse 7' };
const REFUSED = { status: 400, json: { error: { status: 'INVALID_ARGUMENT', message: 'refused' } } };

const server = await startServerProcess('dist/server/main.js');
const moves = await openSavedMoves();
const { browser: executablePath } = findInstalledBrowsers();
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath ? { executablePath } : {}),
});
mkdirSync(FOLDER, { recursive: true });
try {
  write('guest', await recordGuest(await newPage(browser)));
  write('learner', await recordLearner(await newPage(browser), moves));
} finally {
  await browser.close();
  await moves.close();
  await server.stop();
}

function write(name: string, data: SavedData): void {
  const path = `${FOLDER}/${name}.json`;
  const text = `${JSON.stringify(data)}\n`;
  writeFileSync(path, text);
  console.log(path, text.length);
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.address,
    locale: 'en-GB',
    timezoneId: TIME_ZONE,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  // tsx names the functions that it hands to the page by this.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await context.clock.install({ time: BEGIN });
  // The server counts classes by its own clock.
  await context.route('**/api/**', (route) =>
    route.continue({
      headers: { ...route.request().headers(), [LOCAL_DATE_HEADER.toLowerCase()]: today() },
    }),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  return page;
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function readUid(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('currentUser') ?? '');
}

/** Plays the quiz of the landing page to its end. */
async function playEntrance(page: Page): Promise<void> {
  await page.goto('/');
  for (const answer of ['race', 'news', 'silence']) {
    await button(page, answer).click();
    await button(page, 'Next').click();
  }
}

/** Records a guest with a class, its homework and the result of the landing page's quiz. */
async function recordGuest(page: Page): Promise<SavedData> {
  await playEntrance(page);
  await button(page, 'Keep playing as a guest').click();
  await button(page, 'Save and Start').click();
  await expect(page.getByText('You’re playing as a guest.')).toBeVisible();
  await page
    .getByLabel(/^Start: Next: /)
    .first()
    .click();
  await saveHomework(page, 'A guest takes the bus.');
  await page.goto('/app');
  await expect(page.getByText('You’re playing as a guest.')).toBeVisible();
  const uid = await readUid(page);
  await leave(page);
  return readSavedData(page, uid);
}

/** Goes to an address of the app's origin on which the app does not run, so that its page is closed. */
async function leave(page: Page): Promise<void> {
  await page.goto('/healthz');
}

async function recordLearner(page: Page, rules: SavedMoves): Promise<LearnerData> {
  await signUp(page);
  const uid = await readUid(page);
  await chooseSettings(page);
  const answeredLesson = await answerClass(page);
  await playToEnd(page, rules, uid, 'quiz');
  await playToEnd(page, rules, uid, 'flashcards');
  await addWord(page, 'flibbertigibbet', 'somebody who talks too much');
  await choosePlayedWords(page);
  const shown: Record<string, readonly string[]> = {};
  for (const { id, address, isOfDay } of PLACES) {
    shown[id] = await playSomeMoves(page, rules, { uid, id, address, isOfDay });
    console.log(id, shown[id]);
  }
  const waitingLesson = await beginClass(page);
  await page.goto('/app');
  await expectSynced(page);

  const api = await request.newContext({ baseURL: server.address });
  const unwrittenLesson = await refuseHomework(page);
  await throttleStore(page);
  await addWord(page, 'sea shanty', 'a song that sailors sing');
  await leaveClassUnanswered(page, uid);
  await handInOffline(page, uid, waitingLesson);
  await leaveUnwritten(page, rules, { uid, lesson: unwrittenLesson, shown });
  await playEntrance(page);
  await leave(page);

  const document = (await readCloudDocument(api, await signInToAccount(api, CREDENTIALS))) as JsonFields;
  await api.dispose();
  const data = await readSavedData(page, uid);
  return { ...data, document, expected: { answeredLesson, waitingLesson, unwrittenLesson, shown } };
}

async function signUp(page: Page): Promise<void> {
  await page.goto('/signup');
  await fillCredentials(page, CREDENTIALS);
  await button(page, 'Sign Up').click();
  await page.waitForURL(/\/setup/);
  await page.getByRole('group', { name: 'Language level' }).getByText('B1').click();
  await page.getByLabel('Age').fill('31');
  await page.getByText('Travel', { exact: true }).click();
  await button(page, 'Save and Start').click();
  await page.waitForURL(/\/app/);
  await expectSynced(page);
}

async function chooseSettings(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.getByText('Twice as long', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Twice as long' })).toBeChecked();
}

/** Asks for a class that practises the skill. */
async function takeClass(page: Page, skill: string): Promise<string> {
  await page.goto(getClassroomAddress());
  await openChoices(page);
  await page.getByLabel('Skill focus').selectOption(skill);
  await generateButton(page).click();
  await expect(stepNavigation(page)).toBeVisible();
  await page.waitForURL(/lesson=/);
  return new URL(page.url()).searchParams.get('lesson') ?? '';
}

/** Takes a class with an answer, its feedback and mistakes, and homework with its badge. */
async function answerClass(page: Page): Promise<string> {
  const lesson = await takeClass(page, 'Vocabulary');
  await openStep(page, 'Write');
  await notesField(page).fill('I dont know this street. Yesterday I goed to the station.');
  await submitButton(page).click();
  await expect(feedbackRegion(page)).toBeVisible();
  await saveHomework(page, 'I take the bus because it is cheap.');
  await expectSynced(page);
  return lesson;
}

/** Begins a class: answers its items wrongly, and writes into the notepad. */
async function beginClass(page: Page): Promise<string> {
  const lesson = await takeClass(page, 'Grammar');
  const exercises = stepNavigation(page).getByRole('button', { name: /Exercise \d+/ });
  for (let index = 0; index < (await exercises.count()); index += 1) {
    await exercises.nth(index).click();
    const radios = page.getByRole('radiogroup').filter({ visible: true });
    // From the end, because a group that is answered right disappears.
    for (const group of (await radios.all()).reverse()) await group.getByRole('radio').last().click();
    for (const gap of await page.getByRole('main').getByRole('textbox').filter({ visible: true }).all())
      await gap.fill('wrongly');
    const check = button(page, 'Check').filter({ visible: true });
    if ((await check.count()) > 0 && (await check.first().isEnabled())) await check.first().click();
    const claim = button(page, 'My answer is right').filter({ visible: true });
    if ((await claim.count()) > 0) await claim.first().click();
  }
  await openStep(page, 'Write');
  await notesField(page).fill('She have a dog.');
  await expect(page.getByText('Saved on this device').filter({ visible: true }).first()).toBeVisible();
  return lesson;
}

async function addWord(page: Page, word: string, meaning: string): Promise<void> {
  await page.goto('/words');
  await button(page, 'Add a word').click();
  await page.getByLabel('Word or phrase').fill(word);
  await page.getByLabel('Meaning').fill(meaning);
  await button(page, 'Save').click();
  await expect(page.getByRole('button', { name: new RegExp(`^${word}`) })).toBeVisible();
}

/** Opens a game with words of the list, which are stored as the chosen ones. */
async function choosePlayedWords(page: Page): Promise<void> {
  const play = page.getByRole('button', { name: /^Play these/ });
  await play.first().click();
  await page.waitForURL(/words=chosen/);
}

/** Plays a game to its end by random moves. */
async function playToEnd(page: Page, rules: SavedMoves, uid: string, id: string): Promise<void> {
  await page.goto(getArcadeAddress(id));
  await button(page, 'Start a new game').click();
  await expect(button(page, 'Pause')).toBeVisible();
  await waitUntil(async () => readSavedGame(page, uid, id));
  for (let seed = 1; seed < MAX_TRIES_TO_END; seed += 1) {
    const saved = await readSavedGame(page, uid, id);
    if (saved === undefined) return;
    await moveOn(page, rules, { uid, id, seed, mayEnd: true });
  }
  throw new Error(`${id} does not end`);
}

interface NextMove {
  uid: string;
  /** The game's id. */
  id: string;
  /** Of the random choice of a move. */
  seed: number;
  /** Whether the move may end the game, which deletes the saved game. */
  mayEnd?: boolean;
}

/** Sends a random move; returns whether it changed the saved game in time. */
async function moveOn(page: Page, rules: SavedMoves, { uid, id, seed, mayEnd = false }: NextMove) {
  const before = await readSavedGame(page, uid, id);
  const { move } = await rules.find(id, before, seed, mayEnd);
  if (!move) {
    await wait(GAME_TIMER_MS);
    return false;
  }
  await sendMove(page, move);
  return waitUntil(async () => !isSameState(before, await readSavedGame(page, uid, id)), 1_000);
}

/** Whether two saved games have the same state; their other fields may differ. */
function isSameState(one: unknown, other: unknown): boolean {
  const [first, second] = [one, other].map((saved) =>
    JSON.stringify((saved as { state?: unknown } | undefined)?.state),
  );
  return first === second;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits until the condition is true; returns whether it was in time. */
async function waitUntil(isTrue: () => Promise<unknown>, timeoutMs = 10_000): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    if (await isTrue()) return true;
    await wait(POLL_INTERVAL_MS);
  }
  return false;
}

/** Starts a game and makes some moves. Returns those texts of its state that the board shows. */
async function playSomeMoves(
  page: Page,
  rules: SavedMoves,
  { uid, id, address, isOfDay }: { uid: string; id: string; address: string; isOfDay: boolean },
): Promise<readonly string[]> {
  await page.goto(address);
  if (!isOfDay) await button(page, 'Start a new game').click();
  await expect(button(page, 'Pause')).toBeVisible();
  await waitUntil(() => readSavedGame(page, uid, id));
  const texts = () => page.locator('[data-game]').evaluate((game) => game.textContent ?? '');
  const before = await texts();
  let made = 0;
  for (let seed = 1; made < MOVES_PER_GAME && seed < MAX_TRIES; seed += 1) {
    if (await moveOn(page, rules, { uid, id, seed })) made += 1;
  }
  if (made < MOVES_PER_GAME) console.warn(`${id}: only ${made} moves`);
  // Opened again, the board no longer shows what was said of the last move.
  await page.goto(address);
  if (!isOfDay) await button(page, 'Continue').click();
  await expect(button(page, 'Pause')).toBeVisible();
  await wait(PAINT_MS);
  const after = await texts();
  await leave(page);
  const saved = (await readSavedGame(page, uid, id)) as { state: unknown };
  const shownTexts = [...new Set(listTexts(saved.state))].filter(
    (text) => text.length > 1 && after.includes(text),
  );
  // Long texts first: a short one may be a word of the screen itself.
  shownTexts.sort((one, other) => other.length - one.length);
  const isNew = (text: string) => !before.includes(text);
  const newTexts = shownTexts.filter(isNew);
  return [...newTexts, ...shownTexts.filter((text) => !isNew(text))].slice(0, MAX_EXPECTED_TEXTS);
}

/** Lists all strings in a value. */
function listTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

/**
 * Saves homework that the document store rejects: it becomes a dead letter, as does its badge if that is new.
 */
async function refuseHomework(page: Page): Promise<string> {
  await page.route(DOCUMENT_COMMIT, (route) => route.fulfill(REFUSED));
  const lesson = await takeClass(page, 'Reading');
  await saveHomework(page, 'This homework is refused.');
  await expect(page.getByRole('button', { name: /needs? attention/ })).toBeVisible();
  return lesson;
}

/** Asks for a class whose answer never comes, and closes the page. */
async function leaveClassUnanswered(page: Page, uid: string): Promise<void> {
  await page.route(GENERATE_URL, () => {});
  await page.goto(getClassroomAddress());
  await openChoices(page);
  await page.getByLabel('Skill focus').selectOption('Writing');
  await generateButton(page).click();
  await leave(page);
  const { requests } = await readStoredRows(page, uid);
  if (requests.length === 0) throw new Error('No class is requested');
}

/** Hands in an answer that waits for a connection. */
async function handInOffline(page: Page, uid: string, lesson: string): Promise<void> {
  await page.goto(getClassroomAddress(lesson, 'write'));
  await expect(stepButton(page, 'Write')).toHaveAttribute('aria-current', 'step');
  await page.route('**/api/submit-answer', (route) => route.abort());
  // Meanwhile the page loads the code that checks answers without a connection.
  await wait(2_000);
  await page.context().setOffline(true);
  await submitButton(page).click();
  const isWaiting = await waitUntil(async () => {
    const requests = (await readStoredRows(page, uid)).requests as readonly {
      kind?: string;
      life?: { phase: string };
    }[];
    return requests.some(({ kind, life }) => kind === 'answer' && life?.phase === 'waiting');
  });
  if (!isWaiting) throw new Error('No answer waits');
  await page.context().setOffline(false);
}

/** Leaves notes and a move that the page had no time to write: only the tab's own storage has them. */
async function leaveUnwritten(
  page: Page,
  rules: SavedMoves,
  { uid, lesson, shown }: { uid: string; lesson: string; shown: Record<string, readonly string[]> },
): Promise<void> {
  const game = 'word-search';
  await page.goto(getArcadeAddress(game));
  await button(page, 'Continue').click();
  await expect(button(page, 'Pause')).toBeVisible();
  await wait(GAME_TIMER_MS);
  const { move } = await rules.find(game, await readSavedGame(page, uid, game), 99);
  await page.evaluate(failWrites);
  if (!move) throw new Error('No move is left');
  await sendMove(page, move);
  await wait(PAINT_MS);
  const text = (await page.locator('[data-game]').textContent()) ?? '';
  shown[game] = (shown[game] ?? []).filter((each) => text.includes(each));
  await leave(page);

  await page.goto(getClassroomAddress(lesson, 'write'));
  await openStep(page, 'Write');
  await notesField(page).fill('I read a sign.');
  await expect(page.getByText('Saved on this device').filter({ visible: true }).first()).toBeVisible();
  await page.evaluate(failWrites);
  await notesField(page).press('End');
  await notesField(page).pressSequentially(' It was long.');
  await leave(page);
}

/** Runs in the page: makes each write to IndexedDB fail. */
function failWrites(): void {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('The disk is broken.', 'NotReadableError');
  };
}
