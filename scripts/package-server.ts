import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { BUILT_SERVER, listInstalledPackages } from '../vite/notices/imported-packages.ts';

/**
 * Copies what a server needs after a build into a folder: the app, the server, and the packages that the
 * server imports: `npm run package -- /opt/learning-arcade`. What an earlier time left there is replaced.
 */

const ROOT = resolve(import.meta.dirname, '..');
const FILES = ['package.json', 'LICENSE', 'NOTICE', 'dist'];

const target = process.argv[2];
if (target === undefined) {
  console.error('npm run package -- <folder>');
  process.exit(1);
}

mkdirSync(target, { recursive: true });
for (const name of [...FILES, 'node_modules']) rmSync(join(target, name), { recursive: true, force: true });
for (const name of FILES) cpSync(join(ROOT, name), join(target, name), { recursive: true });
for (const { folder } of listInstalledPackages(ROOT, BUILT_SERVER)) {
  cpSync(folder, join(target, relative(ROOT, folder)), {
    recursive: true,
    // Packages of a package are copied by themselves, if the server needs them.
    filter: (path) => path === folder || basename(path) !== 'node_modules',
  });
}
