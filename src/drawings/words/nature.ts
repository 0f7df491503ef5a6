/* Weather, plants and landscapes. The grid and the helpers are explained in picture-shapes.ts. */

import { waves } from './picture-parts.ts';
import { box, dot, line, oval, type Picture, patch, shape, stroke, tube } from './picture-shapes.ts';

const cloud = (y: number) => shape('white', `M12 ${y}q-9-1-9-9 1-8 9-8 3-9 13-8 8 1 10 8 10-1 10 8 0 8-8 9z`);
const palm = (x: number, y: number) => [
  ...tube('brown', `M${x} ${y}q-2-9 3-18`, 2.5),
  shape(
    'leaf',
    `M${x + 3} ${y - 18}q-6-6-13 2 7-1 13-2zm0 0q-2-8-10-7 4 6 10 7zm0 0q4-8 11-4-5 5-11 4zm0 0q8-2 11 6-5-5-11-6z`,
  ),
];

export const NATURE = {
  beach: [
    patch('cream', 'M1 44V34q24-8 46 2v8q0 3-3 3H4q-3 0-3-3z'),
    ...waves(24).slice(0, 1),
    patch('tan', 'M1 40q20-14 46-6v11q0 2-2 2H3q-2 0-2-2z'),
    stroke('blue', 'M2 24q4-4 7.5 0t7.5 0 7.5 0 7.5 0 7.5 0 6.5-1', 2),
    line('M1 40q20-14 46-6', 2),
    line('M22 12l8 29', 2.5),
    shape('red', 'M6 20Q8 5 22 5q14-2 20 8-6-1-9 2-6-2-10 2-5-1-8 3-5-2-9 0z'),
    shape('yellow', 'M15 20q1-10 6-15 7 3 12 10-6-2-10 2-5-1-8 3z'),
    dot(10, 41, 4),
    stroke('white', 'M36 40l3 2m-3 0 3-2', 2),
  ],
  cloud: [cloud(38)],
  fire: [
    shape('red', 'M24 3q2 8 9 13 0-4-1-6 11 10 8 20-4 10-16 10T8 30Q6 22 14 14q0 4 3 6 7-6 7-17z'),
    shape('yellow', 'M24 18q1 5 5 8 4 4 2 9-2 4-7 4t-7-4q-2-5 3-9 4-3 4-8z'),
    ...tube('brown', 'M6 38 42 45M42 38 6 45', 3.5),
  ],
  flower: [
    line('M24 24v21', 3),
    shape('leaf', 'M24 42Q12 42 11 31q12 0 13 11zm0-3q0-9 11-10 0 10-11 10z'),
    ...[
      [24, 7],
      [33.5, 13],
      [30, 24],
      [18, 24],
      [14.5, 13],
    ].map(([x = 0, y = 0]) => shape('pink', oval(x, y, 6))),
    shape('yellow', oval(24, 16, 5.5)),
  ],
  grass: [
    shape(
      'leaf',
      'M4 45q0-12-2-20 6 6 7 12 1-18 5-27 3 12 3 24 2-18 8-29 0 18 1 28 3-15 8-22 0 13-1 23 3-11 8-15-2 10-1 26z',
    ),
    line('M1 45h46', 2.5),
  ],
  island: [...waves(36), shape('tan', 'M4 40q6-13 20-13t20 13z'), ...palm(25, 29), ...waves(40)],
  leaf: [
    shape('leaf', 'M8 40Q1 16 18 9 30 5 44 4q1 14-4 25-8 15-32 11z'),
    line('M3 45Q20 28 36 13M17 32V20m0 12h13m-6-7v-9m0 9h11', 1.8),
  ],
  moon: [
    shape('yellow', 'M30 3Q9 5 9 24t21 21q6 0 10-4-19-1-19-18T36 4q-3-1-6-1z'),
    ...[
      [36, 17],
      [42, 28],
    ].map(([x = 0, y = 0]) =>
      shape('cream', `M${x} ${y - 4}l1.2 2.8 2.8 1.2-2.8 1.2L${x} ${y + 4}l-1.2-2.8L${x - 4} ${y}l2.8-1.2z`),
    ),
  ],
  mountain: [
    shape('grey', 'M22 43 35 16l12 27z'),
    shape('grey', 'M1 43 19 6l18 37z'),
    shape('white', 'M11.5 21 19 6l7.5 15-4-2-3.5 5-3-4z'),
    shape('white', 'M30.5 25 35 16l4 9-3-1z'),
    shape('leaf', 'M1 43q12-6 23-1t23-1v4H1z'),
  ],
  rain: [cloud(28), stroke('blue', 'M12 33l-3 7m11-7-4 10m12-10-3 7m11-7-4 10', 3.5)],
  river: [
    patch('leaf', box(1, 12, 46, 35, 3)),
    shape('grey', 'M8 14 18 3l10 11zm16 0 8-8 9 8z'),
    shape('sky', 'M22 13q-6 6 2 10 9 5-4 10-12 5-12 13h32q0-6-6-11-5-5 0-10 6-6-4-12z'),
    stroke('white', 'M20 42q2-6 8-7m-2-10q2-1 2-4', 2),
    ...tube('brown', 'M40 32v-4M8 26v-4', 2),
    shape('green', 'M34 28l6-11 6 11zM2 22l6-9 6 9z'),
  ],
  sea: [
    shape('yellow', 'M13 21q0-12 11-12t11 12z'),
    line('M24 2v2M9 8l2 2m28-2-2 2', 2.5),
    ...waves(20),
    stroke('blue', 'M4 29q3-3 6 0t6 0 6 0m3 0q3-3 6 0t6 0 6 0M10 37q3-3 6 0t6 0m4 0q3-3 6 0t6 0', 2.5),
    shape('white', 'M35 11v8h-6q1-6 6-8z'),
    shape('red', 'M28 20h14q-2 5-5 5h-5q-3 0-4-5z'),
  ],
  snow: [
    cloud(28),
    ...[
      [11, 37],
      [24, 40],
      [37, 37],
    ].map(([x = 0, y = 0]) => stroke('blue', `M${x} ${y - 5}v10m-4.3-7.5 8.6 5m0-5-8.6 5`, 2)),
  ],
  star: [shape('yellow', 'M24 3l6.5 13.5 14.5 2-10.5 10.3L37 43.5 24 36.5l-13 7 2.5-14.7L3 18.5l14.5-2z')],
  sun: [
    line('M24 2v5m0 34v5M2 24h5m34 0h5M8.5 8.5l3.5 3.5m24 24 3.5 3.5m0-31L36 12M12 36l-3.5 3.5', 3),
    shape('yellow', oval(24, 24, 12)),
  ],
  tree: [
    shape('brown', 'M20 28h8l2 17H18z'),
    shape('leaf', 'M24 3q8 0 9 7 9 1 9 10-1 9-10 9-4 5-9 2-3 2-8-1-9-1-9-10 0-8 9-9 1-8 9-8z'),
    line('M17 20q2-4 5-4m4 8q4 1 6-3', 1.8),
  ],
} satisfies Record<string, Picture>;
