import { useLiveQuery } from 'dexie-react-hooks';
import type { OldRecords } from '../../../data/storage/clear-records.ts';
import { useLearner } from '../../../session/session-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Working } from '../../../ui/working.tsx';
import { clearedBy, clearSentences } from './clear-words.ts';
import { type ClearableKind, type ClearChoice, type Clearing, KEPT_CHOICES } from './clearing-state.ts';
import { CopyFirst } from './copy-first.tsx';

const TITLES: Record<ClearableKind, string> = {
  lessons: 'Clear old classes?',
  homework: 'Clear old homework?',
  games: 'Clear the results of games?',
};

const KEPT_OPTIONS = KEPT_CHOICES.map((value) => ({
  value,
  label: value === '0' ? 'None' : `The newest ${value}`,
}));

const ONLY_HERE_OPTIONS = [
  { value: 'leave', label: 'Keep it' },
  { value: 'clear', label: 'Clear it too' },
] as const;

interface ClearDialogProps {
  clearing: Extract<Clearing, { phase: 'choosing' | 'clearing' }>;
  onChoose: (choice: Partial<ClearChoice>) => void;
  onClear: () => void;
  onClose: () => void;
}

/** What would go and what would stay, with a copy of everything offered first. */
export function ClearDialog({ clearing, onChoose, onClear, onClose }: ClearDialogProps) {
  const { store } = useLearner();
  const { kind, choice, phase } = clearing;
  const keep = Number(choice.kept);
  const old = useLiveQuery(
    async () => (kind === 'games' ? null : store.oldRecords(kind, keep)),
    [store, kind, keep],
  );
  const isNothing = old === undefined || (old !== null && clearedBy(choice, old) === 0);
  return (
    <Dialog
      title={TITLES[kind]}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {!isNothing && (
            <Button kind="danger" busy={phase === 'clearing'} onClick={onClear}>
              Clear
            </Button>
          )}
        </>
      }
    >
      <CopyFirst />
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
            value={choice.kept}
            onChange={(kept) => onChoose({ kept })}
          />
          {old ? (
            <OldOnes kind={kind} choice={choice} old={old} onChoose={onChoose} />
          ) : (
            <Working label="Looking…" />
          )}
        </>
      )}
    </Dialog>
  );
}

interface OldOnesProps {
  kind: Exclude<ClearableKind, 'games'>;
  choice: ClearChoice;
  old: OldRecords;
  onChoose: (choice: Partial<ClearChoice>) => void;
}

function OldOnes({ kind, choice, old, onChoose }: OldOnesProps) {
  return (
    <>
      {clearSentences(kind, choice, old).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {old.onlyHere.length > 0 && (
        <ChoiceGroup
          legend="What is nowhere else"
          options={ONLY_HERE_OPTIONS}
          value={choice.alsoOnlyHere ? 'clear' : 'leave'}
          onChange={(chosen) => onChoose({ alsoOnlyHere: chosen === 'clear' })}
        />
      )}
    </>
  );
}
