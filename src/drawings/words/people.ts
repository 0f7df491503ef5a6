import { drop, waves } from './picture-parts.ts';
import {
  both,
  box,
  dot,
  line,
  oval,
  type Paint,
  type Part,
  type Picture,
  patch,
  shape,
  stroke,
  tube,
} from './picture-shapes.ts';

/** A face that fills the picture; the mood is eyes and mouth. */
function face(skin: Paint, hair: Paint, mood: Part[], ...more: Part[]): Picture {
  return [
    ...both(shape(skin, oval(6.5, 26, 4))),
    shape(skin, 'M24 5q18 1 18 20 0 20-18 20T6 25Q6 6 24 5z'),
    shape(hair, 'M5 23Q4 3 24 3t19 20q-5-2-8-9-12 3-20-1-4 7-10 10z'),
    ...mood,
    ...more,
  ];
}
const eyes = both(dot(17, 25, 4));

/** The head and shoulders of a person; `hat` is drawn last. */
const bust = (skin: Paint, cloth: Paint, hair: Part[], ...more: Part[]): Picture => [
  ...hair,
  shape(cloth, 'M4 46q0-13 14-14h12q14 1 14 14z'),
  shape(skin, 'M19 26h10v8q-5 5-10 0z'),
  shape(skin, oval(24, 19, 10.5, 11.5)),
  ...both(dot(20, 19, 3)),
  line('M20.5 24.5q3.5 3 7 0', 1.8),
  ...more,
];

/** A child seen from the side or front: limbs, then trunk, then head. */
function child(
  limbs: { arms: string; legs: string },
  trunk: string,
  head: [x: number, y: number],
  cloth: Paint,
): Part[] {
  const [x, y] = head;
  return [
    ...tube('blue', limbs.legs, 3.5),
    ...tube(cloth, trunk, 7),
    ...tube('warm', limbs.arms, 3),
    shape('warm', oval(x, y, 6.5)),
    shape('black', `M${x - 7} ${y}q-1-8 7-8t7 7q-4-1-6-4-3 4-8 5z`),
  ];
}

const musicNote = (x: number, y: number): Part[] => [
  line(`M${x} ${y}v-9l6-2v8`, 1.8),
  patch('ink', oval(x - 2, y, 2.6, 2)),
  patch('ink', oval(x + 4, y - 3, 2.6, 2)),
];

export const BODY = {
  bone: [
    shape('white', 'M15 27 27 15q-2-8 5-9 5 0 5 5 6 0 6 6-1 6-9 4L21 33q2 8-5 9-5 0-5-5-6 0-6-6 1-6 10-4z'),
  ],
  ear: [
    shape('fair', 'M13 27Q7 5 25 4q17 2 14 19-1 6-7 10-3 3-4 7-3 6-9 3-4-3-4-8 0-4-2-8z'),
    line('M19 20q-1-9 7-9 8 1 6 11-1 4-6 7m-5-6q5-1 4 4-1 3-3 4', 2.2),
  ],
  eye: [
    shape('white', 'M2 26Q12 11 24 11t22 15Q36 39 24 39T2 26z'),
    shape('blue', oval(24, 25, 10)),
    patch('black', oval(24, 25, 5)),
    patch('white', oval(27.5, 21.5, 2.5)),
    line('M6 16 2 12m11-2-3-5m9 3-1-5m11 5 1-5m5 7 3-5m4 11 4-4', 2.2),
  ],
  hand: [
    shape(
      'warm',
      'M14 45V34L5 25q-2-4 2-5 2 0 4 2l4 4-2-15q0-4 3-4t4 4l2 9V6q0-4 3.5-4T29 6v14l2-11q1-3 4-3t3 4l-2 13 3-6q2-2 4-1t1 5l-6 14q-1 4-4 6v4z',
    ),
    line('M20 32q6-3 12 0', 1.8),
  ],
  heart: [
    shape('red', 'M24 44Q3 28 3 16 4 5 14 5q7 0 10 8 3-8 10-8 10 0 11 11 0 12-21 28z'),
    stroke('white', 'M9 17q0-5 5-6', 3),
  ],
  mouth: [
    shape('red', 'M2 22q9-11 16-11 3 0 6 3 3-3 6-3 7 0 16 11-9 18-22 18T2 22z'),
    shape('ink', 'M7 22q17-5 34 0-6 11-17 11T7 22z'),
    patch('white', 'M9 22q15-4 30 0l-3 4q-12-3-24 0z'),
    patch('pink', oval(24, 31, 7, 2.5)),
  ],
  nose: [
    shape('fair', 'M21 4q-1 14-9 24-3 8 5 10 3 5 8 5t8-5q7-2 3-10-8-10-7-24z'),
    patch('dark', oval(20, 38, 2.5, 2)),
    patch('dark', oval(28, 38, 2.5, 2)),
    line('M14 30q-2 4 1 7m18-7q2 4-1 7', 1.8),
  ],
  tooth: [
    shape(
      'white',
      'M8 10q4-8 16-3 12-5 16 3 3 8-3 18-1 16-5 17-4 0-5-12-3-4-6 0-1 12-5 12-4-1-5-17Q5 18 8 10z',
    ),
    stroke('sky', 'M13 20q-1-6 3-8', 2.5),
  ],
} satisfies Record<string, Picture>;

export const PEOPLE = {
  baby: [
    ...both(shape('fair', oval(6.5, 24, 4))),
    shape('fair', oval(24, 23, 18, 17.5)),
    line('M24 6q-5-3 0-5 5 2 1 5', 2),
    ...both(dot(17, 21, 4)),
    ...both(patch('blush', oval(12.5, 27, 3))),
    shape('sky', oval(24, 31, 7.5, 5)),
    shape('yellow', oval(24, 32, 3.5)),
    shape('pink', 'M12 41q12 5 24 0l3 6H9z'),
  ],
  boy: bust(
    'warm',
    'red',
    [],
    shape('black', 'M13 18Q11 5 24 5t11 13l-3-5q-6 1-10-2-3 4-6 4z'),
    line('M18 39h12', 2.5),
  ),
  doctor: bust(
    'dark',
    'white',
    [],
    shape('black', 'M13 18Q11 5 24 5t11 13q-2-3-3-6-8 2-16 0-1 3-3 6z'),
    line('M15 33q-3 8 2 10t4-5q0-3-2-5m15 0 1 5', 2),
    shape('silver', oval(35, 40, 3)),
    line('M24 36v10', 1.6),
    shape('silver', oval(24, 9, 4)),
  ),
  family: [
    ...both(shape('black', oval(12, 10, 7.5))),
    shape('auburn', 'M27 12Q28 1 36 1t9 11l1 13H26z'),
    shape('blue', 'M1 46V29q0-9 9-9h4q9 0 9 9v17z'),
    shape('green', 'M25 46V29q0-9 9-9h4q9 0 9 9v17z'),
    shape('warm', oval(12, 12, 6.5)),
    shape('fair', oval(36, 12, 6.5)),
    patch('black', 'M5 11q0-7 7-7t7 7q-7-3-14 0z'),
    patch('auburn', 'M29 11q0-7 7-7t7 7q-5-1-7-4-3 4-7 4z'),
    ...both(dot(9.5, 12, 2.4)),
    ...both(dot(14.5, 12, 2.4)),
    ...both(line('M10 15.5q2 1.5 4 0', 1.5)),
    shape('yellow', 'M15 46v-5q0-6 6-6h6q6 0 6 6v5z'),
    shape('olive', oval(24, 29, 6.5)),
    patch('black', 'M17 28q0-7 7-7t7 7q-4 0-6-3-3 3-8 3z'),
    ...both(dot(21.5, 29, 2.4)),
    line('M22 32q2 1.5 4 0', 1.5),
  ],
  ghost: [
    shape('white', 'M7 43V22Q8 3 24 3t17 19v21q-4 5-7 0-3-4-6 0-4 4-8 0-3-4-6 0-3 5-7 0z'),
    ...both(patch('ink', oval(18, 19, 3, 4))),
    patch('ink', oval(24, 29, 3.5, 4.5)),
    ...both(patch('blush', oval(13, 26, 2.5))),
  ],
  girl: bust(
    'fair',
    'purple',
    both(shape('auburn', 'M15 14Q3 14 5 30q4 6 9 1 2-5 3-12z')),
    shape('auburn', 'M13 19Q11 5 24 5t11 14q-7-2-11-8-4 6-11 8z'),
    ...both(shape('red', 'M12 20l-6-3v6z')),
  ),
  king: bust(
    'fair',
    'red',
    [],
    shape('brown', 'M13 20q0 18 11 18t11-18q-4 5-7 3-4-2-8 0-3 2-7-3z'),
    line('M21 27q3 2 6 0', 1.8),
    shape('yellow', 'M11 14 9 2l8 5 7-6 7 6 8-5-2 12z'),
    ...[17, 24, 31].map((x) => patch('red', oval(x, 10.5, 1.6))),
    shape('white', 'M6 38q18 10 36 0l3 8H3z'),
    line('M14 43h.01m7 1h.01m7 0h.01m6-2h.01', 3),
  ),
  man: bust(
    'olive',
    'blue',
    [],
    shape('black', 'M13 17Q12 5 24 5t11 12l-2-4H15z'),
    shape('black', 'M18 24q3-3 6 0 3-3 6 0-3 2-6 0-3 2-6 0z'),
    shape('white', 'M18 33l6 5 6-5v-2H18z'),
    shape('red', 'M22 38h4l2 8h-8z'),
  ),
  princess: bust(
    'warm',
    'pink',
    [shape('black', 'M12 16Q2 30 8 42h32q6-12-4-26z')],
    shape('black', 'M13 19Q11 6 24 6t11 13q-7-2-11-8-4 6-11 8z'),
    shape('yellow', 'M15 11 14 2l6 4 4-5 4 5 6-4-1 9z'),
    patch('pink', oval(24, 7.5, 1.8)),
    line('M17 33q7 6 14 0', 1.8),
    patch('yellow', oval(24, 37, 2)),
  ),
  woman: bust(
    'warm',
    'green',
    [shape('auburn', 'M12 16Q5 24 8 36h32q3-12-4-20z')],
    shape('auburn', 'M13 20Q10 5 24 5q16 0 11 15-2-7-10-9-4 6-12 9z'),
    ...both(patch('yellow', oval(13, 24, 1.8))),
    shape('white', 'M18 33q6 9 12 0l-2-1h-8z'),
  ),
} satisfies Record<string, Picture>;

export const FEELINGS = {
  angry: face('red', 'black', eyes, ...both(line('M12 18l9 4', 3)), line('M17 37q7-6 14 0', 2.5)),
  cold: face(
    'sky',
    'brown',
    eyes,
    shape('white', 'M14 32h20v6H14z'),
    line('M19 32v6m5-6v6m5-6v6', 1.6),
    shape('red', 'M5 18Q4 2 24 2t19 16l-3 2q-16-5-32 0z'),
    shape('white', 'M4 15q20-7 40 0v6q-20-7-40 0z'),
    shape('white', oval(24, 3, 3.5)),
    ...both(line('M3 31q-3 3 0 6t0 6', 2)),
  ),
  happy: face(
    'fair',
    'auburn',
    both(line('M13 25q3-5 7 0', 2.5)),
    shape('ink', 'M14 30h20q-1 10-10 10T14 30z'),
    patch('white', 'M15 30h18l-1 3H16z'),
    ...both(patch('blush', oval(11, 31, 3))),
  ),
  hot: [
    ...face('pink', 'brown', eyes, shape('ink', oval(24, 36, 4.5, 4)), patch('red', oval(24, 38, 3, 1.8))),
    drop(10, 14),
    drop(37, 12),
    drop(41, 28),
    shape('yellow', oval(45, 3, 8)),
  ],
  sad: face(
    'olive',
    'black',
    eyes,
    ...both(line('M12 20l7-3', 2.5)),
    line('M17 38q7-7 14 0', 2.5),
    shape('sky', 'M14 28q4 5 4 8a4 4 0 0 1-8 0q0-3 4-8z'),
  ),
  sick: face(
    'leaf',
    'brown',
    both(line('M13 26q4 2 7-1', 2.5)),
    line('M17 36q3-3 6 0t7-1', 2.5),
    ...tube('white', 'M30 35l12-6', 2.5),
    stroke('red', 'M30 35l5-2.5', 2),
    shape('sky', 'M6 12Q24 4 42 12v5q-18-7-36 0z'),
  ),
  tired: face(
    'fair',
    'brown',
    both(line('M12 26h8', 2.5)),
    ...both(line('M13 30q3 2 6 0', 1.6)),
    shape('ink', oval(24, 37, 4.5, 5)),
    line('M34 3h6l-6 7h6m2-9h3l-3 4h3', 2),
  ),
} satisfies Record<string, Picture>;

export const ACTIONS = {
  climb: [
    shape('grey', 'M30 46 26 34l4-8-5-8 6-9 4-8h12v45z'),
    ...child(
      { arms: 'M17 24l10-8m-9 12 9 0', legs: 'M15 36l6 2 5-3m-11 1 3 9' },
      'M17 26l-2 8',
      [15, 15],
      'red',
    ),
    line('M33 12l4 4m-3 12 5 3m-3 8 4 2', 1.8),
  ],
  cry: [
    ...face(
      'fair',
      'auburn',
      both(line('M12 25q4 3 8 0', 2.5)),
      shape('ink', 'M16 40q1-9 8-9t8 9q-8-4-16 0z'),
    ),
    ...both(shape('sky', 'M13 29h6q0 8-4 17H6q6-7 7-17z')),
  ],
  dance: [
    ...tube('warm', 'M24 24 14 14l-3-9m13 19 10-9 4-10', 3),
    ...tube('warm', 'M24 34v10m0-10 8 4-6 4', 3),
    shape('pink', 'M20 20h8l1 8q9 3 11 9-16 5-32 0 2-6 11-9z'),
    shape('warm', oval(24, 13, 6.5)),
    shape('black', 'M17 13q-1-8 7-8t7 8q-4-2-7-5-3 3-7 5z'),
    shape('black', oval(24, 4, 3)),
    ...musicNote(40, 22),
  ],
  drink: [
    ...face('warm', 'black', eyes),
    ...tube('red', 'M24 36l7-8 4 8', 1.5),
    line('M22 36h2', 2.5),
    shape('orange', 'M28 33h16l-2 13H30z'),
    line('M26 33h20', 2.5),
  ],
  eat: [
    ...face('fair', 'black', both(dot(17, 23, 4)), shape('ink', oval(24, 33, 6.5, 5.5))),
    shape('yellow', 'M18 32q0-5 5-5t5 5z'),
    ...tube('silver', 'M24 33 43 29', 2),
    shape('silver', 'M17 32h12q0 5-6 5t-6-5z'),
    ...tube('fair', 'M45 46V33q0-5-4-5', 4),
    shape('blue', 'M8 39h28q0 8-8 8H16q-8 0-8-8z'),
  ],
  jump: [
    ...child(
      { arms: 'M20 18 10 9m18 9L38 9', legs: 'M22 28l-9 3 1 7m12-10 9 3-1 7' },
      'M24 19v7',
      [24, 10],
      'orange',
    ),
    line('M14 45h20m-16-4v-1m12 1v-1', 2.2),
  ],
  kick: [
    ...child(
      { arms: 'M14 19 5 25m11-6 9 4', legs: 'M14 30l-6 6 1 9m6-15 15 5' },
      'M16 19l-2 9',
      [18, 9],
      'red',
    ),
    shape('white', oval(39, 35, 6.5)),
    patch('ink', oval(39, 35, 2.5)),
    line('M30 23l4 3m-2-8 6 4', 2),
  ],
  paint: [
    shape('tan', 'M22 8q20 0 21 17 0 9-9 7-7-1-6 5 1 8-8 7Q3 42 4 27 6 9 22 8z'),
    ...(
      [
        ['red', 14, 20],
        ['yellow', 24, 15],
        ['blue', 34, 20],
        ['green', 12, 31],
      ] as const
    ).map(([paint, x, y]) => shape(paint, oval(x, y, 3.5))),
    ...tube('brown', 'M44 3 29 24', 2.5),
    shape('red', 'M27 22l5 4q-2 6-8 5 3-3 3-9z'),
  ],
  read: [
    ...tube('warm', 'M12 33 8 40M36 33l4 7', 3),
    shape('green', 'M10 46q0-16 14-16t14 16z'),
    shape('warm', oval(24, 16, 11.5)),
    shape('black', 'M12 16Q10 2 24 2t12 14q-5-2-8-6-8 4-16 6z'),
    ...both(dot(20, 19, 2.8)),
    line('M21 24q3 2 6 0', 1.8),
    shape('red', 'M5 30q11-3 19 3 8-6 19-3v14q-11-2-19 3-8-5-19-3z'),
    line('M24 34v13', 2),
  ],
  run: [
    ...child(
      { arms: 'M22 19l-9-1-3 7m13-6 8 5 6-5', legs: 'M20 29l-7 5-8-2m15-3 9 4-1 10' },
      'M24 19l-4 8',
      [28, 9],
      'red',
    ),
    line('M3 18h6m-7 6h4m2-13h5', 2),
  ],
  sing: [
    ...face(
      'warm',
      'black',
      both(line('M13 24q3-4 7 0', 2.5)),
      shape('ink', oval(24, 34, 6, 5)),
      patch('red', oval(24, 36.5, 4, 2)),
    ),
    ...musicNote(40, 14),
    ...tube('grey', 'M33 46l-4-6', 3),
    shape('ink', oval(27.5, 38, 3.5)),
  ],
  sleep: [
    ...tube('brown', 'M4 12v32M44 28v16', 3),
    shape('white', box(6, 22, 20, 11, 5)),
    shape('warm', oval(17, 22, 8)),
    shape('black', 'M9 22q-1-10 8-10t8 9q-5-1-7-4-4 4-9 5z'),
    line('M12 24q2 1.5 3 0m4 0q2 1.5 3 0M16 27.5h2', 1.6),
    shape('blue', 'M7 38V34q2-5 11-6 14-3 26 4v8H7z'),
    line('M29 7h7l-7 8h7m3-13h5l-5 6h5', 2.2),
  ],
  swim: [
    ...tube('warm', 'M20 27l-4-12 10-4', 3.5),
    ...tube('red', 'M21 29 6 33', 6),
    shape('warm', oval(32, 24, 6.5)),
    shape('blue', 'M25 24q-1-8 7-8t7 7q-6-2-14 1z'),
    dot(35, 25, 2.5),
    ...waves(32),
    stroke('blue', 'M6 41q3-3 6 0t6 0m6 0q3-3 6 0t6 0', 2.2),
  ],
  wash: [
    shape('grey', 'M3 4h14q9 0 9 9v3h-8v-3q0-1-1-1H3z'),
    patch('sky', 'M19 17h6v14h-6z'),
    shape('warm', 'M4 34q10-10 18-6l10 5q4 3 0 5l-8-1-8 7H2z'),
    shape('warm', 'M45 32q-8-10-16-5l-9 6q-3 4 1 5l9-2 8 7h8z'),
    ...[oval(14, 26, 4), oval(34, 23, 5), oval(41, 16, 3), oval(24, 42, 4), oval(9, 20, 2.5)].map((d) =>
      shape('white', d),
    ),
  ],
  write: [
    shape('white', box(3, 12, 32, 33, 1)),
    line('M8 20h16M8 27h12m-12 7h14q2-4 3 0t3-1', 1.8),
    shape('yellow', 'M29 34 41 10l5 3-13 23-5 3z'),
    shape('warm', 'M47 22q-7-1-10 1-4 3-5 9 1 4 4 1l2-3q0 4 9 7z'),
  ],
} satisfies Record<string, Picture>;
