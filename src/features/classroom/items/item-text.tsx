import { InlineMarkdown } from '../../../ui/markdown.tsx';
import type { PlayedItem } from './played-exercise.ts';

/** What an item says; nothing where the task says all. */
export function ItemText({ item }: { item: PlayedItem }) {
  if (item.text === '') return null;
  return (
    <p>
      <InlineMarkdown>{item.text}</InlineMarkdown>
    </p>
  );
}
