import {
  type Attacker,
  getOwnDocumentName,
  sendBatchGet,
  sendCommit,
} from '../tests/server/hostile/hostile-request.ts';

/** The latencies of another learner's requests, in milliseconds. */
export interface Latencies {
  healthz: number[];
  commit: number[];
  batchGet: number[];
}

/** The requests of a probe. */
export type ProbeName = keyof Latencies;

/** The pause between two rounds, so that the probe itself is no load. */
const PAUSE_MS = 40;

/** Latencies without a value. */
export function createLatencies(): Latencies {
  return { healthz: [], commit: [], batchGet: [] };
}

/** Adds the latency of a call to `into`; throws for any other status than 200. */
async function measureLatency(into: number[], call: () => Promise<Response>): Promise<void> {
  const from = performance.now();
  const response = await call();
  await response.arrayBuffer();
  into.push(performance.now() - from);
  if (response.status !== 200) throw new Error(`A probe was answered ${response.status}.`);
}

/** Checks health, saves and reads, in turn for several learners, until `isOver`. */
export async function probe(learners: readonly Attacker[], isOver: () => boolean): Promise<Latencies> {
  const latencies = createLatencies();
  for (let turn = 0; !isOver(); turn++) {
    const learner = learners[turn % learners.length];
    if (!learner) throw new Error('A probe needs at least one learner.');
    const document = getOwnDocumentName(learner);
    const fields = { turn: { integerValue: String(turn) } };
    await measureLatency(latencies.healthz, () => learner.send('/healthz'));
    await measureLatency(latencies.commit, () =>
      sendCommit(learner, { writes: [{ update: { name: document, fields } }] }),
    );
    await measureLatency(latencies.batchGet, () => sendBatchGet(learner, { documents: [document] }));
    await new Promise((wait) => setTimeout(wait, PAUSE_MS));
  }
  return latencies;
}

/** The value that this share of the values does not exceed; 0 without values. */
export function computePercentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
