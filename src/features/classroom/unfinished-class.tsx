import { readPlanTitle } from '../../domain/plan-markdown.ts';
import type { LessonRecord } from '../../domain/records.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

/** The newest class without an answer, so that a reload or a closed tab never leaves it behind. */
export function UnfinishedClass({ lesson, onOpen }: { lesson: LessonRecord; onOpen: () => void }) {
  const title = readPlanTitle(lesson.classPlan);
  return (
    <Alert kind="info" action={<Button onClick={onOpen}>Continue</Button>}>
      Your {lesson.skillFocus} class {title && `“${title}” `}waits for your answer.
    </Alert>
  );
}
