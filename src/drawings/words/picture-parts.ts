import { line, oval, type Paint, type Part, patch, shape, stroke } from './picture-shapes.ts';

/** A leaf at the top of a stem of a fruit, at the middle of the grid. */
export const stemWithLeaf = (y: number): Part[] => [
  line(`M24 ${y + 6}q0-4 2-7`, 2.5),
  shape('leaf', `M26 ${y + 2}q3-7 11-5-2 7-11 5z`),
];

/** A drinking glass with its content up to the height y. */
export const glassOf = (content: Paint, y: number): Part[] => [
  patch('white', 'M11 6h26l-3 37H14z'),
  patch(content, `M${11 + (y - 6) / 12} ${y}h${26 - (y - 6) / 6}L34 43H14z`),
  line('M11 6h26l-3 37H14z'),
  line(`M12 ${y}h24`),
  stroke('white', 'M16 22l1 13', 2.5),
];

/** A bowl on the table, with its content above the rim. */
export const bowlWith = (paint: Paint, ...content: Part[]): Part[] => [
  ...content,
  shape(paint, 'M3 23h42q0 12-11 18v3H14v-3Q3 35 3 23z'),
];

/** A cup with its handle at the right. */
export const cup = (paint: Paint): Part[] => [
  shape(paint, 'M34 22h4q7 0 7 6.5T37 35h-5v-4h5q3 0 3-2.5T37 26h-3z'),
  shape(paint, 'M6 17h29v17q0 8-8 8H14q-8 0-8-8z'),
];

/** Steam above something hot; its first line stands at x. */
export const steam = (x: number): Part => line(`M${x} 13q-4-3 0-6t0-5m8 11q-4-3 0-6t0-5m8 11q-4-3 0-6t0-5`);

export const wheel = (x: number, y: number, radius = 5): Part[] => [
  shape('ink', oval(x, y, radius)),
  patch('grey', oval(x, y, radius * 0.45)),
];

/** Waves of water over the whole width below y. */
export const waves = (y: number): Part[] => [
  patch('sky', `M2 ${y}q4-4 7.5 0t7.5 0 7.5 0 7.5 0 7.5 0 6.5-1v${46 - y}H2z`),
  stroke('blue', `M2 ${y}q4-4 7.5 0t7.5 0 7.5 0 7.5 0 7.5 0 6.5-1`, 2.5),
];

/** A drop of water with its tip at (x, y). */
export const drop = (x: number, y: number, paint: Paint = 'sky'): Part =>
  shape(paint, `M${x} ${y}q5 6 5 9a5 5 0 0 1-10 0q0-3 5-9z`);
