import type { ReactNode } from 'react';
import type { Room } from '../../domain/rooms.ts';
import { InkLine, PrintedShape } from '../../ui/printed-shapes.tsx';

const HUE = 'var(--hue)';
const LAMP = 'var(--draw-lamp)';
const WALL = 'var(--draw-wall)';
const GLASS = 'var(--draw-window)';
const SLATE = 'var(--draw-slate)';
const STONE = 'var(--draw-stone)';
const SHADE = 'var(--draw-shade)';

/** A shadow without an outline. */
function Shadow({ d }: { d: string }) {
  return <path d={d} fill={SHADE} />;
}

function Bulbs({ xs, y, r }: { xs: readonly number[]; y: number; r: number }) {
  return xs.map((x) => (
    <circle key={x} cx={x} cy={y} r={r} fill={LAMP} stroke="var(--draw-line)" strokeWidth="1.5" />
  ));
}

/** Drawn on 220 by 190 units, with the ground at y = 178. */
export const BUILDINGS: Record<Room, { house: ReactNode; silhouette: string }> = {
  classroom1: {
    silhouette: 'M26 178V96l-6-3 26-38h44V34l-4-2 24-28 24 28-4 2v21h44l26 38-6 3v82z',
    house: (
      <>
        <Shadow d="M26 178h168l20 9H48z" />
        <PrintedShape d="M28 92h164v86H28z" fill={HUE} slip={2} />
        <Shadow d="M176 94h16v84h-16zM28 94h164v7H28z" />
        <InkLine
          d="M34 148h12m-6 8h14m124-12h10m-14 8h10M34 108h8m136 2h8M84 108h8m36 0h8"
          strokeWidth="1.75"
        />
        <PrintedShape d="M18 94 45 56h130l27 38z" fill={SLATE} slip={2} />
        <InkLine d="M44 66h20m-24 9h14m-20 9h22m100-18h16m-4 9h12m-20 9h24" strokeWidth="1.75" />
        <PrintedShape d="M92 58V32h36v26" fill={WALL} />
        <PrintedShape d="M101 56V44q0-8 9-8t9 8v12z" fill={SLATE} slip={0.5} />
        <PrintedShape d="M104 53q2-2 2-6 0-4 4-4t4 4q0 4 2 6z" fill={LAMP} slip={0.5} strokeWidth="2" />
        <PrintedShape d="M84 33 110 5l26 28z" fill={HUE} slip={2} />
        <PrintedShape d="M72 100 110 60l38 40z" fill={HUE} slip={2} />
        <PrintedShape d="M110 74a11 11 0 1 1 0 22 11 11 0 0 1 0-22z" fill={WALL} slip={1} />
        <InkLine d="M110 79v6l4 3" strokeWidth="2" />
        <PrintedShape d="M94 178v-38q0-14 16-14t16 14v38z" fill={LAMP} slip={2} />
        <InkLine d="M110 127v51m-5-24v2m10-2v2" />
        <PrintedShape d="M84 178h52v-6H84z" fill={STONE} slip={1} />
        <PrintedShape d="M42 112h28v34H42zm108 0h28v34h-28z" fill={GLASS} slip={1} />
        <InkLine d="M56 112v34m-14-17h28m94-17v34m-14-17h28" />
        <PrintedShape d="M38 146h36v5H38zm108 0h36v5h-36z" fill={WALL} slip={1} />
        <InkLine d="m10 182 6-22m18 22-6-22" />
        <PrintedShape d="M6 150h32v22H6z" fill="var(--library)" slip={1} />
        <InkLine d="m11 167 4-11 4 11m-7-4h6m5-7v11m0-6q5-3 5 2t-5 4" strokeWidth="2" />
      </>
    ),
  },
  arcade: {
    silhouette: 'M24 178V78h28V62h14l-4-30 26-18 26 16v32h18l4-44h36l4 44v16h20v100z',
    house: (
      <>
        <Shadow d="M26 178h168l20 9H48z" />
        <PrintedShape d="m62 34 22-14 24 10-2 28-20 12-22-12z" fill={WALL} slip={1} />
        <InkLine d="m62 34 24 10 22-14M86 44v25" />
        <g fill="var(--draw-line)">
          <circle cx="85" cy="31" r="3.5" />
          <circle cx="70" cy="46" r="3" />
          <circle cx="79" cy="57" r="3" />
          <circle cx="93" cy="56" r="3" />
          <circle cx="101" cy="42" r="3" />
        </g>
        <InkLine d="M150 66V38" strokeWidth="5" />
        <PrintedShape d="M150 12a14 14 0 1 1 0 28 14 14 0 0 1 0-28z" fill="var(--classroom)" slip={2} />
        <path d="M144 22q2-4 6-4" fill="none" stroke={WALL} strokeWidth="3" />
        <PrintedShape d="M136 66q0-8 14-8t14 8z" fill={SLATE} slip={1} />
        <PrintedShape d="M28 178V80h26V64h112v16h26v98z" fill={HUE} slip={2} />
        <Shadow d="M176 84h16v94h-16z" />
        <PrintedShape d="M46 74h128v30H46z" fill={WALL} slip={2} />
        <g stroke="var(--draw-line)" strokeWidth="2.5">
          <circle cx="68" cy="89" r="7.5" fill="var(--classroom)" />
          <path d="m96 81 9 15H87z" fill={LAMP} />
          <path d="M116 82h14v14h-14z" fill="var(--media)" />
          <path d="m144 82 14 14m0-14-14 14" fill="none" strokeWidth="4" />
        </g>
        <Bulbs xs={[46, 78, 110, 142, 174]} y={74} r={3.5} />
        <Bulbs xs={[46, 174]} y={104} r={3.5} />
        <PrintedShape d="M42 134h34v30H42zm102 0h34v30h-34z" fill={GLASS} slip={1} />
        <InkLine
          d="M53.3 134v30m11.4-30v30M42 144h34m-34 10h34m79.3-20v30m11.4-30v30M144 144h34m-34 10h34"
          strokeWidth="2"
        />
        <path d="M53.3 144h11.4v10H53.3zm91 0h11v10h-11z" fill="var(--draw-line)" />
        <PrintedShape d="M90 178v-48h40v48z" fill={LAMP} slip={1} />
        <InkLine d="M110 130v48m-5-24v3m10-3v3" />
        <PrintedShape
          d="M36 112h148l6 14q-6 8-13 0-6 8-13 0-7 8-14 0-6 8-13 0-7 8-14 0-6 8-13 0-7 8-13 0-7 8-14 0-6 8-13 0-7 8-13 0-7 8-13 0-7 8-14 0z"
          fill={WALL}
          slip={1}
        />
        <InkLine
          d="M49 113h13l-2 14q-6 5-13 0zm26 0h12l-1 14q-6 5-13 0zm25 0h12v14q-6 5-13 0zm25 0h12l2 14q-7 5-13 0zm25 0h12l4 14q-6 5-13 0z"
          fill="var(--classroom)"
          strokeWidth="1.5"
        />
        <PrintedShape d="M82 178h56v-5H82z" fill={STONE} slip={1} />
      </>
    ),
  },
  library: {
    silhouette: 'M16 178v-12h14V98l-14-4 4-14 90-50 90 50 4 14-14 4v68h14v12z',
    house: (
      <>
        <Shadow d="M16 178h188l16 9H40z" />
        <PrintedShape d="M32 90h156v80H32z" fill={HUE} slip={2} />
        <Shadow d="M32 98h156v9H32zM172 98h16v70h-16z" />
        <PrintedShape d="M96 170v-46q0-14 14-14t14 14v46z" fill={LAMP} slip={1} />
        <InkLine d="M110 111v59m-5-26v3m10-3v3" />
        <PrintedShape d="M66 118h16v34H66zm72 0h16v34h-16z" fill={GLASS} slip={1} />
        <InkLine d="M74 118v34m-8-17h16m64-17v34m-8-17h16" strokeWidth="2" />
        <PrintedShape
          d="M42 166V98h14v68zm44 0V98h8v68zm40 0V98h8v68zm38 0V98h14v68z"
          fill={WALL}
          slip={1.5}
        />
        <InkLine d="M47 104v56m4-56v56m118-56v56m4-56v56" strokeWidth="1.5" />
        <PrintedShape
          d="M38 98h22v6H38zm46 0h12v6H84zm40 0h12v6h-12zm36 0h22v6h-22zM38 160h22v7H38zm46 0h12v7H84zm40 0h12v7h-12zm36 0h22v7h-22z"
          fill={STONE}
          slip={0.5}
        />
        <PrintedShape d="M22 172h176v6H22zm6-6h164v6H28z" fill={STONE} slip={1} />
        <PrintedShape
          d="M110 44q-42 8-86 40l-4 12q46-26 90-34 44 8 90 34l-4-12q-44-32-86-40z"
          fill={WALL}
          slip={1}
        />
        <PrintedShape
          d="M110 28Q62 36 18 76l6 10q42-32 86-40 44 8 86 40l6-10q-44-40-92-48z"
          fill={HUE}
          slip={2}
        />
        <InkLine d="M110 28v18M30 90q40-25 80-32 40 7 80 32" strokeWidth="2" />
        <PrintedShape d="M140 30v-16h14v24l-7-5-4 3" fill="var(--classroom)" slip={1} />
        <InkLine d="M44 70q20-16 42-24m48 0q22 8 42 24" strokeWidth="2" />
        <PrintedShape d="M6 178v-20h8v20zm200 0v-20h8v20z" fill={STONE} slip={0.5} />
        <circle cx="10" cy="150" r="15" fill="var(--draw-halo)" />
        <circle cx="210" cy="150" r="15" fill="var(--draw-halo)" />
        <PrintedShape
          d="M10 144a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm200 0a7 7 0 1 1 0 14 7 7 0 0 1 0-14z"
          fill={LAMP}
          slip={1}
        />
      </>
    ),
  },
  media: {
    silhouette: 'M26 178V78q0-14 14-16h6L42 38l44-12 6 16-20 18h50q-2-46 30-48 32 2 30 48 14 4 14 18v100z',
    house: (
      <>
        <Shadow d="M30 178h162l20 9H52z" />
        <PrintedShape d="M150 10a29 29 0 1 1 0 58 29 29 0 0 1 0-58z" fill={SLATE} slip={2} />
        <g fill={WALL} stroke="var(--draw-line)" strokeWidth="2">
          <circle cx="150" cy="24" r="7" />
          <circle cx="136" cy="36" r="7" />
          <circle cx="164" cy="36" r="7" />
          <circle cx="150" cy="39" r="3.5" fill={LAMP} />
          <circle cx="141" cy="53" r="7" />
          <circle cx="159" cy="53" r="7" />
        </g>
        <PrintedShape d="M46 44h44v24H46z" fill={WALL} slip={1} />
        <PrintedShape d="m44 42 42-14 3 9-42 14z" fill={SLATE} slip={1} />
        <path d="m53 39 8-3 5 7-8 3zm17-5 8-3 5 7-8 2z" fill={WALL} />
        <InkLine d="M52 58h30" strokeWidth="2" />
        <PrintedShape d="M32 178V80q0-14 14-14h128q14 0 14 14v98z" fill={HUE} slip={2} />
        <Shadow d="M174 72q14 0 14 12v94h-14z" />
        <InkLine d="M42 68h15v110H42zm121 0h15v110h-15z" fill={SLATE} />
        <path
          d="M46 76h7v8h-7zm0 16h7v8h-7zm0 16h7v8h-7zm0 16h7v8h-7zm0 16h7v8h-7zm0 16h7v8h-7zM167 76h7v8h-7zm0 16h7v8h-7zm0 16h7v8h-7zm0 16h7v8h-7zm0 16h7v8h-7zm0 16h7v8h-7z"
          fill={WALL}
        />
        <rect x="56" y="72" width="108" height="66" rx="20" fill="var(--draw-halo)" />
        <PrintedShape d="M66 78h88v50H66z" fill={GLASS} slip={2} strokeWidth="3.5" />
        <PrintedShape d="m100 90 24 13-24 13z" fill="var(--classroom)" slip={1} />
        <PrintedShape d="M62 134h96l6 12H56z" fill={WALL} slip={1} />
        <Bulbs xs={[70, 86, 102, 118, 134, 150]} y={140} r={3} />
        <PrintedShape d="M90 178v-32h40v32z" fill={LAMP} slip={1} />
        <InkLine d="M110 146v32m-5-18v3m10-3v3" />
        <PrintedShape d="M64 152h18v20H64zm74 0h18v20h-18z" fill={WALL} slip={1} />
        <InkLine d="m70 158 7 4-7 4zm76 1h6m-6 6h4" strokeWidth="2" />
        <PrintedShape d="M82 178h56v-5H82z" fill={STONE} slip={1} />
      </>
    ),
  },
};
