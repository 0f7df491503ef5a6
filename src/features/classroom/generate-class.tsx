import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef, useState } from 'react';
import { filterRequests } from '../../data/requests/request-rows.ts';
import type { LessonRecord, Mistake } from '../../domain/records.ts';
import { isRequestPending } from '../../domain/request-status.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { ClassReview } from '../frame/class-review.tsx';
import { type CourseRecords, readCourseRecords } from '../frame/use-records.ts';
import { type ClassChoices, resolveClassChoices } from './class-choices.ts';
import { ClassChooser } from './class-chooser.tsx';
import { CreditsLine } from './credits-line.tsx';
import css from './generate-class.module.css';
import { GenerationNotice } from './generation-notice.tsx';
import { LearnerFacts } from './learner-facts.tsx';
import { ignoreDoubleClick } from './notepad/ignore-double-click.ts';
import { UnfinishedClass } from './unfinished-class.tsx';
import { type ClassGenerationOptions, useClassGeneration } from './use-class-generation.ts';
import { useCredits } from './use-credits.ts';

interface GenerateClassProps
  extends Pick<ClassGenerationOptions, 'beginsClass' | 'onClassBegun' | 'onClassReady'> {
  onOpen: (lessonId: string) => void;
}

interface NextClassProps extends GenerateClassProps {
  records: CourseRecords;
  mistakes: readonly Mistake[];
  /** The newest class without an answer; one whose answer is on its way has it. */
  unfinished: LessonRecord | undefined;
}

/** The classroom before a class: what is left today, the next class in a line, and what would be good to know. */
export function GenerateClass(props: GenerateClassProps) {
  const { store } = useLearner();
  const read = useLiveQuery(
    () => Promise.all([readCourseRecords(store), store.readMistakes(), store.readRequests()]),
    [store],
  );
  if (!read) return null;
  const [records, mistakes, requests] = read;
  const handedIn = filterRequests(requests, 'answer').filter(({ life }) => isRequestPending(life));
  const unfinished = records.lessons.find(
    ({ id, completed }) => !completed && !handedIn.some(({ lessonId }) => lessonId === id),
  );
  return <NextClass {...props} records={records} mistakes={mistakes} unfinished={unfinished} />;
}

function NextClass({ records, mistakes, unfinished, onOpen, ...parts }: NextClassProps) {
  const credits = useCredits();
  const [chosen, setChosen] = useState<Partial<ClassChoices>>({});
  const choices = resolveClassChoices(chosen, records);
  const classes = useClassGeneration({ records, choices, credits, ...parts });
  const { generation, generate } = classes;
  // A connection that breaks fails both questions in the same words; once is enough.
  const isToldOnce = generation.status === 'stopped' && generation.message === credits.message;
  const isBusy = generation.status === 'asking' || generation.status === 'writing';
  const [isBegun] = useState(parts.beginsClass);
  const place = useRef<HTMLDivElement>(null);

  // The way to cancel is in sight, on the smallest phone too.
  useEffect(() => {
    if (generation.status === 'writing') place.current?.scrollIntoView({ block: 'nearest' });
  }, [generation.status]);

  return (
    <div className={layout.stack5}>
      <CreditsLine remaining={credits.remaining} />
      <ClassChooser
        choices={choices}
        isFixed={isBusy}
        onChoose={(choice) => setChosen({ ...chosen, ...choice })}
      />
      <div className={classNames(layout.stack4, css.go)} ref={place}>
        {!(isBegun && isBusy) && (
          <Button kind="primary" busy={isBusy} onClick={ignoreDoubleClick(() => void generate())}>
            Generate Class
          </Button>
        )}
        <GenerationNotice {...classes} />
        {/* It may come at any moment: above the button it would move that away under a finger. */}
        {credits.message !== null && !isToldOnce && <Alert kind="error">{credits.message}</Alert>}
      </div>
      {!isBusy && (
        <>
          {unfinished && <UnfinishedClass lesson={unfinished} onOpen={() => onOpen(unfinished.id)} />}
          <ClassReview lessons={records.lessons} mistakes={mistakes} />
          <LearnerFacts records={records} reason={choices.reason} />
        </>
      )}
    </div>
  );
}
