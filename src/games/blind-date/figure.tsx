import { memo, type ReactNode } from 'react';
import { InkLine, PrintedShape } from '../../ui/printed-shapes.tsx';
import type { Appearance, Extra, Hair } from './appearance.ts';

/** The part of the hair behind the shoulders, and the part on the head. */
const HAIR_DRAWINGS: Readonly<Record<Hair, { behind?: string; above: string }>> = {
  crop: { above: 'M24 40q-3-21 16-21t16 21q-2-8-7-10-9 3-18 0-5 2-7 10z' },
  parting: { above: 'M24 41q-4-23 17-23 16 1 15 23-2-9-6-12-12 2-17-3-5 5-9 15z' },
  quiff: { above: 'M24 39q-4-13 3-19 3-9 14-8 15 2 14 15 2 5 1 12-3-8-8-10-9 1-14-2-6 4-10 12z' },
  curls: {
    above:
      'M22 43q-6-4-3-10-2-7 5-10 2-7 9-6 7-4 14 0 7-1 9 6 7 3 5 10 3 6-3 10-1-9-5-12-13 3-26 0-4 3-5 12z',
  },
  bob: {
    behind: 'M20 40q-1-24 20-24t20 24q2 13-1 20-19 5-38 0-3-7-1-20z',
    above: 'M25 39q0-18 15-18t15 18q-15-7-30 0z',
  },
  long: {
    behind: 'M21 40q-2-23 19-23t19 23l4 36q-23 8-46 0z',
    above: 'M25 40q-1-20 15-20t15 20q-4-8-10-12-9 7-20 12z',
  },
  bun: {
    behind: 'M31 13a9 8 0 1 1 18 0 9 8 0 1 1-18 0z',
    above: 'M24 41q-2-22 16-22t16 22q-5-11-16-12-11 1-16 12z',
  },
  plaits: {
    behind: 'M24 42q-9 6-6 14t-1 16q7 4 9-2t1-16zm32 0q9 6 6 14t1 16q-7 4-9-2t-1-16z',
    above: 'M24 41q-1-22 16-22t16 22q-2-9-16-17-14 8-16 17z',
  },
};

/** The ink of a face is dark in the dark theme, too. */
const INK = 'var(--portrait-ink)';

const BODY = 'M7 98q1-25 23-29 10 8 20 0 22 4 23 29z';
const NECK = 'M34 56v15q6 5 12 0V56z';
const HEAD = 'M25 38q0-16 15-16t15 16v8q0 17-15 17T25 46z';

const EXTRA_DRAWINGS: Readonly<Record<Extra, ReactNode>> = {
  glasses: (
    <InkLine
      d="M28.5 44.5a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0zm12 0a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0zm-12-1-4-1m27 1 4-1"
      stroke={INK}
    />
  ),
  beanie: (
    <>
      <PrintedShape d="M22 35q-1-21 18-21t18 21q-18-6-36 0z" fill="var(--hue)" slip={1} />
      <PrintedShape d="M35.5 12a4.5 4.5 0 1 1 9 0 4.5 4.5 0 1 1-9 0z" fill="var(--cloth-cream)" slip={0} />
    </>
  ),
  scarf: (
    <PrintedShape d="M26 63q14 9 28 0l2 8-5 3 4 20-9-1-3-18q-10 2-19-4z" fill="var(--draw-lamp)" slip={1} />
  ),
  hat: (
    <>
      <PrintedShape d="M27 29q-1-17 13-17t13 17z" fill="var(--cloth-cream)" slip={1} />
      <PrintedShape d="M13 33q5-6 27-6t27 6q-27-4-54 0z" fill="var(--hue)" slip={1} />
    </>
  ),
  necklace: <InkLine d="M31 70q9 14 18 0" strokeWidth="3.5" strokeDasharray="1 5" strokeLinecap="round" />,
  bow: <PrintedShape d="m40 73-10-6v12zl10-6v12z" fill="var(--hue)" slip={0} />,
};

/** A contestant's head and shoulders, 80 by 96 units. */
export const Figure = memo(function Figure({ appearance }: { appearance: Appearance }) {
  const { hair, extra, skin, hairColour, cloth } = appearance;
  const { behind, above } = HAIR_DRAWINGS[hair];
  return (
    <svg viewBox="0 0 80 96" aria-hidden="true" focusable="false">
      {behind && <PrintedShape d={behind} fill={`var(${hairColour})`} slip={1} />}
      <PrintedShape d={BODY} fill={`var(${cloth})`} slip={1} />
      <PrintedShape d={NECK} fill={`var(${skin})`} slip={0} />
      <PrintedShape d={HEAD} fill={`var(${skin})`} slip={0} />
      <InkLine d="M34 44.5h.1m12 0h.1" stroke={INK} strokeWidth="3.5" strokeLinecap="round" />
      <InkLine d="M34.5 53q5.5 5 11 0" stroke={INK} />
      <PrintedShape d={above} fill={`var(${hairColour})`} slip={0} />
      {EXTRA_DRAWINGS[extra]}
    </svg>
  );
});
