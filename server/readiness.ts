import type { ArcadeDatabase } from './database/database.ts';
import { databaseFault, faultSentence } from './database/database-fault.ts';
import type { Log } from './log.ts';

/** What keeps the server from doing its work, a sentence each; none when it is ready. */
export type Hindrances = readonly string[];

export interface ReadinessParts {
  database: Pick<ArcadeDatabase, 'write'>;
  feedback: { hindrance(): string | undefined };
  /** Milliseconds since the epoch. */
  clock: () => number;
  log: Log;
}

/** Anybody may ask, and each look writes to the disk: within this time all get the same answer, in milliseconds. */
const KEPT_MS = 1_000;
const UNKNOWN_FAULT = 'The database cannot be written.';

/** Whether the server can write to its database and check answers. What changes is also logged. */
export function createReadiness(parts: ReadinessParts): () => Promise<Hindrances> {
  const { database, feedback, clock, log } = parts;
  let last: { at: number; hindrances: Promise<Hindrances> } | undefined;
  let told = '';

  async function ofDatabase(): Promise<string | undefined> {
    try {
      await database.write();
      return undefined;
    } catch (error) {
      const fault = databaseFault(error);
      return fault === undefined ? UNKNOWN_FAULT : faultSentence(fault);
    }
  }

  async function look(): Promise<Hindrances> {
    const hindrances = [await ofDatabase(), feedback.hindrance()].filter((one) => one !== undefined);
    const text = hindrances.join(' ');
    if (text !== told) log(text || 'Ready again.');
    told = text;
    return hindrances;
  }

  return () => {
    const now = clock();
    if (!last || now - last.at >= KEPT_MS || now < last.at) last = { at: now, hindrances: look() };
    return last.hindrances;
  };
}
