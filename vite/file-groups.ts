import type { Rolldown } from 'vite';

/** A group's name, and what below `src` it begins with. */
type Group = readonly [name: string, paths: readonly string[]];

/**
 * Which files the app is delivered in. The service worker fetches them one after the other, so there are few; what is
 * used together is together, and no page loads a group for a part of it. A group takes along what its modules import,
 * unless a group above has it: so each imports from those above it alone, and no chain of imports is long.
 */
const CODE: readonly Group[] = [
  // What a worker shares with the page: neither React nor anything that waits for a page is in it.
  ['plans', ['domain/(?:plan-markdown|plan/plain-text)']],
  [
    'answers',
    [
      'domain/(?:exercises/(?:key-notation|exercise-items|named-options|answer-)|self-check)',
      'feedback/(?:marking/(?!with-called-right)|task/task-demands|fitting-rule|missed-reason|lexicon/(?!lexicon|verbs|word-families|function-words))',
      'content/words/look-alikes',
    ],
  ],
  ['entrance', ['entrance/main']],
  ['start', ['main.tsx']],
  ['shell', ['app/app']],
  ['school', ['features/school/']],
  ['session', ['app/open-session']],
  ['texts', ['ui/(?:markdown|sanitise|speech)', 'domain/(?:plan-content|homework-file)']],
  [
    // The hub, what stands around every screen, and what several groups below share.
    'hub',
    [
      'routes/(?!words|homework|lessons|keep|account|puzzle)',
      'features/hub/(?!media-panel|cinema)',
      'features/frame/(?:keep-points|log-out|unreadable|use-)',
      'features/play/(?:last-moves|learn-from-events|award-badges|game-settings-card|game-title)',
      'memory/',
      'ui/(?!markdown|sanitise|speech|record-rows/)',
      'domain/(?:storage-limits|newest-writer)',
      'data/device/',
      'content/(?:grammar/grammar-bank|words/(?:word-bank|find-words)|gap)',
    ],
  ],
  // What the first paint waits for no more, apart from each other since each may be missing: what chooses the day's
  // games, the news of a badge, and what reads plans to tell of them.
  ['day', ['features/play/todays-games']],
  ['badge', ['features/frame/badge-notice']],
  ['notices', ['features/frame/']],
  [
    'screens',
    [
      'features/(?:homework|lessons|progress|settings|words|unknown|sign-in)/',
      'features/landing/cabinet/take-plays',
      'features/word-lookup/word-card',
      'ui/record-rows/',
      'routes/(?:words|homework|lessons|keep|account)',
    ],
  ],
  [
    'games',
    ['routes/puzzle', 'features/(?:play/games|hub/media)-panel', 'games/[^/]+/(?:game|bank|daily)\\.tsx?$'],
  ],
  ['classroom', ['features/classroom/(?!write-here)']],
  ['on-device', ['features/classroom/write-here', 'teacher/(?:write-class|class-request|load-level)']],
];

/** What the page shares with its worker and with banks, which have nothing else of it. */
const COMMON =
  /\/src\/(?:domain\/(?:class-game|capitalised|enumeration|word-count|plan\/(?:exercise-keys|plan-extent|quick-check)))\.ts$/;

/** Banks by what a game asks for at once: its level, its band of levels, or none. `level-packs.ts` names the first. */
const BANKS: readonly (readonly [name: string, modules: RegExp])[] = [
  // Words apart: games of higher levels take them along.
  ['words-$1', /\/src\/content\/words\/(\w\d)\.json$/],
  ['practice-$1', /\/src\/content\/(?:grammar|dialogues)\/(\w\d)\.json$/],
  [
    'band-$1',
    /\/src\/content\/(?:blankety-blank|blockbusters|stories\/models|stories\/openers)\/([abc])\.json$/,
  ],
  ['scenes-$1', /\/src\/content\/scenes\/(\w+-[abc])\.json$/],
  // What classes are written from, by level, and by whom it is for.
  ['course-$1', /virtual:level-part\/([\w-]+)$/],
  ['world-$1', /\/src\/content\/general-knowledge\/(\w+)\.json$/],
  ['millionaire', /\/src\/content\/millionaire\/\w+\.json$/],
  ['accepted-words', /virtual:accepted-words/],
  // With the first tap on a word.
  ['common-words', /\/src\/content\/common-words\/common-words\.json$/],
  // For the hub, a tapped word and the corrections.
  ['word-index', /\/src\/content\/words\/word-index\.json$/],
  ['banks', /\/src\/content\/(?!words\/look-alikes).+\.json$|\/alike-words\.ts$|virtual:rude-letters/],
];

function bankOf(id: string): string | null {
  for (const [name, modules] of BANKS) {
    const found = modules.exec(id);
    if (found) return name.replace('$1', found[1] ?? '');
  }
  return null;
}

export const FILE_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'common', test: COMMON, priority: CODE.length + 2 },
  { name: bankOf, debugName: 'banks', priority: CODE.length + 1 },
  ...CODE.map(([name, paths], index) => ({
    name,
    test: new RegExp(`/src/(?:${paths.join('|')})`),
    priority: CODE.length - index,
  })),
];
