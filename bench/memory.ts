import { pick, seededRng } from '../src/domain/random.ts';
import { hostileRequests } from '../tests/server/hostile/corpus.ts';
import type { HostileRequest } from '../tests/server/hostile/hostile-request.ts';
import {
  type Attacker,
  batchGet,
  commit,
  ownDocument,
  postAs,
} from '../tests/server/hostile/hostile-request.ts';
import { startServerProcess, statusOf } from './server-process.ts';

/**
 * What ten thousand mixed requests, hostile ones among them, leave in memory: `npm run bench:memory`. The bar: 1.3
 * times what it was after the first thousand, below 900 MB.
 */

const REQUESTS = 10_000;
const FIRST = 1_000;
const AT_ONCE = 4;
const HOSTILE_SHARE = 0.2;
/** A learner's own limits would soon refuse everything: now and then another one attacks. */
const REQUESTS_OF_A_LEARNER = 250;
const MOST_GROWTH = 1.3;
const MOST_BYTES = 900e6;
const SEED = 11;

const rng = seededRng(SEED);

function ordinary(learner: Attacker): Promise<Response> {
  const document = ownDocument(learner);
  const fields = { at: { integerValue: String(Math.floor(rng() * 1e6)) } };
  const request = pick(
    [
      () => learner.send('/healthz'),
      () => commit(learner, { writes: [{ update: { name: document, fields } }] }),
      () => batchGet(learner, { documents: [document] }),
      () => learner.send('/api/remaining-calls', { headers: { Authorization: `Bearer ${learner.idToken}` } }),
      () =>
        postAs(learner, '/api/submit-answer', {
          answer: 'Yesterday I goed home because it were late. '.repeat(1 + Math.floor(rng() * 20)),
          class_plan: '# A day out',
          student_level: 'B1',
          skill_focus: 'Writing',
          reason: 'travel',
        }),
    ],
    rng,
  );
  return request();
}

/** One learner attacks and one does not: a connection that is closed on the attacker must not be the other's. */
interface Callers {
  attacker: Attacker;
  neighbour: Attacker;
}

const server = await startServerProcess();
const newCallers = async (): Promise<Callers> => ({
  attacker: await server.newLearner(),
  neighbour: await server.newLearner(),
});
let callers = await newCallers();
let sent = 0;
const failed: string[] = [];

async function attackBy(attacker: Attacker, { prepare, request }: HostileRequest): Promise<Response> {
  // A share may be used up.
  await prepare?.(attacker).catch(() => {});
  return request(attacker);
}

async function send({ attacker, neighbour }: Callers): Promise<void> {
  const hostile = rng() < HOSTILE_SHARE ? pick(hostileRequests, rng) : undefined;
  const status = hostile ? await statusOf(attackBy(attacker, hostile)) : (await ordinary(neighbour)).status;
  if (status >= 500 && status !== 503) failed.push(`${status} ${hostile?.name ?? 'ordinary'}`);
}

async function sendUntil(count: number): Promise<void> {
  const senders = Array.from({ length: AT_ONCE }, async () => {
    while (sent < count) {
      sent += 1;
      if (sent % REQUESTS_OF_A_LEARNER === 0) callers = await newCallers();
      await send(callers);
    }
  });
  await Promise.all(senders);
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
await sendUntil(FIRST);
const { rss: first } = await server.measure();
console.log(`after ${FIRST}: ${megabytes(first)}`);
let last = first;
for (let count = 2 * FIRST; count <= REQUESTS; count += FIRST) {
  await sendUntil(count);
  last = (await server.measure()).rss;
  console.log(`after ${count}: ${megabytes(last)}`);
}
await server.stop();
for (const failure of new Set(failed)) console.log(`not decided: ${failure}`);
console.log(
  `${(last / first).toFixed(2)} times the first; the bars are ${MOST_GROWTH} and ${megabytes(MOST_BYTES)}`,
);
process.exit(last <= first * MOST_GROWTH && last < MOST_BYTES && failed.length === 0 ? 0 : 1);
