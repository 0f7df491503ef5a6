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
  games: 'Clear the results of games?',
};

const KEPT_OPTIONS = KEEP_COUNTS.map((value) => ({
  value,
  label: value === '0' ? 'None' : `The newest ${value}`,
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
          Best results, and what games remember of earlier ones, are nowhere but on this device and will be
          gone. A game in the middle stays, and so does everything about your words.
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
            <BusyIndicator label="Looking…" />
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
          legend="What is nowhere else"
          options={UNSYNCED_OPTIONS}
          value={choice.alsoOnlyHere ? 'clear' : 'leave'}
          onChange={(chosen) => onChoose({ alsoOnlyHere: chosen === 'clear' })}
        />
      )}
    </>
  );
}
