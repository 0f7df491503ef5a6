import { InkLine, PrintedShape } from '../../ui/printed-shapes.tsx';

interface Placement {
  /** The position of its base. */
  x: number;
  y: number;
  /** 1 is a tree of 60 units. */
  scale?: number;
}

function toTransform({ x, y, scale = 1 }: Placement): string {
  return `translate(${x} ${y}) scale(${scale})`;
}

/** A tree with a round crown, in two greens. */
export function Tree(place: Placement) {
  return (
    <g transform={toTransform(place)}>
      <path d="M-2 0h22l16 5H6z" fill="var(--draw-shade)" />
      <PrintedShape d="M-4 0v-20h8V0z" fill="var(--draw-trunk)" slip={1} />
      <PrintedShape
        d="M0-62c12 0 19 7 18 16 8 4 8 17-2 20-4 7-12 8-16 5-5 3-13 1-16-5-10-3-10-16-2-20 0-9 7-16 18-16z"
        fill="var(--draw-leaf)"
      />
      <InkLine d="M-9-46q3-5 8-5m-9 16q3 2 6 1m9-9q4 0 6-4" strokeWidth="2" />
    </g>
  );
}

export function Pine(place: Placement) {
  return (
    <g transform={toTransform(place)}>
      <path d="M-2 0h20l12 4H6z" fill="var(--draw-shade)" />
      <PrintedShape d="M-3 0v-10h6V0z" fill="var(--draw-trunk)" slip={1} />
      <PrintedShape d="M0-64 13-42H7l10 16H9l10 17h-38l10-17h-8L-7-42h-6z" fill="var(--draw-leaf-deep)" />
    </g>
  );
}

export function Bush(place: Placement) {
  return (
    <g transform={toTransform(place)}>
      <PrintedShape d="M-20 0q-6-12 5-15 2-11 14-9 9-6 15 3 11 1 9 12 0 6-5 9z" fill="var(--draw-leaf)" />
      <InkLine d="M-8-8q3-3 6-2m6-5q3-1 5 1" strokeWidth="2" />
    </g>
  );
}

/** A street lamp, which glows in the dark theme. */
export function Lamp(place: Placement) {
  return (
    <g transform={toTransform(place)}>
      <circle cy="-52" r="34" fill="var(--draw-halo)" stroke="none" />
      <circle cy="-52" r="19" fill="var(--draw-halo)" stroke="none" />
      <InkLine d="M0 0v-42M-6 0H6" strokeWidth="3.5" />
      <PrintedShape d="M-6-43h12l3-14H-9z" fill="var(--draw-lamp)" slip={1} />
      <InkLine d="M-11-57H11L0-65z" fill="var(--draw-slate)" />
    </g>
  );
}

export function Flowers(place: Placement) {
  return (
    <g transform={toTransform(place)}>
      <path d="M-12 0v-9M0 2v-11m12 9v-9" fill="none" stroke="var(--draw-leaf-deep)" strokeWidth="2.5" />
      <g stroke="var(--draw-line)" strokeWidth="1.75">
        <circle cx="-12" cy="-12" r="4.5" fill="var(--media)" />
        <circle cy="-12" r="4.5" fill="var(--draw-lamp)" />
        <circle cx="12" cy="-12" r="4.5" fill="var(--classroom)" />
      </g>
    </g>
  );
}

export function Pawn({ fill, ...place }: Placement & { fill: string }) {
  return (
    <g transform={toTransform(place)}>
      <path d="M-8 0h34l12 6H2z" fill="var(--draw-shade)" />
      <PrintedShape d="M-17 0q-1-8 6-10 5-12 5-24h12q0 12 5 24 7 2 6 10z" fill={fill} />
      <PrintedShape d="M-10-34h20q2 0 2 3t-2 3h-20q-2 0-2-3t2-3z" fill={fill} slip={1} />
      <PrintedShape d="M0-60a13 13 0 1 1 0 26 13 13 0 0 1 0-26z" fill={fill} />
      <path d="M-5-50q2-4 6-4" fill="none" stroke="var(--draw-wall)" strokeWidth="3" />
    </g>
  );
}

export function Cup(place: Placement) {
  return (
    <g transform={toTransform(place)}>
      <InkLine d="M-15-46q-14-1-12 9t16 10m26-19q14-1 12 9t-16 10" strokeWidth="3.5" />
      <PrintedShape d="M-4-22h8v12h10v10h-28v-10h10z" fill="var(--homework)" />
      <PrintedShape d="M-17-52h34q0 32-17 32t-17-32z" fill="var(--draw-lamp)" />
      <path d="m0-46 2.5 5 5.5.8-4 3.8 1 5.4-5-2.6-5 2.6 1-5.4-4-3.8 5.5-.8z" fill="var(--classroom)" />
    </g>
  );
}

/** A die, seen from its corner. */
export function Die(place: Placement) {
  return (
    <g transform={toTransform(place)}>
      <path d="M-16 2h34l20 9H4z" fill="var(--draw-shade)" />
      <InkLine d="M-24-28 0-18 24-28V-6L0 6-24-6z" fill="var(--draw-wall)" />
      <InkLine d="M0-18 24-28V-6L0 6z" fill="var(--draw-stone)" />
      <InkLine d="M-24-28 0-38l24 10L0-18z" fill="var(--draw-wall)" />
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
