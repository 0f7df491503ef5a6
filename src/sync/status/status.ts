import type { SyncFailureKind } from '../../data/synced-rows.ts';

/** A part of the learner's document, for telling what failed. */
export type SyncSection = 'profile' | 'course' | 'badges' | 'lessons' | 'homework';

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
