import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createBuildTarget, readSupportedBrowsers } from '../../vite/supported-browsers.ts';
import { RECENT_APIS, RECENT_STYLES, type RecentFeature } from './browser-floor.ts';
import { COMMENT_PATTERN, readSourceFiles } from './imports.ts';

const root = join(import.meta.dirname, '../..');
const floor = new Map(readSupportedBrowsers().map(({ name, version }) => [name, Number(version)]));

/** Whether a supported browser lacks the feature. Edge and iOS have the versions of Chrome and Safari. */
function isAboveFloor({ since }: RecentFeature): boolean {
  return (['chrome', 'firefox', 'safari'] as const).some(
    (name) => (since[name] ?? Number.POSITIVE_INFINITY) > (floor.get(name) ?? 0),
  );
}

const scripts = readSourceFiles(root, ['src', 'sw']).map(({ path, text }) => ({
  path,
  code: text.replace(COMMENT_PATTERN, ''),
}));
const styles = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({
    path: `src/${path}`,
    code: readFileSync(join(root, 'src', path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
  }));

describe('the oldest supported browsers', () => {
  test.each([
    ['scripts', scripts, RECENT_APIS],
    ['styles', styles, RECENT_STYLES],
  ] as const)('have all that %s use, or a fallback for it', (_kind, files, features) => {
    const forbidden = features.filter((feature) => isAboveFloor(feature) && feature.fallback === undefined);
    const breaches = files.flatMap(({ path, code }) =>
      forbidden.filter(({ pattern }) => pattern.test(code)).map(({ name }) => `${path}: ${name}`),
    );
    expect(breaches).toEqual([]);
  });

  test('lack every listed feature, which would otherwise be free to use', () => {
    expect([...RECENT_APIS, ...RECENT_STYLES].filter((feature) => !isAboveFloor(feature))).toEqual([]);
  });

  test('need each fallback of the styles, because the feature is in use', () => {
    const unused = RECENT_STYLES.filter(
      ({ fallback, pattern }) => fallback !== undefined && !styles.some(({ code }) => pattern.test(code)),
    );
    expect(unused.map(({ name }) => name)).toEqual([]);
  });

  // The versions are repeated here, so that the documents change together with package.json.
  test('are the build’s target, and are named in docs/browsers.md and the README', () => {
    expect(createBuildTarget(readSupportedBrowsers())).toEqual([
      'chrome110',
      'edge110',
      'firefox121',
      'safari16.4',
      'ios16.4',
    ]);
    for (const file of ['docs/browsers.md', 'README.md']) {
      const text = readFileSync(join(root, file), 'utf8');
      expect(text, file).toMatch(/Chrome and Edge 110, Firefox 121,?\s(?:and\s)?Safari 16\.4/);
    }
  });
});
