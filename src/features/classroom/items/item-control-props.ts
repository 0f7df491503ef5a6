import type { PlayableItem } from './playable-exercise.ts';

/** What every control for answering an item gets. */
export interface ItemControlProps {
  item: PlayableItem;
  /** Its accessible name: "Answer to exercise 2, number 1". */
  label: string;
  value: string;
  /** The item is settled, so the control only shows the answer. */
  isLocked: boolean;
  onAnswer: (answer: string) => void;
  /** An answer that is complete by itself was chosen, and is marked at once. */
  onChosen: (answer: string) => void;
  /** Enter was pressed in a field. */
  onEnter: () => void;
}
