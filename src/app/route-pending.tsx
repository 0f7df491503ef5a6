import { Working } from '../ui/working.tsx';
import css from './route-pending.module.css';

/** Shown while the next screen, its code and the learner's records are on their way. */
export function RoutePending() {
  return (
    <main className={css.pending}>
      <Working label="Opening…" />
    </main>
  );
}
