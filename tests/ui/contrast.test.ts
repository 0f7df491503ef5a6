import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { computeContrast } from './contrast-ratio.ts';

const css = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8');

type Theme = 'light' | 'dark';

/** The solid colours of tokens.css in one theme, by name. */
function readColours(theme: Theme): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name, light, dark] of painted.matchAll(
    /--([a-z-]+):\s*light-dark\(\s*(#[0-9a-f]{3,6})\s*,\s*(#[0-9a-f]{3,6})\s*\)/g,
  )) {
    if (name && light && dark) found.set(name, theme === 'light' ? light : dark);
  }
  return found;
}

/** The paints of the games, which are given where they are set. */
const PAINT = /\[data-hue="([a-z]+)"\] \{\s*--hue: light-dark[^}]+\}/g;
const painted = css.replace(PAINT, (block, name) => block.replaceAll('--hue', `--${name}`));
const PAINTS = [...css.matchAll(PAINT)].map(([, name = '']) => name);

const ROOMS = ['classroom', 'arcade', 'library', 'media', 'homework', 'lessons', 'progress', 'plain'];
const HUES = [...ROOMS, ...PAINTS];
const WASHES = HUES.map((hue) => `${hue}-wash`);
const GROUNDS = ['paper', 'sheet'];
/** What a control's edge or the ring around it is seen against. */
const AROUND = [...GROUNDS, ...WASHES];

/** Text needs 4.5 (WCAG 2.2, 1.4.3). */
const TEXT: readonly (readonly [ink: string, ground: string])[] = [
  ...[...GROUNDS, ...WASHES, ...HUES].map((ground) => ['ink', ground] as const),
  ...[...GROUNDS, ...WASHES].map((ground) => ['ink-soft', ground] as const),
  ...HUES.flatMap((hue) => [...GROUNDS, hue, `${hue}-wash`].map((ground) => [`${hue}-ink`, ground] as const)),
  ['on-action', 'action'],
  // The squares of a crossword by night.
  ...['ink', 'good', 'note'].map((ink) => [ink, 'draw-wall'] as const),
  ...['good', 'bad', 'note'].flatMap((kind) =>
    [...GROUNDS, `${kind}-wash`].map((ground) => [kind, ground] as const),
  ),
  ...['good', 'bad', 'note'].flatMap((kind) => [
    ['ink', `${kind}-wash`] as const,
    [`${kind}-wash`, kind] as const,
  ]),
];

/** The edges of controls, the focus ring and the parts of drawings that say something need 3 (1.4.11). */
const SHAPES: readonly (readonly [line: string, ground: string])[] = [
  ...AROUND.map((ground) => ['line', ground] as const),
  ...[...AROUND, ...HUES].map((ground) => ['focus', ground] as const),
  ['draw-ink', 'draw-lamp'],
  ['draw-line', 'draw-grass'],
  ['draw-line', 'draw-path'],
  ...HUES.map((hue) => ['draw-line', hue] as const),
];

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  const palette = readColours(theme);

  function getRatio(one: string, other: string): number {
    const [a, b] = [palette.get(one), palette.get(other)];
    if (!a || !b) throw new Error(`tokens.css has no --${a ? other : one}`);
    return computeContrast(a, b);
  }

  test.each(TEXT)('text in --%s on --%s has a contrast of 4.5 or more', (ink, ground) => {
    expect(getRatio(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SHAPES)('--%s next to --%s has a contrast of 3 or more', (line, ground) => {
    expect(getRatio(line, ground)).toBeGreaterThanOrEqual(3);
  });
});

test('the tokens have sixteen hues for games', () => {
  expect(new Set(PAINTS).size).toBe(16);
});

test('the contrast of black and white is 21, and of a colour with itself 1', () => {
  expect(computeContrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(computeContrast('#f8bd3c', '#f8bd3c')).toBe(1);
});
