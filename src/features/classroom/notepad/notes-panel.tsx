import { useState } from 'react';
import { MESSAGES } from '../../../domain/messages.ts';
import { parseNotes } from '../../../domain/notes.ts';
import { unreachable } from '../../../domain/result.ts';
import { Alert } from '../../../ui/alert.tsx';
import { BusyIndicator } from '../../../ui/busy-indicator.tsx';
import { Button } from '../../../ui/button.tsx';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { ignoreDoubleClick } from '../../../ui/ignore-double-click.ts';
import layout from '../../../ui/layout.module.css';
import type { SubmissionState } from '../submission-state.ts';
import { TappableMarkdown } from '../tappable-markdown.tsx';
import css from './notes-panel.module.css';
import { WordCountLine } from './word-count-line.tsx';

interface NotesPanelProps {
  /** The writing task as markdown; '' when the class has none. */
  task: string;
  /** The notes have the same text as the task's exercise. */
  isTaskText: boolean;
  notes: string;
  onWrite: (notes: string) => void;
  submission: SubmissionState;
  onSubmit: () => void;
  onCancel: () => void;
}

const NOTES_HINT = 'Write your answer here. Your teacher gets it with your exercise answers.';
const TASK_TEXT_HINT = 'This is what you wrote in the last exercise. Change it, or send it now.';

/** The field for the learner's answer, and the button that submits it. */
export function NotesPanel(props: NotesPanelProps) {
  const { task, notes, submission } = props;
  const [isEmpty, setEmpty] = useState(false);

  function submit(): void {
    const isFilled = parseNotes(notes).ok;
    setEmpty(!isFilled);
    if (isFilled) props.onSubmit();
  }

  return (
    <div className={layout.stack3}>
      {task && <TappableMarkdown className={css.task}>{task}</TappableMarkdown>}
      <TextArea
        label="Your notes"
        hideLabel
        rows={6}
        placeholder="Write your notes here..."
        hint={props.isTaskText ? TASK_TEXT_HINT : NOTES_HINT}
        error={isEmpty ? MESSAGES.notesEmpty : undefined}
        value={notes}
        onChange={(event) => {
          setEmpty(false);
          props.onWrite(event.target.value);
        }}
      />
      <WordCountLine task={task} text={notes} />
      <Button
        kind="primary"
        icon="send"
        busy={submission.status === 'sending'}
        onClick={ignoreDoubleClick(submit)}
      >
        Submit Answer
      </Button>
      <SubmissionNotice submission={submission} onCancel={props.onCancel} />
    </div>
  );
}

/** The status of a submitted answer. */
export function SubmissionNotice({ submission, onCancel }: Pick<NotesPanelProps, 'submission' | 'onCancel'>) {
  switch (submission.status) {
    case 'sending':
      return (
        <BusyIndicator
          label="Your teacher is reading your answer"
          detail="This can take up to a minute. Your notes stay here."
          onCancel={onCancel}
        />
      );
    case 'stopped':
      return submission.message === undefined ? (
        <Alert kind="info">Cancelled. Your notes are still here.</Alert>
      ) : (
        <FailureAlert message={submission.message} />
      );
    case 'queued':
      return (
        <>
          {submission.message !== undefined && (
            <Alert kind={submission.waitsFor === 'online' ? 'error' : 'info'}>{submission.message}</Alert>
          )}
          <Alert kind="info">
            {submission.waitsFor === 'online'
              ? 'Your answer is saved on this device. We’ll check it when you’re back online.'
              : 'Your answer is saved on this device. We’ll check it soon.'}
          </Alert>
        </>
      );
    case 'refused':
      return <Alert kind="error">We couldn’t check your answer: {submission.message}</Alert>;
    case 'idle':
    case 'answered':
      return null;
    default:
      return unreachable(submission);
  }
}
