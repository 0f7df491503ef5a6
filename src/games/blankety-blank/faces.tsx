import type { ReactNode } from 'react';
import { Drawing } from '../../ui/drawing.tsx';
import css from './panel.module.css';

/*
 * The panellists are put together from parts: a shape of head, hair behind and before it, what they wear on it, and
 * a mouth. So no two of them look alike, and a seventh is one line.
 */

const INK = 'var(--portrait-ink)';

const HEADS = {
  round: 'M17 37q0-20 19-20t19 20-19 20-19-20z',
  long: 'M20 32q0-17 16-17t16 17v10q0 17-16 17T20 42z',
  square: 'M18 22q0-5 5-5h26q5 0 5 5v20q0 15-18 15T18 42z',
  small: 'M19 41q0-17 17-17t17 17-17 17-17-17z',
  pointed: 'M18 33q0-17 18-17t18 17q0 10-7 18t-11 8q-4 0-11-8t-7-18z',
} as const;

const MOUTHS = {
  smile: 'M29 48q7 6 14 0',
  grin: 'M28 47h16q-2 8-8 8t-8-8z',
  calm: 'M31 49.5q5 2 10 0',
  wry: 'M30 50q6 0 11-4',
} as const;

interface Look {
  head: keyof typeof HEADS;
  mouth: keyof typeof MOUTHS;
  skin: string;
  cloth: string;
  /** Behind the head. */
  behind?: ReactNode;
  /** Over the face: hair, beard, glasses, a hat. */
  over: ReactNode;
}

function Shape({ d, fill }: { d: string; fill: string }) {
  return <path d={d} fill={fill} stroke={INK} />;
}

function Glasses({ d }: { d: string }) {
  return <path d={d} stroke={INK} strokeWidth="2.4" />;
}

/** By the ids of the bank. */
const LOOKS: Readonly<Record<string, Look>> = {
  rosa: {
    head: 'square',
    mouth: 'smile',
    skin: 'var(--skin-sofia)',
    cloth: 'var(--cloth-blue)',
    behind: <Shape d="M18 24q-9 12-4 30 4 4 8 1h28q4 3 8-1 5-18-4-30z" fill="var(--hair-silver)" />,
    over: (
      <>
        <Shape d="M12 15q2-9 24-9t24 9l-5 7H17z" fill="var(--cloth-cream)" />
        <Shape d="M17 21h38l3 6q-22-7-44 0z" fill="var(--hair-black)" />
        <path d="M36 10v6m-3-3h6m-6 4q3 2.5 6 0" stroke="var(--cloth-blue)" strokeWidth="2.4" />
      </>
    ),
  },
  kofi: {
    head: 'small',
    mouth: 'grin',
    skin: 'var(--skin-amara)',
    cloth: 'var(--cloth-yellow)',
    over: (
      <>
        <Shape d="M18 39q-3-19 18-19t18 19q-3-8-9-10-9 3-18 0-6 2-9 10z" fill="var(--hair-black)" />
        <path d="M19 26q17-8 34 0" stroke="var(--cloth-red)" strokeWidth="4" />
        <Shape d="M21 21h12v9H21zm18 0h12v9H39z" fill="var(--draw-window)" />
      </>
    ),
  },
  lindgren: {
    head: 'round',
    mouth: 'calm',
    skin: 'var(--skin-oliver)',
    cloth: 'var(--cloth-pink)',
    behind: <Shape d="M26 11a10 9 0 1 1 20 0 10 9 0 0 1-20 0z" fill="var(--hair-silver)" />,
    over: (
      <>
        <Shape d="M16 38q-3-23 20-23t20 23q-3-13-20-16-17 3-20 16z" fill="var(--hair-silver)" />
        <Glasses d="M23.5 38a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0zm14 0a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0zm-3 0h3" />
        <path d="M22 64q14 9 28 0" stroke="var(--cloth-cream)" strokeWidth="4" strokeDasharray=".1 5.5" />
      </>
    ),
  },
  minh: {
    head: 'long',
    mouth: 'smile',
    skin: 'var(--skin-kenji)',
    cloth: 'var(--cloth-cream)',
    over: (
      <>
        <path d="M21 30v8m30-8v8" stroke="var(--hair-black)" strokeWidth="4" />
        <Shape
          d="M21 25v-8q-10-2-6-10 4-6 11-3 4-5 10-5t10 5q7-3 11 3 4 8-6 10v8q-15-4-30 0z"
          fill="var(--cloth-cream)"
        />
        <path d="M21 21q15-4 30 0" stroke={INK} strokeWidth="1.8" />
        <path d="M30 45.5q3-2 6 0 3-2 6 0" stroke="var(--hair-black)" strokeWidth="2.4" />
      </>
    ),
  },
  haddad: {
    head: 'pointed',
    mouth: 'wry',
    skin: 'var(--skin-maya)',
    cloth: 'var(--cloth-green)',
    behind: (
      <Shape
        d="M12 36q-5-6 0-12-1-8 7-10 3-8 12-6 8-5 14 1 9 0 10 8 7 5 4 11 3 6-3 10z"
        fill="var(--hair-black)"
      />
    ),
    over: (
      <>
        <Shape d="M18 39q0 22 18 24 18-2 18-24-3 8-8 6-5-4-10-1-5-3-10 1-5 2-8-6z" fill="var(--hair-black)" />
        <path d="M31 51q5 3 10-1" stroke="var(--cloth-cream)" strokeWidth="2.6" />
        <Glasses d="M21 33h12v9H21zm18 0h12v9H39zm-6 3h6" />
      </>
    ),
  },
  diego: {
    head: 'long',
    mouth: 'grin',
    skin: 'var(--skin-sofia)',
    cloth: 'var(--cloth-red)',
    behind: (
      <Shape
        d="M14 44q-6-4-2-11-4-8 4-12 1-9 10-9 5-6 12-2 8-4 13 3 8 1 7 10 5 6 0 12 2 8-4 13H18q-6 0-4-4z"
        fill="var(--hair-auburn)"
      />
    ),
    over: (
      <>
        <Shape d="M19 27q17-7 34 0v5q-17-7-34 0z" fill="var(--cloth-green)" />
        <Shape d="M18 27q2-14 18-14t18 14q-5-2-8-7-3 5-8 4-2 4-9 2-4 3-11 1z" fill="var(--hair-auburn)" />
      </>
    ),
  },
};

/** One of the six, head and shoulders; always beside the name. */
export function PanellistFace({ id }: { id: string }) {
  const look = LOOKS[id];
  if (!look) return null;
  const eyes = look.head === 'small' ? 42 : 38;
  return (
    <Drawing className={css.face} viewBox="0 -3 72 79" strokeWidth="2.2">
      <path className={css.niche} d="M4 80V30a32 32 0 0 1 64 0v50z" />
      {look.behind}
      <Shape d="M4 80q1-18 20-20h24q19 2 20 20z" fill={look.cloth} />
      <Shape d={HEADS[look.head]} fill={look.skin} />
      <path d={`M29 ${eyes}v.1m14 0v.1`} stroke={INK} strokeWidth="4.5" />
      <path
        d={MOUTHS[look.mouth]}
        stroke={INK}
        fill={look.mouth === 'grin' ? 'var(--cloth-cream)' : 'none'}
      />
      {look.over}
    </Drawing>
  );
}
