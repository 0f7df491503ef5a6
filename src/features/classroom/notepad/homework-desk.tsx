import type { ReactNode } from 'react';
import { MESSAGES } from '../../../domain/messages.ts';
import { BadgeEmblem } from '../../../drawings/badges/badge-emblem.tsx';
import stamp from '../../../drawings/badges/stamped.module.css';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import layout from '../../../ui/layout.module.css';
import css from './notes-desk.module.css';
import { once } from './once.ts';
import type { HomeworkSave } from './use-homework-save.ts';

interface HomeworkDeskProps {
  /** What the class's homework wins. */
  badge: string;
  /** What the learner made of the exercises. */
  score: ReactNode;
  saving: HomeworkSave;
  onSave: () => void;
  onWriteNotes: () => void;
  /** Brings back what the last save cleared; absent when there is nothing to bring back. */
  onBringBack?: (() => void) | undefined;
}

/** What the learner takes home: the score, and the badge that the homework wins. */
export function HomeworkDesk({ badge, score, saving, onSave, onWriteNotes, onBringBack }: HomeworkDeskProps) {
  const isSaved = saving.phase === 'saved';
  return (
    <div className={layout.stack3}>
      {score}
      <div className={css.prize}>
        {/* Won, it is another stamp. */}
        <span key={String(isSaved)} className={isSaved ? stamp.stamped : css.unwon}>
          <BadgeEmblem name={badge} size={80} />
        </span>
        <p>
          {isSaved
            ? 'Well done! This badge is yours: '
            : 'Save your notes and answers as homework, and the badge is yours: '}
          <strong>{badge}</strong>
        </p>
      </div>
      <Button
        kind={isSaved ? 'plain' : 'primary'}
        icon="save"
        busy={saving.phase === 'saving'}
        onClick={once(onSave)}
      >
        Save to Homework
      </Button>
      <HomeworkLine saving={saving} onWriteNotes={onWriteNotes} onBringBack={onBringBack} />
    </div>
  );
}

type LineProps = Pick<HomeworkDeskProps, 'saving' | 'onWriteNotes' | 'onBringBack'>;

function HomeworkLine({ saving, onWriteNotes, onBringBack }: LineProps) {
  if (saving.phase === 'refused') {
    const lacksNotes = saving.message === MESSAGES.homeworkFieldsMissing;
    return (
      <FailureAlert
        message={saving.message}
        action={lacksNotes && <Button onClick={onWriteNotes}>Write notes</Button>}
      />
    );
  }
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
