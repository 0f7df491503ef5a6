import { type SyncFailureKind, VALUE_KEYS } from '../data/sync-rows/synced-rows.ts';

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
  | { kind: 'saved-here'; pending: number; failure?: SyncFailure }
  | { kind: 'syncing'; pending: number; failure?: SyncFailure }
  | { kind: 'synced'; at: number; failure?: SyncFailure }
  | { kind: 'sign-in-again'; pending: number; failure?: SyncFailure }
  | { kind: 'attention'; count: number; failure?: SyncFailure };

export interface StatusInput {
  pending: number;
  deadLetters: number;
  isDraining: boolean;
  /** When everything was in the cloud last, milliseconds since the epoch; null when not known. */
  syncedAt: number | null;
  failure: SyncFailure | null;
}

/** The one status that the learner sees. What needs them goes before what heals by itself. */
export function getSyncStatus({
  pending,
  deadLetters,
  isDraining,
  syncedAt,
  failure,
}: StatusInput): SyncStatus {
  const unhealed = failure ? { failure } : {};
  if (deadLetters > 0 || failure?.kind === 'forbidden') {
    return { kind: 'attention', count: deadLetters > 0 ? deadLetters : Math.max(1, pending), ...unhealed };
  }
  if (isDraining && (pending > 0 || syncedAt === null)) return { kind: 'syncing', pending, ...unhealed };
  if (failure?.kind === 'sign-in-again') return { kind: 'sign-in-again', pending, ...unhealed };
  if (pending > 0 || syncedAt === null) return { kind: 'saved-here', pending, ...unhealed };
  return { kind: 'synced', at: syncedAt, ...unhealed };
}
