import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import tile from '../../ui/tile.module.css';
import css from './question-head.module.css';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

interface QuestionHeadProps {
  /** What the question is about, in a few words. */
  topic: string;
  question: ReactNode;
  /** What comes later, below the question: it has its room, so that the question stays where it is. */
  children?: ReactNode;
}

/** The question on its card, which takes the focus when it comes. Give each question a `key` of its own. */
export function QuestionHead({ topic, question, children }: QuestionHeadProps) {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <div className={classNames(tile.tile, css.card)}>
      <p className={css.topic}>{topic}</p>
      <h4 ref={heading} tabIndex={-1} data-autofocus className={css.question}>
        {question}
      </h4>
      {children !== undefined && <div className={css.later}>{children}</div>}
    </div>
  );
}
