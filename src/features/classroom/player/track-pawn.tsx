import { Drawing } from '../../../ui/drawing.tsx';
import css from './step-track.module.css';

/** The learner's piece on the track. */
export function TrackPawn() {
  return (
    <Drawing className={css.pawn} viewBox="0 0 24 30" strokeWidth="2">
      <path
        d="M12 2.5a5 5 0 0 1 3 9c.4 4.6 2.2 7.6 5 9.5v6H4v-6c2.8-1.9 4.6-4.9 5-9.5a5 5 0 0 1 3-9z"
        fill="var(--action)"
        stroke="var(--draw-ink)"
      />
      <path d="M4.5 22.5h15M8 12h8" fill="none" stroke="var(--draw-ink)" />
    </Drawing>
  );
}
