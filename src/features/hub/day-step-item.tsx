import { SkillStamp } from '../../drawings/badges/skill-stamp.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OnlyReadAloud } from '../../ui/only-read-aloud.tsx';
import css from './day-step-item.module.css';
import type { DayStep } from './day-steps.ts';
import { WayOn } from './way-on.tsx';

interface DayStepItemProps extends DayStep {
  /** From 1. */
  place: number;
  /** It is the first that is still to be done: its way on has a card of its own. */
  isNext: boolean;
}

/** One step of the day: its number, or a tick or a stamp once it is done, what it is, and the way there. */
export function DayStepItem({ place, isNext, text, detail, state, stamp, way }: DayStepItemProps) {
  return (
    <li className={css.step} data-state={state} aria-current={isNext ? 'step' : undefined}>
      {stamp ? (
        <SkillStamp skill={stamp} size={44} />
      ) : (
        <span className={css.mark} aria-hidden="true">
          {state === 'done' ? <Icon name="tick" /> : place}
        </span>
      )}
      <div className={css.text}>
        <p className={css.what}>
          {state === 'done' && <OnlyReadAloud>Done: </OnlyReadAloud>}
          {text}
        </p>
        {detail && <p className={css.detail}>{detail}</p>}
      </div>
      {way && !isNext && (
        <WayOn
          way={way}
          kind={state === 'done' ? 'quiet' : 'plain'}
          label={state === 'done' ? 'More' : 'Start'}
          to={text}
        />
      )}
    </li>
  );
}
