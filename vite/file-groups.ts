import { fileURLToPath } from 'node:url';
import { normalizePath, type Rolldown } from 'vite';
import { LEVELS } from '../src/domain/levels.ts';
import { PARTS } from './level-parts/part-names.ts';

/** A file of the build: these modules with all that they import, except what a group above has. */
interface Group {
  name: string;
  /** Files and folders below `src`, and virtual modules; a folder ends in a slash. */
  modules: readonly string[];
}

const BANDS = ['a', 'b', 'c'];
/** Questions of the quiz by level, and of General Knowledge by difficulty. */
const WORLD_BANKS = ['a1', 'a2', 'easy', 'medium', 'hard'];

/** Banks by level, or band of levels: the packs of `level-packs.ts` are made of these. */
const LEVEL_BANKS: readonly Group[] = [
  ...LEVELS.map((level) => level.toLowerCase()).flatMap((level) => [
    // Apart from the other banks, because games of higher levels use them too.
    { name: `words-${level}`, modules: [`content/words/${level}.json`] },
    {
      name: `practice-${level}`,
      modules: [`content/grammar/${level}.json`, `content/dialogues/${level}.json`],
    },
  ]),
  ...BANDS.flatMap((band) => [
    {
      name: `band-${band}`,
      modules: [
        `content/blankety-blank/${band}.json`,
        `content/blockbusters/${band}.json`,
        `content/stories/models/${band}.json`,
        `content/stories/openers/${band}.json`,
      ],
    },
    { name: `scenes-young-${band}`, modules: [`content/scenes/young-${band}.json`] },
    { name: `scenes-adult-${band}`, modules: [`content/scenes/adult-${band}.json`] },
  ]),
  ...WORLD_BANKS.map((bank) => ({
    name: `world-${bank}`,
    modules: [`content/general-knowledge/${bank}.json`],
  })),
  ...[...PARTS.keys()].map((part) => ({ name: `course-${part}`, modules: [`virtual:level-part/${part}`] })),
];

/** Banks that learners of every level use. */
const COMMON_BANKS: readonly Group[] = [
  {
    name: 'millionaire',
    modules: [
      'content/millionaire/lower.json',
      'content/millionaire/middle.json',
      'content/millionaire/upper.json',
    ],
  },
  { name: 'accepted-words', modules: ['virtual:accepted-words'] },
  { name: 'common-words', modules: ['content/common-words/common-words.json'] },
  { name: 'word-index', modules: ['content/words/word-index.json'] },
  {
    name: 'banks',
    modules: [
      'content/blankety-blank/panellists.json',
      'content/blankety-blank/supermatches.json',
      'content/blockbusters/gold-run.json',
      'content/language-questions/alike-words.ts',
      'content/stories/emoji.json',
      'virtual:rude-letters',
    ],
  },
];

/** Code that runs in the page and in its worker: without React, and without anything that needs a document. */
const WORKER_CODE: readonly Group[] = [
  // Small modules that pages import without the two groups below.
  {
    name: 'common',
    modules: [
      'domain/capitalise.ts',
      'domain/class-game.ts',
      'domain/format-list.ts',
      'domain/plan/exercise-keys.ts',
      'domain/plan/plan-limits.ts',
      'domain/plan/quick-check.ts',
      'domain/word-count.ts',
    ],
  },
  { name: 'plans', modules: ['domain/plan-markdown.ts', 'domain/plan/plain-text.ts'] },
  {
    name: 'answers',
    modules: [
      'domain/exercises/exercise-items.ts',
      'domain/self-check.ts',
      'feedback/lexicon/inflection.ts',
      'feedback/marking/',
      'feedback/missed-reason.ts',
      'feedback/task/task-demands.ts',
    ],
  },
];

/** Code of the page, in the order in which a visit loads it. */
const PAGE_CODE: readonly Group[] = [
  { name: 'entrance', modules: ['entrance/main.ts'] },
  { name: 'start', modules: ['main.tsx'] },
  { name: 'shell', modules: ['app/app.tsx'] },
  { name: 'school', modules: ['features/school/'] },
  { name: 'session', modules: ['app/open-session.ts'] },
  {
    name: 'texts',
    modules: ['ui/markdown.tsx', 'ui/speech/', 'domain/plan-content.ts', 'domain/homework-file.ts'],
  },
  // The hub with the way in, and what several of the groups below share.
  {
    name: 'hub',
    modules: [
      'routes/hub.tsx',
      'routes/setup.tsx',
      'routes/sign-in.tsx',
      'content/grammar/',
      'content/words/',
      'domain/coalescing-writer.ts',
      'features/frame/use-cloud.ts',
      'features/frame/use-install-way.ts',
      'features/frame/use-level-alone.ts',
      'features/play/game-settings-card.tsx',
      'features/play/game-title.ts',
      'games/registry.ts',
      'memory/',
      'ui/',
    ],
  },
  { name: 'day', modules: ['features/play/todays-games.ts'] },
  { name: 'badge', modules: ['features/frame/badge-notice.tsx'] },
  { name: 'notices', modules: ['features/frame/'] },
  {
    name: 'screens',
    modules: [
      'features/homework/',
      'features/landing/cabinet/take-plays.ts',
      'features/lessons/',
      'features/progress/',
      'features/settings/',
      'features/sign-in/',
      'features/unknown/',
      'features/word-lookup/word-card.tsx',
      'features/words/',
      'routes/account.tsx',
      'routes/homework.tsx',
      'routes/keep.tsx',
      'routes/lessons.tsx',
      'routes/words.tsx',
    ],
  },
  {
    name: 'games',
    modules: ['routes/puzzle.tsx', 'features/play/games-panel.tsx', 'features/hub/media-panel.tsx', 'games/'],
  },
  { name: 'classroom', modules: ['features/classroom/classroom-panel.tsx'] },
  { name: 'on-device', modules: ['features/classroom/write-here.ts', 'teacher/'] },
];

const SRC = normalizePath(fileURLToPath(new URL('../src/', import.meta.url)));

function isOf({ modules }: Group, id: string): boolean {
  const path = id.startsWith(SRC) ? id.slice(SRC.length) : id.replace('\0', '');
  return modules.some((each) => (each.endsWith('/') ? path.startsWith(each) : path === each));
}

/**
 * Which files the app is delivered in. A module goes to the first group that names it or imports it, so a group loads only
 * those above it. There are few groups, because the service worker installs all of them, and none is loaded for a
 * small part of it.
 */
export const FILE_GROUPS: Rolldown.CodeSplittingGroup[] = [
  ...LEVEL_BANKS,
  ...COMMON_BANKS,
  ...WORKER_CODE,
  ...PAGE_CODE,
].map((group, index, { length }) => ({
  name: group.name,
  test: (id) => isOf(group, id),
  priority: length - index,
}));
