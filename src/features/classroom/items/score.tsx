import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import css from './items.module.css';
import type { computeScore } from './playable-exercise.ts';

/** How many of the checked items are right; nothing before the first check. */
export function Score({ checked, atOnce, right }: ReturnType<typeof computeScore>) {
  if (checked === 0) return null;
  const later = right - atOnce;
  return (
    <div className={classNames(layout.line3, css.score)}>
      <p className={css.points}>
        {right} / {checked}
      </p>
      <p>
        {right === checked ? 'All correct!' : 'answers right.'}{' '}
        {later > 0 && `${atOnce} on the first try, ${later} on the second.`}
      </p>
    </div>
  );
}
