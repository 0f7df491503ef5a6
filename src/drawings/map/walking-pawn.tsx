import type { CSSProperties } from 'react';
import { Pawn } from './scenery.tsx';
import { computePawnOffset, type TrackProgress } from './track-progress.ts';
import css from './walking-pawn.module.css';

/** The learner's pawn on the curve `d`; it moves on from where it was last shown. */
export function WalkingPawn({
  d,
  progress: { squares, completed, previouslyCompleted },
}: {
  d: string;
  progress: TrackProgress;
}) {
  const place = (count: number) => `${computePawnOffset(count, squares) * 100}%`;
  const way = { offsetPath: `path("${d}")`, '--from': place(previouslyCompleted), '--to': place(completed) };
  return (
    <g key={`${previouslyCompleted} ${completed}`} className={css.way} style={way as CSSProperties}>
      <g className={completed === previouslyCompleted ? undefined : css.hop}>
        <Pawn x={0} y={10} scale={0.86} fill="var(--action)" />
      </g>
    </g>
  );
}
