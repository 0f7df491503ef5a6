import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import css from './puzzle-row.module.css';
import { rowText } from './row-texts.ts';
import { useDayPuzzle } from './use-day-puzzle.ts';

interface PuzzleRowProps {
  /** How much the way there is to be seen. */
  kind?: 'primary' | 'plain';
}

/** The puzzle of the day in a row: whether it is done, and the way there. */
export function PuzzleRow({ kind = 'plain' }: PuzzleRowProps) {
  const { detail, label, isDone } = rowText(useDayPuzzle()?.results);
  return (
    <div className={css.row} data-hue="arcade" data-done={isDone || undefined}>
      <span className={css.mark} aria-hidden="true">
        {isDone ? <Icon name="tick" /> : <SmallGrid />}
      </span>
      <div className={css.text}>
        <p className={css.what}>Puzzle of the day</p>
        <p className={css.detail}>{detail}</p>
      </div>
      <ButtonLink
        kind={isDone ? 'quiet' : kind}
        to="/puzzle"
        search={{}}
        aria-label={`${label}: puzzle of the day`}
      >
        {label}
      </ButtonLink>
    </div>
  );
}

/** Squares of a crossword, one of them black. */
function SmallGrid() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path d="M3 3h18v18H3z" fill="var(--draw-wall)" stroke="var(--draw-line)" strokeWidth="2" />
      <path d="M15 3h6v6h-6zM3 15h6v6H3z" fill="var(--draw-line)" />
      <path d="M9 3v18m6-18v18M3 9h18M3 15h18" stroke="var(--draw-line)" strokeWidth="1.5" />
    </svg>
  );
}
