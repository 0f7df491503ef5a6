import { Icon } from '../../ui/icon.tsx';
import css from './tick-stamp.module.css';

/** A tick on the corner of a finished tile. */
export function TickStamp() {
  return (
    <span className={css.stamp}>
      <Icon name="tick" />
    </span>
  );
}
