import { formatSaveFailure } from '../../../session/save-messages.ts';
import { classNames } from '../../../ui/class-names.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { Icon } from '../../../ui/icon.tsx';
import layout from '../../../ui/layout.module.css';
import letters from '../../../ui/letters.module.css';
import type { DraftSaveState } from './draft-saver.ts';
import css from './notes-panel.module.css';

interface DraftLineProps {
  saveState: DraftSaveState;
  /** Nothing to save yet: the line keeps its space without a text. */
  isUntouched: boolean;
}

/** Says whether the notepad is saved on the device. */
export function DraftLine({ saveState, isUntouched }: DraftLineProps) {
  if (saveState.status === 'failed') return <FailureAlert message={formatSaveFailure(saveState.failure)} />;
  return (
    <p className={classNames(layout.line2, letters.soft, isUntouched && css.silent)} data-print="never">
      <Icon name="save" /> {saveState.status === 'saved' ? 'Saved on this device' : 'Saving…'}
    </p>
  );
}
