import { type Attacker, getOwnDocumentName, sendBatchGet, sendCommit } from '../hostile/hostile-request.ts';

/** The number of acknowledged writes, and those that were lost in a kill. */
export interface KillResult {
  acknowledged: number;
  lost: string[];
}

const WRITERS = 4;
/** The field of the document in which each learner counts. */
const FIELD = 'count';

/** A server that can be killed and restarted on the same data. */
export interface KillableServer {
  send(path: string, init?: RequestInit): Promise<Response>;
  kill(): Promise<void>;
}

/**
 * Increments a count in the learner's document until the server is killed, and returns the last acknowledged
 * count.
 */
async function countUp(learner: Attacker, from: number): Promise<number> {
  let acknowledged = from;
  try {
    for (;;) {
      const fields = { [FIELD]: { integerValue: String(acknowledged + 1) } };
      const response = await sendCommit(learner, {
        writes: [{ update: { name: getOwnDocumentName(learner), fields } }],
      });
      if (response.status === 200 && (await response.json()).writeResults) acknowledged += 1;
    }
  } catch {
    return acknowledged;
  }
}

export async function readStoredCount(learner: Attacker): Promise<number> {
  const [{ found }] = await (
    await sendBatchGet(learner, { documents: [getOwnDocumentName(learner)] })
  ).json();
  return Number(found?.fields[FIELD]?.integerValue ?? 0);
}

/**
 * Kills the server repeatedly during commits. An acknowledged commit must be there at the next start; one in
 * progress may be.
 *
 * @param kills how often to kill it
 * @param start starts the server on the same data each time
 * @param signUp signs a learner up
 * @param delayMs how long the server runs before each kill
 */
export async function killRepeatedly(
  kills: number,
  start: () => Promise<KillableServer>,
  signUp: (server: KillableServer, index: number) => Promise<{ uid: string; idToken: string }>,
  delayMs: (kill: number) => number,
): Promise<KillResult> {
  let server = await start();
  const send = (path: string, init?: RequestInit) => server.send(path, init);
  const accounts = await Promise.all(Array.from({ length: WRITERS }, (_, index) => signUp(server, index)));
  const learners: Attacker[] = accounts.map((account) => ({ ...account, send }));
  let counts = learners.map(() => 0);
  const lost: string[] = [];
  for (let kill = 0; kill < kills; kill++) {
    const counting = learners.map((learner, index) => countUp(learner, counts[index] ?? 0));
    await new Promise((resolve) => setTimeout(resolve, delayMs(kill)));
    await server.kill();
    const acknowledged = await Promise.all(counting);
    server = await start();
    const stored = await Promise.all(learners.map(readStoredCount));
    acknowledged.forEach((count, index) => {
      const kept = stored[index] ?? 0;
      // A write may have been stored without its response.
      if (kept < count || kept > count + 1) lost.push(`kill ${kill}: ${count} acknowledged, ${kept} kept`);
    });
    counts = stored;
  }
  await server.kill();
  return { acknowledged: counts.reduce((sum, count) => sum + count, 0), lost };
}
