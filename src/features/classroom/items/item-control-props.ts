import type { PlayableItem } from './playable-exercise.ts';

/** What every control for answering an item gets. */
export interface ItemControlProps {
  item: PlayableItem;
  /** What a screen reader hears of it: "Answer to exercise 2, number 1". */
  label: string;
  value: string;
  /** It is done with, and shows what was given. */
  isLocked: boolean;
  onAnswer: (answer: string) => void;
  /** The answer is complete by itself, and is marked at once. */
  onChosen: (answer: string) => void;
  /** Enter was pressed in a field. */
  onEnter: () => void;
}
