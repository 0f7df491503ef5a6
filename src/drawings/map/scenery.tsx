import { Printed } from '../../ui/printed.tsx';

interface Placed {
  /** Where its foot stands. */
  x: number;
  y: number;
  /** 1 is a tree of 60 units. */
  scale?: number;
}

function at({ x, y, scale = 1 }: Placed): string {
  return `translate(${x} ${y}) scale(${scale})`;
}

/** A tree with a round crown, printed in two greens. */
export function Tree(place: Placed) {
  return (
    <g transform={at(place)}>
      <path d="M-2 0h22l16 5H6z" fill="var(--draw-shade)" />
      <Printed d="M-4 0v-20h8V0z" fill="var(--draw-trunk)" slip={1} />
      <Printed
        d="M0-62c12 0 19 7 18 16 8 4 8 17-2 20-4 7-12 8-16 5-5 3-13 1-16-5-10-3-10-16-2-20 0-9 7-16 18-16z"
        fill="var(--draw-leaf)"
      />
      <path
        d="M-9-46q3-5 8-5m-9 16q3 2 6 1m9-9q4 0 6-4"
        fill="none"
        stroke="var(--draw-line)"
        strokeWidth="2"
      />
    </g>
  );
}

export function Pine(place: Placed) {
  return (
    <g transform={at(place)}>
      <path d="M-2 0h20l12 4H6z" fill="var(--draw-shade)" />
      <Printed d="M-3 0v-10h6V0z" fill="var(--draw-trunk)" slip={1} />
      <Printed d="M0-64 13-42H7l10 16H9l10 17h-38l10-17h-8L-7-42h-6z" fill="var(--draw-leaf-deep)" />
    </g>
  );
}

export function Bush(place: Placed) {
  return (
    <g transform={at(place)}>
      <Printed d="M-20 0q-6-12 5-15 2-11 14-9 9-6 15 3 11 1 9 12 0 6-5 9z" fill="var(--draw-leaf)" />
      <path d="M-8-8q3-3 6-2m6-5q3-1 5 1" fill="none" stroke="var(--draw-line)" strokeWidth="2" />
    </g>
  );
}

/** A street lamp; at night it glows. */
export function Lamp(place: Placed) {
  return (
    <g transform={at(place)}>
      <circle cy="-52" r="34" fill="var(--draw-halo)" stroke="none" />
      <circle cy="-52" r="19" fill="var(--draw-halo)" stroke="none" />
      <path d="M0 0v-42M-6 0H6" fill="none" stroke="var(--draw-line)" strokeWidth="3.5" />
      <Printed d="M-6-43h12l3-14H-9z" fill="var(--draw-lamp)" slip={1} />
      <path d="M-11-57H11L0-65z" fill="var(--draw-slate)" stroke="var(--draw-line)" />
    </g>
  );
}

function Bench(place: Placed) {
  return (
    <g transform={at(place)}>
      <path d="M-20 0v-10m40 10v-10" fill="none" stroke="var(--draw-line)" strokeWidth="3" />
      <Printed d="M-25-15h50v6h-50zm1-12h48v7h-48z" fill="var(--homework)" slip={1} />
    </g>
  );
}

export function Flowers(place: Placed) {
  return (
    <g transform={at(place)}>
      <path d="M-12 0v-9M0 2v-11m12 9v-9" fill="none" stroke="var(--draw-leaf-deep)" strokeWidth="2.5" />
      <g stroke="var(--draw-line)" strokeWidth="1.75">
        <circle cx="-12" cy="-12" r="4.5" fill="var(--media)" />
        <circle cy="-12" r="4.5" fill="var(--draw-lamp)" />
        <circle cx="12" cy="-12" r="4.5" fill="var(--classroom)" />
      </g>
    </g>
  );
}

/** A pond with reeds, a lily and a stone edge. */
function Pond(place: Placed) {
  return (
    <g transform={at(place)}>
      <Printed
        d="M-62 2q-4-22 26-24 12-14 42-8 28-6 44 8 26 4 20 22-6 18-42 18-22 8-46 1-36 2-44-17z"
        fill="var(--draw-water)"
        strokeWidth="4"
      />
      <path
        d="M-34-6q8-4 15 0t15 0M4 8q8-4 15 0t15 0m-4-24q6-3 11 0"
        fill="none"
        stroke="var(--draw-line)"
        strokeWidth="2"
      />
      <Printed d="M-24 8a9 5 0 1 1 10 4l-3-5z" fill="var(--draw-leaf)" slip={0.5} strokeWidth="2" />
      <path d="M58-6v-24m7 26v-30m7 32v-20" fill="none" stroke="var(--draw-leaf-deep)" strokeWidth="3" />
      <path d="M58-26v-8m7 4v-9" fill="none" stroke="var(--draw-trunk)" strokeWidth="6" />
    </g>
  );
}

/** A pawn as tall as a child, for the games lawn and the landing page. */
export function Pawn({ fill, ...place }: Placed & { fill: string }) {
  return (
    <g transform={at(place)}>
      <path d="M-8 0h34l12 6H2z" fill="var(--draw-shade)" />
      <Printed d="M-17 0q-1-8 6-10 5-12 5-24h12q0 12 5 24 7 2 6 10z" fill={fill} />
      <Printed d="M-10-34h20q2 0 2 3t-2 3h-20q-2 0-2-3t2-3z" fill={fill} slip={1} />
      <Printed d="M0-60a13 13 0 1 1 0 26 13 13 0 0 1 0-26z" fill={fill} />
      <path d="M-5-50q2-4 6-4" fill="none" stroke="var(--draw-wall)" strokeWidth="3" />
    </g>
  );
}

/** The winner's cup. */
export function Cup(place: Placed) {
  return (
    <g transform={at(place)}>
      <path
        d="M-15-46q-14-1-12 9t16 10m26-19q14-1 12 9t-16 10"
        fill="none"
        stroke="var(--draw-line)"
        strokeWidth="3.5"
      />
      <Printed d="M-4-22h8v12h10v10h-28v-10h10z" fill="var(--homework)" />
      <Printed d="M-17-52h34q0 32-17 32t-17-32z" fill="var(--draw-lamp)" />
      <path d="m0-46 2.5 5 5.5.8-4 3.8 1 5.4-5-2.6-5 2.6 1-5.4-4-3.8 5.5-.8z" fill="var(--classroom)" />
    </g>
  );
}

/** A die of cardboard, seen from its corner. */
export function Die(place: Placed) {
  return (
    <g transform={at(place)}>
      <path d="M-16 2h34l20 9H4z" fill="var(--draw-shade)" />
      <path d="M-24-28 0-18 24-28V-6L0 6-24-6z" fill="var(--draw-wall)" stroke="var(--draw-line)" />
      <path d="M0-18 24-28V-6L0 6z" fill="var(--draw-stone)" stroke="var(--draw-line)" />
      <path d="M-24-28 0-38l24 10L0-18z" fill="var(--draw-wall)" stroke="var(--draw-line)" />
      <g fill="var(--draw-line)" stroke="none">
        <ellipse cx="0" cy="-28" rx="4.5" ry="2.6" />
        <ellipse cx="-17" cy="-19" rx="2.4" ry="3.2" />
        <ellipse cx="-7" cy="-4" rx="2.4" ry="3.2" />
        <ellipse cx="6" cy="-8" rx="2.4" ry="3.2" />
        <ellipse cx="12" cy="-11" rx="2.4" ry="3.2" />
        <ellipse cx="18" cy="-14" rx="2.4" ry="3.2" />
      </g>
    </g>
  );
}

/** Where the Game Room has no house: a lawn of draughts squares with pieces to push. */
export function GamesLawn(place: Placed) {
  return (
    <g transform={at(place)}>
      <path d="M-86 0-54-44H86L54 0z" fill="var(--draw-path)" stroke="var(--draw-line)" strokeWidth="3" />
      <g fill="var(--draw-grass-deep)">
        <path d="M-86 0h35l8-11h-35zm70 0h35l8-11h-35zM-43-11h35l8-11h-35zm70 0h35l8-11H35z" />
        <path d="M-70-22h35l8-11h-35zm70 0h35l8-11H8zM-27-33H8l8-11h-35zm70 0h35l8-11H51z" />
      </g>
      <path d="M-86 0-54-44H86L54 0z" fill="none" stroke="var(--draw-line)" strokeWidth="3" />
      <Pawn x={-30} y={-14} scale={0.8} fill="var(--arcade)" />
      <Pawn x={34} y={-26} scale={0.72} fill="var(--classroom)" />
      <Die x={62} y={10} scale={0.75} />
    </g>
  );
}

/** Where the Library has no house: a pond with a bench for reading. */
export function Garden(place: Placed) {
  return (
    <g transform={at(place)}>
      <Tree x={-62} y={-24} scale={1.15} />
      <Bush x={4} y={-42} scale={0.9} />
      <Pond x={16} y={-4} scale={0.9} />
      <Bench x={-46} y={34} scale={0.95} />
      <Flowers x={44} y={46} />
    </g>
  );
}
