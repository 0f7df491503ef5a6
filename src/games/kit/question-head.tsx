import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import letters from '../../ui/letters.module.css';
import tile from '../../ui/tile.module.css';
import { AutoFocusHeading } from './auto-focus-heading.tsx';
import css from './question-head.module.css';

interface QuestionHeadProps {
  /** What the question is about, in a few words. */
  topic: string;
  question: ReactNode;
  /** What comes later, below the question: it has its room, so that the question stays where it is. */
  children?: ReactNode;
}

/** The question on its card, which takes the focus when it comes. Give each question a `key` of its own. */
export function QuestionHead({ topic, question, children }: QuestionHeadProps) {
  return (
    <div className={classNames(tile.tile, css.card)}>
      <p className={classNames(letters.display, css.topic)}>{topic}</p>
      <AutoFocusHeading className={css.question}>{question}</AutoFocusHeading>
      {children !== undefined && <div className={css.later}>{children}</div>}
    </div>
  );
}
