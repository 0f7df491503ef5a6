import type { ReactNode } from 'react';
import { Drawing } from '../../ui/drawing.tsx';
import { PrintedShape } from '../../ui/printed-shapes.tsx';
import css from './cabinet-drawing.module.css';

const BULBS = [40, 60, 80, 100, 120] as const;
const BUTTONS = [
  { x: 92, fill: 'var(--draw-lamp)' },
  { x: 106, fill: 'var(--media)' },
  { x: 120, fill: 'var(--library)' },
] as const;

/** An arcade machine with a game's emblem on its screen; lit when a saved game can be continued. */
export function CabinetDrawing({ emblem, isOn }: { emblem: ReactNode; isOn: boolean }) {
  return (
    <Drawing className={css.cabinet} viewBox="0 0 160 200" strokeWidth="2.5">
      <path d="M22 186h116l14 8H36z" fill="var(--draw-shade)" />
      <PrintedShape d="M24 188V42l6-12h100l6 12v146z" fill="var(--hue)" slip={2} />
      <path d="M126 32l10 10v146h-12V44z" fill="var(--draw-shade)" />
      <PrintedShape
        d="M26 8h108q4 0 4 4v22q0 4-4 4H26q-4 0-4-4V12q0-4 4-4z"
        fill="var(--draw-wall)"
        slip={2}
      />
      <path d="M32 29h96" stroke="var(--draw-line)" strokeWidth="1.5" />
      {BULBS.map((x) => (
        <circle
          key={x}
          cx={x}
          cy="19"
          r="5"
          fill={isOn ? 'var(--draw-lamp)' : 'var(--draw-stone)'}
          stroke="var(--draw-line)"
          strokeWidth="2"
        />
      ))}
      <PrintedShape d="M34 48h92v76H34z" fill="var(--draw-slate)" slip={1} />
      <PrintedShape
        d="M42 54h76q3 0 3 3v58q0 3-3 3H42q-3 0-3-3V57q0-3 3-3z"
        fill="var(--hue-wash)"
        slip={0}
      />
      <g transform="translate(31 37) scale(1.22)" className={css.emblem}>
        {emblem}
      </g>
      <PrintedShape d="M24 130h112l8 22H16z" fill="var(--draw-wall)" slip={2} />
      <path d="M48 144v-12" stroke="var(--draw-line)" strokeWidth="4" />
      <PrintedShape d="M48 118a8 8 0 1 1 0 16 8 8 0 0 1 0-16z" fill="var(--classroom)" slip={1} />
      <ellipse cx="48" cy="145" rx="10" ry="3.5" fill="var(--draw-slate)" stroke="var(--draw-line)" />
      {BUTTONS.map(({ x, fill }) => (
        <ellipse
          key={x}
          cx={x}
          cy="141"
          rx="5.5"
          ry="4.5"
          fill={fill}
          stroke="var(--draw-line)"
          strokeWidth="2"
        />
      ))}
      <PrintedShape d="M62 162h36v20H62z" fill="var(--draw-stone)" slip={1} />
      <path d="M74 168v8m12-8v8" stroke="var(--draw-line)" strokeWidth="2.5" />
    </Drawing>
  );
}
