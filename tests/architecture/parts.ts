/**
 * The parts of the project and which others each may import; architecture.test.ts checks it, and the table in
 * docs/architecture.md is written from it.
 */

/** A folder or file of the project by its path, and the parts that it may import besides itself. */
interface Part {
  path: string;
  mayImport: readonly string[];
  /** What the part contains, for docs/architecture.md. */
  description: string;
}

/** The parts from the page down to the rules, then the service worker and the server. */
const PARTS: readonly Part[] = [
  {
    path: 'src/main.tsx',
    mayImport: ['src/app', 'src/pwa', 'src/ui'],
    description: 'the entry point of the app',
  },
  {
    path: 'src/landing-pages',
    mayImport: ['src/features', 'src/pwa', 'src/platform', 'src/ui'],
    description:
      'the script of the landing page `/` and of `/about`: links, the small game, prefetch of the app, updates',
  },
  {
    path: 'src/prerender',
    mayImport: ['src/features', 'src/pwa', 'src/ui'],
    description: 'the components that `vite/pages` renders into the pages at build time',
  },
  {
    path: 'src/app',
    mayImport: [
      'src/routes',
      'src/features',
      'src/feedback-worker',
      'src/session',
      'src/data',
      'src/sync',
      'src/remote',
      'src/domain',
      'src/pwa',
      'src/platform',
      'src/ui',
    ],
    description: 'routes, guards, composition of the session, error and chunk-failure screens',
  },
  {
    path: 'src/routes',
    mayImport: ['src/features', 'src/domain'],
    description: 'screens with search parameters, connected to the address',
  },
  {
    path: 'src/features',
    mayImport: [
      'src/session',
      'src/data',
      'src/sync',
      'src/remote',
      'src/teacher',
      'src/feedback-worker',
      'src/feedback',
      'src/api-contract',
      'src/games',
      'src/spaced-repetition',
      'src/content',
      'src/drawings',
      'src/pwa',
      'src/domain',
      'src/platform',
      'src/ui',
    ],
    description:
      'one folder per screen; they do not import each other, except `shell` (notices and hooks around every screen) and `play` (rooms with games)',
  },
  {
    path: 'src/session',
    mayImport: ['src/data', 'src/sync', 'src/remote', 'src/domain'],
    description: 'who is signed in; store, sync and API of the learner as one value; the request sender',
  },
  {
    path: 'src/remote',
    mayImport: ['src/sync', 'src/api-contract', 'src/domain', 'src/platform'],
    description: 'Firebase accounts and documents behind ports; the lesson API’s client',
  },
  {
    path: 'src/sync',
    mayImport: ['src/data', 'src/domain', 'src/platform'],
    description: 'the sync engine: engine, merge, wire format, timing, ports',
  },
  {
    path: 'src/data',
    mayImport: ['src/api-contract', 'src/domain'],
    description: 'Dexie, the only part that touches IndexedDB; each save is one transaction',
  },
  {
    path: 'src/games',
    mayImport: ['src/spaced-repetition', 'src/content', 'src/api-contract', 'src/domain', 'src/ui'],
    description: 'contract, registry, kit, host, and one folder per game',
  },
  {
    path: 'src/drawings',
    mayImport: ['src/domain', 'src/ui'],
    description: 'map, portraits and badges that several screens show',
  },
  {
    path: 'src/ui',
    mayImport: ['src/domain'],
    description: 'design tokens, components, speech',
  },
  {
    path: 'src/teacher',
    mayImport: ['src/api-contract', 'src/content', 'src/domain'],
    description: 'the built-in teacher: curriculum, and the pure code that composes classes',
  },
  {
    path: 'src/feedback-worker',
    mayImport: ['src/feedback', 'src/domain', 'src/platform'],
    description: 'the web worker that checks answers, and its client',
  },
  {
    path: 'src/feedback',
    mayImport: ['src/content', 'src/domain'],
    description: 'marking and corrections, pure: rules, lexicon, feedback texts',
  },
  {
    path: 'src/spaced-repetition',
    mayImport: ['src/domain'],
    description: 'when a word comes back: reviews from events, FSRS schedule, pure',
  },
  {
    path: 'src/content',
    mayImport: ['src/domain'],
    description: 'word, grammar and dialogue banks, with schemas',
  },
  {
    path: 'src/api-contract',
    mayImport: ['src/domain'],
    description: 'schemas of the HTTP API, shared by client and server',
  },
  {
    path: 'src/domain',
    mayImport: [],
    description: 'the product’s rules, pure: profile, course, plan, records, limits, messages',
  },
  {
    path: 'src/pwa',
    mayImport: ['src/domain', 'src/platform', 'src/ui'],
    description: 'the app as a PWA: service worker registration, updates, install prompt, level packs',
  },
  {
    path: 'src/platform',
    mayImport: [],
    description: 'replacements for APIs that older browsers lack',
  },
  {
    path: 'src/sync-worker',
    mayImport: ['src/data', 'src/sync', 'src/remote', 'src/domain', 'src/platform'],
    description: 'the sync engine as a script for the service worker',
  },
  {
    path: 'sw',
    mayImport: ['src/sync', 'src/pwa'],
    description: 'the service worker: app files offline, background sync',
  },
  {
    path: 'server',
    mayImport: ['src/teacher', 'src/feedback', 'src/content', 'src/api-contract', 'src/domain'],
    description: 'the HTTP app: lesson API, credits, local cloud, static files',
  },
];

/** The part that a file belongs to. */
export function findPart(path: string): Part {
  const part = PARTS.find((each) => path === each.path || path.startsWith(`${each.path}/`));
  if (!part) throw new Error(`${path} belongs to no part: move it into one, or add its part to parts.ts.`);
  return part;
}

const BEGIN =
  '<!-- The table of tests/architecture/parts.ts; `npx vitest run tests/architecture -u` writes it. -->';
const END = '<!-- The end of the table. -->';

/** The page with the current table of parts between its two markers. */
export function insertPartsTable(page: string): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error('The page has no markers for the parts.');
  return `${before}${BEGIN}\n\n${formatPartsTable()}\n\n${END}${after}`;
}

function formatPartsTable(): string {
  const rows = PARTS.map(
    ({ path, mayImport, description }) => `| \`${path}\` | ${formatImports(mayImport)} | ${description} |`,
  );
  return ['| part | may import | contents |', '| --- | --- | --- |', ...rows].join('\n');
}

function formatImports(paths: readonly string[]): string {
  return paths.length === 0 ? 'nothing' : `▸ ${paths.map((path) => path.replace('src/', '')).join(', ')}`;
}
