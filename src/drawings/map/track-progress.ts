/** How far a learner is along the course: a square of the track is a lesson of it. */
export interface TrackProgress {
  squares: number;
  /** Squares that are behind the learner. */
  completed: number;
  /** How many were when the pawn was last seen: from there it hops on. */
  previouslyCompleted: number;
}

/** Where the pawn stands, as a share of the track: at the start, or in the middle of the last square that is done. */
export function computePawnOffset(done: number, squares: number): number {
  return done <= 0 || squares <= 0 ? 0 : (Math.min(done, squares) - 0.5) / squares;
}
