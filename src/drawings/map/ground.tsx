import { useId } from 'react';
import { ROOMS } from '../../domain/rooms.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { InkLine } from '../../ui/printed-shapes.tsx';
import { Bush, Cup, Flowers, Lamp, Pine, Tree } from './scenery.tsx';
import { Footpath, Track } from './track.tsx';
import type { TrackProgress } from './track-progress.ts';
import { WalkingPawn } from './walking-pawn.tsx';

interface GroundProps {
  className: string | undefined;
  /** Absent on a map without a learner. */
  progress?: TrackProgress | undefined;
}

/** Grass with darker patches and a halftone pattern. */
function Grass({ width, height, patches }: { width: number; height: number; patches: string }) {
  const dots = useId();
  return (
    <>
      <pattern id={dots} width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(24)">
        <circle cx="3" cy="3" r="1.7" fill="var(--draw-grass-deep)" />
      </pattern>
      <rect x={-width} y={-height} width={width * 3} height={height * 3} fill="var(--draw-grass)" />
      <rect x={-width} y={-height} width={width * 3} height={height * 3} fill={`url(#${dots})`} />
      <path d={patches} fill="var(--draw-grass-deep)" />
    </>
  );
}

/** The start of the track: a circle with an arrow, or with a pawn on it. */
function Start({
  x,
  y,
  turn,
  progress,
}: { x: number; y: number; turn: number } & Pick<GroundProps, 'progress'>) {
  const isTaken = progress?.completed === 0;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cx="4" cy="6" r="34" fill="var(--draw-shade)" />
      <circle
        r="34"
        fill={isTaken ? 'var(--draw-path)' : 'var(--draw-lamp)'}
        stroke="var(--draw-line)"
        strokeWidth="3.5"
      />
      {!isTaken && (
        <InkLine
          d="M-16 0H12M2-12 14 0 2 12"
          transform={`rotate(${turn})`}
          stroke="var(--draw-ink)"
          strokeWidth="6"
        />
      )}
    </g>
  );
}

/** The end of the track: a circle with a cup. */
function Finish({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cx="5" cy="7" r="46" fill="var(--draw-shade)" />
      <circle r="46" fill="var(--draw-path)" stroke="var(--draw-line)" strokeWidth="3.5" />
      <circle r="38" fill="none" stroke="var(--draw-line)" strokeWidth="2" strokeDasharray="3 7" />
      <circle cy="-12" r="60" fill="var(--draw-halo)" />
      <Cup x={0} y={22} />
    </g>
  );
}

const WIDE_TRACK =
  'M56 560C100 560 110 470 175 470S300 420 312 330 350 150 440 150s116 80 130 180 30 150 110 150 110-70 120-150 30-190 120-190S970 116 1020 116';
const WIDE_LENGTH = 1636;
const WIDE_SHEET = {
  viewBox: '0 0 1080 640',
  preserveAspectRatio: 'xMidYMid slice',
  strokeWidth: '2.5',
} as const;

/** The map for wide screens: four houses in a zigzag, with the track between them. */
export function WideGround({ className, progress }: GroundProps) {
  return (
    <Drawing className={className} {...WIDE_SHEET}>
      <Grass
        width={1080}
        height={640}
        patches="M-20 420q90-60 190 0t210 40q-40 120-200 200H-20zM500-20q40 120 180 90t220 30q120 60 200-20V-20zM820 640q20-90 120-80t160-60v140z"
      />
      <Footpath d="M178 300q10 90-10 160M450 430q-30-150 0-280M672 280q-10 110 5 200M912 440q-20-180 0-300" />
      <Track d={WIDE_TRACK} length={WIDE_LENGTH} progress={progress} />
      <Start x={54} y={556} turn={-24} progress={progress} />
      <Finish x={1008} y={104} />
      <Pine x={44} y={124} />
      <Pine x={74} y={88} scale={0.85} />
      <Tree x={52} y={350} scale={1.1} />
      <Bush x={300} y={80} />
      <Tree x={345} y={70} scale={0.95} />
      <Lamp x={296} y={520} />
      <Flowers x={84} y={436} />
      <Tree x={150} y={612} scale={0.8} />
      <Bush x={214} y={604} />
      <Tree x={585} y={600} scale={1.15} />
      <Bush x={632} y={612} />
      <Lamp x={520} y={120} />
      <Tree x={560} y={74} scale={0.85} />
      <Flowers x={326} y={590} />
      <Pine x={790} y={90} />
      <Pine x={820} y={112} scale={0.8} />
      <Flowers x={986} y={620} />
      <Tree x={1026} y={330} scale={1.05} />
      <Lamp x={862} y={300} />
      <Pine x={1030} y={600} />
      <Bush x={770} y={596} />
    </Drawing>
  );
}

/** The height of one room's row on the tall map, and of the row with the cup; the width is 360. */
const TALL_ROW = 250;
export const TALL_END = 110;
export const TALL_HEIGHT = ROOMS.length * TALL_ROW + TALL_END;

/** The track of the tall map, which passes each house on its free side. */
const TALL_TRACK = `M180 44${ROOMS.map((_, row) => {
  const top = row * TALL_ROW;
  const x = row % 2 === 0 ? 296 : 64;
  return `C180 ${top + 50} ${x} ${top + 50} ${x} ${top + 125}S180 ${top + 200} 180 ${top + TALL_ROW}`;
}).join('')}v50`;
const TALL_LENGTH = 1457;
const TALL_SHEET = { ...WIDE_SHEET, viewBox: `0 0 360 ${TALL_HEIGHT}` } as const;

/** The scenery of a row whose house is on the left. */
function Roadside() {
  return (
    <>
      <Tree x={312} y={66} scale={0.8} />
      <Bush x={226} y={100} scale={0.8} />
      <Flowers x={314} y={232} />
      <Lamp x={250} y={196} scale={0.85} />
    </>
  );
}

/** The map for narrow screens: one room below the other. */
export function TallGround({ className, progress }: GroundProps) {
  const end = TALL_HEIGHT - TALL_END;
  return (
    <Drawing className={className} {...TALL_SHEET}>
      <Grass
        width={360}
        height={TALL_HEIGHT}
        patches={`M-20 120q60-40 130 10t120 110-60 90-190 40zM380 ${TALL_HEIGHT - 240}q-70-30-120 20t-90 120 210 160z`}
      />
      {ROOMS.map((room, row) => (
        <g key={room} transform={getRowTransform(row)}>
          <Footpath d="M100 112q90 34 190-2" />
        </g>
      ))}
      <Track d={TALL_TRACK} length={TALL_LENGTH} progress={progress} />
      <Start x={184} y={44} turn={60} progress={progress} />
      {ROOMS.map((room, row) => (
        <g key={room} transform={getRowTransform(row)}>
          <Roadside />
        </g>
      ))}
      <Pine x={44} y={end + 84} scale={0.9} />
      <Bush x={80} y={end + 92} scale={0.8} />
      <Finish x={180} y={end + 54} />
    </Drawing>
  );
}

/** The pawn in a separate layer above the houses. */
export function PawnLayer({
  className,
  progress,
  isWide,
}: GroundProps & { progress: TrackProgress; isWide: boolean }) {
  return (
    <Drawing className={className} {...(isWide ? WIDE_SHEET : TALL_SHEET)}>
      <WalkingPawn d={isWide ? WIDE_TRACK : TALL_TRACK} progress={progress} />
    </Drawing>
  );
}

/** Every other row of the tall map is mirrored. */
function getRowTransform(row: number): string {
  return row % 2 === 0 ? `translate(0 ${row * TALL_ROW})` : `translate(360 ${row * TALL_ROW}) scale(-1 1)`;
}
