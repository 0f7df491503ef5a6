import { useMemo } from 'react';
import type { LessonPlan } from '../../../domain/lesson-plan.ts';
import type { MarkedPage } from '../../../domain/marked-page.ts';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { TappableText } from '../../../ui/tappable-text/tappable-text.tsx';
import { TappableMarkdown } from '../tappable-markdown.tsx';
import { createMarkedAnswer } from './marked-answer.ts';
import css from './marked-page.module.css';

interface MarkedAnswerPageProps {
  answer: string;
  plan: LessonPlan;
  page: MarkedPage;
}

/** The learner's own text with its marks, and the feedback note below it. */
export function MarkedAnswerPage({ answer, plan, page }: MarkedAnswerPageProps) {
  const { text, marks } = useMemo(() => createMarkedAnswer(answer, plan, page.marks), [answer, plan, page]);
  return (
    <>
      {text !== '' && (
        <TappableText className={css.page}>
          <MarkedText className={css.text} text={text} marks={marks} />
        </TappableText>
      )}
      <TappableMarkdown>{page.note}</TappableMarkdown>
    </>
  );
}
