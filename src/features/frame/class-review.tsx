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
          Review
        </ButtonLink>
      }
    >
      {count === 1 ? '1 mistake' : `${count} mistakes`} in your last four classes. Review them before the next
      one.
    </Alert>
  );
}
