import { useRouterState } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { requestsOf } from '../../data/requests/request-rows.ts';
import { planTitle } from '../../domain/plan-markdown.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { AlertNotice } from './alert-notice.tsx';

/** Tells, on whatever screen, that an answer has its feedback now. */
export function FeedbackNotice() {
  const { store } = useLearner();
  const openLesson = useRouterState({
    select: ({ location }) => (location.search as { lesson?: string }).lesson,
  });
  const checked = useLiveQuery(async () => {
    const answers = requestsOf(await store.requests(), 'answer').filter(({ life }) => life.phase === 'done');
    const lessons = await Promise.all(answers.map(({ lessonId }) => store.lesson(lessonId)));
    return answers.flatMap(({ key }, index) => (lessons[index] ? [{ key, lesson: lessons[index] }] : []))[0];
  }, [store]);
  if (!checked || checked.lesson.id === openLesson) return null;
  const { key, lesson } = checked;
  const title = planTitle(lesson.classPlan) || `a ${lesson.skillFocus} class`;
  return (
    <AlertNotice
      kind="success"
      action={
        <>
          <ButtonLink kind="primary" to="/app" search={{ room: 'classroom1', lesson: lesson.id }}>
            See the feedback
          </ButtonLink>
          <Button kind="quiet" onClick={() => void store.forget(key)}>
            Later
          </Button>
        </>
      }
    >
      Your answer to “{title}” has been checked.
    </AlertNotice>
  );
}
