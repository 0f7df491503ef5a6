import { type MouseEvent, useState } from 'react';
import { MESSAGES } from '../../../domain/messages.ts';
import { parseNotes } from '../../../domain/notes.ts';
import { unreachable } from '../../../domain/result.ts';
import { saveFailureMessage } from '../../../session/save-messages.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import layout from '../../../ui/layout.module.css';
import { Working } from '../../../ui/working.tsx';
import type { Submission } from '../submission-state.ts';
import type { DraftStatus } from './draft-saver.ts';
import css from './notes-desk.module.css';
import type { HomeworkSave } from './use-homework-save.ts';

interface NotesDeskProps {
  notes: string;
  onWrite: (notes: string) => void;
  draftStatus: DraftStatus;
  submission: Submission;
  onSubmit: () => void;
  onCancel: () => void;
  saving: HomeworkSave;
  onSave: () => void;
  /** Brings back what the last save cleared; absent when there is nothing to bring back. */
  onBringBack?: (() => void) | undefined;
}

/** Where the learner writes, submits and saves. */
export function NotesDesk(props: NotesDeskProps) {
  const { notes, draftStatus, submission, saving } = props;
  const [isEmpty, setEmpty] = useState(false);

  function submit(): void {
    const isFilled = parseNotes(notes).ok;
    setEmpty(!isFilled);
    if (isFilled) props.onSubmit();
  }

  return (
    <div className={layout.stack3}>
      <TextArea
        label="Your notes"
        hideLabel
        rows={6}
        placeholder="Write your notes here..."
        hint="Write your answer here. It goes to your teacher together with your exercise answers."
        error={isEmpty ? MESSAGES.notesEmpty : undefined}
        value={notes}
        onChange={(event) => {
          setEmpty(false);
          props.onWrite(event.target.value);
        }}
      />
      <DraftLine status={draftStatus} />
      <div className={css.buttons}>
        <Button kind="primary" icon="send" busy={submission.phase === 'sending'} onClick={once(submit)}>
          Submit Answer
        </Button>
        <Button icon="save" busy={saving.phase === 'saving'} onClick={once(props.onSave)}>
          Save to Homework
        </Button>
      </div>
      <SubmissionNews submission={submission} onCancel={props.onCancel} />
      <HomeworkLine saving={saving} onBringBack={props.onBringBack} />
    </div>
  );
}

function SubmissionNews({ submission, onCancel }: Pick<NotesDeskProps, 'submission' | 'onCancel'>) {
  switch (submission.phase) {
    case 'sending':
      return (
        <Working
          label="Your teacher is reading your answer"
          detail="This can take up to a minute. Your notes stay here."
          onCancel={onCancel}
        />
      );
    case 'stopped':
      return (
        <Alert kind={submission.message === undefined ? 'info' : 'error'}>
          {submission.message ?? 'Cancelled. Your notes are still here.'}
        </Alert>
      );
    case 'kept':
      return (
        <>
          {submission.message !== undefined && (
            <Alert kind={submission.until === 'online' ? 'error' : 'info'}>{submission.message}</Alert>
          )}
          <Alert kind="info">
            {submission.until === 'online'
              ? 'Your answer is kept on this device and will be checked when you’re back online.'
              : 'Your answer is kept on this device and will be checked soon.'}
          </Alert>
        </>
      );
    case 'refused':
      return <Alert kind="error">Your answer could not be checked: {submission.message}</Alert>;
    case 'idle':
    case 'answered':
      return null;
    default:
      return unreachable(submission);
  }
}

/** The second click of a double click asks for nothing new. */
function once(action: () => void) {
  return (event: MouseEvent) => {
    if (event.detail <= 1) action();
  };
}

function DraftLine({ status }: { status: DraftStatus }) {
  if (status.phase === 'failed') return <Alert kind="error">{saveFailureMessage(status.failure)}</Alert>;
  return (
    <p className={css.status} data-print="never">
      <Icon name="save" /> {status.phase === 'saved' ? 'Saved on this device' : 'Saving…'}
    </p>
  );
}

function HomeworkLine({ saving, onBringBack }: Pick<NotesDeskProps, 'saving' | 'onBringBack'>) {
  if (saving.phase === 'refused') return <Alert kind="error">{saving.message}</Alert>;
  if (saving.phase !== 'saved') return null;
  return (
    <Alert
      kind="success"
      action={
        onBringBack && (
          <Button kind="quiet" icon="reset" onClick={onBringBack}>
            Bring my notes back
          </Button>
        )
      }
    >
      <p>Saved to your homework.</p>
      <p className={css.badge}>
        Badge: <strong>{saving.badge}</strong>
        {saving.isNew ? ' (new!)' : ' (you have it already)'}
      </p>
    </Alert>
  );
}
