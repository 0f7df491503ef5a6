import 'fake-indexeddb/auto';
import { gzipSync } from 'node:zlib';
import { loadWordIndex } from '../src/content/words/word-index.ts';
import type { LearnerDatabase } from '../src/data/learner/open-learner-store.ts';
import { openLearnerStore } from '../src/data/learner/open-learner-store.ts';
import type { IdentifiedEvent } from '../src/domain/game-records.ts';
import { localDay } from '../src/domain/local-day.ts';
import { renderPlan } from '../src/domain/plan-markdown.ts';
import { contentOf } from '../src/domain/plan-usage.ts';
import { seededRng } from '../src/domain/random.ts';
import type { Result } from '../src/domain/result.ts';
import { SKILLS } from '../src/domain/skills.ts';
import { absorbEvents } from '../src/memory/absorb-events.ts';
import { drain } from '../src/sync/engine/drain.ts';
import { systemClock } from '../src/sync/ports/browser-ports.ts';
import { createFakeUserDocument, FakeCloud, FakeSignIn } from '../src/sync/ports/fake-cloud.ts';
import { documentSize } from '../src/sync/wire/document-size.ts';
import type { ListChange } from '../src/sync/wire/list-change.ts';
import { classRequest, writeClass } from '../tests/teacher/class-requests.ts';
import { cloudRunCosts, firestoreCosts } from './cloud-costs.ts';
import { HUNDRED_WORDS } from './hundred-words.ts';
import { CHOICES, take } from './records.ts';
import { typedJson, wireBytes } from './typed-json.ts';

/**
 * What a learner's day reads and writes in the cloud, early on and with all that a document keeps, and what 1,000 such
 * learners cost a month with Firebase: `npm run bench:day`. The cloud is a fake; bytes are those of Firestore's JSON.
 */

const UID = 'bench-learner-000000000000000';
/** A diligent learner: three classes and six games, in three visits of 15 minutes. */
const CLASSES = 3;
const GAMES = 6;
const WORDS_A_GAME = 12;
const VISITS = 3;
/** One look every five minutes of a visit, and one as it starts. */
const LOOKS_A_VISIT = 4;
/** Calls of the lesson API: each class, each answer, and what is left of the day at each visit. An answer takes up to 0.2 s. */
const LESSON_CALLS = { calls: 2 * CLASSES + VISITS, seconds: 0.1 * (CLASSES + VISITS) + 0.2 * CLASSES };
const DAY_MS = 24 * 3_600_000;
/** The first day, the end of a week, and a day on which the document keeps the most lessons and homework that it may. */
const STAGES = [1, 7, 30];

interface Traffic {
  reads: number;
  writes: number;
  sent: number;
  received: number;
  /** Bytes sent, by field. */
  fields: Map<string, number>;
}

const noTraffic = (): Traffic => ({
  reads: 0,
  writes: 0,
  sent: 0,
  received: 0,
  fields: new Map(),
});

let traffic = noTraffic();
let now = Date.parse('2026-03-02T08:00:00Z');
let ids = 0;
const rng = seededRng(19);
const cloud = new FakeCloud();
const identity = new FakeSignIn(UID);

function elementsOf([name, { removed, added }]: [string, ListChange]): [string, unknown][] {
  return [removed, added].map((elements) => [name, elements]);
}

/** Counts what passes. */
const counted: Pick<FakeCloud, 'read' | 'commit'> = {
  async read(uid, tokenUid, signal) {
    traffic.reads += 1;
    traffic.received += wireBytes(cloud.document(uid) ?? {});
    return cloud.read(uid, tokenUid, signal);
  },
  async commit(uid, tokenUid, write, signal) {
    const { whole, lists } = write.change;
    const changes = Object.values(lists);
    // Where elements of one list go and come the commit has two writes, and each is paid for.
    const isTwo = changes.some(({ removed, added }) => removed.length > 0 && added.length > 0);
    traffic.writes += isTwo ? 2 : 1;
    for (const [name, value] of [...Object.entries(whole), ...Object.entries(lists).flatMap(elementsOf)]) {
      const bytes = wireBytes(value);
      traffic.sent += bytes;
      traffic.fields.set(name, (traffic.fields.get(name) ?? 0) + bytes);
    }
    return cloud.commit(uid, tokenUid, write, signal);
  },
};

const rows: LearnerDatabase = await take(
  openLearnerStore({
    uid: UID,
    email: 'learner@school.example',
    deviceId: 'device-1',
    now: () => now,
    newId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
  }),
);
const parts = { rows, userDocument: createFakeUserDocument(counted, identity), identity };
const clock = { ...systemClock, now: () => now };

async function sync(): Promise<void> {
  const outcome = await drain({ ...parts, clock, random: rng }, new AbortController().signal, 0);
  if (outcome.outcome !== 'synced') throw new Error(`Not synced: ${JSON.stringify(outcome)}`);
}

const index = await loadWordIndex();
const bank = [...index.keys()];

/** A save of the learner's, and the sync that follows it at once; then a minute passes. */
async function step<Value>(saving: Promise<Result<Value, unknown>>): Promise<Value> {
  const value = await take(saving);
  await sync();
  now += 60_000;
  return value;
}

async function takeClass(): Promise<void> {
  const skill = SKILLS[Math.floor(rng() * SKILLS.length)] ?? 'Grammar';
  const plan = writeClass(classRequest({ skill }), Math.floor(rng() * 2 ** 32));
  const lesson = await step(
    rows.addLesson({ ...CHOICES, skillFocus: skill, classPlan: renderPlan(plan), content: contentOf(plan) }),
  );
  await step(rows.completeLesson(lesson.id, { answer: HUNDRED_WORDS, feedback: HUNDRED_WORDS }));
  const homework = {
    notes: HUNDRED_WORDS,
    date: '20/01/2026, 12:00:00',
    exercises: { '0': HUNDRED_WORDS.slice(0, 150), '1': HUNDRED_WORDS.slice(0, 150) },
    flippedCards: true,
    audioPlayed: false,
    dragItems: { starting: [], keeping: [] },
    badge: plan.badge,
  };
  await step(rows.saveHomework(lesson.id, homework, `homework-${++ids}`));
  await learn();
}

async function learn(): Promise<void> {
  const waiting = await rows.waitingEvents();
  if (waiting.length === 0) return;
  await step(
    rows.learn((from) => absorbEvents(from, { localDay, knows: (word) => index.has(word) }), waiting),
  );
}

/** Half of the words are met for the first time, the others were before. */
async function playGame(day: number): Promise<void> {
  const known = Math.min(bank.length - WORDS_A_GAME, day * GAMES * (WORDS_A_GAME / 2));
  const events = Array.from({ length: WORDS_A_GAME }, (_, place): IdentifiedEvent => {
    const at = place % 2 === 0 ? known + place : Math.floor(rng() * (known + WORDS_A_GAME));
    const item = { kind: 'word', id: bank[at] ?? 'word' } as const;
    const grade = rng() < 0.8 ? 'right' : 'missed';
    return {
      id: `event-${++ids}`,
      event: { type: 'answered', item, grade, by: 'recall', ms: 3000, hint: false, game: 'quiz', at: now },
    };
  });
  await take(rows.saveGame('quiz', {}, { events, requests: [], heard: [] }));
  await learn();
}

async function liveDay(day: number): Promise<void> {
  const end = now + DAY_MS;
  for (let visit = 0; visit < VISITS; visit += 1) {
    for (let look = 0; look < LOOKS_A_VISIT; look += 1) await sync();
    for (let done = visit; done < CLASSES; done += VISITS) await takeClass();
    for (let done = visit; done < GAMES; done += VISITS) await playGame(day);
  }
  now = end;
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(0);

await take(rows.saveSetup({ studentLevel: 'B1', age: 25, why: 'travel' }));
await sync();
console.log(
  '| day | reads | writes | sent, KiB | received, KiB | the same with gzip | the document, KiB | 1,000 learners, USD a month |',
);
console.log('| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
for (let day = 1; day <= (STAGES.at(-1) ?? 0); day += 1) {
  traffic = noTraffic();
  await liveDay(day);
  if (!STAGES.includes(day)) continue;
  const document = cloud.document(UID) ?? {};
  const size = documentSize(UID, document);
  const gzipped = gzipSync(JSON.stringify(typedJson(document))).length / wireBytes(document);
  const cost = firestoreCosts({ ...traffic, size });
  console.log(
    `| ${day} | ${traffic.reads} | ${traffic.writes} | ${kilobytes(traffic.sent)} | ${kilobytes(traffic.received)} | ${kilobytes(traffic.received * gzipped)} | ${kilobytes(size)} | ${cost.toFixed(2)} |`,
  );
  const shares = [...traffic.fields].sort((one, other) => other[1] - one[1]);
  console.error(`  day ${day}: ${shares.map(([name, bytes]) => `${name} ${kilobytes(bytes)}`).join(', ')}`);
}
console.log(
  `\nThe lesson API: ${LESSON_CALLS.calls} calls a day, ${cloudRunCosts(LESSON_CALLS).toFixed(2)} USD a month for 1,000 learners`,
);
process.exit();
