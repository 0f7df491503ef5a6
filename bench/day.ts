import 'fake-indexeddb/auto';
import type { Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { createAdaptorServer } from '@hono/node-server';
import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import { type LearnerDatabase, openLearnerStore } from '../src/data/learner/open-learner-store.ts';
import type { IdentifiedEvent } from '../src/domain/game-records.ts';
import { getLocalDay } from '../src/domain/local-day.ts';
import { renderPlan } from '../src/domain/plan-markdown.ts';
import { createSeededRng } from '../src/domain/random.ts';
import { SKILLS } from '../src/domain/skills.ts';
import { createFirestoreCalls } from '../src/remote/firestore-calls.ts';
import { applyPlayEvents } from '../src/spaced-repetition/apply-play-events.ts';
import { drain } from '../src/sync/engine/drain.ts';
import { systemClock } from '../src/sync/ports/browser-ports.ts';
import { createUserDocument } from '../src/sync/wire/document-exchange.ts';
import { CURRICULUM } from '../src/teacher/curriculum.ts';
import { writeClass } from '../src/teacher/write-class.ts';
import { aDevice, expectOk, someHomework } from '../tests/data/learner-fixtures.ts';
import { listenLocally } from '../tests/listen-locally.ts';
import { PROJECT_ID } from '../tests/server/cloud/document-paths.ts';
import { openTestCloud } from '../tests/server/cloud/test-cloud.ts';

/**
 * What a busy learner's device sends to the cloud and receives from it in one day: `npm run bench:day`. The
 * device, the engine and the document calls are those of the app; the local cloud answers over HTTP. Counts
 * the bodies of the document calls, as they are and compressed by gzip, one by one.
 */

/** The learner's document after some weeks. */
const EARLIER = { classes: 50, words: 1_000 };
/** In each session the app is opened, and polls every five minutes: asks whether the document has changed. */
const SESSIONS = 4;
const SESSION = { polls: 12, classes: 2, games: 8, words: 10 };
const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;

const rng = createSeededRng(34);
const startedAt = Date.now();
let now = startedAt - 30 * 24 * 60 * MINUTE_MS;
let serial = 0;

const plans = Array.from({ length: 25 }, (_, seed) => {
  const choice = { level: 'B1', skill: 'Writing', reason: 'travel', teacher: 'Maya', age: 25 } as const;
  const request = { ...choice, moduleLesson: 0, usedPhrases: [], usedVocab: [] };
  return renderPlan(writeClass(CURRICULUM.B1, request, seed));
});
const vocabulary = [...new Set(plans.join(' ').match(/[A-Za-z]+/g))];
/** A text that compresses as little as a learner's own writing. */
const createText = (length: number) =>
  Array.from({ length }, () => vocabulary[Math.floor(rng() * vocabulary.length)]).join(' ');

/** The number of document calls, and the bytes of their bodies. */
interface Traffic {
  calls: number;
  sent: number;
  sentGzip: number;
  received: number;
  receivedGzip: number;
}

/** Counts the bodies of the document calls from now on. */
function countTraffic(): Traffic {
  const traffic: Traffic = { calls: 0, sent: 0, sentGzip: 0, received: 0, receivedGzip: 0 };
  globalThis.fetch = async (input, init) => {
    const response = await realFetch(input, init);
    if (!String(input).includes('/documents:')) return response;
    const [sent, received] = [String(init?.body ?? ''), await response.clone().text()];
    traffic.calls += 1;
    traffic.sent += Buffer.byteLength(sent);
    traffic.sentGzip += gzipSync(sent).length;
    traffic.received += Buffer.byteLength(received);
    traffic.receivedGzip += gzipSync(received).length;
    return response;
  };
  return traffic;
}
const realFetch = globalThis.fetch;

const cloud = await openTestCloud({ clock: () => now });
const { host, close } = await listenLocally(createAdaptorServer(cloud.routes) as Server);
const auth = initializeAuth(initializeApp({ apiKey: 'local', projectId: PROJECT_ID }), {
  persistence: inMemoryPersistence,
});
connectAuthEmulator(auth, `http://${host}`, { disableWarnings: true });
const { user } = await createUserWithEmailAndPassword(auth, 'busy@example.org', 'correct horse');
const calls = createFirestoreCalls({ kind: 'local', origin: `http://${host}`, projectId: PROJECT_ID }, auth);

/** A page of the app on a device, with the work of a learner. */
async function openPage(device: IDBFactory, deviceId: string) {
  const store = expectOk(
    await openLearnerStore({
      uid: user.uid,
      email: 'busy@example.org',
      deviceId,
      now: () => now,
      newId: () => `${deviceId}-${++serial}`,
      indexedDB: device,
    }),
  );
  const parts = {
    rows: store,
    userDocument: createUserDocument(calls),
    identity: { getCurrentUid: () => auth.currentUser?.uid ?? null },
    clock: { ...systemClock, now: () => now },
    random: rng,
  };
  return {
    store,
    async sync() {
      const outcome = await drain(parts, new AbortController().signal, 0);
      if (outcome.kind !== 'synced') throw new Error(`The sync failed: ${JSON.stringify(outcome)}`);
    },
  };
}
type Page = Awaited<ReturnType<typeof openPage>>;

/** A class with its answer and homework; the app syncs after each save. */
async function takeClass({ store, sync }: Page): Promise<void> {
  now += 5 * MINUTE_MS;
  const lesson = expectOk(
    await store.addLesson({
      classPlan: plans[serial % plans.length] ?? '',
      studentLevel: 'B1',
      skillFocus: SKILLS[serial % SKILLS.length] ?? 'Writing',
      teacher: 'Maya',
      reason: 'travel',
      age: 25,
      module_lesson: 0,
      content: { phrases: [], vocab: [], met: [] },
    }),
  );
  await sync();
  expectOk(await store.completeLesson(lesson.id, { answer: createText(100), feedback: createText(100) }));
  await sync();
  const homework = { ...someHomework, notes: createText(100) };
  expectOk(await store.saveHomework(lesson.id, homework, `homework-${lesson.id}`));
  await sync();
}

/** One game, whose answers the memory learns from at its end. */
async function playGame({ store, sync }: Page, words: readonly string[]): Promise<void> {
  now += MINUTE_MS;
  const events = words.map((id): IdentifiedEvent => {
    const answer = { grade: 'right', by: 'recall', hint: false, ms: 900 } as const;
    now += 4_000;
    return {
      id: `answer-${++serial}`,
      event: { type: 'answered', item: { kind: 'word', id }, ...answer, game: 'hangman', at: now },
    };
  });
  expectOk(await store.recordPlayEvents(events));
  await learn(store);
  await sync();
}

async function learn(store: LearnerDatabase): Promise<void> {
  expectOk(
    await store.learnFromEvents((from) => applyPlayEvents(from, { getLocalDay, isBankWord: () => true })),
  );
}

const words = vocabulary.slice(0, EARLIER.words);
const selectWords = () =>
  words.slice(Math.floor(rng() * (words.length - SESSION.words))).slice(0, SESSION.words);

const laptop = aDevice();
const earlier = await openPage(laptop, 'laptop');
const setup = { studentLevel: 'B1', age: 25, why: 'travel', displayName: 'Ann' } as const;
expectOk(await earlier.store.saveSetup(setup));
for (let count = 0; count < EARLIER.classes; count += 1) await takeClass(earlier);
for (let start = 0; start < words.length; start += 100)
  await playGame(earlier, words.slice(start, start + 100));
earlier.store.close();
now += WEEK_MS;

// The week has ended the token.
await calls.renewToken();
const whole = countTraffic();
expectOk(await calls.readDocument(user.uid, { signal: new AbortController().signal }));
const day = countTraffic();
let polls = 0;
for (let session = 0; session < SESSIONS; session += 1) {
  now += 120 * MINUTE_MS;
  const page = await openPage(laptop, 'laptop');
  await page.sync();
  for (let count = 0; count < SESSION.classes; count += 1) await takeClass(page);
  for (let count = 0; count < SESSION.games; count += 1) await playGame(page, selectWords());
  for (let count = 0; count < SESSION.polls; count += 1) {
    now += 5 * MINUTE_MS;
    await page.sync();
    polls += 1;
  }
  page.store.close();
}
const poll = countTraffic();
const page = await openPage(laptop, 'laptop');
await page.sync();
page.store.close();

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
function print(what: string, { calls: count, sent, sentGzip, received, receivedGzip }: Traffic): void {
  console.log(
    `${what}: ${count} calls, sent ${kilobytes(sent)} (${kilobytes(sentGzip)} compressed), received ${kilobytes(received)} (${kilobytes(receivedGzip)} compressed)`,
  );
}
print('the whole document, read once', whole);
print(
  `a day of ${SESSIONS} sessions, ${polls} polls, ${SESSIONS * SESSION.classes} classes and ${SESSIONS * SESSION.games} games`,
  day,
);
print('asking for an unchanged document once', poll);
await close();
await cloud.database.close();
