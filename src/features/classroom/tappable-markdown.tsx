import { Markdown, type MarkdownProps } from '../../ui/markdown.tsx';
import { TappableText } from '../../ui/tappable-text/tappable-text.tsx';

/** Markdown each word of which can be tapped; its headings stand below those of a screen's parts. */
export function TappableMarkdown({ className, ...text }: MarkdownProps & { className?: string | undefined }) {
  return (
    <TappableText className={className}>
      <Markdown headingLevel={4} {...text} />
    </TappableText>
  );
}
