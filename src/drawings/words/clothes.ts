import { both, dot, line, oval, type Picture, patch, shape, stroke } from './picture-shapes.ts';

/*
 * Clothes, and what is worn or carried with them. The grid and the helpers (`shape`, `patch`, `line`, …) are
 * explained in picture-shapes.ts.
 */

export const CLOTHES = {
  button: [
    shape('red', oval(24, 24, 20)),
    line(oval(24, 24, 14.5), 1.8),
    ...[oval(19, 19, 2.5), oval(29, 19, 2.5), oval(19, 29, 2.5), oval(29, 29, 2.5)].map((hole) =>
      shape('cream', hole),
    ),
  ],
  cap: [
    shape('blue', 'M4 31Q2 10 22 9q17 1 17 20l8 4q0 4-6 4Q24 30 4 31z'),
    shape('red', oval(22, 8, 2.5, 2)),
    line('M39 29Q24 25 4 31M22 10q-8 6-8 19m8-19q9 5 9 17', 1.8),
  ],
  dress: [
    shape('pink', 'M15 4q1 6 3 7h12q2-1 3-7l4 2q0 8-5 14l11 22q-19 6-38 0l11-22Q10 14 11 6z'),
    shape('purple', 'M16 19h16v4H15z'),
    line('M24 30v14m-8-10-3 9m19-9 3 9', 1.8),
  ],
  glasses: [
    ...both(line('M7 22 10 10q1-3 4-3', 2.5)),
    line('M20 25q4-4 8 0', 2.5),
    ...both({ ...shape('sky', oval(12.5, 28, 9.5)), width: 3 }),
    ...both(stroke('white', 'M8 27q1-4 4-4', 2)),
  ],
  hat: [
    shape('tan', oval(24, 35, 22, 7)),
    shape('tan', 'M11 34q0-23 13-23t13 23q-13 6-26 0z'),
    shape('red', 'M11 28q13 6 26 0v6q-13 6-26 0z'),
  ],
  ring: [
    shape('yellow', oval(24, 31, 14.5)),
    shape('ink', oval(23, 30, 8.5)),
    patch('cream', oval(24, 31, 8.5)),
    shape('sky', 'M14 8l4-5h12l4 5-10 11z'),
    line('M14 8h20M20 8l4 10 4-10', 1.6),
  ],
  shirt: [
    shape('sky', 'M15 5 4 11 2 26l8 2 1-5v22h26V23l1 5 8-2-2-15-11-6-9 4z'),
    shape('white', 'M15 5l9 8 9-8-3-2H18z'),
    shape('white', 'M14 4l2 11 8-4zm20 0-2 11-8-4z'),
    line('M24 13v32', 1.8),
    ...[19, 26, 33, 40].map((y) => dot(27, y, 2.5)),
    line('M29.5 21h5', 1.8),
  ],
  shoe: [
    shape('red', 'M4 17q0-4 5-4l7 1q5 10 12 12l9 2q8 2 8 9H4z'),
    shape('white', 'M3 36h43q0 6-5 6H8q-5 0-5-6z'),
    patch('white', 'M33 28q10 1 11 7h-7q0-5-4-7z'),
    line('M17 19l5-3m-2 7 5-3m-1 6 5-3', 2),
    line('M32 27q5 3 5 9M4 24q6 0 8 11', 1.8),
  ],
  skirt: [
    shape('purple', 'M14 12h20l10 29q-20 6-40 0z'),
    shape('pink', 'M13 6h22v6H13z'),
    line('M19 20l-4 23m9-23v24m5-24 4 23', 1.8),
  ],
  trousers: [
    shape('blue', 'M11 4h26l4 41H28l-4-26-4 26H7z'),
    line('M11 10h26M24 10v9', 1.8),
    line('M12 17q6 0 6-6m18 6q-6 0-6-6', 1.8),
    dot(24, 7, 2.5),
  ],
  umbrella: [
    line('M24 24v15q0 6-5 6-4 0-4-5', 3),
    line('M24 6V2', 2.5),
    shape('red', 'M3 25Q4 6 24 6t21 19q-4-4-7.5-4T31 25q-3-4-7-4t-7 4q-3-4-6.5-4T3 25z'),
    line('M17 25Q17 12 24 6q7 6 7 19', 1.8),
  ],
  watch: [
    shape('brown', 'M16 15l2-13h12l2 13zm0 18 2 13h12l2-13z'),
    shape('yellow', oval(24, 24, 14)),
    shape('white', oval(24, 24, 10)),
    line('M24 18v6l4 3', 2.2),
    line('M40 24h1.5', 3),
  ],
} satisfies Record<string, Picture>;
