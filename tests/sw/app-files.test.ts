import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAppFiles, type ListedFile } from '../../sw/app-files.ts';
import { forAllAsync } from '../for-all.ts';
import { FakeCaches, FakeServer, ORIGIN } from './fake-caches.ts';

/** Three pages, the list of packs and a script, which change with each version, and a font that does not. */
function listFiles(version: string): ListedFile[] {
  const pages = ['index.html', 'about.html', 'app.html', 'packs.json'];
  return [
    ...pages.map((url) => ({ url, revision: `${version}-${url}` })),
    { url: `assets/hub-${version}.js`, revision: null },
    { url: 'assets/font-stays.woff2', revision: null },
  ];
}
const ADDRESSES = ['/', '/about', '/app', '/packs.json'];
/** The files to fetch for the next version: all but the font. */
const CHANGED_FILES = 5;

function openAppFiles(caches: FakeCaches, server: Pick<FakeServer, 'version' | 'fetchFile'>) {
  const files = listFiles(server.version);
  return createAppFiles({ files, origin: ORIGIN, storage: caches, fetchFile: server.fetchFile });
}

async function readTexts(files: ReturnType<typeof openAppFiles>, addresses: readonly string[]) {
  return Promise.all(addresses.map(async (address) => (await files.readCached(address))?.text()));
}

describe('an installation', () => {
  test('stores every file, and pages under their public addresses', async () => {
    const files = openAppFiles(new FakeCaches(), new FakeServer('1'));
    await files.install();
    expect(await readTexts(files, [...ADDRESSES, '/assets/hub-1.js'])).toEqual([
      '/ 1',
      '/about 1',
      '/app 1',
      '/packs.json 1',
      '/assets/hub-1.js 1',
    ]);
  });

  test('requests all files in parallel', async () => {
    const requested: string[] = [];
    const fetchFile = (address: string) => {
      requested.push(address);
      return new Promise<Response>(() => {});
    };
    void openAppFiles(new FakeCaches(), { version: '1', fetchFile }).install();
    await new Promise((resolve) => setTimeout(resolve));
    expect(requested).toHaveLength(listFiles('1').length);
  });

  test('copies unchanged files from an older version', async () => {
    const caches = new FakeCaches();
    await openAppFiles(caches, new FakeServer('1')).install();
    const server = new FakeServer('2');
    await openAppFiles(caches, server).install();
    expect(server.requests.sort()).toEqual([...ADDRESSES, '/assets/hub-2.js'].sort());
  });

  test.each([
    ['is missing', new Response('gone', { status: 404 })],
    [
      'a captive portal redirects',
      Object.defineProperty(new Response('Welcome to our café!'), 'redirected', { value: true }),
    ],
  ])('fails on a file that %s', async (_, answer) => {
    const files = openAppFiles(new FakeCaches(), { version: '1', fetchFile: async () => answer });
    await expect(files.install()).rejects.toThrow('was answered with');
  });

  test('continues where it was interrupted, while the earlier version keeps working', async () => {
    await forAllAsync(fc.array(fc.nat(CHANGED_FILES), { maxLength: 5 }), async (tries) => {
      const caches = new FakeCaches();
      const older = openAppFiles(caches, new FakeServer('1'));
      await older.install();
      const server = new FakeServer('2');
      const newer = openAppFiles(caches, server);
      let served = 0;
      for (const remainingFiles of tries) {
        server.remainingFiles = remainingFiles;
        const isComplete = await newer.install().then(
          () => true,
          () => false,
        );
        served += remainingFiles - server.remainingFiles;
        expect(isComplete).toBe(served === CHANGED_FILES);
        expect(await readTexts(older, ADDRESSES)).toEqual(ADDRESSES.map((each) => `${each} 1`));
      }
      server.remainingFiles = CHANGED_FILES - served;
      await newer.install();
      expect(await readTexts(newer, ADDRESSES)).toEqual(ADDRESSES.map((each) => `${each} 2`));
    });
  });
});

test('an activated version deletes all other caches except the named ones', async () => {
  const caches = new FakeCaches();
  for (const version of ['1', '2', '3']) await openAppFiles(caches, new FakeServer(version)).install();
  await caches.open('level-packs');
  const newest = openAppFiles(caches, new FakeServer('3'));
  await newest.deleteOtherCaches(['level-packs']);
  expect(await caches.keys()).toEqual([newest.cacheName, 'level-packs']);
});

describe('a request', () => {
  const { findAddress } = openAppFiles(new FakeCaches(), new FakeServer('1'));
  const navigate = (path: string) => findAddress({ method: 'GET', mode: 'navigate', url: ORIGIN + path });
  const request = (path: string, method = 'GET') =>
    findAddress({ method, mode: 'cors', url: new URL(path, ORIGIN).href });

  test.each([
    ['/', '/'],
    ['/?from=home', '/'],
    ['/index.html', '/'],
    ['/about', '/about'],
    ['/app?room=arcade&game=quiz', '/app'],
    ['/progress', '/app'],
    ['/no/such/screen', '/app'],
  ])('for the page %s is answered with %s', (path, address) => {
    expect(navigate(path)).toBe(address);
  });

  test('for a file of this version is answered with it', () => {
    expect(request('/assets/hub-1.js')).toBe('/assets/hub-1.js');
  });

  test.each([
    '/api/generate-class',
    '/cloud/configuration',
    '/v1/projects/learning-arcade/databases/(default)/documents:batchGet',
    '/identitytoolkit.googleapis.com/v1/accounts:lookup',
    '/healthz',
    '/third-party-notices.txt',
  ])('for %s goes to the server, by navigation or by script', (path) => {
    const addresses = [navigate(path), request(path), request(path, 'POST')];
    expect(addresses).toEqual([undefined, undefined, undefined]);
  });

  test('to another origin, for another version or with another method than GET goes to the server', () => {
    expect(request('https://firestore.googleapis.com/app')).toBeUndefined();
    expect(request('/assets/hub-2.js')).toBeUndefined();
    expect(request('/app', 'POST')).toBeUndefined();
  });
});
