import { LONG_ANSWER } from '../tests/server/hostile/answer-requests.ts';
import { hostileRequests } from '../tests/server/hostile/corpus.ts';
import type { Attacker, HostileRequest } from '../tests/server/hostile/hostile-request.ts';
import { ADDRESS_ATTACKS, createGuests } from './address-attacks.ts';
import { CONNECTION_CLOSED, createLearnerFactory, readStatus } from './server-process.ts';

/**
 * Attacks from a process of its own, so that creating requests delays no probe: `attackers.ts <address>`,
 * then an `Attack` for each message, answered with an `AttackResult`.
 */

/**
 * One request of the corpus, several at a time for so long; the long answer, once by each learner; or an
 * attack by guests of one address.
 */
export type Attack =
  | { name: string; durationMs: number; concurrency: number }
  | { longAnswers: number }
  | { addressAttack: string; from: string; durationMs: number };

/** How often each status was received, and the unexpected ones. */
export interface AttackResult {
  statuses: [status: number, count: number][];
  unexpected: number[];
}

/** An exceeded limit is expected for every request. */
const ALWAYS_EXPECTED: readonly number[] = [CONNECTION_CLOSED, 429];

const address = process.argv[2] ?? '';
const newLearner = createLearnerFactory(address);

/** Sends a request and counts its status; returns the status if it was not expected. */
async function sendRequest(
  { send: request, expectedStatuses }: HostileRequest,
  attacker: Attacker,
  counts: Map<number, number>,
): Promise<number[]> {
  const status = await readStatus(request(attacker));
  counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...ALWAYS_EXPECTED, ...expectedStatuses].includes(status) ? [] : [status];
}

type AttackOf<Key extends string> = Extract<Attack, Record<Key, unknown>>;

/** An attack by guests of one address. Responses to what is sent last are not waited for. */
async function floodFromAddress({
  addressAttack,
  from,
  durationMs,
}: AttackOf<'addressAttack'>): Promise<AttackResult> {
  const addressed = ADDRESS_ATTACKS[addressAttack];
  if (!addressed) throw new Error(`There is no attack ${addressAttack}.`);
  const guests = await createGuests(address, from, addressed.guests);
  process.send?.('ready');
  const statuses = new Map<number, number>();
  const count = (status: number) => void statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const until = performance.now() + durationMs;
  const floods = guests.flatMap((guest) =>
    Array.from({ length: addressed.concurrency }, () => addressed.flood(guest, until, count)),
  );
  const deadline = new Promise((resolve) => setTimeout(resolve, durationMs));
  await Promise.race([Promise.all(floods), deadline]);
  for (const guest of guests) guest.close();
  return { statuses: [...statuses], unexpected: [] };
}

/** The long answer, once by each learner. */
async function submitLongAnswers({ longAnswers }: AttackOf<'longAnswers'>): Promise<AttackResult> {
  const writers = await Promise.all(Array.from({ length: longAnswers }, () => newLearner()));
  process.send?.('ready');
  const statuses = new Map<number, number>();
  const unexpected = await Promise.all(writers.map((writer) => sendRequest(LONG_ANSWER, writer, statuses)));
  return { statuses: [...statuses], unexpected: unexpected.flat() };
}

/** One request of the corpus, again and again. */
async function repeatRequest({ name, durationMs, concurrency }: AttackOf<'name'>): Promise<AttackResult> {
  const hostile = hostileRequests.find((request) => request.name === name);
  if (!hostile) throw new Error(`No request of the corpus is called ${name}.`);
  const attacker = await newLearner();
  await hostile.prepare?.(attacker);
  process.send?.('ready');
  const statuses = new Map<number, number>();
  const until = performance.now() + durationMs;
  const unexpected = await Promise.all(
    Array.from({ length: concurrency }, async () => {
      const unexpectedStatuses: number[] = [];
      while (performance.now() < until)
        unexpectedStatuses.push(...(await sendRequest(hostile, attacker, statuses)));
      return unexpectedStatuses;
    }),
  );
  return { statuses: [...statuses], unexpected: unexpected.flat() };
}

/** Prepares, reports that it is ready, and attacks. */
function attack(command: Attack): Promise<AttackResult> {
  if ('addressAttack' in command) return floodFromAddress(command);
  return 'longAnswers' in command ? submitLongAnswers(command) : repeatRequest(command);
}

process.on('message', (command: Attack) => {
  attack(command).then((result) => process.send?.(result));
});
// A benchmark that throws leaves no attackers behind.
process.once('disconnect', () => process.exit());
