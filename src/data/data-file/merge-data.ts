import { beatsBestScore } from '../../domain/game-records.ts';
import { addUsedContent } from '../../domain/plan-usage.ts';
import type { LearnerState } from '../../domain/records.ts';
import type { GameProgress, LearnerData } from './learner-data.ts';

export interface MergeDataOptions {
  /** How sync merges two states: commutative, associative and idempotent over its own results. */
  merge: (a: LearnerState, b: LearnerState) => LearnerState;
  /** The account that the records belong to; a file may come from another one. */
  account: { uid: string; email: string };
}

/**
 * The learner's data merged with that of a file. The synced state merges as if another device had sent it. Of
 * local data, the existing drafts and carried states win, and the better result of each game.
 */
export function mergeData(
  current: LearnerData,
  file: LearnerData,
  { merge, account }: MergeDataOptions,
): LearnerData {
  const email = current.profile?.email || account.email;
  const profile = file.profile && { ...file.profile, uid: account.uid, email };
  const imported = { ...file, profile };
  // Merged with itself, the file's state gets the normal form of a merged state.
  const state = merge(current, merge(imported, imported));
  const lessonIds = new Set(state.lessons.map(({ id }) => id));
  const drafts = Object.entries({ ...file.drafts, ...current.drafts }).filter(([lessonId]) =>
    lessonIds.has(lessonId),
  );
  return {
    ...state,
    drafts: Object.fromEntries(drafts),
    games: mergeGames(current.games, file.games),
    usedContent: addUsedContent(addUsedContent(NO_USED_CONTENT, file.usedContent), current.usedContent),
  };
}

const NO_USED_CONTENT = { phrases: [], vocab: [] };
/** `memory` is the stored name of a game's carried state. */
const NO_PROGRESS: GameProgress = { best: {}, memory: {} };

function mergeGames(current: LearnerData['games'], file: LearnerData['games']): LearnerData['games'] {
  const merged = new Map(Object.entries(current));
  for (const [game, imported] of Object.entries(file)) {
    const own = merged.get(game) ?? NO_PROGRESS;
    merged.set(game, {
      best: mergeBest(own.best, imported.best),
      memory: { ...imported.memory, ...own.memory },
    });
  }
  return Object.fromEntries(merged);
}

function mergeBest(current: GameProgress['best'], file: GameProgress['best']): GameProgress['best'] {
  const best = new Map(Object.entries(current));
  for (const [choice, result] of Object.entries(file)) {
    if (beatsBestScore(best.get(choice), result.score)) best.set(choice, result);
  }
  return Object.fromEntries(best);
}
