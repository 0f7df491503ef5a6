import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import type { SubmissionState } from '../submission-state.ts';
import css from './feedback-box.module.css';

interface FeedbackPlaceholderProps {
  submission: SubmissionState;
  onWrite: () => void;
}

/** The box for feedback before there is any: what will stand in it, and what it waits for. */
export function FeedbackPlaceholder({ submission, onWrite }: FeedbackPlaceholderProps) {
  const isOnItsWay = submission.status === 'sending' || submission.status === 'kept';
  return (
    <section className={css.box} aria-label="Feedback" data-print="never">
      <header className={classNames(layout.line3, css.header)}>
        <h3>Feedback</h3>
      </header>
      <p>
        What your teacher says of your answer will stand here: what is good in it, each mistake with its
        correction and the reason, and one next step.
      </p>
      {isOnItsWay ? (
        <p>Your answer is on its way. The feedback comes by itself.</p>
      ) : (
        <div>
          <Button onClick={onWrite}>Write your answer</Button>
        </div>
      )}
    </section>
  );
}
