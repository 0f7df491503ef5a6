import { useRouterState } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { filterRequests } from '../../data/requests/request-rows.ts';
import { readPlanTitle } from '../../domain/plan-markdown.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { AlertNotice } from './alert-notice.tsx';

/** Announces new feedback on every screen. */
export function FeedbackNotice() {
  const { store } = useLearner();
  const openLesson = useRouterState({
    select: ({ location }) => (location.search as { lesson?: string }).lesson,
  });
  const checked = useLiveQuery(async () => {
    const answers = filterRequests(await store.readRequests(), 'answer').filter(
      ({ status }) => status.phase === 'done',
    );
    const lessons = await Promise.all(answers.map(({ lessonId }) => store.readLesson(lessonId)));
    return answers.flatMap(({ key }, index) => (lessons[index] ? [{ key, lesson: lessons[index] }] : []))[0];
  }, [store]);
  if (!checked || checked.lesson.id === openLesson) return null;
  const { key, lesson } = checked;
  const title = readPlanTitle(lesson.classPlan) || `a ${lesson.skillFocus} class`;
  return (
    <AlertNotice
      kind="success"
      action={
        <>
          <ButtonLink kind="primary" to="/app" search={{ room: 'classroom1', lesson: lesson.id }}>
            See the feedback
          </ButtonLink>
          <Button kind="quiet" onClick={() => void store.deleteRequest(key)}>
            Later
          </Button>
        </>
      }
    >
      We’ve checked your answer to “{title}”.
    </AlertNotice>
  );
}
