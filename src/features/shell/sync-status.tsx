import { useState, useSyncExternalStore } from 'react';
import { useLearner } from '../../session/session-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SyncDialog } from './sync-dialog.tsx';
import css from './sync-status.module.css';
import { formatSyncLabel, STATUS_ICONS } from './sync-status-text.ts';

/** The status of sync in a few words; a press opens the details. */
export function SyncStatus() {
  const { sync } = useLearner();
  const status = useSyncExternalStore(sync.subscribe, sync.getStatus);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div role="status" className={css.status}>
        <button
          type="button"
          className={css.button}
          data-phase={status.kind}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon name={STATUS_ICONS[status.kind]} />
          {formatSyncLabel(status)}
        </button>
      </div>
      <SyncDialog status={status} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
