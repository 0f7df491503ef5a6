import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  listImportedPackages,
  listInstalledPackages,
  SOURCES,
} from '../../vite/notices/imported-packages.ts';
import { renderNotices } from '../../vite/notices/render-notices.ts';
import { readSourceFiles } from '../architecture/imports.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const installed = listInstalledPackages('.', SOURCES);
const notices = renderNotices('.', installed);
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The packages that files load, found from the entry points of the server over all imports. */
function listServerPackages(): string[] {
  const files = new Map(readSourceFiles('.', ['server', 'src']).map((file) => [file.path, file]));
  const reached = new Set([
    'server/main.ts',
    'server/accounts/main.ts',
    'server/backup/main.ts',
    'server/lessons/feedback/feedback-worker.ts',
  ]);
  for (const path of reached) {
    const file = files.get(path);
    const types = [...(file?.text.matchAll(/^import type [^;]*?from '([^'.]+)';$/gm) ?? [])];
    const typed = new Set(types.map(([, name]) => name));
    for (const imported of file?.imports ?? []) if (!typed.has(imported)) reached.add(imported);
  }
  const isPackage = (name: string) => existsSync(`node_modules/${name}/package.json`) && !files.has(name);
  // Runs the worker from its sources, in development only.
  return [...reached].filter((name) => isPackage(name) && name !== 'tsx').sort();
}

test('the notices name every package that the app or the server imports, with its version', () => {
  const files = readSourceFiles('.', [...SOURCES]);
  const isPackage = (name: string) => existsSync(`node_modules/${name}/package.json`) && name !== 'tsx';
  const imported = new Set(files.flatMap(({ staticImports }) => staticImports.filter(isPackage)));
  expect(imported.size).toBeGreaterThan(15);
  for (const name of imported) {
    const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
    expect(notices).toContain(`${name} ${version} (`);
  }
});

test('the notices name what the packages depend on', () => {
  for (const name of ['scheduler', 'pg-protocol', '@tanstack/router-core', '@firebase/auth']) {
    expect(notices).toMatch(new RegExp(`^${name} [\\d.]+ \\(`, 'm'));
  }
});

test.each([
  ['SCOWL', 'Copyright 2000-2016 by Kevin Atkinson'],
  ['WordNet', 'THIS SOFTWARE AND DATABASE IS PROVIDED "AS IS"'],
  ['CEFR-J', 'Compiled by Yukio Tono, Tokyo University of Foreign Studies'],
  ['Octanove', 'https://creativecommons.org/licenses/by-sa/4.0/'],
  ['Bricolage Grotesque', 'Copyright 2022 The Bricolage Grotesque Project Authors'],
  ['the fonts', 'SIL OPEN FONT LICENSE Version 1.1'],
  ['React', 'Copyright (c) Meta Platforms'],
  ['Apache’s packages', 'TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION'],
])('the notices contain those of %s', (_, text) => {
  expect(notices).toContain(text);
});

test('a package without the text of its licence stops the build, unless a standard text stands in', () => {
  const folder = temporaryFolder();
  const named = { name: 'some', version: '1.0.0', author: 'Ada Example <ada@example.org>', folder };
  expect(() => renderNotices('.', [{ ...named, licence: 'ISC' }])).toThrow(
    'The package some (ISC) has no text',
  );
  expect(renderNotices('.', [{ ...named, licence: 'MIT' }])).toContain('Copyright (c) Ada Example\n');
});

test('imports of every form are found, and text that looks like one is not', () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'src'));
  writeFileSync(
    join(root, 'src/some.ts'),
    `import 'one';
import type { Kind } from 'only-a-type';
import {
  value,
} from '@scope/two/part';
export { other } from "three";
const text = 'from ' + 'text';
export const kind = 'four';
const later = () => import('five');
import './own.ts';
import fs from 'node:fs';
`,
  );
  expect(listImportedPackages(root, ['src'])).toEqual(['@scope/two', 'five', 'one', 'three']);
});

test('the dependencies of the project are what the server imports; all else is built in', () => {
  expect(Object.keys(dependencies).sort()).toEqual(listServerPackages());
});

test('a package of the server carries no package that the server does not reach', () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'dist/server'), { recursive: true });
  const write = (name: string, needs: object) => {
    const folder = join(root, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', ...needs }));
  };
  write('used', { dependencies: { deep: '1' }, peerDependencies: { peer: '1' } });
  write('deep', { optionalDependencies: { 'for-linux': '1', 'for-windows': '1' } });
  for (const name of ['for-linux', 'peer', 'unused']) write(name, {});
  writeFileSync(join(root, 'dist/server/main.js'), 'import { a } from "used";\n');
  expect(listInstalledPackages(root, ['dist/server']).map(({ name }) => name)).toEqual([
    'deep',
    'for-linux',
    'used',
  ]);
});
