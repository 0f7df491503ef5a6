import { MAX_WRONG_LETTERS } from '../../domain/limits.ts';
import { PrintedShape } from '../../ui/printed-shapes.tsx';
import css from './balloon.module.css';

/** The x positions of the pegs, in the order in which their ropes are untied. */
const PEGS = [14, 106, 30, 90, 44, 76] as const;

interface BalloonProps {
  /** The number of untied ropes. */
  untied: number;
  /** The word is found, and the lamp in the basket is lit. */
  isSafe: boolean;
}

/** The balloon on its ropes, one for each remaining try. Without ropes it flies away. */
export function Balloon({ untied, isSafe }: BalloonProps) {
  return (
    <svg
      className={css.balloon}
      data-away={untied >= MAX_WRONG_LETTERS || undefined}
      viewBox="0 0 120 96"
      role="img"
      aria-label={`${MAX_WRONG_LETTERS - untied} of ${MAX_WRONG_LETTERS} ropes hold the balloon`}
    >
      <path d="M4 92h112" stroke="var(--draw-line)" strokeWidth="2" />
      {PEGS.map((x, index) => {
        const isUntied = index < untied;
        const rope = isUntied ? `M${x} 90q6-5 3-9t5-3` : `M${x} 90 60 70`;
        return (
          <g key={x} className={css.rope} data-untied={isUntied || undefined}>
            <path d={rope} />
            <path d={`M${x} 92v-5`} strokeWidth="3" />
          </g>
        );
      })}
      <g className={css.craft}>
        <path d="M53 50v12m14-12v12" stroke="var(--draw-line)" strokeWidth="1.5" />
        <PrintedShape d="M60 4q24 0 24 23 0 13-15 25H51Q36 40 36 27 36 4 60 4z" fill="var(--hue)" />
        <path d="M60 4q-9 10-9 24 0 14 4 24m5-48q9 10 9 24 0 14-4 24" stroke="var(--draw-line)" fill="none" />
        <PrintedShape d="M51 61h18v11H51z" fill={isSafe ? 'var(--draw-lamp)' : 'var(--draw-path)'} slip={1} />
      </g>
    </svg>
  );
}
