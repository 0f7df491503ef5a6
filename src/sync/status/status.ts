import { type SyncFailureKind, VALUE_KEYS } from '../../data/sync-rows/synced-rows.ts';

/** The parts of the learner's document, for telling what failed. */
export const SECTIONS = [...VALUE_KEYS, 'lessons', 'homework'] as const;
export type SyncSection = (typeof SECTIONS)[number];

/** What the last attempt to reach the document store ran into; screens turn it into a message. */
export interface SyncFailure {
  during: 'pull' | 'push';
  sections: readonly SyncSection[];
  kind: SyncFailureKind;
}

/** One calm status for the learner. `failure` is the last unhealed one, in any phase. */
export type SyncStatus =
  | { phase: 'saved-here'; pending: number; failure?: SyncFailure }
  | { phase: 'syncing'; pending: number; failure?: SyncFailure }
  | { phase: 'synced'; at: number; failure?: SyncFailure }
  | { phase: 'sign-in-again'; pending: number; failure?: SyncFailure }
  | { phase: 'attention'; count: number; failure?: SyncFailure };

export interface StatusInput {
  pending: number;
  dead: number;
  isDraining: boolean;
  /** When everything was in the cloud last, milliseconds since the epoch; null when not known. */
  syncedAt: number | null;
  failure: SyncFailure | null;
}

/** The one status that the learner sees. What needs them goes before what heals by itself. */
export function statusOf({ pending, dead, isDraining, syncedAt, failure }: StatusInput): SyncStatus {
  const unhealed = failure ? { failure } : {};
  if (dead > 0 || failure?.kind === 'forbidden') {
    return { phase: 'attention', count: dead > 0 ? dead : Math.max(1, pending), ...unhealed };
  }
  if (isDraining && (pending > 0 || syncedAt === null)) return { phase: 'syncing', pending, ...unhealed };
  if (failure?.kind === 'sign-in-again') return { phase: 'sign-in-again', pending, ...unhealed };
  if (pending > 0 || syncedAt === null) return { phase: 'saved-here', pending, ...unhealed };
  return { phase: 'synced', at: syncedAt, ...unhealed };
}
