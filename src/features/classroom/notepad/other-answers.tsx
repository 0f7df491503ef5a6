import type { LessonPlan } from '../../../domain/lesson-plan.ts';
import type { LessonAnswer } from '../../../domain/records.ts';
import { Markdown } from '../../../ui/markdown.tsx';
import { MarkedAnswerPage } from '../marked-page/marked-page.tsx';
import css from './feedback-box.module.css';

interface OtherAnswersProps {
  /** The one handed in last at the beginning. */
  answers: readonly LessonAnswer[];
  plan: LessonPlan;
}

/** What the learner answered to the same class on other devices, with the feedback on it. */
export function OtherAnswers({ answers, plan }: OtherAnswersProps) {
  return answers.map(({ deviceId, answer, feedback, markedPage }) => (
    <section key={deviceId} className={css.box} aria-label="Feedback on an earlier answer">
      <h3>Your answer on another device</h3>
      {markedPage ? (
        <MarkedAnswerPage answer={answer} plan={plan} page={markedPage} />
      ) : (
        <>
          <Markdown headingLevel={4}>{feedback}</Markdown>
          <details className={css.answer}>
            <summary>The answer you sent</summary>
            <p>{answer}</p>
          </details>
        </>
      )}
    </section>
  ));
}
