import { LONG_ANSWER } from '../tests/server/hostile/answer-requests.ts';
import { hostileRequests } from '../tests/server/hostile/corpus.ts';
import type { Attacker, HostileRequest } from '../tests/server/hostile/hostile-request.ts';
import { CONNECTION_CLOSED, createLearnerFactory, readStatus } from './server-process.ts';

/**
 * Attacks from a process of its own, so that creating requests delays no probe: `attackers.ts <address>`,
 * then an `Attack` for each message, answered with an `AttackResult`.
 */

/**
 * One request of the corpus, several at a time for so long; or the long answer, once by each learner.
 */
export type Attack = { name: string; durationMs: number; concurrency: number } | { longAnswers: number };

/** How often each status came, and the unexpected ones. */
export interface AttackResult {
  statuses: [status: number, count: number][];
  unexpected: number[];
}

/** An exceeded limit is expected for every request. */
const ALWAYS_EXPECTED: readonly number[] = [CONNECTION_CLOSED, 429];

const newLearner = createLearnerFactory(process.argv[2] ?? '');

async function sendRequest(
  { send: request, expectedStatuses }: HostileRequest,
  attacker: Attacker,
  counts: Map<number, number>,
): Promise<number[]> {
  const status = await readStatus(request(attacker));
  counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...ALWAYS_EXPECTED, ...expectedStatuses].includes(status) ? [] : [status];
}

/** Prepares, reports that it is ready, and attacks. */
async function attack(command: Attack): Promise<AttackResult> {
  const statuses = new Map<number, number>();
  if ('longAnswers' in command) {
    const writers = await Promise.all(Array.from({ length: command.longAnswers }, newLearner));
    process.send?.('ready');
    const unexpected = await Promise.all(writers.map((writer) => sendRequest(LONG_ANSWER, writer, statuses)));
    return { statuses: [...statuses], unexpected: unexpected.flat() };
  }
  const hostile = hostileRequests.find(({ name }) => name === command.name);
  if (!hostile) throw new Error(`No request of the corpus is called ${command.name}.`);
  const attacker = await newLearner();
  await hostile.prepare?.(attacker);
  process.send?.('ready');
  const until = performance.now() + command.durationMs;
  const unexpected = await Promise.all(
    Array.from({ length: command.concurrency }, async () => {
      const unexpectedStatuses: number[] = [];
      while (performance.now() < until)
        unexpectedStatuses.push(...(await sendRequest(hostile, attacker, statuses)));
      return unexpectedStatuses;
    }),
  );
  return { statuses: [...statuses], unexpected: unexpected.flat() };
}

process.on('message', (command: Attack) => {
  attack(command).then((result) => process.send?.(result));
});
// A benchmark that throws leaves no attackers behind.
process.once('disconnect', () => process.exit());
