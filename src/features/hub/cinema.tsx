import { Pawn } from '../../drawings/map/scenery.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { InkLine, PrintedShape } from '../../ui/printed-shapes.tsx';

const SEATS = [24, 96, 168, 240, 312, 384, 456];
/** The pawns that are already seated. */
const AUDIENCE = [
  { x: 96, fill: 'var(--arcade)' },
  { x: 312, fill: 'var(--action)' },
  { x: 384, fill: 'var(--library)' },
];
const CURTAIN = 'M-4-4H92q2 96-32 150T-4 214z';
const FOLDS = 'M22-4q4 110-8 200M56-4q2 100-26 186';
const SCALLOPS = `M-4-4h488v26${'q-15.25 15-30.5 0'.repeat(16)}z`;

/** A drawing of the Media Room before its first film, with an open curtain and a few pawns in their seats. */
export function Cinema({ className }: { className?: string | undefined }) {
  return (
    <Drawing className={className} viewBox="0 0 480 236" strokeWidth="2.5">
      <path d="M0 0h480v236H0z" fill="var(--media-wash)" />
      <PrintedShape d="M104 36h272v146H104z" fill="var(--draw-wall)" strokeWidth="3" />
      <path
        d="M104 109h272M240 36v146"
        stroke="var(--draw-line)"
        strokeWidth="1.5"
        strokeDasharray="2 7"
        opacity="0.6"
      />
      <circle cx="240" cy="109" r="56" fill="var(--draw-card)" stroke="var(--draw-line)" />
      <circle cx="240" cy="109" r="46" stroke="var(--draw-line)" strokeWidth="1.5" />
      <PrintedShape d="m226 85 40 24-40 24z" fill="var(--draw-lamp)" strokeWidth="3" />
      {[undefined, 'translate(480 0) scale(-1 1)'].map((transform) => (
        <g key={transform ?? 'left'} transform={transform}>
          <path d={CURTAIN} fill="var(--media)" stroke="var(--draw-line)" />
          <InkLine d={FOLDS} strokeWidth="1.5" />
        </g>
      ))}
      <path d={SCALLOPS} fill="var(--draw-lamp)" stroke="var(--draw-line)" />
      {AUDIENCE.map(({ x, fill }) => (
        <Pawn key={x} x={x} y={243} scale={1.3} fill={fill} />
      ))}
      {SEATS.map((x) => (
        <PrintedShape key={x} d={`M${x - 29} 244v-38q0-10 10-10h38q10 0 10 10v38z`} fill="var(--media)" />
      ))}
    </Drawing>
  );
}
