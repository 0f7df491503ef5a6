import type { ReactNode } from 'react';
import type { Teacher } from '../../domain/teachers.ts';
import type { Hue } from '../../ui/hue.ts';

export const TEACHER_HUES = {
  Maya: 'lessons',
  Oliver: 'homework',
  Amara: 'progress',
  Kenji: 'classroom',
  Sofia: 'arcade',
} satisfies Record<Teacher, Hue>;

const INK = 'var(--portrait-ink)';

/** A filled shape with the portrait's ink line. */
function Shape({ d, fill }: { d: string; fill: string }) {
  return <path d={d} fill={fill} stroke={INK} />;
}

function Line({ d }: { d: string }) {
  return <path d={d} stroke={INK} />;
}

/** A teacher's reaction to the learner's work; `curious` is for mistakes. */
export type Mood = 'calm' | 'glad' | 'curious';

interface FaceProps {
  mood: Mood;
  /** The teacher's skin colour in tokens.css. */
  skin: string;
  /** The path of the mouth of a calm face. */
  mouth: string;
  brows: string;
}

/** Mouths that all teachers share. */
const GLAD_MOUTH = 'M41 60q9 12 18 0z';
const CURIOUS_MOUTH = 'M45 62.5q6 1.5 10.5-2';

/** The offset of the eyes: straight ahead, or towards the learner's work. */
const GAZE_OFFSETS = { calm: [0, 0], curious: [-2, 1.5] } as const;

function Eyes({ look: [x, y] }: { look: readonly [x: number, y: number] }) {
  return (
    <>
      <circle cx={41.5 + x} cy={49 + y} r="2.3" fill={INK} />
      <circle cx={58.5 + x} cy={49 + y} r="2.3" fill={INK} />
    </>
  );
}

function Mouth({ mood, calm }: { mood: Mood; calm: string }) {
  if (mood === 'glad') return <Shape d={GLAD_MOUTH} fill="var(--cloth-cream)" />;
  return <Line d={mood === 'calm' ? calm : CURIOUS_MOUTH} />;
}

/** Neck, ears and head, the same for all teachers; hair and clothes differ. */
function Face({ mood, skin: skinName, mouth, brows }: FaceProps) {
  const skin = `var(--skin-${skinName})`;
  return (
    <>
      <Shape d="M41 62v14q9 7 18 0V62z" fill={skin} />
      <Shape d="M28.5 46q-4 1-4 5.5t5 6m42-11.5q4 1 4 5.5t-5 6" fill={skin} />
      <Shape d="M29 42q0-20 21-20t21 20v9q0 21-21 21T29 51z" fill={skin} />
      <ellipse cx="36.5" cy="57" rx="4.5" ry="3" fill="var(--portrait-blush)" />
      <ellipse cx="63.5" cy="57" rx="4.5" ry="3" fill="var(--portrait-blush)" />
      {mood === 'glad' ? <Line d="M38.5 50q3-4 6 0m11 0q3-4 6 0" /> : <Eyes look={GAZE_OFFSETS[mood]} />}
      <g transform={mood === 'curious' ? 'translate(0 -3) rotate(-5 50 42)' : undefined}>
        <Line d={brows} />
      </g>
      <Line d="M50.5 50.5q-2.5 4.5.8 5" />
      <Mouth mood={mood} calm={mouth} />
    </>
  );
}

/** Head and shoulders on 100 by 100 units. */
export const TEACHER_PORTRAITS: Record<Teacher, (mood: Mood) => ReactNode> = {
  Maya: (mood) => (
    <>
      <Shape d="M26 40q-4-26 24-26t24 26l2 20q0 8-8 8H32q-8 0-8-8z" fill="var(--hair-black)" />
      <Shape d="M8 102q2-26 26-30 16 9 32 0 24 4 26 30z" fill="var(--cloth-yellow)" />
      <Face
        mood={mood}
        skin="maya"
        mouth="M42.5 61.5q7.5 6.5 15 0"
        brows="M37.5 43.5q4-3 8-.8m9 0q4-2.2 8 .8"
      />
      <Shape d="M28.5 47q-2-27 21.5-27t21.5 27q-4-15-17-19-12 8-26 19z" fill="var(--hair-black)" />
      <Shape d="M70 54q9 4 7 12t1 10 0 10-5 8q-7-1-7-8t2-9-2-9 4-14z" fill="var(--hair-black)" />
      <path d="M68 68q5 1 8-2m-9 12q5 2 10 0m-11 9q4 2 9 1" stroke="var(--cloth-cream)" strokeWidth="1.6" />
      <circle cx="26.5" cy="60" r="2.6" fill="var(--cloth-cream)" stroke={INK} strokeWidth="2" />
      <Line d="M37 75q13 11 26 0" />
    </>
  ),
  Oliver: (mood) => (
    <>
      <Shape d="M8 102q2-26 26-30 16 9 32 0 24 4 26 30z" fill="var(--cloth-green)" />
      <Shape d="m38 72 12 18 12-18 4 2-12 28h-8L34 74z" fill="var(--cloth-cream)" />
      <Face
        mood={mood}
        skin="oliver"
        mouth="M45 62.5q5 2.5 10 0"
        brows="M36 41.5q5-3 9.5-.5m9 0q4.5-2.5 9.5.5"
      />
      <Shape
        d="M29 50q0 24 21 24t21-24q-2 8-9 8.5-5-3.5-12-1-7-2.5-12 1-7-.5-9-8.5z"
        fill="var(--hair-silver)"
      />
      <Mouth mood={mood} calm="M44.5 63.5q5.5 4 11 0" />
      <Shape
        d="M28.5 46q-5-14 2-19 5 2 3 9-3 3-5 10zm43 0q5-14-2-19-5 2-3 9 3 3 5 10z"
        fill="var(--hair-silver)"
      />
      <circle cx="41.5" cy="49" r="7" stroke={INK} />
      <circle cx="58.5" cy="49" r="7" stroke={INK} />
      <Line d="M48.5 48q1.5-1.5 3 0M34.5 48l-5-1m36 1 5-1" />
    </>
  ),
  Amara: (mood) => (
    <>
      <Shape
        d="M50 6q15-1 22 9 11 5 10 18 5 12-5 20-3 9-12 9H35q-9 0-12-9-10-8-5-20-1-13 10-18 7-10 22-9z"
        fill="var(--hair-black)"
      />
      <Shape d="M8 102q2-26 26-30 16 9 32 0 24 4 26 30z" fill="var(--cloth-red)" />
      <Face
        mood={mood}
        skin="amara"
        mouth="M41.5 60.5q8.5 8.5 17 0z"
        brows="M37 43.5q4-3.5 8.5-1m9 0q4.5-2.5 8.5 1"
      />
      {mood === 'calm' && <path d="M43.5 61.5h13q-6.5 4.5-13 0z" fill="var(--cloth-cream)" />}
      <Shape d="M28 42q1-22 22-22t22 22q-9-13-22-13T28 42z" fill="var(--hair-black)" />
      <Shape d="M24 35q5-17 26-17t26 17l-4 6q-7-13-22-13T28 41z" fill="var(--cloth-yellow)" />
      <path d="m34 25 3 7m8-11 1 7m9-7-1 7m12-3-3 7" stroke={INK} strokeWidth="2.2" />
      <circle cx="26" cy="63" r="5" stroke="var(--cloth-yellow)" strokeWidth="3" />
      <circle cx="74" cy="63" r="5" stroke="var(--cloth-yellow)" strokeWidth="3" />
      <path d="M31 76q19 15 38 0" stroke="var(--cloth-yellow)" strokeWidth="3.5" strokeDasharray="1 6" />
    </>
  ),
  Kenji: (mood) => (
    <>
      <Shape d="M8 102q2-26 26-30 16 9 32 0 24 4 26 30z" fill="var(--cloth-blue)" />
      <Shape d="M31 72q-2 12 19 12t19-12q6 2 6 8-6 13-25 13T25 80q0-6 6-8z" fill="var(--cloth-blue)" />
      <Face
        mood={mood}
        skin="kenji"
        mouth="M43 61.5q7 5 13 .5"
        brows="M36.5 43q4.5-1.5 9 .5m9 0q4.5-2 9-.5"
      />
      <Shape
        d="M28 47q-5-13 1-22 1-5 8-6 2-5 9-4 4-4 9-1 7-1 10 4 7 1 8 8 4 8-1 21-3-7-4-13l-6 4 1-7-8 6-1-7-7 7-2-6-6 6-2-4q-5 4-9 14z"
        fill="var(--hair-black)"
      />
      <Line d="M43 86v9m14-9v9" />
    </>
  ),
  Sofia: (mood) => (
    <>
      <Shape
        d="M50 14q25-2 28 25 6 6 2 12 5 7-2 12 1 9-9 9H31q-10 0-9-9-7-5-2-12-4-6 2-12 3-27 28-25z"
        fill="var(--hair-auburn)"
      />
      <Shape d="M8 102q2-26 26-30 16 9 32 0 24 4 26 30z" fill="var(--cloth-cream)" />
      <Face
        mood={mood}
        skin="sofia"
        mouth="M42 60.5q8 7.5 16 0"
        brows="M36.5 41q4.5-3 9.5-.8m8 0q5-2.2 9.5.8"
      />
      <Shape d="M27 49q-3-28 23-28t23 28q-5-3-7-11-15 1-21-7-6 12-18 18z" fill="var(--hair-auburn)" />
      <path d="M45 31q-3-5-1-10" stroke="var(--hair-silver)" strokeWidth="3" />
      <path
        d="M33.5 45.5h15v4q0 6-7.5 6t-7.5-6zm18 0h15v4q0 6-7.5 6t-7.5-6z"
        stroke="var(--cloth-red)"
        strokeWidth="3"
      />
      <path d="M48.5 47.5h3" stroke="var(--cloth-red)" strokeWidth="3" />
      <Shape d="M30 72q20 11 40 0 6 6 1 11-21 10-42 0-5-5 1-11z" fill="var(--cloth-pink)" />
      <Shape d="m60 84 12-3 5 21H62z" fill="var(--cloth-pink)" />
    </>
  ),
};
