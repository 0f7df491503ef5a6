/** A learner's progress on the track, which has a square per lesson of the course. */
export interface TrackProgress {
  squares: number;
  completed: number;
  /** How many were completed when the pawn was last shown: it moves on from there. */
  previouslyCompleted: number;
}

/** The pawn's position from 0 to 1: the start, or the middle of the last completed square. */
export function computePawnOffset(completed: number, squares: number): number {
  return completed <= 0 || squares <= 0 ? 0 : (Math.min(completed, squares) - 0.5) / squares;
}
