import type { LessonText as Text } from '../../../domain/lesson-plan.ts';
import { TEXT_HEADINGS } from '../../../domain/plan/write-plan.ts';
import { unreachable } from '../../../domain/result.ts';
import { Markdown } from '../../../ui/markdown.tsx';
import { TappableText } from '../../../ui/tappable-text/tappable-text.tsx';
import { ListeningText } from '../listening/listening-text.tsx';
import { Dialogue } from '../speaking/dialogue.tsx';
import css from './lesson-text.module.css';

interface LessonTextProps {
  text: Text;
  /** The learner has answered one of the class's exercises. */
  hasAnswered: boolean;
}

/** What the class reads, listens to or speaks along with. */
export function LessonText({ text, hasAnswered }: LessonTextProps) {
  return (
    <section className={css.text} data-kind={text.kind}>
      <h3>
        <span className={css.kind}>{TEXT_HEADINGS[text.kind]}</span> {text.title}
      </h3>
      <Body text={text} hasAnswered={hasAnswered} />
    </section>
  );
}

function Body({ text, hasAnswered }: LessonTextProps) {
  switch (text.kind) {
    case 'listening':
      return <ListeningText text={text} hasAnswered={hasAnswered} />;
    case 'dialogue':
      return <Dialogue text={text} />;
    case 'reading':
      return (
        <TappableText className={css.page}>
          <Markdown headingLevel={4}>{text.body}</Markdown>
        </TappableText>
      );
    default:
      return unreachable(text.kind);
  }
}
