/** A folder or file of the project that its path names, and the parts that it may import besides itself. */
interface Part {
  path: string;
  mayImport: readonly string[];
  /** What lives there, as docs/architecture.md says it. */
  description: string;
}

/** The parts from the page down to the rules, then the service worker and the server. A part imports no other. */
const PARTS: readonly Part[] = [
  {
    path: 'src/main.tsx',
    mayImport: ['src/app', 'src/ui'],
    description: 'the page’s start',
  },
  {
    path: 'src/entrance',
    mayImport: ['src/features', 'src/installation', 'src/platform', 'src/ui'],
    description:
      'the script of the pages without the app, / and /about: where a way leads, the app’s files early, updates',
  },
  {
    path: 'src/prerender',
    mayImport: ['src/features', 'src/installation', 'src/ui'],
    description:
      'what stands in each page before any script runs, rendered as the app is built (`vite/pages`)',
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
      'the router with its lazy screens and guards, the composition of the session, errors and failed parts',
  },
  {
    path: 'src/routes',
    mayImport: ['src/features', 'src/domain'],
    description: 'screens that take something from their address, joined to it',
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
      'one folder a screen; features do not import each other, except `frame`, what stands around every screen of a learner (the status of sync, log-out, notices), and of `play`, the rooms with games, the card with their settings, what a memory learns from',
  },
  {
    path: 'src/session',
    mayImport: ['src/data', 'src/sync', 'src/remote', 'src/domain'],
    description:
      'who is signed in, and the learner’s store, sync and API in one value that screens get by context; the sender of requests',
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
      'the sync engine: `engine` drains, `merge` joins two states, `wire` reads and writes the document, `timing` says when, `status` tells, `worker` talks to the service worker, `ports` holds what it stands on, with the fakes',
  },
  {
    path: 'src/data',
    mayImport: ['src/contract', 'src/domain'],
    description:
      'Dexie, the only place that touches IndexedDB: `database` opens it and reads its rows, `writes` makes each save one transaction, `learner` is the store that screens use, `requests`, `games` and `storage` are parts of it, `sync-rows` is the side that sync works on, `device` what this device remembers beside any learner',
  },
  {
    path: 'src/games',
    mayImport: ['src/memory', 'src/content', 'src/contract', 'src/domain', 'src/ui'],
    description:
      'the contract, the registry, the kit that games are made from, the table that they are played on, and one folder a game. A game knows no database, session or screen: the table gets those as ports from `features/play`',
  },
  {
    path: 'src/drawings',
    mayImport: ['src/domain', 'src/ui'],
    description: 'the school’s map, the teachers’ portraits and the badges, which several screens show',
  },
  {
    path: 'src/ui',
    mayImport: ['src/domain'],
    description: 'tokens and the primitives that every screen is built from; the browser’s voice',
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
      'corrections without a server, off the page’s thread: `feedback-worker` is the script, `check-client` asks it, in a line, and starts it anew when it ends; `page-checker` is the page’s own',
  },
  {
    path: 'src/feedback',
    mayImport: ['src/content', 'src/domain'],
    description:
      'marking and corrections: numbered answers against their keys, the learner rules over tagged words, the draft of the feedback and its markdown. Pure, so that a device can check without a connection (in `feedback-worker`); the server adds harper and the language model',
  },
  {
    path: 'src/memory',
    mayImport: ['src/domain'],
    description:
      'what is remembered of each word, and what comes next: reviews from evidence, their schedule by FSRS, what events come to, the words that games bring back. Pure: time and the learner’s calendar come in',
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
      'the rules: profile, course, rooms, credits, lesson plan, progress, homework, speech, limits, messages. Pure: no React, Dexie, Firebase, clock or chance',
  },
  {
    path: 'src/installation',
    mayImport: ['src/domain', 'src/platform', 'src/ui'],
    description:
      'registers the service worker, offers the newer version that waits, and keeps on the device what the learner’s level needs (`level-packs`)',
  },
  {
    path: 'src/platform',
    mayImport: [],
    description:
      'what older browsers, and plain-http addresses, do not have, and a timer that can be called off',
  },
  {
    path: 'src/sync-worker',
    mayImport: ['src/data', 'src/sync', 'src/remote', 'src/domain', 'src/platform'],
    description:
      'the worker’s engine: a drain without a page, built into a script of its own (`vite/sync-worker.ts`)',
  },
  {
    path: 'sw',
    mayImport: ['src/sync', 'src/installation'],
    description:
      'the service worker: the files for times without a connection, and the browser’s `sync` event; of sync it knows the protocol alone, of `installation` the level packs',
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
  if (!part) throw new Error(`${path} belongs to no part: put it in one, or add the part to parts.ts.`);
  return part;
}

const BEGIN =
  '<!-- The table of tests/architecture/parts.ts; `npx vitest run tests/architecture -u` writes it. -->';
const END = '<!-- The end of the table. -->';

/** The page with the parts as they are now between its two marks. */
export function insertPartsTable(page: string): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error('The page has no marks for the parts.');
  return `${before}${BEGIN}\n\n${partsTable()}\n\n${END}${after}`;
}

function partsTable(): string {
  const rows = PARTS.map(
    ({ path, mayImport, description }) => `| \`${path}\` | ${formatImports(mayImport)} | ${description} |`,
  );
  return ['| part | may import | what lives there |', '| --- | --- | --- |', ...rows].join('\n');
}

function formatImports(paths: readonly string[]): string {
  return paths.length === 0 ? 'nothing' : `▸ ${paths.map((path) => path.replace('src/', '')).join(', ')}`;
}
