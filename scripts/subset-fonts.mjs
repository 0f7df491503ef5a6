import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Subsets the two fonts into src/ui/fonts: `npm run fonts`. One file has the letters of English in the
 * weights that stylesheets use, another the accents, which browsers fetch for texts with accents;
 * src/ui/fonts.css has the ranges.
 */

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const SOURCES = join(ROOT, 'node_modules/@fontsource-variable');
const OUT = join(ROOT, 'src/ui/fonts');

/** `weights`: the range of the variable axis, or a fixed weight. */
const FONTS = [
  // Weights above 750 would add 4 kB, and an italic 8 kB; browsers slant the upright font instead.
  { name: 'atkinson', source: 'atkinson-hyperlegible-next', weights: { min: 400, max: 750 } },
  // Headings and labels use 600 to 800; one weight between them is half the size of the axis.
  { name: 'bricolage', source: 'bricolage-grotesque', weights: 700 },
];
/** The features that browsers use by default, and tabular figures, the only one that stylesheets use. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum'];

/** Ranges of code points, both ends included, as in fonts.css. */
const BASIC = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
];
/** The ranges of the fonts' own Latin file that `BASIC` does not cover: accents and rarer signs. */
const LATIN = [
  [0xa1, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2215, 0x2215],
];

function listCodePoints(ranges) {
  return ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, step) => first + step),
  );
}

const basic = listCodePoints(BASIC);
const parts = {
  basic,
  accents: listCodePoints(LATIN).filter((point) => !basic.includes(point)),
};

mkdirSync(OUT, { recursive: true });
for (const { name, source, weights } of FONTS) {
  const font = readFileSync(join(SOURCES, source, `files/${source}-latin-wght-normal.woff2`));
  for (const [part, points] of Object.entries(parts)) {
    const subset = await subsetFont(font, String.fromCodePoint(...points), {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures: FEATURES,
    });
    const path = join(OUT, `${name}-${part}.woff2`);
    writeFileSync(path, subset);
    console.log(`${path.slice(ROOT.length + 1)}: ${subset.length} bytes`);
  }
}
