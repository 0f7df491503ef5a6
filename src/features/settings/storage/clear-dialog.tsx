import { useLiveQuery } from 'dexie-react-hooks';
import type { OldRecords } from '../../../data/storage/clear-records.ts';
import { useLearner } from '../../../session/session-context.tsx';
import { BusyIndicator } from '../../../ui/busy-indicator.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { BackupDownload } from './backup-download.tsx';
import { countCleared, formatClearPreview } from './clear-text.ts';
import { type ClearableKind, type ClearChoice, type ClearingState, KEEP_COUNTS } from './clearing-state.ts';

const TITLES: Record<ClearableKind, string> = {
  lessons: 'Clear old classes?',
  homework: 'Clear old homework?',
  games: 'Clear game results?',
};

const KEPT_OPTIONS = KEEP_COUNTS.map((value) => ({
  value,
  label: value === '0' ? 'Nothing' : `The newest ${value}`,
}));

const UNSYNCED_OPTIONS = [
  { value: 'leave', label: 'Keep it' },
  { value: 'clear', label: 'Clear it too' },
] as const;

interface ClearDialogProps {
  clearing: Extract<ClearingState, { status: 'choosing' | 'clearing' }>;
  onChoose: (choice: Partial<ClearChoice>) => void;
  onClear: () => void;
  onClose: () => void;
}

/** Shows what would be cleared and what would stay, and offers a copy of everything first. */
export function ClearDialog({ clearing, onChoose, onClear, onClose }: ClearDialogProps) {
  const { store } = useLearner();
  const { kind, choice, status } = clearing;
  const keepCount = Number(choice.keepCount);
  const old = useLiveQuery(
    async () => (kind === 'games' ? null : store.findOldRecords(kind, keepCount)),
    [store, kind, keepCount],
  );
  const isNothing = old === undefined || (old !== null && countCleared(choice, old) === 0);
  return (
    <Dialog
      title={TITLES[kind]}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {!isNothing && (
            <Button kind="danger" busy={status === 'clearing'} onClick={onClear}>
              Clear
            </Button>
          )}
        </>
      }
    >
      <BackupDownload />
      {kind === 'games' ? (
        <p>
          This clears your best results, and what games remember about you. They’re only on this device.
          Unfinished games and your words stay.
        </p>
      ) : (
        <>
          <ChoiceGroup
            legend="Keep"
            options={KEPT_OPTIONS}
            value={choice.keepCount}
            onChange={(keepCount) => onChoose({ keepCount })}
          />
          {old ? (
            <OldRecordsChoice kind={kind} choice={choice} old={old} onChoose={onChoose} />
          ) : (
            <BusyIndicator label="Loading…" />
          )}
        </>
      )}
    </Dialog>
  );
}

interface OldRecordsChoiceProps {
  kind: Exclude<ClearableKind, 'games'>;
  choice: ClearChoice;
  old: OldRecords;
  onChoose: (choice: Partial<ClearChoice>) => void;
}

function OldRecordsChoice({ kind, choice, old, onChoose }: OldRecordsChoiceProps) {
  return (
    <>
      {formatClearPreview(kind, choice, old).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {old.unsynced.length > 0 && (
        <ChoiceGroup
          legend="Only on this device"
          options={UNSYNCED_OPTIONS}
          value={choice.includeUnsynced ? 'clear' : 'leave'}
          onChange={(chosen) => onChoose({ includeUnsynced: chosen === 'clear' })}
        />
      )}
    </>
  );
}
