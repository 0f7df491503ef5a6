import { beatsBestScore } from '../../domain/game-records.ts';
import { addUsedContent } from '../../domain/plan-usage.ts';
import type { LearnerState } from '../../domain/records.ts';
import type { GameProgress, LearnerData } from './learner-data.ts';

export interface MergeDataOptions {
  /** How sync joins two states: commutative, associative and idempotent over those that it gave itself. */
  merge: (a: LearnerState, b: LearnerState) => LearnerState;
  /** Whose records these are. A file never says so: it may be of another account, such as the one before. */
  account: { uid: string; email: string };
}

/**
 * What is here together with what a file holds. What travels merges as if another device had sent it; of the rest,
 * what is here stays: a notepad, a game's memory; the better result of a game holds.
 */
export function mergeData(
  here: LearnerData,
  file: LearnerData,
  { merge, account }: MergeDataOptions,
): LearnerData {
  const email = here.profile?.email || account.email;
  const profile = file.profile && { ...file.profile, uid: account.uid, email };
  const theirs = { ...file, profile };
  const state = merge(here, merge(theirs, theirs));
  const kept = new Set(state.lessons.map(({ id }) => id));
  const drafts = Object.entries({ ...file.drafts, ...here.drafts }).filter(([lessonId]) =>
    kept.has(lessonId),
  );
  return {
    ...state,
    drafts: Object.fromEntries(drafts),
    games: joinGames(here.games, file.games),
    usedContent: addUsedContent(addUsedContent(NOTHING_USED, file.usedContent), here.usedContent),
  };
}

const NOTHING_USED = { phrases: [], vocab: [] };
const NOTHING_KEPT: GameProgress = { best: {}, memory: {} };

function joinGames(here: LearnerData['games'], file: LearnerData['games']): LearnerData['games'] {
  const joined = new Map(Object.entries(here));
  for (const [game, theirs] of Object.entries(file)) {
    const ours = joined.get(game) ?? NOTHING_KEPT;
    joined.set(game, {
      best: joinBest(ours.best, theirs.best),
      memory: { ...theirs.memory, ...ours.memory },
    });
  }
  return Object.fromEntries(joined);
}

function joinBest(here: GameProgress['best'], file: GameProgress['best']): GameProgress['best'] {
  const best = new Map(Object.entries(here));
  for (const [choice, result] of Object.entries(file)) {
    if (beatsBestScore(best.get(choice), result.score)) best.set(choice, result);
  }
  return Object.fromEntries(best);
}
