import {
  type Attacker,
  getOwnDocumentName,
  sendBatchGet,
  sendCommit,
} from '../tests/server/hostile/hostile-request.ts';

/** What another learner does meanwhile, and how long it took, in milliseconds. */
export interface Latencies {
  healthz: number[];
  commit: number[];
  batchGet: number[];
}

export type ProbeName = keyof Latencies;

const PAUSE_MS = 40;

export function createLatencies(): Latencies {
  return { healthz: [], commit: [], batchGet: [] };
}

async function timed(into: number[], call: () => Promise<Response>): Promise<void> {
  const from = performance.now();
  const response = await call();
  await response.arrayBuffer();
  into.push(performance.now() - from);
  if (response.status !== 200) throw new Error(`A probe was answered ${response.status}.`);
}

/** Asks for health, saves and reads, one after the other, in turns by several learners, until `isOver`. */
export async function probe(learners: readonly Attacker[], isOver: () => boolean): Promise<Latencies> {
  const latencies = createLatencies();
  for (let turn = 0; !isOver(); turn++) {
    const learner = learners[turn % learners.length];
    if (!learner) throw new Error('Somebody has to probe.');
    const document = getOwnDocumentName(learner);
    const fields = { turn: { integerValue: String(turn) } };
    await timed(latencies.healthz, () => learner.send('/healthz'));
    await timed(latencies.commit, () =>
      sendCommit(learner, { writes: [{ update: { name: document, fields } }] }),
    );
    await timed(latencies.batchGet, () => sendBatchGet(learner, { documents: [document] }));
    await new Promise((wait) => setTimeout(wait, PAUSE_MS));
  }
  return latencies;
}

export function computePercentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
