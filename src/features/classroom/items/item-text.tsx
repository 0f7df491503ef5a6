import { InlineMarkdown } from '../../../ui/markdown.tsx';
import { TappableText } from '../../../ui/tappable-text/tappable-text.tsx';
import type { PlayableItem } from './playable-exercise.ts';

/** The text of an item, if it has one of its own. */
export function ItemText({ item }: { item: PlayableItem }) {
  if (item.text === '') return null;
  return (
    <TappableText>
      <p>
        <InlineMarkdown>{item.text}</InlineMarkdown>
      </p>
    </TappableText>
  );
}
