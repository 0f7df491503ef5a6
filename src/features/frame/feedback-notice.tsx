import { useRouterState } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { planTitle } from '../../domain/plan-markdown.ts';
import type { LessonRecord } from '../../domain/records.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TopNotice } from '../../ui/top-notice.tsx';

/** Tells, on whatever screen, that an answer which waited for a connection has its feedback now. */
export function FeedbackNotice() {
  const { store } = useLearner();
  const openLesson = useRouterState({
    select: ({ location }) => (location.search as { lesson?: string }).lesson,
  });
  const lesson = useLiveQuery(async (): Promise<LessonRecord | null> => {
    const checked = (await store.postedAnswers()).filter(({ state }) => state === 'checked');
    const lessons = await Promise.all(checked.map(({ lessonId }) => store.lesson(lessonId)));
    return lessons.find((one) => one !== null) ?? null;
  }, [store]);
  if (!lesson || lesson.id === openLesson) return null;
  const title = planTitle(lesson.classPlan) || `a ${lesson.skillFocus} class`;
  return (
    <TopNotice
      kind="success"
      action={
        <>
          <ButtonLink kind="primary" to="/app" search={{ room: 'classroom1', lesson: lesson.id }}>
            See the feedback
          </ButtonLink>
          <Button kind="quiet" onClick={() => void store.clearPost(lesson.id)}>
            Later
          </Button>
        </>
      }
    >
      Your answer to “{title}” has been checked.
    </TopNotice>
  );
}
