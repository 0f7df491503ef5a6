import type { CSSProperties } from 'react';
import { PrintedShape } from '../../ui/printed-shapes.tsx';
import { formatPoints, MAX_POINTS } from './ladder.ts';
import css from './ladder-top.module.css';

const STAR = 'm50 8 9.5 20.5 22.5 2.5L65.5 46.5l4.5 22L50 57.5 30 68.5l4.5-22L18 31l22.5-2.5z';
const RAYS = 24;
const SPARKS = 18;

/** The top of the ladder: a star with rays and falling sparks. */
export function LadderTop() {
  return (
    <div className={css.top}>
      <svg className={css.rays} viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
        {Array.from({ length: RAYS }, (_, ray) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rays keep their places
          <path key={ray} d="M-2.4-50h4.8L0-14z" transform={`rotate(${(360 / RAYS) * ray})`} />
        ))}
      </svg>
      {Array.from({ length: SPARKS }, (_, spark) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sparks keep their places
        <span key={spark} className={css.spark} style={getSparkPlace(spark)} aria-hidden="true" />
      ))}
      <svg className={css.star} viewBox="0 0 100 76" aria-hidden="true" focusable="false">
        <PrintedShape d={STAR} fill="var(--draw-lamp)" />
      </svg>
      <p className={css.points}>{formatPoints(MAX_POINTS)}</p>
    </div>
  );
}

/** The position of a spark, spread without a visible pattern. */
function getSparkPlace(spark: number): CSSProperties {
  return {
    '--x': `${(spark * 61) % 100}%`,
    '--y': `${(spark * 37) % 90}%`,
    '--nth': spark,
  } as CSSProperties;
}
