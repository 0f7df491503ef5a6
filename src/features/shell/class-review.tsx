import { findDueReview } from '../../domain/class-review.ts';
import type { LessonRecord, Mistake } from '../../domain/records.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';

interface ClassReviewProps {
  /** Newest first. */
  lessons: readonly LessonRecord[];
  mistakes: readonly Mistake[];
}

/** Before every fifth class, says that it is a review, and links to the mistakes in it. */
export function ClassReview({ lessons, mistakes }: ClassReviewProps) {
  const review = findDueReview(lessons, mistakes);
  if (!review) return null;
  return (
    <Alert
      kind="info"
      action={
        <ButtonLink to="/words" search={{ part: 'mistakes', from: 'last-classes' }}>
          See them
        </ButtonLink>
      }
    >
      {formatReviewMistakes(review.mistakes.length)} Your next class is a review, made from them.
    </Alert>
  );
}

/** @param count of mistakes, two or more */
export function formatReviewMistakes(count: number): string {
  return `You had ${count} mistakes in your last four classes.`;
}
