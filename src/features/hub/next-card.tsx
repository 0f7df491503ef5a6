import type { DayResults } from '../../domain/day-puzzle.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import letters from '../../ui/letters.module.css';
import { rowText } from '../play/puzzle/row-texts.ts';
import css from './next-card.module.css';
import type { NextUp } from './next-up.ts';
import { WayOn } from './way-on.tsx';

interface NextCardProps {
  next: NonNullable<NextUp>;
  puzzle: DayResults;
}

/** The one thing to do now. */
export function NextCard({ next, puzzle }: NextCardProps) {
  const { label, detail: score } = rowText(puzzle);
  const { text, detail, way } =
    next.kind === 'step' ? next.step : { text: 'The puzzle of the day', detail: score, way: null };
  return (
    <Card hue="words" className={css.card}>
      <div className={css.next}>
        <h2 className={css.what}>{text}</h2>
        {detail && <p className={letters.quiet}>{detail}</p>}
      </div>
      <div className={css.way}>
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
        {way && <WayOn way={way} kind="primary" label="Start" to={text} />}
      </div>
    </Card>
  );
}
