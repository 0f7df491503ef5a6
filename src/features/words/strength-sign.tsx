import { STRENGTH_NAMES, STRENGTHS, type Strength } from '../../spaced-repetition/schedule.ts';
import { classNames } from '../../ui/class-names.ts';
import css from './strength-sign.module.css';

/** The strength of a word as three steps and its name. */
export function StrengthSign({ strength }: { strength: Strength }) {
  const filled = STRENGTHS.indexOf(strength);
  return (
    <span className={css.sign} data-strength={strength}>
      <span className={css.steps} aria-hidden="true">
        {STRENGTHS.slice(1).map((step, index) => (
          <span key={step} className={classNames(css.step, index < filled && css.filled)} />
        ))}
      </span>
      {STRENGTH_NAMES[strength]}
    </span>
  );
}
