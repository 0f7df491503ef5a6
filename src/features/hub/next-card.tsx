import { Card } from '../../ui/card.tsx';
import type { DayStep } from './day-steps.ts';
import css from './next-card.module.css';
import { WayOn } from './way-on.tsx';

/** The one thing to do now. */
export function NextCard({ text, detail, way }: DayStep) {
  return (
    <Card hue="words" className={css.card}>
      <div className={css.next}>
        <h2 className={css.what}>{text}</h2>
        {detail && <p className={css.detail}>{detail}</p>}
      </div>
      <div className={css.way}>{way && <WayOn way={way} kind="primary" label="Start" to={text} />}</div>
    </Card>
  );
}
