import { describe, expect, test } from 'vitest';
import { type SourceFile, sourceFiles } from './imports.ts';

const files = sourceFiles(process.cwd(), ['src', 'server', 'sw']);

/** The project folders that a part may import, besides itself. The arrows of docs/architecture.md. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  'src/domain': [],
  'src/contract': ['src/domain'],
  'src/content': ['src/domain'],
  'src/feedback': ['src/domain', 'src/content'],
  'src/teacher': ['src/contract', 'src/domain', 'src/content'],
  'src/remote': ['src/contract', 'src/domain', 'src/sync'],
  'src/data': ['src/domain'],
  'src/sync': ['src/data', 'src/domain'],
  'src/sync-worker': ['src/data', 'src/sync', 'src/remote', 'src/domain'],
  sw: ['src/sync'],
  'src/session': ['src/data', 'src/sync', 'src/remote', 'src/domain'],
  'src/ui': ['src/domain'],
  'src/games': ['src/content', 'src/domain', 'src/ui'],
  'src/features': [
    'src/session',
    'src/data',
    'src/sync',
    'src/remote',
    'src/contract',
    'src/domain',
    'src/teacher',
    'src/games',
    'src/ui',
  ],
  'src/routes': ['src/features', 'src/session', 'src/domain', 'src/ui'],
  'src/app': [
    'src/routes',
    'src/features',
    'src/session',
    'src/data',
    'src/sync',
    'src/remote',
    'src/domain',
    'src/ui',
  ],
  'src/main.tsx': ['src/app', 'src/ui'],
  server: ['src/contract', 'src/domain', 'src/teacher', 'src/feedback', 'src/content'],
};

/** A folder of `games` with an `index.ts` is a game; others, such as `host`, are what games share. */
const GAMES = new Set(
  files.flatMap(({ path }) => /^src\/games\/([^/]+)\/index\.ts$/.exec(path)?.slice(1) ?? []),
);

function gameOf(path: string): string | undefined {
  const folder = /^src\/games\/([^/]+)\//.exec(path)?.[1];
  return folder !== undefined && GAMES.has(folder) ? folder : undefined;
}

/** Features that others may import: the session's controls, and what rooms with games have in common. */
const SHARED_FEATURES: readonly string[] = ['session', 'play'];
const PLAYING: readonly string[] = ['game-room', 'library', 'play'];

function featureOf(path: string): string | undefined {
  return /^src\/features\/([^/]+)/.exec(path)?.[1];
}

/** Packages that would make a pure part impure. */
const IMPURE =
  /^(react|react-dom|dexie|dexie-react-hooks|firebase|node:.*|@tanstack\/.*|hono|openai|harper.js)$/;
const CLOCK_OR_CHANCE =
  /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(|\bcrypto\.randomUUID\(/;

function partOf(path: string): string {
  const part = Object.keys(MAY_IMPORT).find((name) => path === name || path.startsWith(`${name}/`));
  if (!part)
    throw new Error(`${path} belongs to no part: put it in one, or add the part to docs/architecture.md`);
  return part;
}

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
  test('a part imports only the parts that its arrows lead to', () => {
    expect(
      breaches((file, specifier) => {
        if (!isProjectFile(specifier)) return false;
        const [from, to] = [partOf(file.path), partOf(specifier)];
        return from !== to && !MAY_IMPORT[from]?.includes(to);
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

  test('only the rooms with games, and what they stand on, know the games', () => {
    expect(
      breaches(({ path }, specifier) => {
        const feature = featureOf(path);
        return feature !== undefined && !PLAYING.includes(feature) && specifier.startsWith('src/games/');
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

  test('what a hall loads of a game is light: no rules, no view, no bank, no host', () => {
    expect(
      breaches(
        ({ path }, specifier) =>
          /^src\/games\/[^/]+\/(index\.ts|emblem\.tsx)$/.test(path) &&
          /^src\/(content|games\/host)\/|\/(rules\.ts|view\.tsx)$/.test(specifier),
      ),
    ).toEqual([]);
  });

  test('the service worker takes nothing from sync but its protocol: the engine is a script of its own', () => {
    expect(
      breaches(
        ({ path }, specifier) =>
          path.startsWith('sw/') &&
          specifier.startsWith('src/') &&
          specifier !== 'src/sync/worker-protocol.ts',
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

describe('the pure parts', () => {
  const pure = files.filter(
    ({ path }) =>
      /^src\/(domain|teacher|feedback|contract)\//.test(path) ||
      // Everything of a game but what it draws, and what loads it.
      (gameOf(path) !== undefined && path.endsWith('.ts') && !/\/(index|game)\.ts$/.test(path)),
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

describe('every file', () => {
  test('has a name in kebab-case that says more than utils, helpers or manager', () => {
    const bad = files
      .map(({ path }) => path)
      // A game's light half is what its folder is known by.
      .filter((path) => !/^src\/games\/[^/]+\/index\.ts$/.test(path))
      .filter((path) => {
        const name = path.split('/').at(-1) ?? '';
        return (
          !/^[a-z0-9-]+(\.[a-z-]+)*\.tsx?$/.test(name) ||
          /^(utils?|helpers?|.*-manager)\./.test(name) ||
          // An index elsewhere would be a barrel; a game's is its light part.
          (name.startsWith('index.') && !/^src\/games\/[^/]+\/index\.ts$/.test(path))
        );
      });
    expect(bad).toEqual([]);
  });

  test('stays below 400 lines', () => {
    expect(files.filter(({ text }) => text.split('\n').length > 400).map(({ path }) => path)).toEqual([]);
  });
});
