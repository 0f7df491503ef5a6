import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMMENT_PATTERN, findFilesLoading, readSourceFiles, type SourceFile } from './imports.ts';
import { findPart, insertPartsTable } from './parts.ts';

const PAGE = 'docs/architecture.md';

const files = readSourceFiles(process.cwd(), ['src', 'server', 'sw']);

/** A folder of `games` with a `meta.tsx` is a game; others, such as `kit`, are what games share. */
const GAMES = new Set(
  files.flatMap(({ path }) => /^src\/games\/([^/]+)\/meta\.tsx$/.exec(path)?.slice(1) ?? []),
);

function gameOf(path: string): string | undefined {
  const folder = /^src\/games\/([^/]+)\//.exec(path)?.[1];
  return folder !== undefined && GAMES.has(folder) ? folder : undefined;
}

/** Features that others may import: what stands around every screen, and the settings of games. */
const SHARED_FEATURES: readonly string[] = ['frame', 'play'];

function featureOf(path: string): string | undefined {
  return /^src\/features\/([^/]+)/.exec(path)?.[1];
}

/** Packages that would make a pure part impure. */
const IMPURE =
  /^(react|react-dom|dexie|dexie-react-hooks|firebase|node:.*|@tanstack\/.*|hono|openai|harper.js)$/;
const CLOCK_OR_CHANCE =
  /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(|\bcrypto\.randomUUID\(/;

function isProjectFile(specifier: string): boolean {
  return /^(src|server|sw)\//.test(specifier);
}

function breaches(check: (file: SourceFile, specifier: string) => boolean): string[] {
  return files.flatMap((file) =>
    file.imports
      .filter((specifier) => check(file, specifier))
      .map((specifier) => `${file.path} → ${specifier}`),
  );
}

describe('the direction of imports', () => {
  test('docs/architecture.md shows the table that is enforced here', async () => {
    await expect(insertPartsTable(readFileSync(PAGE, 'utf8'))).toMatchFileSnapshot(`../../${PAGE}`);
  });

  test('a part imports only the parts that its arrows lead to', () => {
    expect(
      breaches((file, specifier) => {
        if (!isProjectFile(specifier)) return false;
        const [from, to] = [findPart(file.path), findPart(specifier)];
        return from !== to && !from.mayImport.includes(to.path);
      }),
    ).toEqual([]);
  });

  test('a feature does not import another feature, except what several stand on', () => {
    expect(
      breaches((file, specifier) => {
        const [from, to] = [featureOf(file.path), featureOf(specifier)];
        const isAnother = from !== undefined && to !== undefined && from !== to;
        return isAnother && !SHARED_FEATURES.includes(to);
      }),
    ).toEqual([]);
  });

  test('only the rooms with games know the games', () => {
    expect(
      breaches(({ path }, specifier) => {
        const feature = featureOf(path);
        return feature !== undefined && feature !== 'play' && specifier.startsWith('src/games/');
      }),
    ).toEqual([]);
  });

  test('no game imports another, and what games share imports none', () => {
    expect(
      breaches((file, specifier) => {
        const to = gameOf(specifier);
        const mayKnow = file.path === 'src/games/registry.ts' || gameOf(file.path) === to;
        return file.path.startsWith('src/games/') && to !== undefined && !mayKnow;
      }),
    ).toEqual([]);
  });

  test('no game and no shared code of games imports the host', () => {
    expect(
      breaches(({ path }, specifier) => {
        const isBelowHost =
          gameOf(path) !== undefined || /^src\/games\/(kit|chain|question-round)\//.test(path);
        return isBelowHost && specifier.startsWith('src/games/host/');
      }),
    ).toEqual([]);
  });

  test('what a room loads of a game is light: no rules, no view, no bank, no kit', () => {
    expect(
      breaches(
        ({ path }, specifier) =>
          /^src\/games\/[^/]+\/meta\.tsx$/.test(path) &&
          /^src\/(content|games\/kit)\/|\/(rules\.ts|view\.tsx)$/.test(specifier),
      ),
    ).toEqual([]);
  });

  test('the service worker takes nothing from sync but its protocol: the engine is a script of its own', () => {
    expect(
      breaches(
        ({ path }, specifier) =>
          path.startsWith('sw/') &&
          specifier.startsWith('src/sync/') &&
          specifier !== 'src/sync/worker/worker-protocol.ts',
      ),
    ).toEqual([]);
  });

  test('only data touches Dexie itself; screens only watch through its hooks', () => {
    expect(
      breaches((file, specifier) => specifier === 'dexie' && !/^src\/(data|sync)\//.test(file.path)),
    ).toEqual([]);
  });

  test('only remote touches Firebase', () => {
    expect(
      breaches((file, specifier) => specifier === 'firebase' && !file.path.startsWith('src/remote/')),
    ).toEqual([]);
  });
});

describe('what comes along', () => {
  test('neither the records, the session nor the worker’s engine brings the reader of plans along', () => {
    const readers = findFilesLoading(files, 'marked');
    const isLean = (path: string) => /^src\/(data|session|sync|sync-worker)\//.test(path);
    expect(files.map(({ path }) => path).filter((path) => isLean(path) && readers.has(path))).toEqual([]);
  });
});

describe('the pure parts', () => {
  const pure = files.filter(
    ({ path }) =>
      /^src\/(domain|teacher|contract|feedback|memory)\//.test(path) ||
      // Everything of a game but what it draws, and what loads it.
      (gameOf(path) !== undefined && path.endsWith('.ts') && !path.endsWith('/game.ts')) ||
      /^src\/games\/host\/(reduce-host|play-record|play-clock|saved-game|carried-state)\.ts$/.test(path),
  );

  test('import no React, Dexie, Firebase, router, server or Node module', () => {
    const impure = pure.flatMap(({ path, imports }) =>
      imports.filter((specifier) => IMPURE.test(specifier)).map((specifier) => `${path} → ${specifier}`),
    );
    expect(impure).toEqual([]);
  });

  test('take time and chance as arguments', () => {
    expect(pure.filter(({ text }) => CLOCK_OR_CHANCE.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

describe('the browsers of older phones', () => {
  /** Younger than 2023 in Chrome or Safari; `src/platform` has what stands in for them. */
  const YOUNG = /\bAbortSignal\.(any|timeout)\b|\bURL\.(canParse|parse)\b|\bPromise\.(withResolvers|try)\b/;

  test('are asked for nothing that they lack', () => {
    const onDevices = files.filter(({ path }) => !path.startsWith('server/'));
    expect(
      onDevices.filter(({ text }) => YOUNG.test(text.replace(COMMENT_PATTERN, ''))).map(({ path }) => path),
    ).toEqual([]);
  });
});
