import { useState, useSyncExternalStore } from 'react';
import { useLearner } from '../../session/session-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SyncSheet } from './sync-sheet.tsx';
import css from './sync-status.module.css';
import { STATUS_ICONS, statusWords } from './sync-words.ts';

/** Where the learner's work is, in a few calm words; pressed, it tells the details. */
export function SyncStatus() {
  const { sync } = useLearner();
  const status = useSyncExternalStore(sync.subscribe, sync.status);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div role="status" className={css.status}>
        <button
          type="button"
          className={css.button}
          data-phase={status.phase}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon name={STATUS_ICONS[status.phase]} />
          {statusWords(status)}
        </button>
      </div>
      <SyncSheet status={status} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
