import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import letters from '../../ui/letters.module.css';
import tile from '../../ui/tile.module.css';
import { AutoFocusHeading } from './auto-focus-heading.tsx';
import css from './question-head.module.css';

interface QuestionHeadProps {
  /** The topic of the question, in a few words. */
  topic: string;
  question: ReactNode;
  /** What appears later below the question. Its place is reserved, so that the question does not move. */
  children?: ReactNode;
}

/** A card with the question, which takes the focus when it mounts. Give each question its own `key`. */
export function QuestionHead({ topic, question, children }: QuestionHeadProps) {
  return (
    <div className={classNames(tile.tile, css.card)}>
      <p className={classNames(letters.display, css.topic)}>{topic}</p>
      <AutoFocusHeading className={css.question}>{question}</AutoFocusHeading>
      {children !== undefined && <div className={css.later}>{children}</div>}
    </div>
  );
}
