/**
 * How often a learner does each action in a day, counted on simulated learners. A poll asks for the
 * document's update time, to find out whether it has changed; a save is a poll and a commit of the part that
 * changed.
 */
export const DAILY_ACTIONS = {
  'sign in': 0.1,
  poll: 12,
  'save a lesson': 6,
  'save homework': 3,
  'save words': 6,
  'take a class': 3,
  'hand in an answer': 3,
} as const;
export type Action = keyof typeof DAILY_ACTIONS;
export const ALL_ACTIONS = Object.keys(DAILY_ACTIONS) as Action[];
