import type { SyncedRows } from '../../data/sync-rows/synced-rows.ts';
import type { Clock, Identity, Random } from '../ports/ports.ts';
import type { UserDocument } from '../ports/user-document.ts';

/** The points between two effects of sync. The process may end at each of them without losing data. */
export const SYNC_STEPS = [
  'made due',
  'rows read',
  'document read',
  'document kept',
  'document written',
  'acknowledged',
  'rows checked',
  'token renewed',
  'set aside',
  'postponed',
  'document pulled',
  'profile made',
] as const;
export type SyncStep = (typeof SYNC_STEPS)[number];

/** What the functions of the sync engine need. */
export interface EngineDependencies {
  rows: SyncedRows;
  userDocument: UserDocument;
  identity: Identity;
  clock: Clock;
  random: Random;
  /** Called at each step; tests throw from it to simulate a crash. */
  onStep?: (step: SyncStep) => void;
}
