import { LONG_ANSWER } from '../tests/server/hostile/answer-requests.ts';
import { hostileRequests } from '../tests/server/hostile/corpus.ts';
import type { Attacker, HostileRequest } from '../tests/server/hostile/hostile-request.ts';
import { CONNECTION_CLOSED, createLearnerFactory, readStatus } from './server-process.ts';

/**
 * Attacks in a process of its own, so that what it costs to make a request holds up no probe: `attackers.ts
 * <address>`, then an `Attack` for each message. It answers with the statuses and how often each came.
 */

/**
 * One request of the corpus, several at a time for so many milliseconds; or the long answer, once by each
 * learner.
 */
export type Attack = { name: string; durationMs: number; concurrency: number } | { longAnswers: number };

/** How often each status came, and which ones were not in order. */
export interface AttackResult {
  statuses: [status: number, count: number][];
  unexpected: number[];
}

/** A share that is used up is in order for every request. */
const ALWAYS_IN_ORDER: readonly number[] = [CONNECTION_CLOSED, 429];

const newLearner = createLearnerFactory(process.argv[2] ?? '');

async function sendRequest(
  { send: request, expectedStatuses }: HostileRequest,
  attacker: Attacker,
  fought: Map<number, number>,
): Promise<number[]> {
  const status = await readStatus(request(attacker));
  fought.set(status, (fought.get(status) ?? 0) + 1);
  return [...ALWAYS_IN_ORDER, ...expectedStatuses].includes(status) ? [] : [status];
}

/** Gets everything ready, says so, and attacks. */
async function attack(order: Attack): Promise<AttackResult> {
  const statuses = new Map<number, number>();
  if ('longAnswers' in order) {
    const writers = await Promise.all(Array.from({ length: order.longAnswers }, newLearner));
    process.send?.('ready');
    const unexpected = await Promise.all(writers.map((writer) => sendRequest(LONG_ANSWER, writer, statuses)));
    return { statuses: [...statuses], unexpected: unexpected.flat() };
  }
  const hostile = hostileRequests.find(({ name }) => name === order.name);
  if (!hostile) throw new Error(`No request of the corpus is called ${order.name}.`);
  const attacker = await newLearner();
  await hostile.prepare?.(attacker);
  process.send?.('ready');
  const until = performance.now() + order.durationMs;
  const unexpected = await Promise.all(
    Array.from({ length: order.concurrency }, async () => {
      const odd: number[] = [];
      while (performance.now() < until) odd.push(...(await sendRequest(hostile, attacker, statuses)));
      return odd;
    }),
  );
  return { statuses: [...statuses], unexpected: unexpected.flat() };
}

process.on('message', (order: Attack) => {
  attack(order).then((fought) => process.send?.(fought));
});
// A bench that throws leaves no attackers behind.
process.once('disconnect', () => process.exit());
