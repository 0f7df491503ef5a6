import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { unreachable } from '../../domain/result.ts';
import { useLearner } from '../../session/session-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { Working } from '../../ui/working.tsx';
import { type CourseRecords, readCourse } from '../frame/use-records.ts';
import { type ClassChoices, nextClass } from './class-choices.ts';
import { ClassChooser } from './class-chooser.tsx';
import { CreditsLine } from './credits-line.tsx';
import css from './generate-class.module.css';
import { LearnerFacts } from './learner-facts.tsx';
import { UnfinishedClass } from './unfinished-class.tsx';
import { useClassGeneration } from './use-class-generation.ts';
import { useCredits } from './use-credits.ts';

interface GenerateClassProps {
  onOpen: (lessonId: string) => void;
  /** A class was written and stored; `note` is the server's remark on it. */
  onWritten: (lessonId: string, note: string | undefined) => void;
}

/** The classroom before a class: what is left today, what would be good next, and the choices for it. */
export function GenerateClass(props: GenerateClassProps) {
  const { store } = useLearner();
  const records = useLiveQuery(() => readCourse(store), [store]);
  return records ? <NextClass {...props} records={records} /> : null;
}

function NextClass({ records, onOpen, onWritten }: GenerateClassProps & { records: CourseRecords }) {
  const credits = useCredits();
  const [chosen, setChosen] = useState<Partial<ClassChoices>>({});
  const choices = nextClass(chosen, records);
  const classes = useClassGeneration({ records, choices, credits, onWritten });
  const { generation, generate } = classes;
  // A connection that breaks fails both questions in the same words; once is enough.
  const isToldBelow = generation.phase === 'stopped' && generation.message === credits.message;
  const unfinished = records.lessons.find((lesson) => !lesson.completed);

  return (
    <div className={layout.stack5}>
      <CreditsLine credits={isToldBelow ? { ...credits, message: null } : credits} />
      {unfinished && <UnfinishedClass lesson={unfinished} onOpen={() => onOpen(unfinished.id)} />}
      <LearnerFacts records={records} reason={choices.reason} />
      <ClassChooser choices={choices} onChoose={(choice) => setChosen({ ...chosen, ...choice })} />
      <div className={css.go}>
        <Button
          kind="primary"
          busy={generation.phase === 'writing'}
          onClick={(event) => {
            if (event.detail <= 1) void generate();
          }}
        >
          Generate Class
        </Button>
        <GenerationNews {...classes} />
      </div>
    </div>
  );
}

type NewsProps = Pick<
  ReturnType<typeof useClassGeneration>,
  'generation' | 'cancel' | 'fetchInterrupted' | 'writeOnDevice'
>;

function GenerationNews({ generation, cancel, fetchInterrupted, writeOnDevice }: NewsProps) {
  switch (generation.phase) {
    case 'idle':
      return null;
    case 'interrupted':
      return (
        <Alert
          kind="info"
          action={<Button onClick={() => void fetchInterrupted(generation.row)}>Get this class</Button>}
        >
          Your {generation.row.request.skill_focus} class was being written when this page closed. It counts
          once.
        </Alert>
      );
    case 'writing': {
      const { teacher, skill_focus: skill } = generation.row.request;
      return (
        <Working
          label={`${teacher} is writing your ${skill} class`}
          detail="This can take up to a minute. If you leave, the class waits for you in your lessons."
          onCancel={() => cancel(generation.row)}
        />
      );
    }
    case 'refused':
      return (
        <Alert
          kind="error"
          action={
            generation.remedy === 'profile' && (
              <ButtonLink to="/setup" search={{ change: true }}>
                Set up profile
              </ButtonLink>
            )
          }
        >
          {generation.message}
        </Alert>
      );
    case 'stopped':
      return generation.message === undefined ? (
        <Alert kind="info">Cancelled. Generate the same class again, and it will not count twice.</Alert>
      ) : (
        <Alert
          kind="error"
          action={
            generation.canWriteHere && (
              <Button onClick={() => void writeOnDevice(generation.row)}>Write a class on this device</Button>
            )
          }
        >
          {generation.message}
        </Alert>
      );
    default:
      return unreachable(generation);
  }
}
