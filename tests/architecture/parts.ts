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
    mayImport: ['src/app', 'src/ui'],
    description: 'the entry of the app’s pages',
  },
  {
    path: 'src/entrance',
    mayImport: ['src/features', 'src/installation', 'src/platform', 'src/ui'],
    description:
      'the script of the pages without the app, `/` and `/about`: links, the game of the landing page, prefetching the app, updates',
  },
  {
    path: 'src/prerender',
    mayImport: ['src/features', 'src/installation', 'src/ui'],
    description: 'the markup of each page before any script runs, rendered by the build (`vite/pages`)',
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
      'src/installation',
      'src/platform',
      'src/ui',
    ],
    description:
      'the router with its lazy screens and guards, the composition of the session, errors and chunks that fail to load',
  },
  {
    path: 'src/routes',
    mayImport: ['src/features', 'src/domain'],
    description: 'connects screens to the search parameters of their address',
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
      'src/contract',
      'src/games',
      'src/memory',
      'src/content',
      'src/drawings',
      'src/installation',
      'src/domain',
      'src/platform',
      'src/ui',
    ],
    description:
      'one folder per screen. Features do not import each other, except `frame`, which surrounds every screen of a learner (sync status, log-out, notices), and `play`, the rooms with games, their settings and the processing of their events',
  },
  {
    path: 'src/session',
    mayImport: ['src/data', 'src/sync', 'src/remote', 'src/domain'],
    description:
      'the signed-in account, and the learner’s store, sync and API in one value that screens get by context; the request sender',
  },
  {
    path: 'src/remote',
    mayImport: ['src/sync', 'src/contract', 'src/domain', 'src/platform'],
    description:
      'Firebase: app, accounts, the user document behind the port of `sync`; the lesson API’s client',
  },
  {
    path: 'src/sync',
    mayImport: ['src/data', 'src/domain', 'src/platform'],
    description:
      'the sync engine: `engine` drains the outbox, `merge` merges two states, `wire` reads and writes the document, `timing` schedules drains, `status` describes them, `worker` is the protocol with the service worker, `ports` are its dependencies',
  },
  {
    path: 'src/data',
    mayImport: ['src/contract', 'src/domain'],
    description:
      'Dexie, the only part that uses IndexedDB: `database` opens it and reads its rows, `writes` makes each save one transaction, `learner` is the store that screens use, `requests`, `games` and `storage` are parts of it, `sync-rows` is the interface for sync, `device` stores what belongs to the device and to no learner',
  },
  {
    path: 'src/games',
    mayImport: ['src/memory', 'src/content', 'src/contract', 'src/domain', 'src/ui'],
    description:
      'the contract of a game, the registry, the kit that games share, the host that runs them, and one folder per game. A game uses no database, session or screen: the host gets those as ports from `features/play`',
  },
  {
    path: 'src/drawings',
    mayImport: ['src/domain', 'src/ui'],
    description: 'the school’s map, the teachers’ portraits and the badges, shown by several screens',
  },
  {
    path: 'src/ui',
    mayImport: ['src/domain'],
    description: 'design tokens and the components that every screen is built from; speech',
  },
  {
    path: 'src/teacher',
    mayImport: ['src/contract', 'src/content', 'src/domain'],
    description:
      'the built-in teacher: an authored curriculum and the pure code that composes a class from it',
  },
  {
    path: 'src/feedback-worker',
    mayImport: ['src/feedback', 'src/domain', 'src/platform'],
    description:
      'corrections without a server, in a web worker: `feedback-worker` is its script, `check-client` sends it one check at a time and restarts it when it ends, `page-check-client` is the page’s instance',
  },
  {
    path: 'src/feedback',
    mayImport: ['src/content', 'src/domain'],
    description:
      'marking and corrections: numbered answers against their keys, the learner rules over tagged words, the draft of the feedback and its Markdown. Pure, so that a device can check offline (in `feedback-worker`); the server adds Harper and the language model',
  },
  {
    path: 'src/memory',
    mayImport: ['src/domain'],
    description:
      'spaced repetition of words: reviews from evidence, their schedule by FSRS, the words that games bring back. Pure: time and the learner’s calendar are arguments',
  },
  {
    path: 'src/content',
    mayImport: ['src/domain'],
    description: 'banks that more than one game or the teacher uses, with their schemas',
  },
  {
    path: 'src/contract',
    mayImport: ['src/domain'],
    description: 'schemas of the lesson API’s requests and answers, shared by client and server',
  },
  {
    path: 'src/domain',
    mayImport: [],
    description:
      'the rules: profile, course, rooms, credits, lesson plan, progress, homework, speech, limits, messages. Pure: no React, Dexie, Firebase, clock or randomness',
  },
  {
    path: 'src/installation',
    mayImport: ['src/domain', 'src/platform', 'src/ui'],
    description:
      'registers the service worker, offers the waiting version, and stores the content of the learner’s level on the device (`level-packs`)',
  },
  {
    path: 'src/platform',
    mayImport: [],
    description:
      'substitutes for what older browsers and plain-http pages lack, and a timer that can be cancelled',
  },
  {
    path: 'src/sync-worker',
    mayImport: ['src/data', 'src/sync', 'src/remote', 'src/domain', 'src/platform'],
    description:
      'the sync engine for the service worker: a drain without a page, built as a separate script (`vite/sync-worker.ts`)',
  },
  {
    path: 'sw',
    mayImport: ['src/sync', 'src/installation'],
    description:
      'the service worker: the app’s files for offline use, and the browser’s `sync` event. It imports only the protocol of `sync` and the level packs of `installation`',
  },
  {
    path: 'server',
    mayImport: ['src/teacher', 'src/feedback', 'src/content', 'src/contract', 'src/domain'],
    description: 'the HTTP app: lesson API, credit ledger, local cloud, static files',
  },
];

/** The part that a file belongs to. */
export function findPart(path: string): Part {
  const part = PARTS.find((one) => path === one.path || path.startsWith(`${one.path}/`));
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
  return `${before}${BEGIN}\n\n${partsTable()}\n\n${END}${after}`;
}

function partsTable(): string {
  const rows = PARTS.map(
    ({ path, mayImport, description }) => `| \`${path}\` | ${formatImports(mayImport)} | ${description} |`,
  );
  return ['| part | may import | contents |', '| --- | --- | --- |', ...rows].join('\n');
}

function formatImports(paths: readonly string[]): string {
  return paths.length === 0 ? 'nothing' : `▸ ${paths.map((path) => path.replace('src/', '')).join(', ')}`;
}
