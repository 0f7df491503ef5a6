import type { TrackProgress } from './track-progress.ts';

/** The width of the line between two squares, in units of the map; and of a square where there is no course. */
const SEAM = 2.5;
const SQUARE = 28.5;
const COLOURS = ['classroom', 'arcade', 'library', 'media', 'progress'];

interface TrackProps {
  d: string;
  /** Of the curve, in units of the map. */
  length: number;
  /** Absent: nobody walks here, and every other square is coloured. */
  walk?: TrackProgress | undefined;
}

/** A board game's track along the curve `d`, drawn by dashes alone: a square a lesson, coloured once it is done. */
export function Track({ d, length, walk }: TrackProps) {
  const squares = walk?.squares ?? Math.round(length / SQUARE);
  const [coloured, step] = walk ? [walk.completed, 1] : [squares, 2];
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
          strokeDasharray={everyNth(index * step, step * COLOURS.length, coloured, squares)}
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

/** Dashes on the squares `first`, `first + step` and so on below `end`, of a track of so many squares. */
function everyNth(first: number, step: number, end: number, squares: number): string {
  const count = Math.max(0, Math.ceil((end - first) / step));
  return `0 ${first}${` 1 ${step - 1}`.repeat(count)} 0 ${squares}`;
}

/** A trodden way from the track to a door. */
export function Footpath({ d }: { d: string }) {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke="var(--draw-line)" strokeWidth="22" />
      <path d={d} stroke="var(--draw-path)" strokeWidth="17" />
    </g>
  );
}
