import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef, useState } from 'react';
import { filterRequests } from '../../data/requests/request-rows.ts';
import { type DueReview, findDueReview } from '../../domain/class-review.ts';
import { readPlanTitle } from '../../domain/plan-markdown.ts';
import type { LessonRecord, Mistake } from '../../domain/records.ts';
import { isRequestPending, isRequestSuperseded } from '../../domain/request-status.ts';
import { unreachable } from '../../domain/result.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { ignoreDoubleClick } from '../../ui/ignore-double-click.ts';
import layout from '../../ui/layout.module.css';
import { formatReviewMistakes } from '../shell/class-review.tsx';
import { type CourseRecords, readCourseRecords } from '../shell/use-records.ts';
import { type ClassChoices, ClassChooser, resolveClassChoices } from './class-chooser.tsx';
import { CreditsLine } from './credits-line.tsx';
import css from './generate-class.module.css';
import { LearnerFacts } from './learner-facts.tsx';
import { type ClassGenerationOptions, useClassGeneration } from './use-class-generation.ts';
import { useCredits } from './use-credits.ts';

interface GenerateClassProps
  extends Pick<ClassGenerationOptions, 'beginsClass' | 'onClassRequested' | 'onClassReady'> {
  onOpen: (lessonId: string) => void;
}

interface NextClassProps extends GenerateClassProps {
  records: CourseRecords;
  mistakes: readonly Mistake[];
  /** The newest class without an answer; a queued answer counts. */
  unfinished: LessonRecord | undefined;
}

/** The classroom before a class: credits, the choices for the next class, and what the course suggests. */
export function GenerateClass(props: GenerateClassProps) {
  const { store } = useLearner();
  const loaded = useLiveQuery(
    () => Promise.all([readCourseRecords(store), store.readMistakes(), store.readRequests()]),
    [store],
  );
  if (!loaded) return null;
  const [records, mistakes, requests] = loaded;
  const pendingAnswers = filterRequests(requests, 'answer').filter(({ status }) => isRequestPending(status));
  const unfinished = records.lessons.find(
    ({ id, completed }) => !completed && !pendingAnswers.some(({ lessonId }) => lessonId === id),
  );
  return <NextClass {...props} records={records} mistakes={mistakes} unfinished={unfinished} />;
}

function NextClass({ records, mistakes, unfinished, onOpen, ...options }: NextClassProps) {
  const credits = useCredits();
  const [chosen, setChosen] = useState<Partial<ClassChoices>>({});
  const choices = resolveClassChoices(chosen, records);
  const [wantsNewClass, setWantsNewClass] = useState(false);
  const dueReview = findDueReview(records.lessons, mistakes);
  const review = wantsNewClass ? null : dueReview;
  const classes = useClassGeneration({
    records,
    choices,
    reviewSkill: review?.skill,
    credits,
    ...options,
  });
  const { generation, generate } = classes;
  // A lost connection fails both requests with the same message, which is shown once.
  const isSameMessage = generation.status === 'stopped' && generation.message === credits.message;
  const isBusy = generation.status === 'requesting' || generation.status === 'writing';
  const [beganClass] = useState(options.beginsClass);
  const actions = useRef<HTMLDivElement>(null);

  // Keeps the Cancel button visible on small phones.
  useEffect(() => {
    if (generation.status === 'writing') actions.current?.scrollIntoView({ block: 'nearest' });
  }, [generation.status]);

  return (
    <div className={layout.stack5}>
      <CreditsLine remaining={credits.remaining} />
      {review ? (
        <ReviewCard {...review} isFixed={isBusy} onDecline={() => setWantsNewClass(true)} />
      ) : (
        <ClassChooser
          choices={choices}
          isFixed={isBusy}
          onChoose={(choice) => setChosen({ ...chosen, ...choice })}
        />
      )}
      <div className={classNames(layout.stack4, css.go)} ref={actions}>
        {!(beganClass && isBusy) && (
          <Button
            kind={unfinished ? 'plain' : 'primary'}
            busy={isBusy}
            onClick={ignoreDoubleClick(() => void generate())}
          >
            Generate Class
          </Button>
        )}
        <GenerationNotice {...classes} />
        {/* Below the button, because a message that appears above would move it under a finger. */}
        {credits.message !== null && !isSameMessage && <Alert kind="error">{credits.message}</Alert>}
      </div>
      {!isBusy && (
        <>
          {unfinished && <UnfinishedClass lesson={unfinished} onOpen={() => onOpen(unfinished.id)} />}
          <LearnerFacts records={records} choices={choices} />
        </>
      )}
    </div>
  );
}

interface ReviewCardProps extends Pick<DueReview<Mistake>, 'mistakes'> {
  /** The class is being written, so its choice can't change. */
  isFixed: boolean;
  onDecline: () => void;
}

/** Every fifth class is a review; the learner may take a new class instead. */
function ReviewCard({ mistakes, isFixed, onDecline }: ReviewCardProps) {
  return (
    <Card hue="classroom" title="Your next class">
      <div className={layout.stack3}>
        <p>{formatReviewMistakes(mistakes.length)} Your next class is a review, made from them.</p>
        {!isFixed && (
          <div className={layout.row2}>
            <Button kind="quiet" onClick={onDecline}>
              Take a new class instead
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

type GenerationNoticeProps = Pick<
  ReturnType<typeof useClassGeneration>,
  'generation' | 'cancel' | 'resumeInterrupted' | 'writeOnDevice'
>;

/** The status of the requested class, with the action that fits it. */
function GenerationNotice({ generation, cancel, resumeInterrupted, writeOnDevice }: GenerationNoticeProps) {
  switch (generation.status) {
    case 'idle':
    case 'requesting':
      return null;
    case 'interrupted': {
      const { request, status } = generation.row;
      return (
        <Alert
          kind="info"
          action={<Button onClick={() => void resumeInterrupted(generation.row)}>Get this class</Button>}
        >
          {isRequestSuperseded(status)
            ? `Your ${request.skill_focus} class is ready.`
            : `This page closed before your ${request.skill_focus} class was ready.`}{' '}
          It only counts once.
        </Alert>
      );
    }
    case 'writing': {
      const { teacher, skill_focus: skill } = generation.row.request;
      return (
        <BusyIndicator
          label={`${teacher} is writing your ${skill} class`}
          detail="This can take up to a minute. If you leave, you’ll find the class in your lessons."
          onCancel={() => cancel(generation.row)}
        />
      );
    }
    case 'refused':
      return (
        <FailureAlert
          message={generation.message}
          action={
            generation.remedy === 'profile' && (
              <ButtonLink to="/setup" search={{ change: true }}>
                Set up profile
              </ButtonLink>
            )
          }
        />
      );
    case 'stopped':
      return generation.message === undefined ? (
        <Alert kind="info">Cancelled. You can generate the same class again. It won’t count twice.</Alert>
      ) : (
        <FailureAlert
          message={generation.message}
          action={
            generation.canWriteOnDevice && (
              <Button onClick={() => void writeOnDevice(generation.row)}>Write a class offline</Button>
            )
          }
        />
      );
    default:
      return unreachable(generation);
  }
}

/** Offers to continue the newest class without an answer, for example after a reload. */
function UnfinishedClass({ lesson, onOpen }: { lesson: LessonRecord; onOpen: () => void }) {
  const title = readPlanTitle(lesson.classPlan);
  return (
    <Alert
      kind="info"
      action={
        <Button kind="primary" onClick={onOpen}>
          Continue
        </Button>
      }
    >
      You haven’t finished your {lesson.skillFocus} class{title && ` “${title}”`}.
    </Alert>
  );
}
