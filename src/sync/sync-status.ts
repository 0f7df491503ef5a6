import { type SyncFailureKind, VALUE_KEYS } from '../data/sync-rows/synced-rows.ts';

/** The parts of the learner's document, to report which of them failed. */
export const SECTIONS = [...VALUE_KEYS, 'lessons', 'homework'] as const;
export type SyncSection = (typeof SECTIONS)[number];

/** Why the last exchange failed; screens turn it into a message. */
export interface SyncFailure {
  during: 'pull' | 'push';
  sections: readonly SyncSection[];
  kind: SyncFailureKind;
}

/** The status that the learner sees. `failure` is the last one that no success has followed. */
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
  /** When everything was last synced, in milliseconds since the epoch; null when not known. */
  syncedAt: number | null;
  failure: SyncFailure | null;
}

/** The status that the learner sees. Problems that need the learner come before temporary ones. */
export function getSyncStatus({
  pending,
  deadLetters,
  isDraining,
  syncedAt,
  failure,
}: StatusInput): SyncStatus {
  const currentFailure = failure ? { failure } : {};
  if (deadLetters > 0 || failure?.kind === 'forbidden') {
    return {
      kind: 'attention',
      count: deadLetters > 0 ? deadLetters : Math.max(1, pending),
      ...currentFailure,
    };
  }
  if (isDraining && (pending > 0 || syncedAt === null))
    return { kind: 'syncing', pending, ...currentFailure };
  if (failure?.kind === 'sign-in-again') return { kind: 'sign-in-again', pending, ...currentFailure };
  if (pending > 0 || syncedAt === null) return { kind: 'saved-here', pending, ...currentFailure };
  return { kind: 'synced', at: syncedAt, ...currentFailure };
}
