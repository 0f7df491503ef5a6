import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  collectInlineSources,
  readClientFiles,
  toCspHashSource,
} from '../../../server/static/client-files.ts';
import { createStaticRoutes } from '../../../server/static/static-routes.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const PAGE =
  '<!doctype html><title>Learning Arcade</title><script src="/a.js"></script><script>go()</script>';
const APP_PAGE = '<!doctype html><title>Opening</title><style>a{color:red}</style><script>go()</script>';
const ABOUT_PAGE = '<!doctype html><title>About</title><style>b{color:blue}</style>';
const SCRIPT = 'export const words = "word ".repeat(1000);';

let folder: string;
let app: ReturnType<typeof createStaticRoutes>;

beforeEach(() => {
  const root = temporaryFolder();
  folder = join(root, 'client');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(root, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'app.html'), APP_PAGE);
  writeFileSync(join(folder, 'about.html'), ABOUT_PAGE);
  writeFileSync(join(folder, 'sw.js'), 'self.skipWaiting;');
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  writeFileSync(join(folder, 'assets/main-1a2b.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/main-1a2b.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets/main-1a2b.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(folder, 'assets/face.woff2'), 'font');
  app = createStaticRoutes(readClientFiles(folder));
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { method, headers });

describe('a file of the build', () => {
  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/about', 'text/html; charset=utf-8'],
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/assets/face.woff2', 'font/woff2'],
  ])('%s has the type %s', async (path, type) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(type);
  });

  test('a file with a hash in its name is cached as immutable', async () => {
    const response = await get('/assets/main-1a2b.js');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });

  test.each(['/', '/about', '/index.html', '/sw.js', '/manifest.webmanifest'])(
    '%s is revalidated every time',
    async (path) => {
      expect((await get(path)).headers.get('Cache-Control')).toBe('no-cache');
    },
  );

  test('an unchanged file is not sent again', async () => {
    const etag = (await get('/')).headers.get('ETag') ?? '';
    const response = await get('/', { 'If-None-Match': `"other", W/${etag}` });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
    expect(response.headers.get('ETag')).toBe(etag);
  });

  test('a changed file is sent to a browser with an earlier one', async () => {
    expect((await get('/', { 'If-None-Match': '"earlier"' })).status).toBe(200);
  });

  test('HEAD gets the headers alone', async () => {
    const response = await get('/assets/main-1a2b.js', {}, 'HEAD');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Length')).toBe(String(SCRIPT.length));
    expect(await response.text()).toBe('');
  });
});

describe('compression', () => {
  test('brotli is preferred', async () => {
    const response = await get('/assets/main-1a2b.js', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(response.headers.get('Vary')).toContain('Accept-Encoding');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(Number(response.headers.get('Content-Length'))).toBe(bytes.length);
    expect(brotliDecompressSync(bytes).toString()).toBe(SCRIPT);
  });

  test.each([
    ['gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, *;q=0.5', 'gzip'],
    ['identity', null],
    ['', null],
    ['br;q=0', null],
  ])('Accept-Encoding %j gets %s', async (accepted, coding) => {
    const response = await get('/assets/main-1a2b.js', { 'Accept-Encoding': accepted });
    expect(response.headers.get('Content-Encoding')).toBe(coding);
  });

  test.each([
    ['br', brotliCompressSync],
    ['gz', gzipSync],
  ])(
    'a file of which memory holds only its .%s form is sent uncompressed where that is asked for',
    async (extension, compress) => {
      writeFileSync(join(folder, 'assets/other-3c4d.js'), SCRIPT);
      writeFileSync(join(folder, `assets/other-3c4d.js.${extension}`), compress(SCRIPT));
      const one = createStaticRoutes(readClientFiles(folder));
      const response = await one.request('/assets/other-3c4d.js', {
        headers: { 'Accept-Encoding': 'identity' },
      });
      expect(Number(response.headers.get('Content-Length'))).toBe(SCRIPT.length);
      expect(await response.text()).toBe(SCRIPT);
    },
  );

  test('a file with compressed forms holds no uncompressed one in memory', () => {
    const file = readClientFiles(folder).get('/assets/main-1a2b.js');
    expect(file?.readBytes()).toEqual(new Uint8Array(Buffer.from(SCRIPT)));
    expect(file?.readBytes()).not.toBe(file?.readBytes());
  });

  test('each encoding has an ETag of its own', async () => {
    const plain = await get('/assets/main-1a2b.js');
    const brotli = await get('/assets/main-1a2b.js', { 'Accept-Encoding': 'br' });
    expect(brotli.headers.get('ETag')).not.toBe(plain.headers.get('ETag'));
  });

  test('a file without compressed copies is sent as it is', async () => {
    const response = await get('/assets/face.woff2', { 'Accept-Encoding': 'br' });
    expect(response.headers.get('Content-Encoding')).toBeNull();
    expect(await response.text()).toBe('font');
  });

  test('compressed copies have no address of their own', async () => {
    expect((await get('/assets/main-1a2b.js.br')).status).toBe(404);
  });
});

describe('any other address', () => {
  const navigation = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  test.each(['/app', '/app?room=classroom1', '/no/such/screen'])('%s opens the app', async (path) => {
    const response = await get(path, navigation);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(APP_PAGE);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
  });

  test.each(['/about', '/about?from=mail', '/about.html'])('%s opens the page of that name', async (path) => {
    expect(await (await get(path, navigation)).text()).toBe(ABOUT_PAGE);
  });

  test('a missing file is a 404, by which the app detects a newer build', async () => {
    expect((await get('/assets/gone-9z.js')).status).toBe(404);
    expect((await get('/other.json', { Accept: '*/*' })).status).toBe(404);
  });

  test('a navigation below /assets is a 404', async () => {
    expect((await get('/assets/gone-9z.js', navigation)).status).toBe(404);
  });

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
    '/assets/%2e%2e%5c%2e%2e%5csecret.txt',
    '/%00',
    '/%E0%A4%A',
  ])('%s reaches no file outside the build', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
  });

  test('a server without a build serves no files', async () => {
    const empty = createStaticRoutes(readClientFiles(join(folder, 'nowhere')));
    expect((await empty.request('/', { headers: navigation })).status).toBe(404);
  });
});

test('inline scripts and styles of all pages are allowed by their hashes, without scripts that have a src', () => {
  expect(collectInlineSources(readClientFiles(folder))).toEqual({
    scripts: [toCspHashSource('go()')],
    styles: expect.arrayContaining([toCspHashSource('a{color:red}'), toCspHashSource('b{color:blue}')]),
  });
  expect(toCspHashSource('go()')).toBe("'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='");
});
