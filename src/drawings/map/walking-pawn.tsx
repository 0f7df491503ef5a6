import type { CSSProperties } from 'react';
import { type CourseWalk, pawnPlace } from './course-walk.ts';
import { Pawn } from './scenery.tsx';
import css from './walking-pawn.module.css';

/** The learner's pawn on the curve `d`; it hops on from where it was last seen. */
export function WalkingPawn({ d, walk: { squares, done, doneBefore } }: { d: string; walk: CourseWalk }) {
  const place = (count: number) => `${pawnPlace(count, squares) * 100}%`;
  const way = { offsetPath: `path("${d}")`, '--from': place(doneBefore), '--to': place(done) };
  return (
    <g key={`${doneBefore} ${done}`} className={css.way} style={way as CSSProperties}>
      <g className={done === doneBefore ? undefined : css.hop}>
        <Pawn x={0} y={10} scale={0.86} fill="var(--action)" />
      </g>
    </g>
  );
}
