import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findFilesLoading, findImportCircles, readSourceFiles, type SourceFile } from './imports.ts';
import { findPart, insertPartsTable } from './parts.ts';

const PAGE = 'docs/architecture.md';

const files = readSourceFiles(process.cwd(), ['src', 'server', 'sw']);

/** A folder of `games` with a `meta.tsx` is a game; others, such as `kit`, are shared by games. */
const GAMES = new Set(
  files.flatMap(({ path }) => /^src\/games\/([^/]+)\/meta\.tsx$/.exec(path)?.slice(1) ?? []),
);

function findGame(path: string): string | undefined {
  const folder = /^src\/games\/([^/]+)\//.exec(path)?.[1];
  return folder !== undefined && GAMES.has(folder) ? folder : undefined;
}

/** Features that others may import: the shell around every screen, and the settings of games. */
const SHARED_FEATURES: readonly string[] = ['shell', 'play'];

function findFeature(path: string): string | undefined {
  return /^src\/features\/([^/]+)/.exec(path)?.[1];
}

/** The pure files of the host; they must exist, so that a rename does not take them out of the checks. */
const PURE_HOST_FILES = ['reduce-host', 'play-record', 'play-clock', 'saved-game', 'carried-state'].map(
  (name) => `src/games/host/${name}.ts`,
);

/** Packages that would make a pure part impure. */
const IMPURE_PACKAGES =
  /^(react|react-dom|dexie|dexie-react-hooks|firebase|node:.*|@tanstack\/.*|hono|openai)$/;
const CLOCK_OR_RANDOM =
  /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(|\bcrypto\.randomUUID\(/;

function isProjectFile(specifier: string): boolean {
  return /^(src|server|sw)\//.test(specifier);
}

function findBreaches(isBreach: (file: SourceFile, specifier: string) => boolean): string[] {
  return files.flatMap((file) =>
    file.imports
      .filter((specifier) => isBreach(file, specifier))
      .map((specifier) => `${file.path} → ${specifier}`),
  );
}

describe('the table of changes in docs/architecture.md', () => {
  const [, table = ''] = /## To change …, open …\n([\s\S]*?)\n## /.exec(readFileSync(PAGE, 'utf8')) ?? [];
  const paths = [...table.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

  test('has a path in each row', () => {
    const rows = table
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(2);
    expect(rows.length).toBeGreaterThanOrEqual(25);
    expect(rows.filter((row) => !/`[^`]+`/.test(row))).toEqual([]);
  });

  test('names only files and folders that exist', () => {
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });
});

describe('imports:', () => {
  test('docs/architecture.md shows the table that is enforced here', async () => {
    await expect(insertPartsTable(readFileSync(PAGE, 'utf8'))).toMatchFileSnapshot(`../../${PAGE}`);
  });

  test('a part imports only the parts that its row of the table names', () => {
    expect(
      findBreaches((file, specifier) => {
        if (!isProjectFile(specifier)) return false;
        const [from, to] = [findPart(file.path), findPart(specifier)];
        return from !== to && !from.mayImport.includes(to.path);
      }),
    ).toEqual([]);
  });

  test('no source files import each other in a circle, types included', () => {
    expect(findImportCircles(files)).toEqual([]);
  });

  test('a circle is found across any number of files, and an import that leads nowhere back is none', () => {
    const createFile = (path: string, imports: string[]) => ({ path, text: '', imports, staticImports: [] });
    const graph = [
      createFile('a', ['b', 'package']),
      createFile('b', ['c']),
      createFile('c', ['a', 'd']),
      createFile('d', []),
    ];
    expect(findImportCircles(graph)).toEqual(['a → b → c → a']);
    expect(findImportCircles(graph.slice(1))).toEqual([]);
  });

  test('a feature imports no other feature, except the shared ones', () => {
    expect(
      findBreaches((file, specifier) => {
        const [from, to] = [findFeature(file.path), findFeature(specifier)];
        const isAnother = from !== undefined && to !== undefined && from !== to;
        return isAnother && !SHARED_FEATURES.includes(to);
      }),
    ).toEqual([]);
  });

  test('only the feature `play` imports games', () => {
    expect(
      findBreaches(({ path }, specifier) => {
        const feature = findFeature(path);
        return feature !== undefined && feature !== 'play' && specifier.startsWith('src/games/');
      }),
    ).toEqual([]);
  });

  test('no game imports another, and code that games share imports none', () => {
    expect(
      findBreaches((file, specifier) => {
        const to = findGame(specifier);
        const mayImport = file.path === 'src/games/registry.ts' || findGame(file.path) === to;
        return file.path.startsWith('src/games/') && to !== undefined && !mayImport;
      }),
    ).toEqual([]);
  });

  test('games and the code that they share never import the host', () => {
    expect(
      findBreaches(({ path }, specifier) => {
        const isBelowHost =
          findGame(path) !== undefined || /^src\/games\/(kit|chain|question-round)\//.test(path);
        return isBelowHost && specifier.startsWith('src/games/host/');
      }),
    ).toEqual([]);
  });

  test('the metadata of a game imports no rules, view, bank or kit, so that the hall of games stays small', () => {
    expect(
      findBreaches(
        ({ path }, specifier) =>
          /^src\/games\/[^/]+\/meta\.tsx$/.test(path) &&
          /^src\/(content|games\/kit)\/|\/(rules\.ts|view\.tsx)$/.test(specifier),
      ),
    ).toEqual([]);
  });

  test('the service worker imports only the protocol of sync, because the engine is a separate script', () => {
    expect(
      findBreaches(
        ({ path }, specifier) =>
          path.startsWith('sw/') &&
          specifier.startsWith('src/sync/') &&
          specifier !== 'src/sync/worker/worker-protocol.ts',
      ),
    ).toEqual([]);
  });

  test('only data and sync import Dexie itself', () => {
    expect(
      findBreaches((file, specifier) => specifier === 'dexie' && !/^src\/(data|sync)\//.test(file.path)),
    ).toEqual([]);
  });

  test('only remote imports Firebase', () => {
    expect(
      findBreaches((file, specifier) => specifier === 'firebase' && !file.path.startsWith('src/remote/')),
    ).toEqual([]);
  });

  test('the records, the session and the worker’s engine load without the Markdown parser', () => {
    const parserLoaders = findFilesLoading(files, 'marked');
    const isLean = (path: string) => /^src\/(data|session|sync|sync-worker)\//.test(path);
    expect(files.map(({ path }) => path).filter((path) => isLean(path) && parserLoaders.has(path))).toEqual(
      [],
    );
  });
});

describe('pure code:', () => {
  const pure = files.filter(
    ({ path }) =>
      /^src\/(domain|teacher|api-contract|feedback|spaced-repetition)\//.test(path) ||
      // All files of a game except its components and the module that loads it.
      (findGame(path) !== undefined && path.endsWith('.ts') && !path.endsWith('/game.ts')) ||
      PURE_HOST_FILES.includes(path),
  );

  test('the pure files of the host exist', () => {
    expect(PURE_HOST_FILES.filter((path) => !pure.some((file) => file.path === path))).toEqual([]);
  });

  test('pure code imports no React, Dexie, Firebase, router, server or Node module', () => {
    const impure = pure.flatMap(({ path, imports }) =>
      imports
        .filter((specifier) => IMPURE_PACKAGES.test(specifier))
        .map((specifier) => `${path} → ${specifier}`),
    );
    expect(impure).toEqual([]);
  });

  test('pure code takes time and randomness as arguments', () => {
    expect(pure.filter(({ text }) => CLOCK_OR_RANDOM.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
