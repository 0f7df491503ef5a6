import type { LessonText as Text } from '../../../domain/lesson-plan.ts';
import { TEXT_HEADINGS } from '../../../domain/plan/write-plan.ts';
import { Markdown } from '../../../ui/markdown.tsx';
import { TappableText } from '../../../ui/tappable-text/tappable-text.tsx';
import css from './lesson-text.module.css';
import { ListeningText } from './listening-text.tsx';

/** What the class reads, listens to or speaks along with. */
export function LessonText({ text }: { text: Text }) {
  return (
    <section className={css.text} data-kind={text.kind}>
      <h3>
        <span className={css.kind}>{TEXT_HEADINGS[text.kind]}</span> {text.title}
      </h3>
      {text.kind === 'listening' ? (
        <ListeningText text={text} />
      ) : (
        <TappableText className={css.page}>
          <Markdown headingLevel={4}>{text.body}</Markdown>
        </TappableText>
      )}
    </section>
  );
}
