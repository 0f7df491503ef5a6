import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAppFiles, type ListedFile } from '../../sw/app-files.ts';
import { forAllAsync } from '../for-all.ts';
import { FakeCaches, FakeServer, ORIGIN } from './fake-caches.ts';

/** Three pages and the list of packs, which change with each version, and a script that stays. */
function filesOf(version: string): ListedFile[] {
  const pages = ['index.html', 'about.html', 'app.html', 'packs.json'];
  return [
    ...pages.map((url) => ({ url, revision: `${version}-${url}` })),
    { url: `assets/hub-${version}.js`, revision: null },
    { url: 'assets/font-stays.woff2', revision: null },
  ];
}
const ADDRESSES = ['/', '/about', '/app', '/packs.json'];

function appFiles(caches: FakeCaches, server: Pick<FakeServer, 'version' | 'fetchFile'>) {
  const files = filesOf(server.version);
  return createAppFiles({ files, origin: ORIGIN, storage: caches, fetchFile: server.fetchFile });
}

async function textsOf(files: ReturnType<typeof appFiles>, addresses: readonly string[]) {
  return Promise.all(addresses.map(async (address) => (await files.readCached(address))?.text()));
}

describe('an install', () => {
  test('keeps every file, pages under the addresses that visitors know', async () => {
    const files = appFiles(new FakeCaches(), new FakeServer('1'));
    await files.install();
    expect(await textsOf(files, [...ADDRESSES, '/assets/hub-1.js'])).toEqual([
      '/ 1',
      '/about 1',
      '/app 1',
      '/packs.json 1',
      '/assets/hub-1.js 1',
    ]);
  });

  test('asks for all files before the first has come', async () => {
    const asked: string[] = [];
    const fetchFile = (address: string) => {
      asked.push(address);
      return new Promise<Response>(() => {});
    };
    void appFiles(new FakeCaches(), { version: '1', fetchFile }).install();
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toHaveLength(6);
  });

  test('takes from an older version what never changes', async () => {
    const caches = new FakeCaches();
    await appFiles(caches, new FakeServer('1')).install();
    const server = new FakeServer('2');
    await appFiles(caches, server).install();
    expect(server.asked.sort()).toEqual([...ADDRESSES, '/assets/hub-2.js'].sort());
  });

  test.each([
    ['is not there', new Response('gone', { status: 404 })],
    [
      'another hand redirects',
      Object.defineProperty(new Response('Welcome to our café!'), 'redirected', { value: true }),
    ],
  ])('that meets a file which %s fails', async (_, answer) => {
    const files = appFiles(new FakeCaches(), { version: '1', fetchFile: async () => answer });
    await expect(files.install()).rejects.toThrow('was answered with');
  });

  test('that died goes on from where it stopped, and the version before works all the while', async () => {
    await forAllAsync(fc.array(fc.nat(5), { maxLength: 5 }), async (deaths) => {
      const caches = new FakeCaches();
      const older = appFiles(caches, new FakeServer('1'));
      await older.install();
      const server = new FakeServer('2');
      const newer = appFiles(caches, server);
      let given = 0;
      for (const filesToGive of deaths) {
        server.filesToGive = filesToGive;
        const isWhole = await newer.install().then(
          () => true,
          () => false,
        );
        given += filesToGive - server.filesToGive;
        expect(isWhole).toBe(given === 5);
        expect(await textsOf(older, ADDRESSES)).toEqual(ADDRESSES.map((each) => `${each} 1`));
      }
      server.filesToGive = 5 - given;
      await newer.install();
      expect(await textsOf(newer, ADDRESSES)).toEqual(ADDRESSES.map((each) => `${each} 2`));
    });
  });
});

test('a version that takes over removes the others, and leaves what it is told to', async () => {
  const caches = new FakeCaches();
  for (const version of ['1', '2', '3']) await appFiles(caches, new FakeServer(version)).install();
  await caches.open('level-packs');
  const newest = appFiles(caches, new FakeServer('3'));
  await newest.deleteOtherCaches(['level-packs']);
  expect(await caches.keys()).toEqual([newest.cacheName, 'level-packs']);
});

describe('a request', () => {
  const { findAddress } = appFiles(new FakeCaches(), new FakeServer('1'));
  const navigation = (path: string) => findAddress({ method: 'GET', mode: 'navigate', url: ORIGIN + path });
  const call = (path: string, method = 'GET') =>
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
    expect(navigation(path)).toBe(address);
  });

  test('for a file of this version is answered with it', () => {
    expect(call('/assets/hub-1.js')).toBe('/assets/hub-1.js');
  });

  test.each([
    '/api/generate-class',
    '/cloud/configuration',
    '/v1/projects/learning-arcade/databases/(default)/documents:batchGet',
    '/identitytoolkit.googleapis.com/v1/accounts:lookup',
    '/healthz',
  ])('for %s is the server’s, whether a page or a script asks', (path) => {
    expect([navigation(path), call(path), call(path, 'POST')]).toEqual([undefined, undefined, undefined]);
  });

  test('that is not ours to answer is left alone: another origin’s, another version’s, one that sends something', () => {
    expect(call('https://firestore.googleapis.com/app')).toBeUndefined();
    expect(call('/assets/hub-2.js')).toBeUndefined();
    expect(call('/app', 'POST')).toBeUndefined();
  });
});
