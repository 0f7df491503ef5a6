import 'fake-indexeddb/auto';
import type { NewLesson } from '../src/data/learner/learner-store.ts';
import { openLearnerStore } from '../src/data/learner/open-learner-store.ts';
import { RETAINED_LESSONS } from '../src/domain/limits.ts';
import { drain } from '../src/sync/engine/drain.ts';
import { systemClock } from '../src/sync/ports/browser-ports.ts';
import { createFakeUserDocument, FakeCloud, FakeSignIn } from '../src/sync/ports/fake-cloud.ts';
import { CHOICES, take } from './records.ts';

/**
 * How many commits, and how long, it takes to drain what a learner did in a long time offline:
 * `npx tsx bench/drain.ts`. The cloud is a fake without latency, the database one in memory.
 */

const WRITES = 1_000;

const lesson: NewLesson = {
  ...CHOICES,
  classPlan: `# A class\n\n${'Some text of the class. '.repeat(150)}`,
};

let ids = 0;
const newId = () => `id-${++ids}`;
const options = { uid: 'bench', email: '', deviceId: 'bench', now: Date.now, newId };
const rows = await take(openLearnerStore(options));
await take(rows.saveSetup({ studentLevel: 'B1', age: 30, why: 'travel' }));
const lessons: string[] = [];
for (let write = 1; write < WRITES; write += 1) {
  const known = lessons[write % RETAINED_LESSONS];
  if (known === undefined) lessons.push((await take(rows.addLesson(lesson))).id);
  else await take(rows.completeLesson(known, { answer: `answer ${write}`, feedback: 'Well done.' }));
}
const pending = await rows.pendingCount();

const cloud = new FakeCloud();
const identity = new FakeSignIn('bench');
const parts = { rows, userDocument: createFakeUserDocument(cloud, identity), identity };
const start = performance.now();
const outcome = await drain(
  { ...parts, clock: systemClock, random: Math.random },
  new AbortController().signal,
  0,
);
const took = performance.now() - start;
console.log(
  `${WRITES} writes, ${pending} entries: ${outcome.outcome} with ${cloud.commits().length} commits ` +
    `in ${took.toFixed(0)} ms; ${await rows.pendingCount()} left`,
);
process.exit();
