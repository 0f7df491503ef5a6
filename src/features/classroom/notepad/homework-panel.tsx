import type { ReactNode } from 'react';
import { MESSAGES } from '../../../domain/messages.ts';
import { BadgeEmblem } from '../../../drawings/badges/badge-emblem.tsx';
import stamp from '../../../drawings/badges/stamped.module.css';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { ignoreDoubleClick } from '../../../ui/ignore-double-click.ts';
import layout from '../../../ui/layout.module.css';
import css from './notes-panel.module.css';
import type { HomeworkSaveState } from './use-homework-save.ts';

interface HomeworkPanelProps {
  /** The badge that the class's homework wins. */
  badge: string;
  /** The score of the exercises. */
  score: ReactNode;
  saving: HomeworkSaveState;
  onSave: () => void;
  onWriteNotes: () => void;
  /** Restores what the last save cleared; absent when there is nothing to restore. */
  onRestore?: (() => void) | undefined;
}

/** The end of a class: the score, and saving homework, which wins a badge. */
export function HomeworkPanel({ badge, score, saving, onSave, onWriteNotes, onRestore }: HomeworkPanelProps) {
  const isSaved = saving.status === 'saved';
  return (
    <div className={layout.stack3}>
      {score}
      <div className={css.prize}>
        {/* The key restarts the animation when the badge is won. */}
        <span key={String(isSaved)} className={isSaved ? stamp.stamped : css.unwon}>
          <BadgeEmblem name={badge} size={80} />
        </span>
        <p>
          {isSaved
            ? 'Well done! This badge is yours: '
            : 'Save your notes and answers as homework to earn this badge: '}
          <strong>{badge}</strong>
        </p>
      </div>
      <Button
        kind={isSaved ? 'plain' : 'primary'}
        icon="save"
        busy={saving.status === 'saving'}
        onClick={ignoreDoubleClick(onSave)}
      >
        Save to Homework
      </Button>
      <HomeworkLine saving={saving} onWriteNotes={onWriteNotes} onRestore={onRestore} />
    </div>
  );
}

type LineProps = Pick<HomeworkPanelProps, 'saving' | 'onWriteNotes' | 'onRestore'>;

function HomeworkLine({ saving, onWriteNotes, onRestore }: LineProps) {
  if (saving.status === 'refused') {
    const lacksNotes = saving.message === MESSAGES.homeworkFieldsMissing;
    return (
      <FailureAlert
        message={saving.message}
        action={lacksNotes && <Button onClick={onWriteNotes}>Write notes</Button>}
      />
    );
  }
  if (saving.status !== 'saved') return null;
  return (
    <Alert
      kind="success"
      action={
        onRestore && (
          <Button kind="quiet" icon="reset" onClick={onRestore}>
            Get my notes back
          </Button>
        )
      }
    >
      <p>Saved to your homework.</p>
      <p className={css.badge}>
        Badge: <strong>{saving.badge}</strong>
        {saving.isNew ? ' (new!)' : ' (you already have it)'}
      </p>
    </Alert>
  );
}
