import type { SyncedRows } from '../../data/sync-rows/synced-rows.ts';
import type { Clock, Identity, Random } from '../ports/ports.ts';
import type { UserDocument } from '../ports/user-document.ts';

/** The moments between two effects of sync. At each the process may die, and nothing may be lost. */
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

/** What a drain works with. */
export interface EngineParts {
  rows: SyncedRows;
  userDocument: UserDocument;
  identity: Identity;
  clock: Clock;
  random: Random;
  /** Called at each step; tests throw from it to play a crash. */
  onStep?: (step: SyncStep) => void;
}
