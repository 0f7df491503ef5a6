import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package of the app or the server, as it is installed. */
export interface InstalledPackage {
  name: string;
  version: string;
  /** An SPDX expression, as the package states it. */
  licence: string;
  author: string;
  folder: string;
}

/** The folders of everything that is built into the app or the server. */
export const SOURCES = ['src', 'sw', 'server'] as const;
/** The folder of the built server, which imports its packages at run time. */
export const BUILT_SERVER = ['dist/server'] as const;
const TYPE_IMPORT = /^import type [\s\S]*?;$/gm;
const NAME = `["']([@a-z][\\w@./:-]*)["']`;
/** Static imports at the start of a line, imports on demand, and files of packages in styles. */
const SPECIFIER = new RegExp(
  `^(?:import|export)\\b[^'"\`;=()]*\\bfrom\\s*${NAME}|^import\\s*${NAME}|\\bimport\\(\\s*${NAME}\\s*\\)|url\\("(@[^"]+)"\\)`,
  'gm',
);
/** Runs the server's worker from its sources, in development only. */
const DEVELOPMENT_ONLY = ['tsx'];
/** Each part of Firebase is a package of its own, which `firebase/…` hands on. */
const FIREBASE_PART = /^firebase\/([a-z-]+)/;

/**
 * The names of the packages that an import's specifier stands for; none for modules of Node and of the build.
 */
function toPackages(specifier: string): string[] {
  if (/^(?:node|virtual):/.test(specifier)) return [];
  const firebasePart = FIREBASE_PART.exec(specifier)?.[1];
  if (firebasePart !== undefined) return ['firebase', `@firebase/${firebasePart}`];
  const parts = specifier.split('/');
  return [parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')];
}

/** The names of the packages that the files in these folders of the project at `root` import, in order. */
export function listImportedPackages(root: string, folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:tsx?|js|css)$/.test(path))
      .map((path) => readFileSync(join(root, folder, path), 'utf8').replace(TYPE_IMPORT, '')),
  );
  const names = files.flatMap((text) =>
    [...text.matchAll(SPECIFIER)].flatMap(([, ...found]) => toPackages(found.find(Boolean) ?? '')),
  );
  return [...new Set(names)].filter((name) => !DEVELOPMENT_ONLY.includes(name)).sort();
}

/** The folder of a package as Node finds it from another folder; `undefined` where it is not installed. */
function findPackageFolder(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  return dirname(from) === from ? undefined : findPackageFolder(name, dirname(from));
}

/**
 * The packages that these folders import, with all that they depend on, by name. Optional packages, such as
 * the database's program for one system, are those of the machine that builds.
 *
 * @throws when an imported package is not installed
 */
export function listInstalledPackages(root: string, folders: readonly string[]): InstalledPackage[] {
  const found = new Map<string, InstalledPackage>();

  function add(name: string, from: string): void {
    const folder = findPackageFolder(name, from);
    if (folder === undefined || found.has(folder)) return;
    const { version, license, author, dependencies, optionalDependencies } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    found.set(folder, {
      name,
      version,
      licence: typeof license === 'string' ? license : (license?.type ?? 'unknown'),
      author: typeof author === 'string' ? author : (author?.name ?? ''),
      folder,
    });
    // The list of imports has the parts of Firebase that are used; its dependencies would be all parts.
    if (name === 'firebase') return;
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(needed, folder);
  }

  for (const name of listImportedPackages(root, folders)) {
    const from = name.startsWith('@firebase/') ? join(root, 'node_modules/firebase') : root;
    if (findPackageFolder(name, from) === undefined) throw new Error(`The package ${name} is not installed.`);
    add(name, from);
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}
