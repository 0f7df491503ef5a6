import type { DayResults } from '../../domain/day-puzzle.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import letters from '../../ui/letters.module.css';
import { formatPuzzleRow } from '../play/puzzle/puzzle-row-text.ts';
import type { NextTask } from './next-task.ts';
import css from './next-task-card.module.css';
import { StepLinkButton } from './step-link-button.tsx';

interface NextTaskCardProps {
  next: NonNullable<NextTask>;
  puzzle: DayResults;
}

/** The next task of the day. */
export function NextTaskCard({ next, puzzle }: NextTaskCardProps) {
  const { label, detail: puzzleDetail } = formatPuzzleRow(puzzle);
  const { text, detail, link, isInProgress } =
    next.kind === 'step'
      ? next.step
      : { text: 'The puzzle of the day', detail: puzzleDetail, link: null, isInProgress: false };
  return (
    <Card hue="words" className={css.card}>
      <div className={css.next}>
        <h2 className={css.what}>{text}</h2>
        {detail && <p className={letters.quiet}>{detail}</p>}
      </div>
      <div className={css.action}>
        {next.kind === 'puzzle' && (
          <ButtonLink
            kind="primary"
            to="/puzzle"
            search={{}}
            aria-label={`${label}: next, the puzzle of the day`}
          >
            {label}
          </ButtonLink>
        )}
        {link && (
          <StepLinkButton
            link={link}
            kind="primary"
            label={isInProgress ? 'Continue' : 'Start'}
            stepText={text}
          />
        )}
      </div>
    </Card>
  );
}
