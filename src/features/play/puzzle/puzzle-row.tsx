import { ButtonLink } from '../../../ui/button.tsx';
import { TaskMark, TaskRow } from '../../../ui/task-row.tsx';
import { useRoomLock } from '../../shell/use-room-lock.ts';
import { formatPuzzleRow } from './puzzle-row-text.ts';
import { useDayPuzzle } from './use-day-puzzle.ts';

interface PuzzleRowProps {
  /** The kind of the button; 'none' when the puzzle has a card of its own. */
  kind?: 'primary' | 'plain' | 'none';
}

/** A row for the puzzle of the day, with its state and a link. */
export function PuzzleRow({ kind = 'plain' }: PuzzleRowProps) {
  const isLocked = Boolean(useRoomLock('arcade'));
  const { detail, label, isDone } = formatPuzzleRow(useDayPuzzle()?.results, isLocked);
  return (
    <TaskRow
      mark={isDone ? <TaskMark isDone>{null}</TaskMark> : <SmallGrid />}
      title="Puzzle of the day"
      detail={detail}
      state={isDone ? 'done' : 'open'}
      isTinted
      data-hue="arcade"
      aria-current={kind === 'none' ? 'step' : undefined}
    >
      {kind !== 'none' && label && (
        <ButtonLink
          kind={isDone ? 'quiet' : kind}
          to="/puzzle"
          search={{}}
          aria-label={`${label}: puzzle of the day`}
        >
          {label}
        </ButtonLink>
      )}
    </TaskRow>
  );
}

/** A small crossword grid. */
function SmallGrid() {
  return (
    <svg viewBox="1 1 22 22" width="36" height="36" aria-hidden="true" focusable="false">
      <path d="M3 3h18v18H3z" fill="var(--draw-wall)" stroke="var(--draw-line)" strokeWidth="2" />
      <path d="M15 3h6v6h-6zM3 15h6v6H3z" fill="var(--draw-line)" />
      <path d="M9 3v18m6-18v18M3 9h18M3 15h18" stroke="var(--draw-line)" strokeWidth="1.5" />
    </svg>
  );
}
