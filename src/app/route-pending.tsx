import { BusyIndicator } from '../ui/busy-indicator.tsx';
import css from './route-pending.module.css';

/** Shown while the next screen, its code and the learner's records are on their way. */
export function RoutePending() {
  return (
    <main className={css.pending}>
      <BusyIndicator label="Opening…" />
    </main>
  );
}
