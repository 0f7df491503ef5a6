import type { TrackProgress } from './track-progress.ts';

/**
 * The width of the line between two squares, and of a square on a map without a course, in units of the map.
 */
const SEAM = 2.5;
const SQUARE = 28.5;
const COLOURS = ['classroom', 'arcade', 'library', 'media', 'progress'];

interface TrackProps {
  d: string;
  /** The length of the curve, in units of the map. */
  length: number;
  /** Absent on a map without a learner, where every other square is coloured. */
  progress?: TrackProgress | undefined;
}

/** A track along the curve `d`, drawn with dashes: one square per lesson, coloured when completed. */
export function Track({ d, length, progress }: TrackProps) {
  const squares = progress?.squares ?? Math.round(length / SQUARE);
  const [coloured, step] = progress ? [progress.completed, 1] : [squares, 2];
  const seam = (SEAM / length) * squares;
  return (
    <g fill="none" strokeLinecap="butt">
      <path d={d} stroke="var(--draw-shade)" strokeWidth="40" transform="translate(5 6)" />
      <path d={d} stroke="var(--draw-line)" strokeWidth="39" />
      <path d={d} stroke="var(--draw-path)" strokeWidth="33" />
      {COLOURS.map((colour, index) => (
        <path
          key={colour}
          d={d}
          pathLength={squares}
          stroke={`var(--${colour})`}
          strokeWidth="33"
          strokeDasharray={createDashArray(index * step, step * COLOURS.length, coloured, squares)}
        />
      ))}
      <path
        d={d}
        pathLength={squares}
        stroke="var(--draw-line)"
        strokeWidth="33"
        strokeDasharray={`${seam} ${1 - seam}`}
        strokeDashoffset={seam / 2}
      />
    </g>
  );
}

/** A dash array that covers the squares `first`, `first + step` and so on below `end`. */
function createDashArray(first: number, step: number, end: number, squares: number): string {
  const count = Math.max(0, Math.ceil((end - first) / step));
  return `0 ${first}${` 1 ${step - 1}`.repeat(count)} 0 ${squares}`;
}

/** A path from the track to a door. */
export function Footpath({ d }: { d: string }) {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke="var(--draw-line)" strokeWidth="22" />
      <path d={d} stroke="var(--draw-path)" strokeWidth="17" />
    </g>
  );
}
