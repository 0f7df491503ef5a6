import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readAppBuild } from '../../../server/configuration/app-build.ts';
import { buildSettings } from '../../../vite/build-settings.ts';
import { precompress } from '../../../vite/precompress.ts';

const LATE = 'late '.repeat(1000);
let root: string;
let out: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'arcade-build-'));
  out = join(root, 'out');
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
  writeFileSync(join(root, 'main.js'), `document.title = ${JSON.stringify('word '.repeat(1000))};`);
  writeFileSync(join(root, 'public/small.txt'), 'small');
  writeFileSync(join(root, 'public/face.woff2'), 'x'.repeat(5000));
  const variables = {
    VITE_FIREBASE_PROJECT_ID: 'my-school',
    VITE_FIREBASE_API_KEY: 'key',
    VITE_BACKEND_URL: 'https://lessons.example/api',
  };
  writeFileSync(
    join(root, '.env'),
    Object.entries(variables)
      .map((entry) => entry.join('='))
      .join('\n'),
  );
  vi.stubEnv('VITE_PREMIUM_URL', 'https://school.example/premium');
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: 'out' },
    plugins: [
      // Written when the bundle is closed, as by the service worker's plugin.
      {
        name: 'late',
        closeBundle: { order: 'post', handler: () => writeFileSync(join(out, 'sw.js'), LATE) },
      },
      precompress(),
      buildSettings(),
    ],
  });
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

describe('beside a text file of the build', () => {
  test('a text file has compressed copies', () => {
    const [name = ''] = readdirSync(join(out, 'assets')).filter((file) => file.endsWith('.js'));
    const path = join(out, 'assets', name);
    expect(brotliDecompressSync(readFileSync(`${path}.br`))).toEqual(readFileSync(path));
    expect(gunzipSync(readFileSync(`${path}.gz`))).toEqual(readFileSync(path));
  });

  test('a text file that another plugin wrote last has compressed copies', () => {
    expect(brotliDecompressSync(readFileSync(join(out, 'sw.js.br'))).toString()).toBe(LATE);
  });

  test('a small file, or one that is no text, has no compressed copies', () => {
    expect(existsSync(join(out, 'small.txt.br'))).toBe(false);
    expect(existsSync(join(out, 'face.woff2.br'))).toBe(false);
  });
});

test('a finished build names its settings', () => {
  const settings = JSON.parse(readFileSync(join(root, 'dist/client-settings.json'), 'utf8'));
  expect(settings).toEqual({ VITE_PREMIUM_URL: 'https://school.example/premium' });
});

test('a finished build says what it was built for, also by an .env file', () => {
  const build = readAppBuild(join(root, 'dist/client-build.json'));
  expect(build).toEqual({
    firebase: { projectId: 'my-school', authDomain: 'my-school.firebaseapp.com' },
    lessonApiOrigin: 'https://lessons.example',
  });
});
