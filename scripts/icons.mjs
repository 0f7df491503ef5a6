import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findOrInstallBrowser } from './find-browser.mjs';

/**
 * Draws all icons from public/icon.svg. `npm run icons` writes them into public; the manifest and the pages' heads say
 * what each is for.
 */

const PUBLIC = join(dirname(fileURLToPath(import.meta.url)), '../public');
/** The drawing's own ground, for systems that cut a shape out of the icon. */
const GROUND = '#f8bd3c';
/**
 * `share`: how much of the edge the drawing takes. Of what a mask may cut, the four fifths in the middle are safe
 * (https://w3c.github.io/manifest/#icon-masks), an iPhone rounds the corners alone.
 */
const ICONS = [
  { name: 'icon-32', edge: 32, as: 'drawn', share: 1 },
  { name: 'icon-192', edge: 192, as: 'drawn', share: 1 },
  { name: 'icon-512', edge: 512, as: 'drawn', share: 1 },
  { name: 'apple-touch-icon', edge: 180, as: 'picture', share: 0.95 },
  { name: 'icon-maskable-512', edge: 512, as: 'picture', share: 0.8 },
  { name: 'icon-monochrome-512', edge: 512, as: 'lines', share: 0.8 },
];

const drawing = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');

const PICTURE = 'svg > rect { display: none } svg > g { transform: none }';

/** `drawn`: as it is. `picture`: without its tile, on the ground. `lines`: the picture as a shape of one colour. */
const STYLES = {
  drawn: '',
  picture: `body { background: ${GROUND} } ${PICTURE}`,
  lines: `${PICTURE} g * { stroke: #000; fill: none } circle { fill: #000 } circle + path { stroke: none }`,
};

function pageOf({ edge, share, as }) {
  return `<style>
    body { margin: 0; display: grid; place-items: center; block-size: ${edge}px }
    svg { inline-size: ${edge * share}px; block-size: ${edge * share}px }
    ${STYLES[as]}
  </style>${drawing}`;
}

const executablePath = findOrInstallBrowser();
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
try {
  const page = await browser.newPage();
  for (const icon of ICONS) {
    await page.setViewportSize({ width: icon.edge, height: icon.edge });
    await page.setContent(pageOf(icon));
    const bytes = await page.screenshot({ omitBackground: true });
    writeFileSync(join(PUBLIC, `${icon.name}.png`), bytes);
    console.log(`public/${icon.name}.png: ${bytes.length} bytes`);
  }
} finally {
  await browser.close();
}
