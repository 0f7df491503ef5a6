import type { ReactNode } from 'react';
import type { SchoolBadge } from '../../domain/badges.ts';
import type { Hue } from '../../ui/hue.ts';
import { InkLine, PrintedShape } from '../../ui/printed-shapes.tsx';

const HUE = 'var(--hue)';
const LAMP = 'var(--draw-lamp)';
const WALL = 'var(--draw-wall)';
const CARD = 'var(--draw-card)';
const LEAF = 'var(--draw-leaf)';

export const BADGE_HUES: Record<SchoolBadge, Hue> = {
  'First Class': 'classroom',
  'First Homework': 'homework',
  'First Game': 'arcade',
  'Game Explorer': 'sky',
  'Word Collector': 'words',
  'Ten Strong Words': 'lime',
  'Hundred Strong Words': 'leaf',
  'Five Hundred Strong Words': 'library',
  'Game Room Key': 'arcade',
  'Library Key': 'library',
  'Media Room Key': 'media',
  'Six Skills': 'progress',
  'Five-Day Week': 'apricot',
  'Perfect Quiz': 'iris',
  'Mistake Mender': 'rose',
  'Grammar Guide': 'teal',
};

/** Drawn inside the hexagon of ui/emblem.tsx: centred on 40, 41, about 44 units wide, lines of 3. */
export const BADGE_DRAWINGS: Record<SchoolBadge, ReactNode> = {
  // A blackboard with a star on it.
  'First Class': (
    <>
      <InkLine d="m31 54-6 11m24-11 6 11" />
      <PrintedShape d="M18 22h44v32H18z" fill="var(--draw-board)" />
      <PrintedShape
        d="m40 27 3.4 7.2 7.9 1-5.8 5.5 1.5 7.8-7-3.9-7 3.9 1.5-7.8-5.8-5.5 7.9-1z"
        fill={LAMP}
        slip={0.5}
      />
    </>
  ),
  // A written page and the pen.
  'First Homework': (
    <>
      <PrintedShape d="M22 20h26l8 8v36H22z" fill={CARD} />
      <InkLine d="M29 34h20m-20 8h20m-20 8h11" />
      <PrintedShape d="m61 36-14 15-2 8 8-2 13-15z" fill={LAMP} />
    </>
  ),
  // A cup.
  'First Game': (
    <>
      <InkLine d="M27 26H18q0 13 11 15m24-15h9q0 13-11 15" />
      <PrintedShape d="M27 20h26v14q0 14-13 14T27 34z" fill={LAMP} />
      <PrintedShape d="M37 48h6v8h9v7H28v-7h9z" fill={HUE} />
    </>
  ),
  // A compass.
  'Game Explorer': (
    <>
      <PrintedShape d="M40 20a21 21 0 1 1 0 42 21 21 0 0 1 0-42z" fill={WALL} />
      <InkLine d="M40 24v4m0 26v4M23 41h4m26 0h4" />
      <PrintedShape d="m52 29-7 17-17 7 7-17z" fill={LAMP} />
      <InkLine d="M40 40v2" />
    </>
  ),
  // A basket of letters.
  'Word Collector': (
    <>
      <PrintedShape d="M20 36h40l-5 27H25z" fill={HUE} />
      <InkLine d="M22 45h36M24 54h32M33 36l2 27m12-27-2 27" />
      <PrintedShape d="M24 20h14v13H24z" fill={CARD} />
      <PrintedShape d="M43 17h14v13H43z" fill={LAMP} />
      <InkLine d="m28 29 3-6 3 6m13-8h6m-3 0v6" strokeWidth="2" />
    </>
  ),
  // A sprout, a tree, a forest.
  'Ten Strong Words': (
    <>
      <PrintedShape d="M24 52h32l-4 12H28z" fill="var(--draw-trunk)" />
      <InkLine d="M40 52V34" />
      <PrintedShape d="M40 38q-15 1-17-14 15 0 17 14z" fill={LEAF} />
      <PrintedShape d="M40 32q0-13 14-13 1 13-14 13z" fill={HUE} />
    </>
  ),
  'Hundred Strong Words': (
    <>
      <PrintedShape d="M36 44h8v20h-8z" fill="var(--draw-trunk)" />
      <PrintedShape
        d="M40 17q10 0 11 9 9 2 7 11-2 9-12 8-6 5-12 0-10 1-12-8-2-9 7-11 1-9 11-9z"
        fill={LEAF}
      />
      <InkLine d="M30 64h20" />
    </>
  ),
  'Five Hundred Strong Words': (
    <>
      <PrintedShape d="m26 26 11 20H15z" fill="var(--draw-leaf-deep)" />
      <PrintedShape d="m54 26 11 20H43z" fill="var(--draw-leaf-deep)" />
      <PrintedShape d="m40 16 14 26H26z" fill={LEAF} />
      <PrintedShape d="m40 30 16 26H24z" fill={LEAF} />
      <InkLine d="M40 56v8M26 46v14m28-14v14M18 64h44" />
    </>
  ),
  // One key, three labels.
  'Game Room Key': (
    <>
      <Key />
      <PrintedShape d="M48 21h14v14H48z" fill={HUE} />
      <InkLine d="M55 32v-5m-2-1h4" strokeWidth="2.5" />
    </>
  ),
  'Library Key': (
    <>
      <Key />
      <PrintedShape d="M46 22q5-1 9 2v13q-4-3-9-2z" fill={HUE} />
      <PrintedShape d="M64 22q-5-1-9 2v13q4-3 9-2z" fill={WALL} />
    </>
  ),
  'Media Room Key': (
    <>
      <Key />
      <PrintedShape d="M47 21h17v14H47z" fill={HUE} />
      <PrintedShape d="m53 24.5 6 3.5-6 3.5z" fill={WALL} slip={0.5} />
    </>
  ),
  // Six fields around a centre.
  'Six Skills': (
    <>
      <PrintedShape d="m40 18 19 11v23L40 63 21 52V29z" fill={WALL} />
      <PrintedShape d="M40 18 59 29 40 40.5z" fill={LAMP} />
      <PrintedShape d="M59 52 40 63V40.5z" fill={HUE} />
      <PrintedShape d="M21 52V29l19 11.5z" fill="var(--arcade)" />
      <InkLine d="M21 29 59 52M59 29 21 52M40 18v45" />
    </>
  ),
  // A week with five ticks.
  'Five-Day Week': (
    <>
      <PrintedShape d="M19 24h42v38H19z" fill={CARD} />
      <PrintedShape d="M19 24h42v9H19z" fill={HUE} />
      <InkLine d="M29 19v8m22-8v8" />
      <InkLine d="m24 42 2 2 4-5m5 3 2 2 4-5m5 3 2 2 4-5M24 54l2 2 4-5m5 3 2 2 4-5" strokeWidth="2.5" />
    </>
  ),
  // A lamp that shines.
  'Perfect Quiz': (
    <>
      <InkLine d="M40 13v4M20 21l3 3m37-3-3 3M14 39h4m44 0h4" />
      <PrintedShape d="M40 22a15 15 0 0 1 8 27.5V55H32v-5.5A15 15 0 0 1 40 22z" fill={LAMP} />
      <InkLine d="m34 38 4 4 8-8" />
      <PrintedShape d="M33 55h14v6l-3 4h-8l-3-4z" fill={HUE} />
    </>
  ),
  // A heart with a plaster.
  'Mistake Mender': (
    <>
      <PrintedShape
        d="M40 63Q17 48 17 33.5 17 22 28 22q8 0 12 8 4-8 12-8 11 0 11 11.5Q63 48 40 63z"
        fill={HUE}
      />
      <PrintedShape d="m28 45 17-13 6 8-17 13z" fill={WALL} slip={1} />
      <InkLine d="M38.5 42.5h.1m2.9-2.5h.1m-.1 3.5h.1" />
    </>
  ),
  // A signpost.
  'Grammar Guide': (
    <>
      <InkLine d="M40 18v46M32 64h16" />
      <PrintedShape d="M23 23h28l8 6-8 6H23z" fill={HUE} />
      <PrintedShape d="M57 40H31l-8 6 8 6h26z" fill={LAMP} />
      <InkLine d="M30 29h14m-8 17h14" strokeWidth="2.5" />
    </>
  ),
};

function Key() {
  return (
    <>
      <PrintedShape d="M29 26a9 9 0 0 1 3 17.5V51h5v4h-5v3h5v4h-5v2h-6V43.5A9 9 0 0 1 29 26z" fill={LAMP} />
      <InkLine d="M29 34.5v.1M37.5 31q3-4 9-4" />
    </>
  );
}
