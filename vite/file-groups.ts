import { fileURLToPath } from 'node:url';
import { normalizePath, type Rolldown } from 'vite';
import { LEVELS } from '../src/domain/levels.ts';
import { PARTS } from './level-parts/part-names.ts';

/*
 * Which modules of the app go together into a file of the build, so that a visit fetches few files and only
 * those that it needs.
 */

/** A file of the build: these modules with all their imports, except the modules of earlier groups. */
interface Group {
  name: string;
  /** Files and folders below `src`, and virtual modules; a folder ends in a slash. */
  modules: readonly string[];
}

/** The bands of levels: A1 and A2, B1 and B2, C1 and C2. */
const BANDS = ['a', 'b', 'c'];
/** Questions of the quiz by level, and of General Knowledge by difficulty. */
const WORLD_BANKS = ['a1', 'a2', 'easy', 'medium', 'hard'];

/** Banks by level, or by band of levels: `level-packs.ts` composes the packs of these. */
const LEVEL_BANKS: readonly Group[] = [
  ...LEVELS.map((level) => level.toLowerCase()).flatMap((level) => [
    // Separate from the other banks, because games of higher levels use them too.
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

/** Code of the page and of its web worker: without React and the DOM. */
const WORKER_CODE: readonly Group[] = [
  // The words of corrections and chain games, a file of their own, so that a new release of the rules does
  // not fetch them again.
  { name: 'english-words', modules: ['content/english-words/'] },
  // Small modules that pages import without the next two groups, and the schema library: plans have schemas,
  // and the library would otherwise be in their file, which the app's start would load with it.
  {
    name: 'common',
    modules: [
      'domain/capitalise.ts',
      'domain/class-game.ts',
      'domain/format-list.ts',
      'domain/plan/exercise-keys.ts',
      'domain/plan/plan-limits.ts',
      'domain/plan/quick-check.ts',
      'domain/tolerant-schemas.ts',
      'domain/word-count.ts',
    ],
  },
  { name: 'plans', modules: ['domain/plan-markdown.ts', 'domain/plan/plain-text.ts'] },
  {
    name: 'answers',
    modules: [
      'domain/class-minutes.ts',
      'domain/exercises/exercise-items.ts',
      'domain/self-check.ts',
      'feedback/lexicon/inflection.ts',
      'feedback/marking/',
      'feedback/missed-item-explainer.ts',
      'feedback/task/task-requirements.ts',
    ],
  },
];

/** Code of the page, in the order in which a visit loads it. */
const PAGE_CODE: readonly Group[] = [
  { name: 'landing-pages', modules: ['landing-pages/main.ts'] },
  { name: 'start', modules: ['main.tsx'] },
  { name: 'shell', modules: ['app/app.tsx'] },
  { name: 'school', modules: ['features/school/'] },
  { name: 'session', modules: ['app/open-session.ts'] },
  {
    name: 'texts',
    modules: ['ui/markdown.tsx', 'ui/speech/', 'domain/plan-content.ts', 'domain/homework-file.ts'],
  },
  // The hub, sign-in and set-up, and what several of the later groups share.
  {
    name: 'hub',
    modules: [
      'routes/hub.tsx',
      'routes/setup.tsx',
      'routes/sign-in.tsx',
      'content/grammar/',
      'content/words/',
      'domain/coalescing-writer.ts',
      'drawings/words/word-picture.tsx',
      'features/shell/use-cloud-read-state.ts',
      'features/shell/use-install-method.ts',
      'features/shell/use-own-level-only.ts',
      'features/play/game-settings-card.tsx',
      'features/play/game-title.ts',
      'games/registry.ts',
      'spaced-repetition/',
      'ui/',
    ],
  },
  { name: 'level-test', modules: ['features/setup/level-test/'] },
  { name: 'day', modules: ['features/play/todays-games.ts'] },
  { name: 'badge', modules: ['features/shell/badge-notice.tsx'] },
  { name: 'notices', modules: ['features/shell/'] },
  {
    name: 'screens',
    modules: [
      'features/homework/',
      'features/landing/landing-game/save-landing-plays.ts',
      'features/lessons/',
      'features/progress/',
      'features/settings/',
      'features/sign-in/',
      'features/not-found/',
      'features/word-lookup/word-card.tsx',
      'features/words/',
      'routes/account.tsx',
      'routes/homework.tsx',
      'routes/keep-points.tsx',
      'routes/lessons.tsx',
      'routes/words.tsx',
    ],
  },
  {
    name: 'games',
    modules: ['routes/puzzle.tsx', 'features/play/games-panel.tsx', 'features/hub/media-panel.tsx', 'games/'],
  },
  { name: 'classroom', modules: ['features/classroom/classroom-panel.tsx'] },
  // Loaded only by a picture.
  { name: 'word-pictures', modules: ['drawings/words/word-pictures.tsx'] },
  {
    name: 'on-device',
    modules: [
      'features/classroom/write-class-on-device.ts',
      'features/classroom/recall/add-recall.ts',
      'features/classroom/recall/write-review-on-device.ts',
      'teacher/',
    ],
  },
];

const SRC = normalizePath(fileURLToPath(new URL('../src/', import.meta.url)));

function isMember({ modules }: Group, id: string): boolean {
  const path = id.startsWith(SRC) ? id.slice(SRC.length) : id.replace('\0', '');
  return modules.some((each) => (each.endsWith('/') ? path.startsWith(each) : path === each));
}

const GROUPS: readonly Group[] = [...LEVEL_BANKS, ...COMMON_BANKS, ...WORKER_CODE, ...PAGE_CODE];

/**
 * The files of the app's build. A module goes to the first group that names or imports it, so a group loads
 * only earlier ones; the groups are few, because the service worker installs all of them.
 */
export const FILE_GROUPS: Rolldown.CodeSplittingGroup[] = GROUPS.map((group, index, { length }) => ({
  name: group.name,
  test: (id) => isMember(group, id),
  priority: length - index,
}));

/** The files and folders that the groups name, below `src`; without virtual modules. */
export const GROUPED_PATHS: readonly string[] = GROUPS.flatMap(({ modules }) => modules).filter(
  (path) => !path.startsWith('virtual:'),
);
