import { TEACHERS } from '../../domain/teachers.ts';
import { BUILDINGS } from '../../drawings/map/buildings.tsx';
import { Bush, Cup, Die, Lamp, Pawn, Pine, Tree } from '../../drawings/map/scenery.tsx';
import { Track } from '../../drawings/map/track.tsx';
import { TEACHER_HUES, TEACHER_PORTRAITS } from '../../drawings/teachers/teacher-portraits.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { InkLine, PrintedShape } from '../../ui/printed-shapes.tsx';
import css from './landing-drawing.module.css';

/** A meadow with the school, an arcade machine, the teachers as a hand of cards, and the track. */
export function LandingDrawing() {
  return (
    <Drawing
      xmlns="http://www.w3.org/2000/svg"
      className={css.drawing}
      viewBox="0 0 720 640"
      strokeWidth="2.5"
    >
      <circle cx="372" cy="262" r="252" fill="var(--draw-sky)" stroke="var(--draw-line)" strokeWidth="3" />
      <circle cx="546" cy="118" r="44" fill="var(--draw-lamp)" stroke="var(--draw-line)" strokeWidth="3" />
      <Cloud x={186} y={150} />
      <Cloud x={520} y={196} />
      <InkLine
        d="M8 470q50-90 190-84 130-30 250-14 150-20 220 50 50 20 44 110-10 74-160 84-170 24-330 4-170 6-204-74-18-44-10-76z"
        fill="var(--draw-grass)"
        strokeWidth="3"
      />
      <path
        d="M30 500q70-70 190-50 60 90 10 150-160-4-190-60-14-24-10-40zM690 560q-60-70-170-50-60 60-40 106 100 6 170-26 30-14 40-30z"
        fill="var(--draw-grass-deep)"
      />
      <g transform="translate(452 226) scale(1.02)" data-hue="classroom">
        {BUILDINGS.classroom1.house}
      </g>
      <Pine x={176} y={420} scale={1.25} />
      <Pine x={140} y={436} />
      <Tree x={686} y={440} scale={1.2} />
      <Lamp x={128} y={500} />
      <Bush x={636} y={446} scale={0.9} />
      <Track
        d="M345 470C345 530 420 520 480 520S640 520 640 570 560 622 470 612 330 590 290 606"
        length={719}
      />
      <ArcadeMachine />
      {LETTERS.map((letter) => (
        <LetterTile key={letter.letter} {...letter} />
      ))}
      <TeacherCards />
      <Pawn x={584} y={536} scale={0.95} fill="var(--classroom)" />
      <Pawn x={598} y={614} scale={0.95} fill="var(--arcade)" />
      <Die x={452} y={604} scale={1.1} />
      <Cup x={678} y={560} scale={1.05} />
    </Drawing>
  );
}

function Cloud({ x, y }: { x: number; y: number }) {
  return (
    <path
      d="M-40 14q-14 0-14-11t13-11q2-15 18-14 8-12 23-6 14-3 18 10 20-2 20 16 0 16-18 16z"
      transform={`translate(${x} ${y})`}
      fill="var(--draw-wall)"
      stroke="var(--draw-line)"
    />
  );
}

/** An arcade machine with a gap to fill on its screen. */
function ArcadeMachine() {
  return (
    <g data-hue="arcade">
      <path d="M228 478h212l36 16H268z" fill="var(--draw-shade)" />
      <InkLine d="M424 92l30-14v70l-14 96 22 46v172l-36 16z" fill="var(--hue)" strokeWidth="3.5" />
      <path d="M424 92l30-14v70l-14 96 22 46v172l-36 16z" fill="var(--draw-shade)" />
      <PrintedShape
        d="M226 92h200v64l-14 90 16 46v186H224V292l16-46-14-90z"
        fill="var(--hue)"
        slip={3}
        strokeWidth="3.5"
      />
      <InkLine d="M226 92l30-14h198l-28 14z" fill="var(--draw-wall)" strokeWidth="3" />
      <rect x="214" y="86" width="224" height="78" rx="14" fill="var(--draw-halo)" />
      <PrintedShape d="M232 100h188v50H232z" fill="var(--draw-lamp)" slip={2} strokeWidth="3.5" />
      <text x="326" y="137" className={css.marquee}>
        ENGLISH
      </text>
      <rect x="230" y="160" width="192" height="98" rx="18" fill="var(--draw-halo)" />
      <InkLine d="M244 168h164l-10 82H254z" fill="var(--draw-board)" strokeWidth="3.5" />
      <text x="326" y="200" className={css.chalk}>
        Break the
      </text>
      <path d="m368 226 7 8 15-19" fill="none" stroke="var(--draw-chalk)" strokeWidth="4" />
      <g transform="translate(318 226)">
        <rect
          x="-32"
          y="-15"
          width="64"
          height="32"
          rx="5"
          fill="var(--draw-lamp)"
          stroke="var(--draw-line)"
        />
        <text y="9" className={css.tile}>
          ice
        </text>
      </g>
      <InkLine d="M240 262h172l20 34H220z" fill="var(--draw-slate)" strokeWidth="3.5" />
      <InkLine d="M268 280v-26" strokeWidth="6" />
      <PrintedShape d="M268 234a12 12 0 1 1 0 24 12 12 0 0 1 0-24z" fill="var(--classroom)" />
      <g stroke="var(--draw-line)" strokeWidth="3">
        <ellipse cx="268" cy="281" rx="13" ry="5" fill="var(--draw-wall)" />
        <ellipse cx="338" cy="279" rx="13" ry="7" fill="var(--media)" />
        <ellipse cx="376" cy="279" rx="13" ry="7" fill="var(--library)" />
      </g>
      <PrintedShape d="M252 316h148v104H252z" fill="var(--hue-wash)" slip={2} />
      <InkLine
        d="m326 330 11 23 25 3-18 17 5 25-23-12-23 12 5-25-18-17 25-3z"
        fill="var(--draw-lamp)"
        strokeWidth="3"
      />
      <PrintedShape d="M290 436h72v26h-72z" fill="var(--draw-slate)" slip={1} />
    </g>
  );
}

const LETTERS = [
  { letter: 'W', x: 352, y: 488, angle: -14 },
  { letter: 'O', x: 392, y: 514, angle: 9 },
  { letter: 'R', x: 436, y: 516, angle: -6 },
  { letter: 'D', x: 480, y: 522, angle: 11 },
  { letter: 'S', x: 524, y: 517, angle: -4 },
];

/** A letter tile on the track. */
function LetterTile({ letter, x, y, angle }: (typeof LETTERS)[number]) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <rect x="-15" y="-14" width="36" height="36" rx="6" fill="var(--draw-ink)" />
      <rect x="-18" y="-18" width="36" height="36" rx="6" fill="var(--draw-wall)" stroke="var(--draw-line)" />
      <text y="9" className={css.letter}>
        {letter}
      </text>
    </g>
  );
}

/** The angle between two cards in degrees. */
const CARD_ANGLE = 11;
/** The distance of the cards from the centre of rotation. */
const FAN_RADIUS = 348;

/** The five teachers as a fan of cards. */
function TeacherCards() {
  const middle = (TEACHERS.length - 1) / 2;
  return (
    <g transform={`translate(168 ${582 + FAN_RADIUS})`}>
      {TEACHERS.map((teacher, index) => (
        <g
          key={teacher}
          transform={`rotate(${(index - middle) * CARD_ANGLE}) translate(0 ${-FAN_RADIUS}) scale(0.94)`}
          data-hue={TEACHER_HUES[teacher]}
        >
          <rect x="-40" y="-60" width="92" height="126" rx="9" fill="var(--draw-ink)" />
          <rect
            x="-46"
            y="-66"
            width="92"
            height="126"
            rx="9"
            fill="var(--draw-card)"
            stroke="var(--draw-line)"
            strokeWidth="3"
          />
          <svg x="-38" y="-58" width="76" height="76" viewBox="0 0 100 100" fill="none" aria-hidden="true">
            <rect width="100" height="100" fill="var(--hue)" />
            {TEACHER_PORTRAITS[teacher]('calm')}
          </svg>
          <rect x="-38" y="-58" width="76" height="76" fill="none" stroke="var(--draw-line)" />
          <text x="-38" y="46" className={css.name}>
            {teacher}
          </text>
        </g>
      ))}
    </g>
  );
}
