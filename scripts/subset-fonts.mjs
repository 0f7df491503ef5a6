import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Cuts the two faces down to what screens show first: the letters that English is written with, in the weights that
 * stylesheets ask for. The accents are a file beside them, which browsers fetch for a text that has any.
 * `npm run fonts` writes src/ui/fonts; src/ui/fonts.css says which letters are in which file.
 */

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const SOURCES = join(ROOT, 'node_modules/@fontsource-variable');
const OUT = join(ROOT, 'src/ui/fonts');

/** `weights` from the lightest to the heaviest, or the only one. */
const FACES = [
  // Browsers slant it where a stylesheet asks for italics.
  { name: 'atkinson', source: 'atkinson-hyperlegible-next', weights: { min: 400, max: 750 } },
  // Headings and labels ask for 600 to 800: one weight between them takes half of what the axis takes.
  { name: 'bricolage', source: 'bricolage-grotesque', weights: 700 },
];
/** What browsers use by themselves, and figures of one width, the only ones that stylesheets ask for. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum'];

/** Ranges of code points, both ends included, as fonts.css has them. */
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
/** What the fonts' own Latin file has besides. */
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

function pointsOf(ranges) {
  return ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, step) => first + step),
  );
}

const basic = pointsOf(BASIC);
const parts = {
  basic,
  accents: pointsOf(LATIN).filter((point) => !basic.includes(point)),
};

mkdirSync(OUT, { recursive: true });
for (const { name, source, weights } of FACES) {
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
