import { saveFailureMessage } from '../../../session/save-messages.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { DraftStatus } from './draft-saver.ts';
import css from './notes-desk.module.css';

interface DraftLineProps {
  status: DraftStatus;
  /** There is nothing yet that could be kept: the line has its place, and says nothing. */
  isUntouched: boolean;
}

/** Whether what is in the notepad is kept on the device. */
export function DraftLine({ status, isUntouched }: DraftLineProps) {
  if (status.phase === 'failed') return <FailureAlert message={saveFailureMessage(status.failure)} />;
  return (
    <p className={css.status} data-print="never" data-silent={isUntouched || undefined}>
      <Icon name="save" /> {status.phase === 'saved' ? 'Saved on this device' : 'Saving…'}
    </p>
  );
}
