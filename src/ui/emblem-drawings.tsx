import type { ReactNode } from 'react';
import type { Hue } from './hue.ts';
import { InkLine, PrintedShape } from './printed-shapes.tsx';

export const EMBLEM_HUES = {
  school: 'library',
  classroom: 'classroom',
  arcade: 'arcade',
  library: 'library',
  media: 'media',
  homework: 'homework',
  lessons: 'lessons',
  progress: 'progress',
  words: 'words',
  settings: 'plain',
  badge: 'homework',
  lost: 'arcade',
} satisfies Record<string, Hue>;

export type EmblemName = keyof typeof EMBLEM_HUES;

const HUE = 'var(--hue)';
const LAMP = 'var(--draw-lamp)';
const WALL = 'var(--draw-wall)';

/** Each inside the hexagon of emblem.tsx: centred on 40, 41 and about 44 units wide; lines of 3. */
export const EMBLEM_DRAWINGS: Record<EmblemName, ReactNode> = {
  school: (
    <>
      <InkLine d="M40 25V12" />
      <PrintedShape d="M40 12h11l-3 4 3 4H40z" fill={LAMP} />
      <PrintedShape d="M22 39v20h36V39z" fill={WALL} />
      <PrintedShape d="M18 40 40 24l22 16z" fill="var(--classroom)" />
      <PrintedShape d="M35.5 59V48h9v11z" fill={HUE} />
      <InkLine d="M28 46v6m24-6v6M17 59h46" />
    </>
  ),
  classroom: (
    <>
      <InkLine d="m31 52-6 13m24-13 6 13M40 22v-4" />
      <PrintedShape d="M19 22h42v30H19z" fill={HUE} />
      <InkLine d="m27 45 6-15 6 15m-10-5h8M53 36v9m0-4.5a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0z" />
    </>
  ),
  arcade: (
    <>
      <InkLine d="M40 48V32" />
      <PrintedShape d="M40 18a8 8 0 1 1 0 16 8 8 0 0 1 0-16z" fill="var(--classroom)" />
      <PrintedShape d="M25 48h30l6 14H19z" fill={HUE} />
      <PrintedShape d="M34 48q0-5 6-5t6 5z" fill={WALL} />
      <InkLine d="M49 55h3" />
    </>
  ),
  library: (
    <>
      <PrintedShape d="M17 27q13-3 23 4v31q-10-6-23-4z" fill={HUE} />
      <PrintedShape d="M63 27q-13-3-23 4v31q10-6 23-4z" fill={WALL} />
      <InkLine d="M23 36q6-.5 11 2m-11 6q6-.5 11 2m12-8q5-2.5 11-2m-11 10q5-2.5 11-2" />
      <PrintedShape d="M51 25.5V16h7v9.5" fill={LAMP} />
    </>
  ),
  media: (
    <>
      <InkLine d="m40 29-9-12m9 12 9-12M28 58l-2 5m26-5 2 5" />
      <PrintedShape d="M21 29h38q3 0 3 3v23q0 3-3 3H21q-3 0-3-3V32q0-3 3-3z" fill={HUE} />
      <PrintedShape d="m34 36 15 8-15 8z" fill={LAMP} />
    </>
  ),
  homework: (
    <>
      <PrintedShape d="M22 20h30v42H22z" fill={WALL} />
      <InkLine d="M29 30h16m-16 8h12m-12 8h8M22 27h-4m4 14h-4m4 14h-4" />
      <PrintedShape d="m43 55 2-8 14-14 6 6-14 14z" fill={HUE} />
    </>
  ),
  lessons: (
    <>
      <PrintedShape d="m30 20 28 5-6 33" fill={LAMP} />
      <PrintedShape d="M20 24h30v38H20z" fill={WALL} />
      <InkLine d="M27 33h16m-16 7h10" />
      <PrintedShape d="m27 51 5 5 11-11" fill="none" />
      <InkLine d="M20 24h30v5H20z" fill={HUE} />
    </>
  ),
  progress: (
    <>
      <PrintedShape d="M17 60V50h15v-9h15v-9h15v28z" fill={HUE} />
      <InkLine d="M32 50v10m15-19v19M54 32V15" />
      <PrintedShape d="M54 15h-13l4 5-4 5h13z" fill="var(--classroom)" />
    </>
  ),
  words: (
    <>
      <PrintedShape d="m30 19 26 5-3 20-26-5z" fill={LAMP} />
      <PrintedShape d="M24 25h30v24H24z" fill={WALL} />
      <InkLine d="m31 42 5-12 5 12m-8-4h6m13 4v-8m0 4a4 4 0 1 1-8 0 4 4 0 0 1 8 0z" />
      <PrintedShape d="M18 46h10l3 5h18l3-5h10v17H18z" fill={HUE} />
      <InkLine d="M36 57h8" />
    </>
  ),
  settings: (
    <>
      <InkLine d="M20 29h40M20 42h40M20 55h40" />
      <PrintedShape d="M47 23.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11z" fill={LAMP} />
      <PrintedShape d="M31 36.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11z" fill="var(--arcade)" />
      <PrintedShape d="M51 49.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11z" fill="var(--classroom)" />
    </>
  ),
  badge: (
    <>
      <PrintedShape d="m30 46-6 19 9-3 5 7 4-17zm20 0 6 19-9-3-5 7-4-17z" fill="var(--classroom)" />
      <PrintedShape d="M40 14a19 19 0 1 1 0 38 19 19 0 0 1 0-38z" fill={HUE} />
      <PrintedShape
        d="m40 21.5 3.6 7.6 8.4 1.1-6.2 5.8 1.6 8.3-7.4-4-7.4 4 1.6-8.3-6.2-5.8 8.4-1.1z"
        fill={LAMP}
      />
    </>
  ),
  lost: (
    <>
      <InkLine d="M40 16v50m-9 0h18" />
      <PrintedShape d="M24 20h28l8 6.5-8 6.5H24z" fill={HUE} />
      <PrintedShape d="M56 38H28l-8 6.5 8 6.5h28z" fill={LAMP} />
    </>
  ),
};
