/*
 * The shapes that the pictures of words are made of. A picture is drawn on a grid of 48 by 48 units, its
 * parts from back to front. `shape` is filled with an outline, `patch` filled without one, `line` in ink,
 * `stroke` in a colour, `tube` a thick line with an outline; `both` adds the mirror image. Paths are in SVG's
 * syntax.
 */

/** The colours of the pictures: the same in both themes, because a banana is yellow in the dark, too. */
export const PAINTS = {
  ink: 'var(--portrait-ink)',
  white: 'var(--paint-white)',
  cream: 'var(--cloth-cream)',
  red: 'var(--cloth-red)',
  blue: 'var(--cloth-blue)',
  green: 'var(--cloth-green)',
  yellow: 'var(--cloth-yellow)',
  pink: 'var(--cloth-pink)',
  blush: 'var(--portrait-blush)',
  orange: 'var(--paint-orange)',
  brown: 'var(--paint-brown)',
  tan: 'var(--paint-tan)',
  grey: 'var(--paint-grey)',
  purple: 'var(--paint-purple)',
  sky: 'var(--paint-sky)',
  leaf: 'var(--paint-leaf)',
  black: 'var(--hair-black)',
  auburn: 'var(--hair-auburn)',
  silver: 'var(--hair-silver)',
  dark: 'var(--skin-amara)',
  warm: 'var(--skin-maya)',
  fair: 'var(--skin-oliver)',
  olive: 'var(--skin-kenji)',
} as const;

export type Paint = keyof typeof PAINTS;

/** One path of a picture, on a grid of 48 by 48 units. */
export interface Part {
  d: string;
  fill?: Paint;
  /** Absent without an outline. */
  line?: Paint;
  /** The width of the outline in units. */
  width?: number;
  /** The offset of the fill from its outline in units. */
  slip?: number;
  /** Whether it is mirrored at the vertical axis of the grid. */
  isMirrored?: boolean;
}

/** The parts from the back to the front. */
export type Picture = readonly Part[];

export const LINE_WIDTH = 2;

/** A filled shape with an outline; the fill is slightly offset, as in the emblems. */
export const shape = (fill: Paint, d: string): Part => ({ d, fill, line: 'ink', slip: 1 });

/** A filled shape without an outline, such as a spot. */
export const patch = (fill: Paint, d: string): Part => ({ d, fill });

/** A line in ink. */
export const line = (d: string, width = LINE_WIDTH): Part => ({ d, line: 'ink', width });

/** A line in a colour, without an outline. */
export const stroke = (paint: Paint, d: string, width = LINE_WIDTH): Part => ({ d, line: paint, width });

/** A thick line with an outline: a limb, a tail, a frame. */
export const tube = (paint: Paint, d: string, width = 4): Part[] => [
  // The ink shows on both sides of the colour, a little thinner than an outline.
  { d, line: 'ink', width: width + 2 * LINE_WIDTH - 0.5 },
  { d, line: paint, width },
];

/** The part and its mirror image. */
export const both = (part: Part): Part[] => [part, { ...part, isMirrored: true }];

/** The path of an ellipse; of a circle without the second radius. */
export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;

/** The path of a rectangle with round corners; x and y are its upper left corner. */
export const box = (x: number, y: number, width: number, height: number, radius = 0): string => {
  const [w, h] = [width - 2 * radius, height - 2 * radius];
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}`;
  return [
    `M${x + radius} ${y}h${w}${corner(1, 1)}v${h}`,
    `${corner(-1, 1)}h${-w}${corner(-1, -1)}v${-h}${corner(1, -1)}z`,
  ].join('');
};

/**
 * A dot, such as an eye: a line of almost no length, whose round ends make a circle of the given diameter.
 */
export const dot = (x: number, y: number, size = 3): Part => line(`M${x} ${y}h.01`, size);
