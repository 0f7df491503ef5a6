import type { LessonText as Text } from '../../../domain/lesson-plan.ts';
import { TEXT_HEADINGS } from '../../../domain/plan/write-plan.ts';
import { unreachable } from '../../../domain/result.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import { ListeningText } from '../listening/listening-text.tsx';
import { Dialogue } from '../speaking/dialogue.tsx';
import { TappableMarkdown } from '../tappable-markdown.tsx';
import css from './lesson-text-view.module.css';

interface LessonTextViewProps {
  text: Text;
  /** The learner has answered one of the class's exercises. */
  hasAnswered: boolean;
}

/** The text that the class reads, listens to or takes part in. */
export function LessonTextView({ text, hasAnswered }: LessonTextViewProps) {
  return (
    <section className={classNames(layout.stack3, css.text)} data-kind={text.kind}>
      <h3>
        <span className={css.kind}>{TEXT_HEADINGS[text.kind]}</span> {text.title}
      </h3>
      <Body text={text} hasAnswered={hasAnswered} />
    </section>
  );
}

function Body({ text, hasAnswered }: LessonTextViewProps) {
  switch (text.kind) {
    case 'listening':
      return <ListeningText text={text} hasAnswered={hasAnswered} />;
    case 'dialogue':
      return <Dialogue text={text} />;
    case 'reading':
      return <TappableMarkdown className={css.page}>{text.body}</TappableMarkdown>;
    default:
      return unreachable(text.kind);
  }
}
