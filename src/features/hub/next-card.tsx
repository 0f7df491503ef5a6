import type { ReactNode } from 'react';
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
  if (next.kind === 'puzzle') {
    const { detail, label } = rowText(puzzle);
    return (
      <NextThing
        text="The puzzle of the day"
        detail={detail}
        way={
          <ButtonLink
            kind="primary"
            to="/puzzle"
            search={{}}
            aria-label={`${label}: next, the puzzle of the day`}
          >
            {label}
          </ButtonLink>
        }
      />
    );
  }
  const { text, detail, way } = next.step;
  return (
    <NextThing
      {...{ text, detail }}
      way={way && <WayOn way={way} kind="primary" label="Start" to={text} />}
    />
  );
}

function NextThing({ text, detail, way }: { text: string; detail: string; way: ReactNode }) {
  return (
    <Card hue="words" className={css.card}>
      <div className={css.next}>
        <h2 className={css.what}>{text}</h2>
        {detail && <p className={letters.quiet}>{detail}</p>}
      </div>
      <div className={css.way}>{way}</div>
    </Card>
  );
}
