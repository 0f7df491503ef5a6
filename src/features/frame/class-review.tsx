import { countMistakesToReview } from '../../domain/class-review.ts';
import type { LessonRecord, Mistake } from '../../domain/records.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';

interface ClassReviewProps {
  /** Newest first. */
  lessons: readonly LessonRecord[];
  mistakes: readonly Mistake[];
}

/** After every four classes, offers to review the mistakes in them. */
export function ClassReview({ lessons, mistakes }: ClassReviewProps) {
  const count = countMistakesToReview(lessons, mistakes);
  if (count === 0) return null;
  return (
    <Alert
      kind="info"
      action={
        <ButtonLink to="/words" search={{ part: 'mistakes', from: 'last-classes' }}>
          Look back
        </ButtonLink>
      }
    >
      {count === 1 ? '1 mistake' : `${count} mistakes`} of your last four classes: look back before the next
      one.
    </Alert>
  );
}
