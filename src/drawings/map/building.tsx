import { useId } from 'react';
import type { Room } from '../../domain/rooms.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { InkLine } from '../../ui/printed-shapes.tsx';
import css from './building.module.css';
import { BUILDINGS } from './buildings.tsx';

interface BuildingProps {
  room: Room;
  locked: boolean;
  /** Whether its windows are lit, because the learner has used it. `undefined` on a map without a learner. */
  isLit: boolean | undefined;
}

/** The house of a room; a locked one is hatched and has a padlock. */
export function Building({ room, locked, isLit }: BuildingProps) {
  const hatch = useId();
  const { house, silhouette } = BUILDINGS[room];
  return (
    <Drawing className={css.building} data-lit={isLit} viewBox="-4 0 228 192" strokeWidth="2.5">
      <g className={locked ? css.shut : undefined}>{house}</g>
      {locked && (
        <>
          <pattern
            id={hatch}
            width="9"
            height="9"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <InkLine d="M0 0V9" strokeWidth="3.5" />
          </pattern>
          <path d={silhouette} fill={`url(#${hatch})`} opacity="0.55" />
          <g transform="translate(110 132)">
            <InkLine d="M-13-8v-12q0-14 13-14t13 14v12" strokeWidth="13" strokeLinecap="butt" />
            <InkLine d="M-13-8v-12q0-14 13-14t13 14v12" stroke="var(--draw-wall)" strokeWidth="6.5" />
            <rect
              x="-24"
              y="-9"
              width="48"
              height="38"
              rx="6"
              fill="var(--draw-lamp)"
              stroke="var(--draw-line)"
              strokeWidth="3.5"
            />
            <path d="M0 6v11" stroke="var(--draw-ink)" strokeWidth="6" />
            <circle cy="5" r="5.5" fill="var(--draw-ink)" />
          </g>
        </>
      )}
    </Drawing>
  );
}
