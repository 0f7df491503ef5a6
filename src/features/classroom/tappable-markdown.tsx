import { Markdown, type MarkdownProps } from '../../ui/markdown.tsx';
import { TappableText } from '../../ui/tappable-text/tappable-text.tsx';

/** Markdown with tappable words; its headings start at level 4, below those of a screen's parts. */
export function TappableMarkdown({ className, ...text }: MarkdownProps & { className?: string | undefined }) {
  return (
    <TappableText className={className}>
      <Markdown headingLevel={4} {...text} />
    </TappableText>
  );
}
