import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo, useState } from 'react';
import type { LessonPlan } from '../../domain/lesson-plan.ts';
import { parsePlan } from '../../domain/plan-markdown.ts';
import type { LessonRecord, NotepadDraft } from '../../domain/records.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import layout from '../../ui/layout.module.css';
import { OnlyReadAloud } from '../../ui/only-read-aloud.tsx';
import { TaughtWordsContext } from '../../ui/tappable-text/word-taps.ts';
import { LessonHeader } from './lesson-header.tsx';
import css from './lesson-view.module.css';
import { Notepad } from './notepad/notepad.tsx';
import type { PracticeSubmission } from './notepad/notepad-state.ts';
import { useKeptDraft } from './notepad/use-draft-saver.ts';
import { PlanView } from './plan/plan-view.tsx';
import { type LessonSide, SideSwitch } from './side-switch.tsx';
import { useAnswerSubmission } from './use-answer-submission.ts';

interface LessonViewProps {
  lessonId: string;
  /** A remark of the server on this class, shown once. */
  note: string | undefined;
  /** It was opened from within the classroom, so the reader is taken to its beginning. */
  isEntered: boolean;
  onLeave: () => void;
}

/** A class as it was generated, with the notepad beside it. */
export function LessonView({ lessonId, note, isEntered, onLeave }: LessonViewProps) {
  const { store } = useLearner();
  const lesson = useLiveQuery(() => store.lesson(lessonId), [store, lessonId]);
  const draft = useKeptDraft(lessonId);
  // A class that was asked for has the key of its request.
  useEffect(() => void store.forget(lessonId), [store, lessonId]);
  if (lesson === null) {
    return (
      <EmptyState emblem="classroom" title="This class is not on this device">
        <p>It may be too old to be kept, or still on its way from another device.</p>
        <Button onClick={onLeave}>Back to the classroom</Button>
      </EmptyState>
    );
  }
  if (lesson === undefined || draft.phase === 'reading') return null;
  return (
    <OpenLesson lesson={lesson} draft={draft.draft} note={note} isEntered={isEntered} onLeave={onLeave} />
  );
}

interface OpenLessonProps extends Omit<LessonViewProps, 'lessonId'> {
  lesson: LessonRecord;
  draft: NotepadDraft | null;
}

function OpenLesson({ lesson, draft, note, isEntered, onLeave }: OpenLessonProps) {
  const plan = useMemo(() => parsePlan(lesson.classPlan), [lesson.classPlan]);
  const answering = useAnswerSubmission(lesson);
  const [side, setSide] = useState<LessonSide>('class');
  const [practice, setPractice] = useState<PracticeSubmission | null>(null);
  return (
    <article className={layout.stack4}>
      <LessonHeader lesson={lesson} title={plan.title} isEntered={isEntered} onLeave={onLeave} />
      {note && <Alert kind="info">{note}</Alert>}
      <SideSwitch side={side} onChange={setSide} />
      <TaughtWordsContext value={plan.vocabulary}>
        <div className={css.sides} data-side={side}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a wide screen it scrolls, also by keyboard */}
          <section id="lesson-class" className={css.class} aria-label="Class" tabIndex={0}>
            <PlanView plan={plan} />
          </section>
          <section id="lesson-notepad" className={css.notepad} aria-labelledby="lesson-notepad-title">
            <h2 id="lesson-notepad-title">Notepad</h2>
            <Notepad
              lesson={lesson}
              plan={plan}
              draft={draft}
              answering={answering}
              onSubmission={setPractice}
            />
          </section>
        </div>
      </TaughtWordsContext>
      <OnlyReadAloud>
        <span role="status">{practice && practiceNews(practice, plan)}</span>
      </OnlyReadAloud>
    </article>
  );
}

/**
 * What becomes of a practice submission: no call of the lesson API takes it (specification, section 7), so
 * the draft keeps it, homework carries it on, and the classroom tells it to the learner.
 */
function practiceNews({ action }: PracticeSubmission, plan: LessonPlan): string {
  return action === 'flashcards_completed'
    ? `You have turned all ${plan.vocabulary.length} cards.`
    : 'You have listened to the prompt. You can play it again.';
}
