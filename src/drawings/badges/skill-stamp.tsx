import type { ReactNode } from 'react';
import type { Skill } from '../../domain/skills.ts';
import { EmblemTile } from '../../ui/emblem.tsx';
import type { Hue } from '../../ui/hue.ts';
import { InkLine, PrintedShape } from '../../ui/printed-shapes.tsx';
import css from './stamped.module.css';

const HUE = 'var(--hue)';
const LAMP = 'var(--draw-lamp)';
const CARD = 'var(--draw-card)';

const SKILL_HUES = {
  Speaking: 'apricot',
  Listening: 'iris',
  Grammar: 'teal',
  Vocabulary: 'lime',
  Reading: 'sky',
  Writing: 'rose',
} as const satisfies Record<Skill, Hue>;

/** Drawn inside the hexagon of ui/emblem.tsx: centred on 40, 41, about 44 units wide, lines of 3. */
const SKILL_DRAWINGS: Record<Skill, ReactNode> = {
  // Two speech bubbles.
  Speaking: (
    <>
      <PrintedShape d="M34 32h26v18H50l-6 8v-8H34z" fill={LAMP} />
      <PrintedShape d="M18 20h30v20H34l-8 9v-9h-8z" fill={CARD} />
      <InkLine d="M25 30h.1m7.9 0h.1m7.9 0h.1" />
    </>
  ),
  // Headphones.
  Listening: (
    <>
      <InkLine d="M22 48v-6q0-19 18-19t18 19v6" />
      <PrintedShape d="M18 44h9v17h-9zm35 0h9v17h-9z" fill={HUE} />
      <InkLine d="M36 46v8m4-12v16m4-12v8" />
    </>
  ),
  // Two pieces that fit.
  Grammar: (
    <>
      <PrintedShape d="M18 30h18v6q-6-2-6 4t6 4v8H18z" fill={CARD} />
      <PrintedShape d="M40 30h22v22H40v-8q-6 2-6-4t6-4z" fill={LAMP} />
    </>
  ),
  // A card with a word on a box of cards.
  Vocabulary: (
    <>
      <PrintedShape d="M24 20h32v24H24z" fill={CARD} />
      <InkLine d="m31 38 5-12 5 12m-8-4h6m10 4v-8m0 4a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0z" />
      <PrintedShape d="M18 44h44v18H18z" fill={HUE} />
      <InkLine d="M35 53h10" />
    </>
  ),
  // An open book.
  Reading: (
    <>
      <PrintedShape d="M17 25q13-3 23 4v33q-10-6-23-4z" fill={HUE} />
      <PrintedShape d="M63 25q-13-3-23 4v33q10-6 23-4z" fill={CARD} />
      <InkLine d="M46 37q5-2.5 11-2m-11 10q5-2.5 11-2M23 35q6-.5 11 2m-11 6q6-.5 11 2" />
    </>
  ),
  // A pencil and its line.
  Writing: (
    <>
      <PrintedShape d="m22 54 3-10 24-24 8 8-24 24z" fill={LAMP} />
      <InkLine d="m44 25 8 8M25 44l8 8M40 61q5-5 9 0t10 0" />
    </>
  ),
};

/** The stamp of a skill. Decorative, next to its name. */
export function SkillStamp({ skill, size }: { skill: Skill; size: number }) {
  return (
    <span className={css.stamped}>
      <EmblemTile hue={SKILL_HUES[skill]} size={size}>
        {SKILL_DRAWINGS[skill]}
      </EmblemTile>
    </span>
  );
}
