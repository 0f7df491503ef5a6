import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findOrInstallBrowser } from './find-browser.mjs';

/*
 * Draws all icons from public/icon.svg into public: `npm run icons`. The manifest and the pages' heads name
 * the purpose of each.
 */

const PUBLIC = join(dirname(fileURLToPath(import.meta.url)), '../public');
/** The drawing's background, for systems that mask the icon. */
const BACKGROUND = '#f8bd3c';
/**
 * `scale`: the part of the icon's edge that the drawing takes. The middle four fifths of a maskable icon are
 * safe (https://w3c.github.io/manifest/#icon-masks); an iPhone only rounds the corners.
 */
const ICONS = [
  { name: 'icon-32', edge: 32, style: 'drawing', scale: 1 },
  { name: 'icon-192', edge: 192, style: 'drawing', scale: 1 },
  { name: 'icon-512', edge: 512, style: 'drawing', scale: 1 },
  { name: 'apple-touch-icon', edge: 180, style: 'maskable', scale: 0.95 },
  { name: 'icon-maskable-512', edge: 512, style: 'maskable', scale: 0.8 },
  { name: 'icon-monochrome-512', edge: 512, style: 'monochrome', scale: 0.8 },
];

const drawing = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');

/** `svg > rect` is the tile, and `svg > g` the drawing on it. */
const WITHOUT_TILE = 'svg > rect { display: none } svg > g { transform: none }';

/** The drawing as it is; without its tile on the background; and as lines of one colour. */
const STYLES = {
  drawing: '',
  maskable: `body { background: ${BACKGROUND} } ${WITHOUT_TILE}`,
  monochrome: `${WITHOUT_TILE} g * { stroke: #000; fill: none } circle { fill: #000 } circle + path { stroke: none }`,
};

function createPage({ edge, scale, style }) {
  return `<style>
    body { margin: 0; display: grid; place-items: center; block-size: ${edge}px }
    svg { inline-size: ${edge * scale}px; block-size: ${edge * scale}px }
    ${STYLES[style]}
  </style>${drawing}`;
}

const executablePath = findOrInstallBrowser();
const browser = await chromium.launch({
  // In a container the program runs as root, where Chromium has no sandbox.
  args: ['--no-sandbox'],
  ...(executablePath && { executablePath }),
});
try {
  const page = await browser.newPage();
  for (const icon of ICONS) {
    await page.setViewportSize({ width: icon.edge, height: icon.edge });
    await page.setContent(createPage(icon));
    const bytes = await page.screenshot({ omitBackground: true });
    writeFileSync(join(PUBLIC, `${icon.name}.png`), bytes);
    console.log(`public/${icon.name}.png: ${bytes.length} bytes`);
  }
} finally {
  await browser.close();
}
