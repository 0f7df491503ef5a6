import { STRENGTH_NAMES, STRENGTHS, type Strength } from '../../memory/schedule.ts';
import { classNames } from '../../ui/class-names.ts';
import css from './strength-sign.module.css';

/** How well a word sits: so many of three steps are filled, with its name beside them. */
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
