import { useMemo } from 'react';
import {
  type AnsweredExercise,
  formatHomeworkItemFileName,
  listAnsweredExercises,
  renderHomeworkItem,
} from '../../domain/homework-file.ts';
import type { HomeworkRecord } from '../../domain/records.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DescriptionItem } from '../../ui/description-item.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import { Markdown } from '../../ui/markdown.tsx';
import { TappableText } from '../../ui/tappable-text/tappable-text.tsx';
import css from './homework-details.module.css';
import { ShortenHomework } from './shorten-homework.tsx';

interface HomeworkDetailsProps {
  uid: string;
  record: HomeworkRecord;
  /** All homework, from which the name of its file differs. */
  all: readonly HomeworkRecord[];
  /** The record does not fit into the cloud. */
  isTooLarge: boolean;
}

/** The details of a homework item, with its actions. */
export function HomeworkDetails({ uid, record, all, isTooLarge }: HomeworkDetailsProps) {
  const answers = useMemo(() => listAnsweredExercises(record), [record]);
  const { skillFocus, studentLevel, teacher, notes, feedback, lessonId } = record;

  function download() {
    downloadFile(formatHomeworkItemFileName(uid, record, all), renderHomeworkItem(record), 'text/markdown');
  }

  return (
    <>
      <dl className={css.facts}>
        <DescriptionItem name="Saved" value={formatSavedDate(record)} />
        <DescriptionItem name="Skill" value={skillFocus} />
        <DescriptionItem name="Level" value={studentLevel} />
        {teacher && <DescriptionItem name="Teacher" value={teacher} />}
      </dl>
      {isTooLarge && <ShortenHomework record={record} />}
      {notes.trim() && (
        <section className={layout.stack2}>
          <h3>Notes</h3>
          <p className={css.written}>{notes}</p>
        </section>
      )}
      {answers.length > 0 && (
        <section className={layout.stack2}>
          <h3>Exercise answers</h3>
          <ul className={layout.stack4}>
            {answers.map((answer) => (
              <Answer key={answer.number} {...answer} />
            ))}
          </ul>
        </section>
      )}
      {feedback.trim() && (
        <section className={layout.stack2}>
          <h3>Feedback</h3>
          <TappableText>
            <Markdown headingLevel={4}>{feedback}</Markdown>
          </TappableText>
        </section>
      )}
      <div className={layout.row3} data-print="never">
        <Button icon="download" onClick={download}>
          Download This
        </Button>
        {lessonId && (
          <ButtonLink kind="quiet" to="/app" search={{ room: 'classroom1', lesson: lessonId }}>
            Open the class
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function Answer({ number, prompt, answer }: AnsweredExercise) {
  return (
    <li className={layout.stack1}>
      <h4 className={letters.soft}>Exercise {number}</h4>
      {prompt && (
        <TappableText>
          <Markdown headingLevel={5}>{prompt}</Markdown>
        </TappableText>
      )}
      <p className={css.written}>{answer}</p>
    </li>
  );
}

/**
 * The date that the device stored with a homework item, or its time in the browser's format if there is none.
 */
export function formatSavedDate(record: Pick<HomeworkRecord, 'date' | 'createdAt'>): string {
  return record.date.trim() || new Date(record.createdAt).toLocaleString();
}
