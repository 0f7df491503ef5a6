import type { PlayableItem } from './playable-exercise.ts';

/** What every control for answering an item gets. */
export interface ItemControlProps {
  item: PlayableItem;
  /** The control's accessible name: "Answer to exercise 2, number 1". */
  label: string;
  /** The learner's current answer; '' before one. */
  value: string;
  /** The item is settled, so the control only shows the answer. */
  isLocked: boolean;
  /** The answer was changed, and may be incomplete. */
  onAnswer: (answer: string) => void;
  /** An option was chosen: a complete answer, which is marked at once. */
  onChosen: (answer: string) => void;
  /** Enter was pressed in a field. */
  onEnter: () => void;
}
