import type { ReactNode } from 'react';
import css from './question-head.module.css';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

interface QuestionHeadProps {
  /** What the question is about, in a few words. */
  topic: string;
  question: ReactNode;
}

/** The question on the board, which takes the focus when it comes. Give each question a `key` of its own. */
export function QuestionHead({ topic, question }: QuestionHeadProps) {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <div>
      <p className={css.topic}>{topic}</p>
      <h4 ref={heading} tabIndex={-1} data-autofocus className={css.question}>
        {question}
      </h4>
    </div>
  );
}
